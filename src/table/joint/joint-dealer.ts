/**
 * The dealer of a table whose devices deal together: feeds the dealing thread with the log and with what the others say,
 * stores what has to be durable before it is said, and tells the table what comes of it.
 */
import {BadMessage} from '../../base/bad-message.ts';
import {fromBase64url, toBase64url} from '../../base/bytes.ts';
import type {Json} from '../../base/json.ts';
import {type Faces, NO_FACES} from '../../engine/ask.ts';
import type {Action, Seat} from '../../engine/game.ts';
import {IllegalAction} from '../../engine/illegal.ts';
import type {Fact} from '../../engine/replay.ts';
import type {Message, Owed, Waiting} from '../../fair/index.ts';
import type {Entry} from '../../log/entry.ts';
import type {JointDealing, JointPorts, TableDealer} from '../dealer.ts';
import {factOf, withoutProofs} from '../fact.ts';
import {Serial} from '../serial.ts';
import type {Dealing, DealingAnswer, DealingCall, News} from './port.ts';

/** What a table keeps of its dealing, beside the log; never exported. */
export interface JointSecrets {
  /** Base64url of 32 bytes. */
  readonly secret: string;
  readonly guard: string | null;
  readonly choices: string | null;
}

export class JointTableDealer implements TableDealer, JointDealing {
  readonly joint = this;
  readonly #dealing: Promise<Dealing>;
  readonly #keep: (secrets: JointSecrets) => Promise<void>;
  #ports: JointPorts | null = null;
  readonly #serial = new Serial();
  readonly #faces = new Map<Seat, Faces>();
  #secrets: JointSecrets;
  #news: Pick<News, 'proposal' | 'owed' | 'status'> = {proposal: null, owed: [], status: null};

  /** @param keep stores the secrets; resolves when they are durable */
  constructor(
    dealing: Promise<Dealing>,
    secrets: JointSecrets,
    keep: (secrets: JointSecrets) => Promise<void>,
  ) {
    this.#dealing = dealing;
    this.#secrets = secrets;
    this.#keep = keep;
  }

  connect(ports: JointPorts): void {
    this.#ports = ports;
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

  /** Joint dealing answers by entries of its own. */
  answer(): Promise<never> {
    return Promise.reject(new TypeError('all deal together'));
  }

  learn(): void {
    // The thread folds the log itself.
  }

  faces(seat: Seat): Faces {
    return this.#faces.get(seat) ?? NO_FACES;
  }

  /** What an action shows was proved before it came here (`follow`, `admit`). */
  proves(): boolean {
    return true;
  }

  /** Sealed by a part of its own, which the host puts into the log. */
  async seal(seat: Seat, action: Action): Promise<null> {
    await this.#call({call: 'choose', seat, action});
    return null;
  }

  /** @returns the proofs, base64url */
  async attach(seat: Seat, handles: readonly number[]): Promise<string> {
    const {shown} = await this.#call({call: 'attach', seat, handles});
    return toBase64url(shown!);
  }

  /** Follows the next entry. @throws BadMessage, IllegalAction when it must not be followed */
  async follow(entry: Entry, hash: string): Promise<void> {
    const fact = {...factOf(entry), term: entry.term};
    await this.#call({call: 'entry', entry: {hash, fact, fair: fairOf(entry)}});
  }

  /** Whether dealing takes this as the next entry. @throws BadMessage, IllegalAction */
  async admit(part: Pick<Entry, 'kind' | 'payload'>, fact: Fact): Promise<void> {
    await this.#call({
      call: 'admit',
      entry: {fact: {...fact, payload: withoutProofs(part.payload), term: 0}, fair: fairOf(part)},
    });
  }

  async receive(type: Message['type'], bytes: string): Promise<void> {
    const message = {type, bytes: fromBase64url(bytes) ?? new Uint8Array()};
    await this.#call({call: 'receive', message}).catch(error => {
      if (!(error instanceof BadMessage)) throw error;
    });
  }

  async nudge(): Promise<void> {
    await this.#call({call: 'nudge'});
  }

  close(): void {
    this.#ports = null;
    void this.#dealing.then(dealing => dealing.close());
  }

  /** One at a time: what is to be stored is on disk before the next is asked, and before anything is said. */
  #call(call: DealingCall): Promise<DealingAnswer> {
    return this.#serial.run(async () => {
      const answer = await (await this.#dealing).ask(call);
      await this.#take(answer.news);
      const {refused} = answer;
      if (!refused) return answer;
      const details = refused.details as {readonly [field: string]: Json};
      if (refused.code.startsWith('fair/')) throw new BadMessage(refused.code, details);
      const {seat} = details;
      throw new IllegalAction(refused.code, {...(typeof seat === 'number' ? {seat} : {}), details});
    });
  }

  async #take({guard, choices, send, proposal, owed, status, faces}: News): Promise<void> {
    if (guard || choices) {
      this.#secrets = {
        ...this.#secrets,
        ...(guard ? {guard: toBase64url(guard)} : {}),
        ...(choices ? {choices: toBase64url(choices)} : {}),
      };
      await this.#keep(this.#secrets);
    }
    for (const {to, type, bytes} of send) this.#ports?.send(to, {m: 'fair', type, bytes: toBase64url(bytes)});
    for (const [seat, known] of faces) this.#faces.set(seat, new Map(known));
    this.#news = {proposal, owed, status};
    this.#ports?.changed();
  }
}

/** What it says about dealing: a step of its own, or the proofs of the cards that an action shows. */
function fairOf({kind, payload}: Pick<Entry, 'kind' | 'payload'>) {
  if (kind === 'fair' || kind === 'dealt') {
    const {step, bytes} = payload as {readonly step: string; readonly bytes: string};
    // An unknown step is refused where the steps are known.
    return {step: step as Owed['kind'], bytes: fromBase64url(bytes) ?? new Uint8Array()};
  }
  const shows = kind === 'action' ? (payload as {readonly shows?: unknown}).shows : undefined;
  return typeof shows === 'string'
    ? {step: 'action' as const, bytes: fromBase64url(shows) ?? new Uint8Array()}
    : null;
}
