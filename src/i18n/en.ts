import {common} from './en/common.ts';
import {home} from './en/home.ts';
import {fairness, help, log, people} from './en/panels.ts';
import {settings} from './en/settings.ts';
import {joining, lobby, newTable} from './en/setup.ts';

/** English, which is also the list of keys. */
export const en = {
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
