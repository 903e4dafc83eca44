/**
 * The audit of a table that dealt together: its log once more from entry 0, with every proof looked at, every draw
 * computed again, and the engine asked what it asks. What it trusts is the log alone: no device of the table.
 */
import {BadMessage} from '../../../base/bad-message.ts';
import {toBase64url} from '../../../base/bytes.ts';
import type {Ask} from '../../../engine/ask.ts';
import type {AnyGame} from '../../../engine/game.ts';
import {IllegalAction} from '../../../engine/illegal.ts';
import {Replay} from '../../../engine/replay.ts';
import {
  Auditor,
  blameFor,
  type Claims,
  type LogReader,
  type ReadEntry,
  stateDigest,
} from '../../../fair/index.ts';
import type {Chain} from '../../../log/chain.ts';
import {verifyStrict} from '../../../log/strict-ed25519.ts';
import type {BlameView} from '../../seen/fairness-model.ts';
import {bytesOf, factOf, fairOf} from '../fact.ts';
import {blameView} from './blame-view.ts';
import {Folding} from './folding.ts';
import {placeOf, stepOf, tableInfoOf} from './said.ts';

/** What an audit found in a record that holds. */
export interface Audited {
  /** How many requests of each kind were answered, each with its proofs. */
  readonly answered: Readonly<Partial<Record<Ask['kind'], number>>>;
  /** Base64url digest of the dealing's state after the last entry. */
  readonly dealing: string;
  /** Who signed what entries of this log prove to be false, oldest first: the record holds, and tells it. */
  readonly convicted: readonly BlameView[];
}

export interface AuditOptions {
  /** Told after each entry. */
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
  /** Waited for after each entry, where the thread has other things to do; what it throws ends the audit. */
  readonly pause?: (() => Promise<void>) | undefined;
}

/**
 * @param chain whose links and signatures are checked already
 * @throws BadMessage, IllegalAction: the first entry that is wrong, its number in `details.n`; where the evidence
 *   convicts somebody, `details.blamed` is the seat, `details.name` who sits there, `details.proof` what failed
 */
export async function auditDealing(
  chain: Chain,
  game: AnyGame,
  {onProgress, pause}: AuditOptions = {},
): Promise<{readonly replay: Replay; readonly audited: Audited}> {
  const replay = new Replay(game, chain.header);
  const reader = new ChainReader(chain, replay);
  const auditor = new Auditor('', reader);
  reader.known = handle => auditor.state.handles.get(handle).value ?? undefined;
  const answered: {[kind in Ask['kind']]?: number} = {};
  for (const {n, text} of chain.entries.slice(1)) {
    const claims = naming(n, auditor, text, chain);
    for (const {request} of claims.answered) answered[request.kind] = (answered[request.kind] ?? 0) + 1;
    onProgress?.(n, chain.entries.length - 1);
    await pause?.();
  }
  const {failed, convicted} = auditor.state;
  return {
    replay,
    audited: {
      answered,
      dealing: toBase64url(stateDigest(auditor.state)),
      convicted: [...(failed ? [failed] : []), ...convicted].map(blameView),
    },
  };
}

function naming(n: number, auditor: Auditor, text: string, chain: Chain): Claims {
  try {
    return auditor.next(text);
  } catch (error) {
    if (error instanceof IllegalAction) {
      const {code, rule, seat, details} = error;
      throw new IllegalAction(code, {
        ...(rule && {rule}),
        ...(seat !== null && {seat}),
        details: {...details, n},
      });
    }
    if (!(error instanceof BadMessage)) throw error;
    const blame = blameFor(error, {host: chain.hostSeatAt(n)}, text);
    const convicts = blame
      ? {blamed: blame.seat, name: chain.header.seats[blame.seat]!.name, proof: blame.rule}
      : {};
    throw new BadMessage(error.code, {...error.details, ...convicts, n});
  }
}

/** The table's own log, as the audit reads it. */
export class ChainReader implements LogReader {
  readonly verify = verifyStrict;
  readonly #chain: Chain;
  readonly #replay: Replay;
  readonly #hashes: readonly Uint8Array[];
  /** The face of a card that lies open. */
  known: (handle: number) => number | undefined = () => undefined;
  #folding: Folding;
  /** What dealing has settled and no entry has told the engine yet. */
  #untold: Claims | null = null;

  constructor(chain: Chain, replay: Replay) {
    this.#chain = chain;
    this.#replay = replay;
    this.#hashes = chain.hashes.map(bytesOf);
    this.#folding = new Folding(replay, null);
  }

  open() {
    const {header, gameId, hashes} = this.#chain;
    return tableInfoOf(header, gameId, hashes[0]!, this.#replay.secrets);
  }

  read(): ReadEntry {
    const entry = this.#chain.entries[this.#replay.head + 1]!;
    const {term} = entry;
    const fact = {...factOf(entry), term};
    this.#folding = new Folding(this.#replay, fact, handle => this.known(handle), this.#untold);
    return {
      said: stepOf({fact, fair: fairOf(entry)}),
      place: placeOf(fact, this.#hashes, this.#replay),
    };
  }

  fold(claims: Claims): Ask | null {
    return this.#folding.fold(claims);
  }

  commit(): void {
    this.#folding.commit();
    this.#untold = this.#folding.untold;
  }
}
