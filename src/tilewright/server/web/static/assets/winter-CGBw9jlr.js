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
0 use gold_mine | 3e0b52ff8e81
0 send 1 red | dc1d1089ba42
1 bid mason | d5773a87d3a2
1 send 1 blue | 36cb2023505a
0 use miner | be084b5b2f2d
0 send 1 blue | bd4fe4b96db8
1 pass | 8ae066b84053
0 use hiring_fair | c6d39bb91a48
0 send 1 yellow | 50c23ab6a2f6
0 return pick | b88080df8c6e
1 pass | 8151273abc45
0 use home_1 | 223a2434ebe8
0 send 1 red | 76de728754fb
0 move stone home_1 gold_mine | 7dcffb349724
0 upgrade gold_mine | 022a6a37b6ca
1 bid summer_boat_1 | 9eeb6b9bccec
1 send 1 red | c376d6288228
0 bid hiring_fair | 32531c05af7a
0 send 1 yellow | 480cad30995d
1 bid hiring_fair | ad6b208e1296
1 send 2 yellow | 7a0c4bc2d8b4
0 use gold_mine | 3eabbfb0cb61
0 send 2 red | 2dd5c0e66c20
1 bid tavern | c0c01b4798b1
1 send 1 blue | 5d7be856a344
0 bid mason | 7891b16d49a8
0 send 2 blue | aa1e8d7b7e87
1 use home_4 | a5c7b1c92c6c
1 join mason | b38ca93ee9fc
1 send | 579cb7d313f6
1 upgrade miner | aca7f117f859
0 bid summer_boat_4 | 0a420a82559d
0 send 1 yellow | 72764ab68800
1 bid summer_boat_2 | dfd32b5be6a0
1 send 1 red | f07d816ded04
0 pass | 1709ec3187d8
1 use miner | ddddd6a58eb6
1 send 2 blue | 9a05e8311a78
0 pass | 232f186e46a0
1 use keywood | 94437e11aab4
1 send 1 blue | 6c687cceb5b5
0 pass | 7a5476f97889
1 use tavern | e93f29e45f05
1 send 1 blue | 00ad9f808479
0 pass | be4236fe2e00
1 pass | 365d74581dd6
1 board boat_keyflower | b28a99f1e8a1
0 lay mason | f4a693a74895
0 place mason 1,0 1 | 1963ee3f0365
0 place summer_boat_4 0,1 0 | 377027cff634
1 lay summer_boat_2 | ec362fe84fe8
1 place summer_boat_2 -2,1 0 | 34d96f0f8b69
1 lay hiring_fair | 53dbb1fba103
1 place hiring_fair 0,1 1 | d841ea47b771
1 lay tavern | eb0031448756
1 place tavern 1,-1 0 | 9f64b8062336
1 place summer_boat_1 -1,0 0 | 6891cf4be503
1 use wainwright | 87147acec885
1 send 1 blue | 3b7ac74a0636
1 move gold miner hiring_fair | b701ed1a5d29
1 move wood keywood hiring_fair | a3401606d126
1 upgrade hiring_fair | 8458da7f35ea
1 upgrade keywood | 4c53fe42960b
1 done | 8b701a123b98
0 use mason | c748d3127305
0 send 1 blue | d05f3357960c
1 bid well | fcb680d06e49
1 send 1 green | 311499916233
0 bid barn | 3117af7ef670
0 send 1 red | f5a701662287
1 bid turn_order_1 | 68f4b1d7afec
1 send 1 blue | 7ebd7e3557a9
0 use home_1 | 0759413f4078
0 send 1 red | 5d3e0036f9f0
0 upgrade mason | 12dc2e16fe6c
0 move gold gold_mine home_1 | 3b110df56e07
1 bid wainwright | 6b6b74343693
1 send 1 blue | 38ab7198138c
0 use mason | 1d81481d5431
0 add 1 red | 33bdf5a0207e
0 send 1 yellow | 28a7caeafe9b
1 use keywood | c494bb7865b5
1 send 1 blue | aa13a5a134f2
0 use gold_mine | 3cf848bbdfe1
0 send 1 red | 9b73e33be66f
1 bid timber_yard | c13024cae3aa
1 send 1 red | 5d14d97ae269
0 use gold_mine | 52a9139cab47
0 add 1 red | 7a0537c83ddf
0 send 1 yellow | 28ffef44b9d4
1 bid fair | 57b32cdd2322
1 send 1 red | a19f3e524458
0 use gold_mine | 2be85e21f815
0 send 3 yellow | 7b8a990de850
1 use keywood | 33d79416144e
1 send 2 blue | 09cb4965a71a
0 pass | e80344c4be53
1 use keywood | 546a2254d5b2
1 send 3 blue | dd5efdf64faf
0 pass | b5b843d04e01
1 use miner | f9ad736f5a34
1 send 1 blue | 845ceccf48bb
0 pass | 6ece87edbe1e
1 use inn | a96bc6b0c873
1 send 1 red | 37b88f8ef6cd
0 pass | b2e33a07924e
1 bid inn | b5023a8eedd1
1 send 1 red | 1419a2c9837a
0 pass | 7eba9f6b3ab4
1 use tavern | 6a3cf61ec6b9
1 send 1 yellow | a5bec010423f
0 pass | 40251395f7d4
1 use tavern | f2908a6bb88e
1 send 2 yellow | 5a3bf9f64440
0 pass | 3d12de64a7a7
1 use miner | f92cf0536ed2
1 send 2 blue | 9aba919771d6
0 pass | 143387eee6c0
1 pass | d11f8a97d772
1 board boat_sea_bastion | 3d1b3d331291
0 place barn -1,1 3 | c6df2cfc4898
1 lay well | 55daf48bf476
1 place well 0,-1 1 | 62865e24588c
1 lay wainwright | bb146fd69fc1
1 place wainwright -2,2 0 | 92c22b0776d1
1 lay inn | e304acd78743
1 place inn -1,2 3 | 4f1f82c373ad
1 lay timber_yard | cfc0b62b8c62
1 place timber_yard 0,2 2 | 8264697559c4
1 place fair 2,-1 3 | 15a1ed926a51
open 154 15a1ed926a51f2f91bb2a961f1b2aa87
`;export{e as default};