/** A record from outside, looked at in full: file, chain, every signature, every rule, and what the writer claims. */
import {BadMessage} from '../base/bad-message.ts';
import {canonicalJson} from '../base/json.ts';
import type {AnyGame} from '../engine/game.ts';
import {namingEntry} from '../engine/illegal.ts';
import {Replay} from '../engine/replay.ts';
import {Chain} from '../log/chain.ts';
import {type VerifyOptions, verifyEntries} from '../log/verify.ts';
import {decodeRecord, type GameRecord} from '../saves/record.ts';
import {factOf} from './fact.ts';

export interface CheckedRecord {
  readonly chain: Chain;
  readonly replay: Replay;
  /** How many signatures were checked. */
  readonly signatures: number;
}

/**
 * @param loadGame the rules by id; null for a game that is not known here
 * @throws BadMessage, IllegalAction: the first thing that is wrong; `details.n` is the number of the entry, where it
 *   is one
 */
export async function checkRecord(
  text: string,
  loadGame: (id: string) => Promise<AnyGame | null>,
  options: VerifyOptions = {},
): Promise<CheckedRecord> {
  const record = decodeRecord(text);
  const {chain, signatures, broken} = await verifySome(record.entries, options);
  const {game: id} = chain.header;
  const game = await loadGame(id);
  if (!game) throw new BadMessage('record/unknown-game', {n: 0, game: id});
  const replay = foldAll(chain, game);
  if (broken) throw broken;
  checkClaims(record, replay);
  return {chain, replay, signatures};
}

/**
 * The chain up to the first entry that breaks it, so that a broken rule before that entry is found, too.
 * @throws BadMessage when not even the header is good
 */
async function verifySome(texts: readonly string[], options: VerifyOptions) {
  try {
    return {...(await verifyEntries(texts, options)), broken: null};
  } catch (error) {
    const n = error instanceof BadMessage ? error.details.n : undefined;
    if (!(error instanceof BadMessage) || typeof n !== 'number' || n === 0) throw error;
    return {chain: Chain.link(texts.slice(0, n)), signatures: 0, broken: error};
  }
}

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
