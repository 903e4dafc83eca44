import {common} from './en/common.ts';
import {home} from './en/home.ts';
import {joining, lobby} from './en/setup.ts';

/** English, which is also the list of keys. The panels' texts (`en/panels.ts`) come with the first panel. */
export const en = {
  common,
  home,
  lobby,
  joining,
};
