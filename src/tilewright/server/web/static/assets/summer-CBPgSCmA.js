var e=`tilewright record 1
game keyflower(players=2)
rules keyflower 2 d970d4434d8257d3
seed lesson 464
seat 0 the one who learns the game at this table
seat 1 Robin
start accb3454c590 61eaad691034
0 bid miner | a39dcea292a6
0 send 1 red | 513e58949dcc
1 bid miner | b6e356df5393
1 send 2 red | 339bb44c38b1
0 bid gold_mine | c95d1c6c1c90
0 join miner | 8dd7de5b031f
0 send 1 red | 50de880ce492
1 bid keywood | 616e53bfe7a3
1 send 1 blue | 4cc291cf7f08
0 use workshop | 443dafc333fa
0 send 1 yellow | b9f75b88a228
0 take stone | e4c4d9d45da4
1 pass | 4ce9dd617e8a
0 use apprentice_hall | 133ab8e3dc73
0 send 1 blue | c38e67efb75f
1 pass | b2d30f280f30
0 pass | 12ff2138d4ec
0 board boat_sea_bastion | caca348b6f1b
0 place gold_mine 1,-1 1 | 8a3453b2968e
1 lay miner | a6010d373dc7
1 place miner 1,0 1 | 994e4acd6ecf
1 place keywood -1,1 0 | 4e52353301c4
1 bid turn_order_1 | 4259ba625ce5
1 send 1 yellow | b42815c8daec
open 24 b42815c8daec605f7b4f353ed365d966
`;export{e as default};