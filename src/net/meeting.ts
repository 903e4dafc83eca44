/**
 * Two devices meet with no server between them: one shows an offer, the other gives back an answer (`meeting-code.ts`).
 * Then they have a connection, and greet on it. The secret in an offer is of this offer alone. Whoever proves it is told the
 * table's, as by the spoken code, and is introduced as anybody else. So an offer that has been used, or is ten minutes old,
 * lets nobody in, whoever has a picture of it.
 */
import {BadMessage} from '../base/bad-message.ts';
import type {Json} from '../base/json.ts';
import {randomText} from '../base/random.ts';
import type {Signer} from '../log/sign.ts';
import {fingerprintsOf} from './fingerprints.ts';
import {controlFrame} from './frames.ts';
import {type Greeted, greet, type Self} from './hello.ts';
import {type Channel, type Connected, EarlyFrames} from './introducer.ts';
import {JoinError} from './join-error.ts';
import {LIMITS, TIMES} from './limits.ts';
import {isFounder, isTableId, linkTo, type TableLink} from './link-text.ts';
import {
  answerCode,
  type End,
  endIn,
  markOf,
  type Offer,
  offerCode,
  readCode,
  sdpOf,
  tellsAddress,
} from './meeting-code.ts';
import {ChannelWire} from './wire.ts';

export {typedAddress} from './meeting-code.ts';

/** A code as a link, and when it is of no use any more: milliseconds since 1970. */
export interface Shown {
  readonly link: string;
  readonly until: number;
  /**
   * Whether other devices find a way by it: `perhaps` where it has no address in it, `no` where neither of the two codes
   * says anything. The next device at the table may tell none: that of the other one does not count.
   */
  readonly leads: 'yes' | 'perhaps' | 'no';
}

/** @param other what is known of the other device's end */
const shown = (link: string, end: End, other?: End): Shown => ({
  link,
  until: Date.now() + TIMES.offer,
  leads: tellsAddress(end) ? 'yes' : end.ways.length === 0 && other?.ways.length === 0 ? 'no' : 'perhaps',
});

/**
 * Without the right to use the camera a browser tells the way to the internet alone, even of a Wi-Fi that has none: then it
 * tells nothing, and finds the other device if that one tells where it is.
 * @throws BadMessage code/no-address: there is no network, or no port to which the address would belong
 */
function ownEnd(sdp: string, address: string | null): End {
  const end = endIn(sdp, address);
  if (end.ways.length === 0 && (address !== null || !navigator.onLine))
    throw new BadMessage('code/no-address');
  return end;
}

/** Texts that may come before somebody listens. */
const EARLY = 64;

class MeetingChannel implements Channel {
  readonly #connection = new RTCPeerConnection({iceServers: []});
  /** Both sides know of it beforehand: it opens with the connection. */
  readonly #channel = this.#connection.createDataChannel('meeting', {negotiated: true, id: 0});
  readonly #isNewcomers: boolean;
  #early: string[] = [];
  readonly #frames = new EarlyFrames();
  #hasLeft = false;
  #events: Parameters<Channel['listen']>[0] | null = null;
  /** Whoever waits for it to open waits in vain. */
  #fail: () => void = () => undefined;

  constructor(isNewcomers: boolean) {
    this.#isNewcomers = isNewcomers;
    this.#channel.binaryType = 'arraybuffer';
    this.#channel.onmessage = ({data}: MessageEvent<unknown>) => {
      if (typeof data !== 'string') {
        if (!this.#frames.take(data)) this.close();
      } else if (this.#events) this.#events.text(data);
      else if (this.#early.length < EARLY) this.#early.push(data);
    };
    this.#channel.onclose = () => this.#closed();
  }

  #closed(): void {
    this.#fail();
    this.#events?.closed();
  }

  /** Who listened before hears no more. */
  listen(events: Parameters<Channel['listen']>[0]): void {
    this.#events = events;
    this.#early.splice(0).forEach(events.text);
  }

  send(text: string): void {
    if (this.#channel.readyState === 'open') this.#channel.send(text);
  }

  fingerprints() {
    return fingerprintsOf(this.#connection);
  }

  close(): void {
    if (this.#hasLeft) return;
    this.#channel.close();
    this.#connection.close();
    this.#closed();
  }

  /** Newcomer: the connection may become the link. Earlier versions do not hear bytes here. */
  offerLink(): void {
    this.#channel.send(controlFrame({k: 'ping'}) as Uint8Array<ArrayBuffer>);
  }

  get leave(): (() => Connected) | null {
    const mayStay = this.#isNewcomers || this.#frames.all.length > 0;
    if (!mayStay || this.#hasLeft || this.#channel.readyState !== 'open') return null;
    return () => {
      this.#hasLeft = true;
      return {connection: this.#connection, channel: this.#channel, early: this.#frames.all};
    };
  }

  async offer(): Promise<string> {
    return this.#described(await this.#connection.createOffer());
  }

  async answer(sdp: string): Promise<string> {
    await this.#connection.setRemoteDescription({type: 'offer', sdp});
    return this.#described(await this.#connection.createAnswer());
  }

  accept(sdp: string): Promise<void> {
    return this.#connection.setRemoteDescription({type: 'answer', sdp});
  }

  /** @returns the description with all candidates, or those that came soon */
  async #described(description: RTCSessionDescriptionInit): Promise<string> {
    const connection = this.#connection;
    await connection.setLocalDescription(description);
    await new Promise<void>(resolve => {
      let timer = setTimeout(resolve, TIMES.gatherFirst);
      connection.onicegatheringstatechange = () => {
        if (connection.iceGatheringState === 'complete') resolve();
      };
      connection.onicecandidate = ({candidate}) => {
        if (!candidate) return resolve();
        clearTimeout(timer);
        timer = setTimeout(resolve, TIMES.gatherMore);
      };
      if (connection.iceGatheringState === 'complete') resolve();
    });
    return connection.localDescription?.sdp ?? '';
  }

  /** @throws JoinError noPath: not open within that time, or closed meanwhile */
  opened(ms: number): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#fail = () => {
        clearTimeout(timer);
        reject(new JoinError('noPath'));
      };
      const timer = setTimeout(this.#fail, ms);
      const open = () => {
        clearTimeout(timer);
        resolve();
      };
      if (this.#channel.readyState === 'open') open();
      else this.#channel.onopen = open;
    });
  }
}

/** Between the tabs of this browser: the text of an answer, and `true` from the one that it was for. */
const TABS = 'roadstead/answers';
/** How long another tab has to say so, in ms. */
const TAKEN_MS = 500;

/** An answer may have been opened in another tab than that of its table. @returns whether that one has it now */
async function handOver(text: string): Promise<boolean> {
  const tabs = new BroadcastChannel(TABS);
  const isTaken = await new Promise<boolean>(resolve => {
    setTimeout(() => resolve(false), TAKEN_MS);
    tabs.onmessage = ({data}: MessageEvent<unknown>) => data === true && resolve(true);
    tabs.postMessage(text);
  });
  tabs.close();
  return isTaken;
}

interface OffersOptions {
  /** Where the app is served for others. */
  readonly page: string;
  readonly self: Self;
  /** What the founder's key hashes to; null while it is not known. */
  readonly founder: () => string | null;
  /** See `candidates.ts`; it may become known later. */
  readonly ownAddress: () => string | null;
  /** Nobody who was sent away is told the table's secret. */
  readonly accepts: (who: Greeted) => boolean;
  /** Somebody has come by a code. */
  readonly welcome: (channel: Channel) => void;
  /** The answer to one of these offers was opened in another tab. */
  readonly handed: (text: string) => void;
}

/** Why an offer waits no more. */
type Over = 'code/used' | 'code/expired' | 'code/unknown';

interface Waiting {
  readonly secret: string;
  readonly channel: MeetingChannel;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** The offers of one device at one table, each for one other device. */
export class Offers {
  readonly #options: OffersOptions;
  /** By their marks, the oldest first. */
  readonly #waiting = new Map<string, Waiting>();
  readonly #over = new Map<string, Over>();
  readonly #tabs = new BroadcastChannel(TABS);

  constructor(options: OffersOptions) {
    this.#options = options;
    this.#tabs.onmessage = ({data}: MessageEvent<unknown>) => {
      if (typeof data !== 'string' || !this.#isFor(data)) return;
      this.#tabs.postMessage(true);
      options.handed(data);
    };
  }

  /** Whether a text is the answer to an offer that waits here. */
  #isFor(text: string): boolean {
    try {
      const code = readCode(text);
      return code.kind === 'answer' && this.#waiting.has(code.answer.offer);
    } catch {
      return false;
    }
  }

  /** How many wait for their answers. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /**
   * A fresh one. More than a table has devices do not wait: the oldest goes.
   * @throws BadMessage code/no-address
   */
  async make(): Promise<Shown> {
    const {page, self, ownAddress} = this.#options;
    const secret = randomText(16);
    const channel = new MeetingChannel(false);
    try {
      const end = ownEnd(await channel.offer(), ownAddress());
      const mark = markOf('offer', secret);
      const timer = setTimeout(() => this.#end(mark, 'code/expired'), TIMES.offer);
      this.#waiting.set(mark, {secret, channel, timer});
      const [oldest] = this.#waiting.keys();
      if (this.#waiting.size > LIMITS.peers && oldest !== undefined) this.#end(oldest, 'code/expired');
      const {tableId} = self;
      return shown(linkTo(page, offerCode({tableId, secret, end})), end);
    } catch (error) {
      channel.close();
      throw error;
    }
  }

  #end(mark: string, why: Over): Waiting | undefined {
    const waiting = this.#waiting.get(mark);
    if (!waiting) return undefined;
    clearTimeout(waiting.timer);
    this.#waiting.delete(mark);
    this.#over.set(mark, why);
    if (why === 'code/expired') waiting.channel.close();
    return waiting;
  }

  /**
   * Takes the answer to one of them in. Resolves with the key of that device when it is let in.
   * @throws BadMessage code/… what is wrong with it; code/no-path, join/refused when nothing came of it
   */
  async take(text: string): Promise<string> {
    const {self, founder, accepts} = this.#options;
    const code = readCode(text);
    const own = markOf('table', self.tableId);
    if (code.kind === 'offer') {
      const isOwn = this.#waiting.has(markOf('offer', code.offer.secret));
      throw new BadMessage(isOwn ? 'code/own' : 'code/offer');
    }
    const {table, offer, end} = code.answer;
    if (table !== own) throw new BadMessage('code/other-table');
    // Nobody has come in by it yet.
    const waiting = this.#end(offer, 'code/unknown');
    if (!waiting) throw new BadMessage(this.#over.get(offer) ?? 'code/unknown');
    const {channel, secret} = waiting;
    try {
      await channel.accept(sdpOf(end, 'answer'));
      await channel.opened(TIMES.connect);
    } catch {
      channel.close();
      throw new BadMessage('code/no-path');
    }
    const wire = new ChannelWire(channel);
    const limit = setTimeout(() => wire.close(), TIMES.greet);
    let key: string;
    try {
      const who = await greet(wire, {...self, secret}, 'answerer');
      key = who.key;
      const named = founder();
      if (named === null || !accepts(who)) throw new JoinError('refused');
      wire.send({k: 'admit', tableId: self.tableId, secret: self.secret, founder: named});
    } catch {
      channel.close();
      throw new BadMessage('join/refused');
    } finally {
      clearTimeout(limit);
    }
    this.#over.set(offer, 'code/used');
    this.#options.welcome(channel);
    return key;
  }

  close(): void {
    this.#tabs.close();
    for (const mark of [...this.#waiting.keys()]) this.#end(mark, 'code/expired');
  }
}

/** Somebody at a table was met by a code. */
export interface MetByCode {
  readonly table: TableLink;
  /** Goes on as an introduction. */
  readonly channel: Channel;
}

export interface Answering {
  readonly shown: Shown;
  /** @throws JoinError noPath: nobody took it in time; refused, otherVersion */
  readonly met: Promise<MetByCode>;
  close(): void;
}

interface AnswerOptions {
  readonly page: string;
  readonly identity: Signer;
  readonly profile: Json;
  readonly ownAddress: () => string | null;
}

/**
 * The offer in what somebody pasted, scanned or opened.
 * @throws BadMessage code/answer: it is the other one; code/handed-over: and another tab has it now; code/… as in `readCode`
 */
export async function readOffer(text: string): Promise<Offer> {
  const code = readCode(text);
  if (code.kind === 'answer')
    throw new BadMessage((await handOver(text)) ? 'code/handed-over' : 'code/answer');
  return code.offer;
}

/** @throws BadMessage code/no-address, code/damaged where the browser does not take it */
export async function answerTo(offer: Offer, options: AnswerOptions): Promise<Answering> {
  const {page, ownAddress} = options;
  const channel = new MeetingChannel(true);
  try {
    const sdp = await channel.answer(sdpOf(offer.end, 'offer')).catch(() => {
      throw new BadMessage('code/damaged');
    });
    const end = ownEnd(sdp, ownAddress());
    const {tableId, secret} = offer;
    const code = answerCode({table: markOf('table', tableId), offer: markOf('offer', secret), end});
    return {
      shown: shown(linkTo(page, code), end, offer.end),
      met: meet(channel, offer, options),
      close: () => channel.close(),
    };
  } catch (error) {
    channel.close();
    throw error;
  }
}

async function meet(
  channel: MeetingChannel,
  {tableId, secret}: Offer,
  {identity, profile}: AnswerOptions,
): Promise<MetByCode> {
  await channel.opened(TIMES.offer);
  channel.offerLink();
  const wire = new ChannelWire(channel);
  const limit = setTimeout(() => wire.close(), TIMES.greet);
  try {
    await greet(wire, {peer: randomText(9), tableId, secret, identity, profile}, 'caller');
    const answer = await wire.next();
    if (answer.k !== 'admit' || answer.tableId !== tableId || !isTableId(answer.tableId))
      throw new JoinError('refused');
    if (!isFounder(answer.founder)) throw new JoinError('refused');
    const {secret: ofTable, founder} = answer;
    return {table: {tableId, secret: ofTable, founder}, channel};
  } catch (error) {
    channel.close();
    throw error instanceof JoinError ? error : new JoinError('noPath');
  } finally {
    clearTimeout(limit);
  }
}
