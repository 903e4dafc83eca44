/**
 * Keeps one open table on disk: each entry before it is shown, and a moment later what the list of tables shows of it.
 */
import {BadMessage} from '../base/bad-message.ts';
import {putFinished} from '../saves/history.ts';
import {
  appendEntry,
  changeTable,
  putDealing,
  putSecrets,
  type StoredDealing,
  type TableMeta,
} from '../saves/tables.ts';
import type {DealerSecrets} from './dealer.ts';
import type {JointSecrets} from './joint/joint-dealer.ts';
import {type Kept, secretsOf} from './kept.ts';
import type {EntryStore} from './ledger.ts';
import type {Lobby} from './lobby.ts';
import type {Session} from './session.ts';

/** How long the list may lag behind. */
const LATER_MS = 300;

export class TableSaver implements EntryStore {
  readonly #id: string;
  readonly #now: () => number;
  #kept: Kept;
  #stored: number;
  #session: Session | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #adding: Promise<unknown> = Promise.resolve();
  #writing: Promise<unknown> = Promise.resolve();
  #closed = false;
  #noted = false;

  constructor(id: string, stored: number, kept: Kept, now: () => number) {
    this.#id = id;
    this.#stored = stored;
    this.#kept = kept;
    this.#now = now;
  }

  get kept(): Kept {
    return this.#kept;
  }

  follow(session: Session): void {
    this.#session = session;
  }

  /** @throws BadMessage saves/conflict when another tab writes, saves/full, … */
  async append(n: number, text: string): Promise<void> {
    // Whoever still works at a table that was left is never answered, and so never goes on.
    if (this.#closed) return new Promise(() => undefined);
    const adding = appendEntry(this.#id, n, text);
    this.#adding = adding.catch(() => undefined);
    await adding;
    this.#stored = n + 1;
    this.#later();
  }

  lobby(lobby: Lobby): void {
    if (this.#closed) return;
    this.#kept = {...this.#kept, lobby};
    void quietly(this.#putKept());
    this.#later();
  }

  /** The link's, which the host has renewed. */
  secret(secret: string): void {
    if (this.#closed) return;
    this.#kept = {...this.#kept, secret};
    void quietly(this.#putKept());
  }

  /** @throws BadMessage saves/full, … when what the dealer relies on could not be kept */
  async dealer(dealer: DealerSecrets): Promise<void> {
    if (this.#closed) return;
    this.#kept = {...this.#kept, dealer};
    await this.#putKept();
  }

  /** As above, for dealing together: nothing is said before it is kept. */
  async joint(joint: JointSecrets): Promise<void> {
    if (this.#closed) return;
    this.#kept = {...this.#kept, joint};
    await this.#putKept();
  }

  /** To go on from after a reload; without it the log is followed from its start. */
  snapshot(snapshot: StoredDealing): void {
    if (!this.#closed) void quietly(putDealing(this.#id, snapshot));
  }

  /** One after the other, so that the newest is the last. */
  #putKept(): Promise<void> {
    const putting = this.#writing.then(() => putSecrets(this.#id, secretsOf(this.#kept)));
    this.#writing = putting.catch(() => undefined);
    return putting;
  }

  #later(): void {
    if (!this.#closed) this.#timer ??= setTimeout(() => void this.#flush(), LATER_MS);
  }

  /** The table is left: resolves when all that was under way is on disk; nothing else will be. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#adding;
    await this.#flush();
  }

  /** Writes what the list shows now. */
  async #flush(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    await this.#writing;
    const shown = {...this.#progress(), seats: this.#seats(), game: this.#kept.lobby.game};
    await quietly(changeTable(this.#id, shown));
    await this.#noteEnd();
  }

  /** A game of this device that has ended goes into its history, once. */
  async #noteEnd(): Promise<void> {
    const {ledger, mine = []} = this.#session ?? {};
    const result = ledger?.replay.result;
    if (!ledger || !result || mine.length === 0 || this.#kept.trial || this.#noted) return;
    this.#noted = true;
    const {header, book} = ledger.chain;
    await quietly(
      putFinished({
        id: this.#id,
        game: header.game,
        endedAt: this.#now(),
        place: header.mode === 'local' ? 'here' : 'network',
        seats: book.seats.map(({name, kind}) => ({name, kind})),
        totals: book.seats.map((_, seat) => result.scores.find(score => score.seat === seat)?.total ?? 0),
        ranking: result.ranking.map(group => [...group]),
        mine: [...mine],
      }),
    );
  }

  #progress(): Pick<TableMeta, 'state' | 'toAct' | 'myTurn' | 'savedAt' | 'entries'> {
    const [savedAt, entries] = [this.#now(), this.#stored];
    const ledger = this.#session?.ledger;
    if (!ledger)
      return {state: this.#stored > 0 ? 'playing' : 'lobby', toAct: [], myTurn: false, savedAt, entries};
    const {result, toAct} = ledger.replay;
    const mine = this.#session?.mine ?? [];
    return {
      state: result ? 'over' : 'playing',
      toAct: [...toAct],
      myTurn: toAct.some(seat => mine.includes(seat)),
      savedAt,
      entries,
    };
  }

  #seats(): TableMeta['seats'] {
    const seats = this.#session?.ledger?.chain.book.seats;
    const sitting = seats ?? this.#kept.lobby.places.flatMap(seat => (seat ? [seat] : []));
    return sitting.map(({name, shape, kind}) => ({name, shape, kind}));
  }
}

/** A full disk is told by the next entry, and a table that was deleted has no line in the list. */
const quietly = (writing: Promise<void>): Promise<void> =>
  writing.catch(error => {
    if (!(error instanceof BadMessage)) throw error;
  });
