var e=`tilewright record 1
game keyflower(players=2)
rules keyflower 2 d970d4434d8257d3
seed lesson 464
seat 0 the one who learns the game at this table
seat 1 Robin
start accb3454c590 61eaad691034
open 0 accb3454c590a7ce310fa43130f8e257
`;export{e as default};