var e=`tilewright record 1
game keyflower(players=2,merchants=true,variant=merchants)
rules keyflower 2 87863d5102eda275
seed lesson 47
seat 0 the one who learns the game at this table
seat 1 Robin
start 50b4e1ac9037 5617a461c3ac
0 bid keywood | 544989bd46d8
0 send 2 red | da86d69b96cb
1 bid gold_mine | 06f9795ab813
1 send 1 blue | 9b1e12e8550d
open 4 9b1e12e8550da0d701ea7411634973c7
`;export{e as default};