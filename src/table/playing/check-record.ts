/**
 * A record from outside, looked at in full: file, chain, every signature, every rule, and what the writer claims; where it
 * was dealt together, every proof as well.
 */

import {BadMessage} from '../../base/bad-message.ts';
import type {Json} from '../../base/json.ts';
import {loadModule} from '../../base/load-module.ts';
import type {AnyGame} from '../../engine/game.ts';
import {IllegalAction} from '../../engine/illegal.ts';
import type {Replay} from '../../engine/replay.ts';
import {Chain} from '../../log/chain.ts';
import {pacer, SLICE_MS, type VerifyOptions, verifyEntries} from '../../log/verify.ts';
import {decodeRecord} from '../../saves/record.ts';
import type {AuditVerdict} from './audit-port.ts';
import {checkClaims, foldAll} from './fold-all.ts';
import type {Audited} from './joint/audit.ts';

export interface CheckOptions extends VerifyOptions {
  /** Looks at the proofs of dealing, too. */
  readonly audit?: boolean | undefined;
}

export interface CheckedRecord {
  readonly chain: Chain;
  readonly replay: Replay;
  /** How many signatures were checked. */
  readonly signatures: number;
  /** What the audit found; null where none was asked for, and where one device dealt: it leaves no proofs. */
  readonly audited: Audited | null;
}

type LoadGame = (id: string) => Promise<AnyGame | null>;

/**
 * @param loadGame the rules by id; null for a game that is not known here
 * @throws BadMessage, IllegalAction: the first thing that is wrong; `details.n` is the number of the entry, where it
 *   is one
 */
export async function checkRecord(
  text: string,
  loadGame: LoadGame,
  options: CheckOptions = {},
): Promise<CheckedRecord> {
  const record = decodeRecord(text);
  const checked = await checkEntries(record.entries, loadGame, options);
  checkClaims(record, checked.replay);
  return checked;
}

/** The same for entries alone. With an audit, progress counts each entry twice: its signatures, then its proofs. */
export async function checkEntries(
  texts: readonly string[],
  loadGame: LoadGame,
  options: CheckOptions = {},
): Promise<CheckedRecord> {
  const {onProgress} = options;
  const phases = options.audit ? 2 : 1;
  const verifying = {
    ...options,
    onProgress: onProgress && ((done: number) => onProgress(done, phases * texts.length)),
  };
  const {chain, signatures, broken} = await verifySome(texts, verifying);
  const before = await auditCarried(chain, loadGame, options);
  const {game: id, mode} = chain.header;
  const game = await loadGame(id);
  if (!game) throw new BadMessage('record/unknown-game', {n: 0, game: id});
  const {replay, audited} =
    options.audit && mode === 'joint'
      ? await audit(chain, game, texts.length, options)
      : {replay: foldAll(chain, game), audited: null};
  if (broken) throw broken;
  return {chain, replay, signatures, audited: audited && before ? joined(before, audited) : audited};
}

/** The proofs of the record that a taken up table carries; its signatures are those of the entries that carry it. */
async function auditCarried(
  chain: Chain,
  loadGame: LoadGame,
  options: CheckOptions,
): Promise<Audited | null> {
  if (!options.audit || !chain.carried) return null;
  try {
    const {texts} = chain.carried;
    return (await checkEntries(texts, loadGame, {...options, onProgress: undefined})).audited;
  } catch (error) {
    const {n} = error instanceof BadMessage || error instanceof IllegalAction ? error.details : {};
    if (typeof n !== 'number') throw error;
    const details = {...(error as BadMessage).details, n: n + 1};
    throw error instanceof IllegalAction
      ? new IllegalAction(error.code, {details})
      : new BadMessage((error as BadMessage).code, details);
  }
}

const joined = (before: Audited, {answered, dealing, convicted}: Audited): Audited => {
  const kinds = Object.keys({...before.answered, ...answered}) as (keyof Audited['answered'])[];
  const sum = (kind: keyof Audited['answered']) => (before.answered[kind] ?? 0) + (answered[kind] ?? 0);
  return {
    answered: Object.fromEntries(kinds.map(kind => [kind, sum(kind)])),
    dealing,
    convicted: [...before.convicted, ...convicted],
  };
};

async function audit(
  chain: Chain,
  game: AnyGame,
  entries: number,
  {onProgress, signal, aside}: CheckOptions,
) {
  // What proves is loaded for who wants it proved.
  const {auditDealing} = await loadModule(() => import('./joint/audit.ts'));
  return auditDealing(chain, game, {
    onProgress: onProgress && (done => onProgress(entries + done + 1, 2 * entries)),
    pause: aside ? undefined : pacer(SLICE_MS, signal),
  });
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

/** A whole log checked in full, with a verdict that can be sent from thread to thread. */
export async function auditEntries(
  texts: readonly string[],
  loadGame: LoadGame,
  options: CheckOptions = {},
): Promise<AuditVerdict> {
  try {
    const {replay, audited} = await checkEntries(texts, loadGame, {...options, audit: true});
    const {answered = null, convicted = []} = audited ?? {};
    return {good: true, digest: replay.digest, answered, convicted};
  } catch (error) {
    if (!(error instanceof BadMessage || error instanceof IllegalAction)) throw error;
    const details = error.details as {readonly [field: string]: Json};
    return {good: false, code: error.code, details, rules: error instanceof IllegalAction};
  }
}
