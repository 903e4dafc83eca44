import {common} from './en/common.ts';
import {joining} from './en/joining.ts';

/** English, which is also the list of keys. What only some screens say comes with the first of them (`MORE` in `index.ts`). */
export const en = {
  common,
  joining,
};
