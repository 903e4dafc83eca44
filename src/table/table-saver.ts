/**
 * Keeps one open table on disk: each entry before it is shown, and a moment later what the list of tables shows of it.
 */
import {appendEntry, changeTable, putSecrets, type TableMeta} from '../saves/tables.ts';
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
  #writing: Promise<unknown> = Promise.resolve();

  constructor(id: string, stored: number, kept: Kept, now: () => number) {
    this.#id = id;
    this.#stored = stored;
    this.#kept = kept;
    this.#now = now;
  }

  follow(session: Session): void {
    this.#session = session;
  }

  /** @throws BadMessage saves/conflict when another tab writes, saves/full, … */
  async append(n: number, text: string): Promise<void> {
    await appendEntry(this.#id, n, text);
    this.#stored = n + 1;
    this.later();
  }

  lobby(lobby: Lobby): void {
    this.#kept = {...this.#kept, lobby};
    this.#writing = this.#writing.then(() => putSecrets(this.#id, secretsOf(this.#kept)));
    this.later();
  }

  later(): void {
    this.#timer ??= setTimeout(() => void this.flush(), LATER_MS);
  }

  /** Writes what the list shows now. */
  async flush(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    await this.#writing;
    await changeTable(this.#id, {...this.#progress(), seats: this.#seats(), game: this.#kept.lobby.game});
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
    const seats = this.#session?.ledger?.chain.header.seats;
    const sitting = seats ?? this.#kept.lobby.places.flatMap(seat => (seat ? [seat] : []));
    return sitting.map(({name, shape, kind}) => ({name, shape, kind}));
  }
}
