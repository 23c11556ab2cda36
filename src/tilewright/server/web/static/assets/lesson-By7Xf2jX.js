var e=`tilewright record 1
game artificium(players=2)
rules artificium 2 734149000d6b5119
seed lesson 328
seat 0 the one who learns the game at this table
seat 1 bot easy
start f52df39589c0 364cd1d9ffed
open 0 f52df39589c082ed2b57f87f58cab7c0
`;export{e as default};