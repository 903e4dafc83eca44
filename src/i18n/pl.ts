import {common} from './pl/common.ts';
import {home} from './pl/home.ts';
import {fairness, help, log, people} from './pl/panels.ts';
import {settings} from './pl/settings.ts';
import {joining, lobby, newTable} from './pl/setup.ts';
import type {AppText} from './type.ts';

/** Polski. */
export const pl: AppText = {
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
