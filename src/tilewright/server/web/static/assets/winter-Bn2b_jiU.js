var e=`0 choose jeweller
1 choose scholar
1 bid scholar
1 send 2 blue
0 bid jeweller
0 send 2 red
1 pass
0 bid turn_order_1
0 send 1 yellow
1 pass
0 pass
0 board boat_keyflower
0 lay jeweller
0 place jeweller -2,1 1
0 lay turn_order_1
0 place turn_order_1 -3,1 0
0 place boat_keyflower -4,1 0
1 lay scholar
1 place scholar -3,1 0
1 place boat_sea_bastion -4,1 0
`;export{e as default};