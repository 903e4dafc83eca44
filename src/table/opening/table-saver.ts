/**
 * Keeps one open table on disk: each entry before it is shown, and a moment later what the list of tables shows of it. The
 * page holds the whole table: where it was cleared away from the disk, by the person or for want of space, the next write
 * puts it there anew.
 */
import {BadMessage} from '../../base/bad-message.ts';
import {
  COURSE_ROWS,
  type Finished,
  MINIATURE_LENGTH,
  putFinished,
  removeFinished,
} from '../../saves/history.ts';
import {listenToStore} from '../../saves/store.ts';
import {
  appendEntry,
  type Branch,
  changeTable,
  createTable,
  folderOf,
  putBranch,
  putDealing,
  putSecrets,
  type StoredDealing,
  type TableMeta,
} from '../../saves/tables.ts';
import type {Missed} from '../others/absences.ts';
import type {Lobby} from '../others/lobby.ts';
import type {Session} from '../others/session.ts';
import {courseOf, thinned} from '../playing/course.ts';
import type {DealerSecrets} from '../playing/dealer.ts';
import type {JointSecrets} from '../playing/joint/joint-dealer.ts';
import type {EntryStore, Ledger} from '../playing/ledger.ts';
import type {Ended} from '../seen/people-model.ts';
import {type Kept, secretsOf} from './kept.ts';

/** How long the list may lag behind. */
const LATER_MS = 300;

export class TableSaver implements EntryStore {
  readonly #id: string;
  readonly #now: () => number;
  readonly #hold: number;
  readonly #meta: TableMeta;
  readonly #entries: string[];
  #kept: Kept;
  #session: Session | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #adding: Promise<unknown> = Promise.resolve();
  #writing: Promise<unknown> = Promise.resolve();
  #renewing: Promise<void> | null = null;
  /** What is under way, each for the first time. */
  readonly #trying = new Set<Promise<void>>();
  #closed = false;
  #noted = false;
  /** Another tab has gone on with the table while this one could not write. */
  #overtaken = false;
  readonly #deafen: () => void;

  /**
   * @param meta as it was when the table was opened
   * @param hold of this tab at the table (`takeTable`)
   */
  constructor(meta: TableMeta, entries: readonly string[], kept: Kept, hold: number, now: () => number) {
    this.#id = meta.id;
    this.#meta = meta;
    this.#entries = [...entries];
    this.#kept = kept;
    this.#hold = hold;
    this.#now = now;
    this.#deafen = listenToStore({
      lost: folder => {
        if (folder === folderOf(this.#id)) this.#overtaken = true;
      },
    });
  }

  get kept(): Kept {
    return this.#kept;
  }

  follow(session: Session): void {
    this.#session = session;
  }

  /** Its entries, the header first. */
  get entries(): readonly string[] {
    return this.#entries;
  }

  /** @throws BadMessage saves/conflict when another tab writes, saves/no-table when one has deleted it */
  async append(n: number, text: string, own: boolean): Promise<void> {
    // Whoever still works at a table that was left is never answered, and so never goes on.
    if (this.#closed) return new Promise(() => undefined);
    if (this.#overtaken) throw new BadMessage('saves/conflict', {n});
    const adding = this.#write(async () => {
      await appendEntry(this.#id, n, text, own);
      this.#entries.push(text);
    });
    this.#adding = adding.catch(() => undefined);
    await adding;
    this.#later();
  }

  /** Goes over to another branch. @throws BadMessage as `append` */
  async goOver(branch: Branch): Promise<void> {
    if (this.#closed) return new Promise(() => undefined);
    if (this.#overtaken) throw new BadMessage('saves/conflict', {n: branch.base});
    const going = this.#write(async () => {
      await putBranch(this.#id, branch);
      this.#entries.splice(branch.base + 1, this.#entries.length, ...branch.texts);
    });
    this.#adding = going.catch(() => undefined);
    await going;
    this.#later();
  }

  lobby(lobby: Lobby): void {
    if (this.#closed) return;
    this.#kept = {...this.#kept, lobby};
    void quietly(this.#putKept());
    this.#later();
  }

  /** This device's key at a table that an earlier version stored without it. */
  identity(identity: string): void {
    this.#kept = {...this.#kept, identity};
    void quietly(this.#putKept());
  }

  /** The game has ended on this device before its end; null: it goes on after all. */
  ended(ended: Ended | null): void {
    if (this.#closed) return;
    const {ended: _, ...kept} = this.#kept;
    this.#kept = ended ? {...kept, ended} : kept;
    this.#noted = false;
    void quietly(this.#putKept());
    if (!ended) void quietly(removeFinished(this.#id));
    this.#later();
  }

  /** Whose devices are not reached: for a wait that goes on after a reload. */
  missed(missed: readonly Missed[]): void {
    if (this.#closed) return;
    const {missed: _, ...kept} = this.#kept;
    this.#kept = missed.length > 0 ? {...kept, missed} : kept;
    void quietly(this.#putKept());
  }

  /** The link's, which the host has renewed. */
  secret(secret: string): void {
    if (this.#closed) return;
    this.#kept = {...this.#kept, secret};
    void quietly(this.#putKept());
  }

  /** What the dealer relies on. @throws BadMessage saves/no-table, … */
  async dealer(dealer: DealerSecrets): Promise<void> {
    if (this.#closed) return;
    this.#kept = {...this.#kept, dealer};
    await this.#putKept();
  }

  /** As above, for dealing together: nothing is said before it is kept. */
  async joint(joint: JointSecrets): Promise<void> {
    if (this.#closed) return;
    this.#kept = {...this.#kept, joint};
    await this.#putKept(true);
  }

  /** To go on from after a reload; without it the log is followed from its start. */
  snapshot(snapshot: StoredDealing): void {
    if (!this.#closed) void quietly(this.#write(() => putDealing(this.#id, snapshot)));
  }

  /** One after the other, so that the newest is the last. @param durable it holds what is promised next */
  #putKept(durable = false): Promise<void> {
    const put = () => putSecrets(this.#id, secretsOf(this.#kept), this.#hold, durable);
    const putting = this.#writing.then(() => this.#write(put));
    this.#writing = putting.catch(() => undefined);
    return putting;
  }

  /** Something of the table. Where the table is not there any more, all of it first. */
  async #write(job: () => Promise<void>): Promise<void> {
    const trying = job();
    this.#trying.add(trying);
    try {
      await trying.finally(() => this.#trying.delete(trying));
    } catch (error) {
      if (!isCode(error, 'saves/cleared')) throw error;
      this.#renewing ??= this.#renew().finally(() => {
        this.#renewing = null;
      });
      await this.#renewing;
      await job();
    }
  }

  async #renew(): Promise<void> {
    // An entry that is stored yet, while this one is on the way, would be cleared away and not be among those written.
    await Promise.allSettled([...this.#trying]);
    try {
      const meta = {...this.#meta, ...this.#shown()};
      await createTable(meta, secretsOf(this.#kept), this.#entries, this.#hold);
    } catch (error) {
      // It was written anew while this one found it gone.
      if (!isCode(error, 'saves/exists')) throw error;
    }
  }

  #later(): void {
    if (!this.#closed) this.#timer ??= setTimeout(() => void this.#flush(), LATER_MS);
  }

  /** The table is left: resolves when all that was under way is on disk; nothing else will be. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#adding;
    await this.#flush();
    this.#deafen();
  }

  /** Writes what the list shows now. */
  async #flush(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    await this.#writing;
    await quietly(this.#write(() => changeTable(this.#id, this.#shown())));
    await this.#noteEnd();
  }

  #shown(): Partial<TableMeta> {
    return {...this.#progress(), seats: this.#seats(), game: this.#kept.lobby.game};
  }

  /** A game of this device that has ended goes into its history, once. */
  async #noteEnd(): Promise<void> {
    const {ledger, ended = null, mine = []} = this.#session ?? {};
    const outcome = ledger && (ended ? endedEarly(ledger, ended) : outcomeOf(ledger, this.#now()));
    if (!ledger || !outcome || mine.length === 0 || this.#kept.trial || this.#noted) return;
    this.#noted = true;
    const {header, book} = ledger.chain;
    await quietly(
      putFinished({
        id: this.#id,
        game: header.game,
        place: header.mode === 'local' ? 'here' : 'network',
        seats: book.seats.map(({name, kind, shape}) => ({name, kind, shape})),
        mine: [...mine],
        ...outcome,
      }),
    );
  }

  #progress(): Pick<TableMeta, 'state' | 'toAct' | 'myTurn' | 'savedAt' | 'entries' | 'round'> {
    const [savedAt, entries] = [this.#now(), this.#entries.length];
    const ledger = this.#session?.ledger;
    if (!ledger)
      return {state: entries > 0 ? 'playing' : 'lobby', toAct: [], myTurn: false, savedAt, entries};
    const {result, state, game} = ledger.replay;
    const {ended = null, mine = []} = this.#session ?? {};
    const toAct = ended ? [] : ledger.replay.toAct;
    return {
      state: result || ended ? 'over' : 'playing',
      toAct: [...toAct],
      myTurn: toAct.some(seat => mine.includes(seat)),
      savedAt,
      entries,
      round: game.standing?.(state).round,
    };
  }

  #seats(): TableMeta['seats'] {
    const seats = this.#session?.ledger?.chain.book.seats;
    const sitting = seats ?? this.#kept.lobby.places.flatMap(seat => (seat ? [seat] : []));
    return sitting.map(({name, shape, kind}) => ({name, shape, kind}));
  }
}

type Outcome = Pick<Finished, 'endedAt' | 'totals' | 'ranking' | 'course' | 'rounds' | 'board' | 'ended'>;

/** Null while it is played. */
function outcomeOf({chain, replay}: Ledger, endedAt: number): Outcome | null {
  const {result, game, state} = replay;
  if (!result) return null;
  const board = game.miniature ? JSON.stringify(game.miniature(state)) : '';
  const course = thinned(courseOf(replay), COURSE_ROWS);
  return {
    endedAt,
    totals: chain.book.seats.map((_, seat) => result.scores.find(score => score.seat === seat)?.total ?? 0),
    ranking: result.ranking.map(group => [...group]),
    ...(course.length > 1
      ? {course: course.map(({points}) => [...points]), rounds: course.map(({round}) => round)}
      : {}),
    ...(board && board.length <= MINIATURE_LENGTH ? {board} : {}),
  };
}

/** Before its end: nobody has won, and points that are secret until then stay so. */
const endedEarly = ({chain}: Ledger, {without, at}: Ended): Outcome => ({
  endedAt: at,
  totals: chain.book.seats.map(() => 0),
  ranking: [],
  ended: {without},
});

const isCode = (error: unknown, code: string): boolean => error instanceof BadMessage && error.code === code;

/** A table that was deleted has no line in the list, and what another tab has written is told by the next entry. */
const quietly = (writing: Promise<void>): Promise<void> =>
  writing.catch(error => {
    if (!(error instanceof BadMessage)) throw error;
  });
