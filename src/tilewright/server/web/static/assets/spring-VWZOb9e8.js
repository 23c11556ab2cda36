var e=`0 bid miner
0 send 1 red
1 bid miner
1 send 2 red
0 bid gold_mine
0 join miner
0 send 1 red
1 bid keywood
1 send 1 blue
0 use workshop
0 send 1 yellow
0 take stone
1 pass
0 use apprentice_hall
0 send 1 blue
1 pass
0 pass
0 board boat_sea_bastion
0 place gold_mine 1,-1 1
1 lay miner
1 place miner 1,0 1
1 place keywood -1,1 0
`;export{e as default};