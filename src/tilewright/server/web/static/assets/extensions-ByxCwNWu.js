var e=`0 exchange saw_resource2 saw
0 use home_2
0 send 1 blue
0 upgrade keywood
0 extend keywood blue_for_blue
1 pass
0 use bookkeeper
0 send 1 yellow
0 take contract
0 contract red2_worker4
`;export{e as default};