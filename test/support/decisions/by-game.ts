/** The decisions of the painted games, by the id of the game. */
import type {TableAt} from '../../../components/gallery/specimens.ts';
import {catan} from './catan.ts';
import {portolano} from './portolano.ts';
import {puertoRico} from './puerto-rico.ts';
import {sanJuan} from './san-juan.ts';

const TABLES: Readonly<Record<string, TableAt>> = {
  catan: catan.named,
  portolano: portolano.named,
  'puerto-rico': puertoRico.named,
  'san-juan': sanJuan.named,
};

/** Tables of a game, for who has no game of its own. @throws TypeError for a game that nobody has painted */
export const tablesOf = (game: string): TableAt => {
  const tables = TABLES[game];
  if (!tables) throw new TypeError(`no decisions of ${game}`);
  return tables;
};
