/**
 * The dealer of a table whose devices deal together: feeds the dealing thread with the log and with what the others say,
 * stores what has to be durable before it is said, and tells the table what comes of it.
 */

import {BadMessage} from '../../../base/bad-message.ts';
import {fromBase64url, toBase64url, utf8} from '../../../base/bytes.ts';
import type {Json} from '../../../base/json.ts';
import type {Problem} from '../../../base/problem.ts';
import {Serial} from '../../../base/serial.ts';
import {type Faces, NO_FACES} from '../../../engine/ask.ts';
import type {Fact} from '../../../engine/fact.ts';
import type {Action, Seat} from '../../../engine/game.ts';
import {IllegalAction} from '../../../engine/illegal.ts';
import type {Blame, Message, Owed, Redraw, Waiting} from '../../../fair/index.ts';
import type {Chain} from '../../../log/chain.ts';
import type {Entry} from '../../../log/entry.ts';
import type {JointDealing} from '../dealer.ts';
import {bytesOf, factOf, fairOf} from '../fact.ts';
import type {Dealing, DealingAnswer, DealingCall, News, OpenRequest, Pledge, Snapshot} from './port.ts';

/** What a table keeps of its dealing, beside the log; never exported. */
export interface JointSecrets {
  /** Base64url of 32 bytes. */
  readonly secret: string;
  readonly guard: string | null;
  readonly choices: string | null;
}

/** Where a device keeps what its dealing rests on. */
export interface JointStore {
  /** Resolves when they are durable. */
  secrets(secrets: JointSecrets): Promise<void>;
  /** To go on from after a reload; may be lost. */
  snapshot(snapshot: Snapshot): void;
}

/** Proofs that are kept to be shown: who has lied once needs no more. */
const MOST_BLAMES = 20;

export class JointTableDealer implements JointDealing {
  readonly joint = this;
  readonly #dealing: Promise<Dealing>;
  readonly #store: JointStore;
  #outside: Parameters<JointDealing['connect']>[0] | null = null;
  #changed: () => void = () => undefined;
  readonly #serial = new Serial();
  readonly #faces = new Map<Seat, Faces>();
  /** Hands of those who are gone, which everybody can read. */
  #lost: ReadonlyMap<Seat, Faces> = new Map();

  /** Bots that are played here. */
  #bots: readonly Seat[] = [];

  /** The thread has failed, by a fault of this program: nothing is dealt here any more until the page is loaded anew. */
  broken: Problem | null = null;
  #secrets: JointSecrets;
  #ended = false;
  /** What this device has to remember is another thing than what it has stored. */
  #unsaved = false;
  #pledge: Pledge | null = null;
  /** Not stored yet, oldest first. */
  #snapshots: readonly Snapshot[] = [];
  /** Whether an entry can still leave the log (`confirmed`). */
  readonly #canLeave: boolean;
  #blames: readonly Blame[] = [];
  /** An entry that the thread has followed, and what is to be said of it once all that it rests on is on the disk. */
  #held: {readonly entry: string; readonly answer: DealingAnswer} | null = null;
  #news: Pick<News, 'proposal' | 'owed' | 'status' | 'redraws' | 'asksAgain' | 'bequests'> = {
    proposal: null,
    owed: [],
    status: null,
    redraws: [],
    asksAgain: null,
    bequests: [],
  };

  /** @param canLeave entries may still leave the log until they are confirmed */
  constructor(dealing: Promise<Dealing>, secrets: JointSecrets, store: JointStore, canLeave = false) {
    this.#dealing = dealing;
    this.#canLeave = canLeave;
    this.#secrets = secrets;
    this.#store = store;
  }

  connect(...[outside, changed]: Parameters<JointDealing['connect']>): void {
    this.#outside = outside;
    this.#changed = changed;
    void this.nudge();
  }

  /** For whom the table waits; null when for nobody. */
  get status(): Waiting | null {
    return this.#news.status;
  }

  /** What own seats have to say of dealing themselves. */
  get owed(): readonly Owed[] {
    return this.#news.owed;
  }

  /** The host's next entry, where dealing has one. */
  get proposal(): News['proposal'] {
    return this.#news.proposal;
  }

  /** Draws that were given up because somebody's part was missing, oldest first. */
  get redraws(): readonly Redraw[] {
    return this.#news.redraws;
  }

  /** The seat without which dice would be thrown again, and not for the first time: the person here is asked; or null. */
  get asksAgain(): Seat | null {
    return this.#news.asksAgain;
  }

  /** Host: its bots that it cannot play yet, each with the seats of those whose shares are missing. */
  get bequests(): News['bequests'] {
    return this.#news.bequests;
  }

  /** @returns what this device can give to the host of a bot, base64url; null where that is nothing */
  async bequeath(seat: Seat): Promise<string | null> {
    const {shown} = await this.#call({call: 'bequeath', seat});
    return shown && shown.length > 0 ? toBase64url(shown) : null;
  }

  /** Host: what the device of a seat has given for a bot; what is wrong changes nothing. */
  async inherit(seat: Seat, from: Seat, share: string): Promise<void> {
    await this.#call({call: 'inherit', seat, from, bytes: bytesOf(share)}).catch(refused);
  }

  /** What binds this device where the host changes; null while it has not read its own log. */
  get pledge(): Pledge | null {
    return this.#pledge;
  }

  /** @returns the signature, base64url, once the vote is on the disk. */
  async elect(term: number, n: number, hash: string, without: readonly Seat[] = []): Promise<string> {
    const {shown} = await this.#call({call: 'elect', term, n, hash, without});
    return toBase64url(shown!);
  }

  /** Resolves when it is on the disk. */
  async endTerm(term: number): Promise<void> {
    await this.#call({call: 'close', term});
  }

  /** She agrees to that. */
  async agree(seat: Seat): Promise<void> {
    await this.#call({call: 'agree', seat}).catch(refused);
  }

  get blames(): readonly Blame[] {
    return this.#blames;
  }

  faces(seat: Seat): Faces {
    return this.#lost.get(seat) ?? this.#faces.get(seat) ?? NO_FACES;
  }

  /** Whether this device has what a bot of the table is played by. */
  holds(seat: Seat): boolean {
    return this.#bots.includes(seat);
  }

  /** Whether everybody can read the hand of a seat whose person is gone. */
  plays(seat: Seat): boolean {
    return this.#lost.has(seat);
  }

  /** Sealed by a part of its own, which the host puts into the log. */
  async choose(seat: Seat, action: Action): Promise<void> {
    await this.#call({call: 'choose', seat, action});
  }

  /** @returns the proofs, base64url */
  async attach(seat: Seat, handles: readonly number[]): Promise<string> {
    const {shown} = await this.#call({call: 'attach', seat, handles});
    return toBase64url(shown!);
  }

  /** What this device says when it goes for good, base64url. @throws BadMessage fair/draw-waits, … */
  async leave(): Promise<string> {
    const {shown} = await this.#call({call: 'leave'});
    return toBase64url(shown!);
  }

  async follow(entry: Entry, hash: string, keep: () => Promise<void> = async () => undefined): Promise<void> {
    const fact = {...factOf(entry), term: entry.term};
    const call = {call: 'entry', entry: {hash, fact, fair: fairOf(entry)}} as const;
    await this.#serial.run(async () => {
      if (this.#ended) return never();
      const answer = this.#held?.entry === entry.text ? this.#held.answer : await this.#ask(call);
      if (!answer.refused) {
        this.#held = {entry: entry.text, answer};
        await keep();
      }
      await this.#finish(answer, entry.text);
      this.#held = null;
    });
  }

  /** Whether dealing takes this as the next entry. @throws BadMessage, IllegalAction */
  async admit(part: Pick<Entry, 'kind' | 'payload'>, fact: Fact & {readonly term: number}): Promise<void> {
    await this.#call({
      call: 'admit',
      entry: {fact, fair: fairOf(part)},
    });
  }

  async receive(type: Message['type'], bytes: string): Promise<void> {
    const message = {type, bytes: fromBase64url(bytes) ?? new Uint8Array()};
    await this.#call({call: 'receive', message}).catch(refused);
  }

  async nudge(): Promise<void> {
    try {
      await this.#call({call: 'nudge'});
    } catch (error) {
      refused(error);
      // Nothing is refused here but what this device has stored itself: its log, when dealing wakes up with it.
      const {code} = error as BadMessage;
      if (!this.broken && code !== 'saves/full') this.#breaks(code);
    }
  }

  async end(work: () => Promise<void>): Promise<void> {
    await this.#serial.run(async () => {
      await work();
      this.#ended = true;
    });
    this.close();
  }

  close(): void {
    this.#outside = null;
    this.#changed = () => undefined;
    void this.#dealing.then(dealing => dealing.close()).catch(() => undefined); // it never opened
  }

  /** One at a time: what is to be stored is on disk before the next is asked, and before anything is said. */
  #call(call: DealingCall): Promise<DealingAnswer> {
    return this.#serial.run(async () => {
      if (this.#ended) return never();
      // All that is said now would rest on an entry that is not stored.
      if (this.#held) throw new BadMessage('saves/full');
      return this.#finish(await this.#ask(call));
    });
  }

  /** @param entry what was followed */
  async #finish(answer: DealingAnswer, entry?: string): Promise<DealingAnswer> {
    const {news, refused} = answer;
    // Of what the host has sealed, the entry itself is the evidence.
    const blames = news.blames.map(blame =>
      entry !== undefined && blame.rule === 'ordering' ? {...blame, evidence: [utf8(entry)]} : blame,
    );
    await this.#take({...news, blames});
    if (!refused) return answer;
    const details = refused.details as {readonly [field: string]: Json};
    if (refused.code.startsWith('fair/')) throw new BadMessage(refused.code, details);
    const {seat} = details;
    throw new IllegalAction(refused.code, {...(typeof seat === 'number' ? {seat} : {}), details});
  }

  /** @throws BadMessage table/dealing-broke, once the thread has failed at something that is no refusal */
  async #ask(call: DealingCall): Promise<DealingAnswer> {
    try {
      if (!this.broken) return await (await this.#dealing).ask(call);
    } catch (error) {
      this.#breaks(error instanceof Error ? error.message : '');
    }
    throw new BadMessage(this.broken!.code, this.broken!.details);
  }

  #breaks(why: string): void {
    this.broken = {code: 'table/dealing-broke', details: {why}};
    this.#changed();
  }

  /** What the screens and the table learn of it, to compare. */
  #said(): string {
    const {owed, status, redraws, asksAgain, bequests} = this.#news;
    const known = [...this.#faces].map(([seat, faces]) => [seat, ...faces]);
    return JSON.stringify([
      owed.map(({seat, kind}) => [seat, kind]),
      status,
      redraws.length,
      asksAgain,
      bequests,
      this.#bots,
      known,
    ]);
  }

  /**
   * The entry of a snapshot is stored by the time of the next call: ahead of its log it would be of no use. Nor would it be
   * where the log goes on without that entry: then it waits until that one is confirmed.
   */
  #keepSnapshot(next: Snapshot | null): void {
    if (!this.#canLeave) this.#storeSnapshot(this.#snapshots.at(-1));
    if (!next) return;
    // The oldest is the first to be confirmed; of the others the newest is as good.
    const [oldest] = this.#snapshots;
    this.#snapshots = oldest ? [oldest, next] : [next];
  }

  #storeSnapshot(snapshot: Snapshot | undefined): void {
    if (!snapshot) return;
    this.#store.snapshot(snapshot);
    this.#snapshots = this.#snapshots.filter(({n}) => n > snapshot.n);
  }

  /** What stands up to this entry leaves the log no more. */
  confirmed(n: number): void {
    if (this.#canLeave && !this.#ended)
      this.#storeSnapshot(this.#snapshots.findLast(snapshot => snapshot.n <= n));
  }

  /** The same lie said again is no other one. @returns whether one is new */
  #blame(blames: readonly Blame[]): boolean {
    const known = new Set(this.#blames.map(nameOf));
    const fresh = blames.filter(blame => !known.has(nameOf(blame)));
    if (fresh.length > 0) this.#blames = [...this.#blames, ...fresh].slice(-MOST_BLAMES);
    return fresh.length > 0;
  }

  async #take({
    snapshot,
    guard,
    choices,
    send,
    blames,
    proposal,
    owed,
    status,
    faces,
    lost,
    bots,
    bequests,
    pledge,
    redraws,
    asksAgain,
  }: News): Promise<void> {
    if (guard || choices) {
      this.#unsaved = true;
      this.#secrets = {
        ...this.#secrets,
        ...(guard ? {guard: toBase64url(guard)} : {}),
        ...(choices ? {choices: toBase64url(choices)} : {}),
      };
    }
    // What could not be stored the last time is not said the next time either.
    if (this.#unsaved) await this.#store.secrets(this.#secrets);
    this.#unsaved = false;
    for (const {to, type, bytes} of send) {
      const message = {m: 'fair', type, bytes: toBase64url(bytes)};
      if (to === 'all') this.#outside?.tellAll(message);
      else this.#outside?.tellHost(message);
    }
    this.#keepSnapshot(snapshot);
    if (pledge) this.#pledge = pledge;
    const before = this.#said();
    for (const seat of this.#bots) if (!bots.includes(seat)) this.#faces.delete(seat);
    this.#bots = bots;
    for (const [seat, known] of faces) this.#faces.set(seat, new Map(known));
    this.#lost = new Map(lost.map(([seat, known]) => [seat, new Map(known)]));
    const blamed = this.#blame(blames);
    this.#news = {proposal, owed, status, redraws, asksAgain, bequests};
    // Most messages of the others change nothing that anybody sees.
    if (proposal || blamed || this.#said() !== before) this.#changed();
  }
}

/** Of what has ended nobody hears any more. */
const never = (): Promise<never> => new Promise(() => undefined);

/** What was refused changes nothing; that the thread has failed is told by `broken`. @throws anything else */
const refused = (error: unknown): void => {
  if (!(error instanceof BadMessage)) throw error;
};

const nameOf = ({seat, code, evidence}: Blame): string => [seat, code, ...evidence.map(toBase64url)].join();

/**
 * @param identity this device's private key at the table
 * @param snapshot of the dealing, to go on from; null to follow the log from its start
 * @param start opens the thread that deals
 */
export function startDealing(
  {header, gameId, hashes}: Chain,
  identity: Uint8Array,
  {secret, guard, choices}: JointSecrets,
  snapshot: Snapshot | null,
  start: (request: OpenRequest) => Promise<Dealing>,
): Promise<Dealing> {
  const stored = (text: string | null) => (text === null ? null : fromBase64url(text));
  return start({
    ...{header, gameId, headerHash: hashes[0]!},
    device: {identity, secret: bytesOf(secret)},
    snapshot,
    guard: stored(guard),
    choices: stored(choices),
  });
}
