/** In the place of Catan's rules: the host begins with cards enough to buy a knight and a monopoly, a third seat with ore. */
import {quickCatan} from './quick-catan.ts';

export const game = quickCatan({
  deck: ['knight', 'monopoly'],
  hands: [
    [0, 2, 2, 0, 2],
    [1, 1, 0, 1, 0],
    [3, 3, 3, 3, 3],
  ],
  goal: 9,
  first: 1,
  dice: [],
});
