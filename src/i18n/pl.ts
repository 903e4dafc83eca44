import {common} from './pl/common.ts';
import {home} from './pl/home.ts';
import {settings} from './pl/settings.ts';
import {joining, lobby, newTable} from './pl/setup.ts';
import type {StartText} from './type.ts';

/** Polski. */
export const pl: StartText = {
  common,
  home,
  newTable,
  lobby,
  joining,
  settings,
};
