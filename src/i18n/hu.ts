import {common} from './hu/common.ts';
import {home} from './hu/home.ts';
import {fairness, help, log, people} from './hu/panels.ts';
import {settings} from './hu/settings.ts';
import {joining, lobby, newTable} from './hu/setup.ts';
import type {AppText} from './type.ts';

/** Magyar. */
export const hu: AppText = {
  common,
  home,
  newTable,
  lobby,
  joining,
  settings,
  log,
  fairness,
  help,
  people,
};
