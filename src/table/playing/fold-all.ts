/** A whole log folded by the rules alone; chain and signatures are looked at elsewhere. */
import {BadMessage} from '../../base/bad-message.ts';
import {canonicalJson} from '../../base/json.ts';
import type {AnyGame} from '../../engine/game.ts';
import {namingEntry} from '../../engine/illegal.ts';
import {Replay} from '../../engine/replay.ts';
import type {Chain} from '../../log/chain.ts';
import type {GameRecord} from '../../saves/record.ts';
import {factOf} from './fact.ts';

/** @throws IllegalAction with the entry's number in `details.n` */
export function foldAll(chain: Chain, game: AnyGame): Replay {
  const replay = namingEntry(0, () => new Replay(game, chain.header));
  for (const entry of chain.entries.slice(1)) namingEntry(entry.n, () => replay.fold(factOf(entry)));
  return replay;
}

/** What the writer says came out. @throws BadMessage record/other-result, record/other-digest */
export function checkClaims({result, digest}: GameRecord, replay: Replay): void {
  const n = replay.head;
  if (result !== undefined && canonicalJson(result) !== canonicalJson(replay.result))
    throw new BadMessage('record/other-result', {n});
  if (digest !== undefined && digest !== replay.digest) throw new BadMessage('record/other-digest', {n});
}
