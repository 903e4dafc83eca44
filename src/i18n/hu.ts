import {common} from './hu/common.ts';
import {joining} from './hu/joining.ts';
import type {StartText} from './type.ts';

/** Magyar. */
export const hu: StartText = {
  common,
  joining,
};
