import {common} from './hu/common.ts';
import {home} from './hu/home.ts';
import {settings} from './hu/settings.ts';
import {joining, lobby, newTable} from './hu/setup.ts';
import type {StartText} from './type.ts';

/** Magyar. */
export const hu: StartText = {
  common,
  home,
  newTable,
  lobby,
  joining,
  settings,
};
