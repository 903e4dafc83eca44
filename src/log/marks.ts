/**
 * Combining marks, made by test/support/build/make-looks.mjs.
 *
 * Out of Unicode's tables (confusables.txt of UTS #39; decompositions, case and categories of 17.0).
 * Copyright © 1991-2025 Unicode, Inc. Unicode and the Unicode Logo are registered trademarks of Unicode, Inc. in the U.S. and
 * other countries. Licensed under the Unicode License V3 (https://www.unicode.org/license.txt): permission is hereby granted,
 * free of charge, to any person obtaining a copy of data files and any associated documentation to deal in the data files
 * without restriction, provided that this copyright and permission notice appear with all copies. The data files are provided
 * "as is", without warranty of any kind.
 */

/** As ranges: the gap before each, and how many it has if more than one, to the base of 36 (`codesIn` in name.ts). */
export const MARKS =
  'lc 34,7n 7,7b 19,1,1 2,1 2,1,20 b,1c l,g,2t 7,2 6,2 2,1 4,z,u r,2j b,1m 9,9,o 4,1 9,1 3,1 5,17 3,1n 9,16 o,1 x,1i 3,1 i,1 7,a 2,t 3,1k,1 7,2 2,2 3,9,a 2,q,2 3,1k,1 5,4 2,2 3,3,u 2,3,b 3,1k,1 8,1 3,1 3,k 2,m 6,1 3,1k,1 7,2 2,2 3,7 3,a 2,u,1n 5,3 3,1 4,9,14 5,1j,1 7,1 3,1 4,7 2,b 2,t 3,1k,1 7,1 3,1 4,7 2,b 2,f,c 4,1j 2,1 7,1 3,1 4,9,a 2,t 3,1y,4 6,1,1 8,i 2,1p,2 7,c 8,2q,2 9,b 7,21 2,r,1,1,4 2,1d k,1 2,5 b,1 10,9,2s k,n 4,4 3,1 3,2 7,3 4,d c,1,a 4,jj 3,qa 4,s 3,t 2,u 2,1s w,9,19 3,1,39 2,y,3a c,4 c,63 5,1l a,1 t,2,1c 1a,2 c,k 5,1b h,12 9,c 3,u d,1k e,1c k,48 3,1 l,4,6,2 3,5i 1s,k0 x,2da 3,3x,2o w,fe 6,2x 2,n9w 4,1 a,w 2,28 2,7k,3,4,n 5,4,2b 2,1e i,q i,d,12 8,p d,18 4,1b e,10,1v e,c,8 2,19 3,1e,1 3,2 2,5 2,1,15 5,5 2,6k 8,1 2,fn4,kh g,g g,r1,6a,45 5,1ae 3,1 2,5 4,14 3,4,4l 2,fx 4,1t 5,8t 2,25 6,1y b,1d 4,3e 3,1h f,15,2 2,a 4,19 b,7,1p 3,10 e,g 2,18,c 3,1c e,8 4,1 2,2k c,6,2,4d c,l 4,1j 2,1 7,2 2,2 3,9,a 2,2 7,3 5,1v 9,1,2,1 4,1 5,1,e 2,2a i,n,29 k,6j 7,2 9,r 2,2a h,2y d,2t f,74 f,6t 6,1 2,2 4,1,1 2,3x 7,2 7,3,s a,14 7,1 4,8,9 b,1a g,5i 8,5j 8,1 8,2a m,1 e,3e 6,3,1 2,1 7,1,1u 5,1 2,1 5,9n 4,9 2,1,1c 7,3 5,n,44l,6 f,8ug i,1xc 5,1n 7,t4,1 1j,7 4,29,b 2,f57 2,3mp 1a,2 n,f2 5,3 6,8 8,2 7,u 4,44 3,1iz 1j,4 1e,8,e,m 5,1 f,11s 7,1 h,2 7,1 2,1 5,2s,4g 7,af,1p 4,e4 4,72 2,6r,2,7 2,5,d6 7,31 7,gzhx 6o';
