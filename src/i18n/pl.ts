import {common} from './pl/common.ts';
import {home} from './pl/home.ts';
import {joining, lobby} from './pl/setup.ts';
import type {StartText} from './type.ts';

/** Polski. */
export const pl: StartText = {
  common,
  home,
  lobby,
  joining,
};
