/**
 * The engine beside the dealing, entry by entry: what dealing has settled becomes its answers, and what it asks then is
 * what dealing asks. The devices of a table and the audit of a record fold by the same lines.
 */
import {canonicalJson} from '../../../base/json.ts';
import type {Answer, Ask} from '../../../engine/ask.ts';
import type {Fact} from '../../../engine/fact.ts';
import {IllegalAction} from '../../../engine/illegal.ts';
import type {Replay} from '../../../engine/replay.ts';
import type {Claims} from '../../../fair/index.ts';
import {answersOf} from './answers.ts';

/** The step of an entry that tells the engine what dealing had settled before and the entry then could not say. */
export const SETTLED = 'settled' as const;

/**
 * The engine's half of one entry: its own step, then each answer that dealing settles on top of it. What nobody has to
 * answer is settled together with whatever asks it, also with a move, whose author cannot say so: it waits for an entry of
 * its own (`settled`), and until then the engine asks nothing more.
 */
export class Folding {
  readonly answers: Answer[] = [];
  /** What the engine has not been told of. */
  untold: Claims | null;
  readonly #replay: Replay;
  readonly #known: (handle: number) => number | undefined;
  readonly #fact: (Fact & {readonly term: number}) | null;
  #state: Replay['state'];
  #begun = false;

  /**
   * @param known the face of a card that lies open already: it needs no proof any more
   * @param untold what the entries before could not say
   */
  constructor(
    replay: Replay,
    fact: (Fact & {readonly term: number}) | null,
    known: (handle: number) => number | undefined = () => undefined,
    untold: Claims | null = null,
  ) {
    this.#known = known;
    this.#replay = replay;
    this.#fact = fact;
    this.untold = untold;
    this.#state = replay.state;
  }

  /** Called once or more for an entry. @returns what the engine asks then */
  fold(claims: Claims): Ask | null {
    const {game} = this.#replay;
    if (!this.#begun && this.#fact && this.#fact.kind !== 'dealt') {
      this.#requireShown(claims);
      this.#state = this.#replay.prepare(this.#fact).state;
    }
    this.#begun = true;
    const ask = game.ask(this.#state);
    const settled = this.#told(claims);
    const answers = ask && settled ? answersOf(ask, settled, value => game.parse(value)) : [];
    if (answers.length > 0 && !this.#says) this.untold = claims;
    if (this.untold) return null;
    for (const answer of answers) {
      this.#state = game.answer(this.#state, answer);
      this.answers.push(answer);
    }
    return game.ask(this.#state);
  }

  /** Whether this entry can tell the engine answers; what is proposed as the next one can. */
  get #says(): boolean {
    return this.#fact === null || this.#fact.kind === 'dealt';
  }

  get #tells(): boolean {
    const {kind, payload} = this.#fact ?? {};
    return this.#fact === null || (kind === 'dealt' && (payload as {step?: unknown}).step === SETTLED);
  }

  /** What this entry tells the engine of: what was settled before, or, where all of that is told, what it settles itself. */
  #told(claims: Claims): Claims | null {
    const {untold} = this;
    if (!untold) return claims;
    if (!this.#tells) return null;
    this.untold = null;
    return untold;
  }

  /** The cards that an action names are those that its proofs have opened, and they have done nothing else. */
  #requireShown(claims: Claims): void {
    const {kind, seat, payload} = this.#fact!;
    const {game} = this.#replay;
    const action = kind === 'action' && game.openings ? game.parse(payload) : null;
    const shown = action ? game.openings!(action) : [];
    const bad = shown.find(({handle, face}) => (claims.opened.get(handle) ?? this.#known(handle)) !== face);
    const more =
      kind === 'action' &&
      (claims.fresh.length > 0 ||
        claims.excluded.size > 0 ||
        [...claims.opened.keys()].some(opened => !shown.some(({handle}) => handle === opened)));
    if (bad || more) throw new IllegalAction('engine/bad-opening', seat === null ? {} : {seat});
  }

  /** @throws IllegalAction engine/bad-answer when the entry says other answers than dealing has settled */
  commit(): void {
    const fact = this.#fact!;
    const said = fact.kind === 'dealt' ? (fact.payload as {answers: readonly Answer[]}).answers : [];
    if (canonicalJson(said) !== canonicalJson(this.answers)) throw new IllegalAction('engine/bad-answer', {});
    this.#replay.fold(fact);
  }
}
