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
0 use assayer | 80ca73e26da8
0 send 1 yellow | df4e829fab17
0 take contract | 6309b4495cfb
0 contract saw_resource2 | 7eeb7ef487ff
1 pass | 16dfce283875
0 pass | c7ed8249a2de
0 board boat_sea_bastion_ii | 40817fd2529a
0 place keywood -1,0 1 | a8dcceba50d3
1 place gold_mine -1,0 0 | a9978546e5ea
1 bid turn_order_1 | 5c75e27a3cba
1 send 1 blue | a4b5677b6faa
open 15 a4b5677b6faab117a6afe0cecc8fc177
`;export{e as default};