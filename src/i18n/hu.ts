import {common} from './hu/common.ts';
import {home} from './hu/home.ts';
import {joining, lobby} from './hu/setup.ts';
import type {StartText} from './type.ts';

/** Magyar. */
export const hu: StartText = {
  common,
  home,
  lobby,
  joining,
};
