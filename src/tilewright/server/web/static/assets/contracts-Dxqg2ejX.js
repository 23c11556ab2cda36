var e=`0 use assayer
0 send 1 yellow
0 take contract
0 contract saw_resource2
1 pass
0 pass
0 board boat_sea_bastion_ii
0 place keywood -1,0 1
1 place gold_mine -1,0 0
`;export{e as default};