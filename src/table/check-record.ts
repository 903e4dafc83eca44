/** Folds entries whose chain and signatures have passed, as a stranger would: nothing believed, everything computed. */
import type {AnyGame} from '../engine/game.ts';
import {Replay} from '../engine/replay.ts';
import {Chain} from '../log/chain.ts';
import {factOf} from './ledger.ts';

/** @throws BadMessage, IllegalAction of the first entry that does not fit */
export function foldAll(texts: readonly string[], game: AnyGame): Replay {
  const chain = Chain.link(texts);
  const replay = new Replay(game, chain.header);
  for (const entry of chain.entries.slice(1)) replay.fold(factOf(entry));
  return replay;
}
