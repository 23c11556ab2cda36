var e=`0 use gold_mine
0 send 1 red
1 bid mason
1 send 1 blue
0 use miner
0 send 1 blue
1 pass
0 use hiring_fair
0 send 1 yellow
0 return pick
1 pass
0 use home_1
0 send 1 red
0 move stone home_1 gold_mine
0 upgrade gold_mine
`;export{e as default};