/**
 * The app as somebody runs it who cheats: the same app from the same sources, its words to the others passing through the
 * hands of `window.liar`, which has its keys. Lies are driven from outside by their names. The shipped app has none of this.
 */
import {fromBase64url, toBase64url} from '../../../src/base/bytes.ts';
import type {Json} from '../../../src/base/json.ts';
import {expand} from '../../../src/engine/choice.ts';
import type {Action} from '../../../src/engine/game.ts';
import {encodeAck, makeAck} from '../../../src/fair/ack.ts';
import {encodeVote} from '../../../src/fair/ballot.ts';
import {decodeExclusion, encodeExclusion} from '../../../src/fair/exclude.ts';
import {encodePoint, G} from '../../../src/fair/group.ts';
import {encodeLeave, voteBytes} from '../../../src/fair/members.ts';
import {decodePart, encodePart, type Part, signPart} from '../../../src/fair/part.ts';
import {seatKeys} from '../../../src/fair/seat-secret.ts';
import type {CatState} from '../../../src/games/catan/state.ts';
import type {NextEntry as Sealable} from '../../../src/log/chain.ts';
import {
  type DealtPayload,
  decodeEntry,
  type Entry,
  hashEntry,
  sealEntry,
  type UnsignedEntry,
} from '../../../src/log/entry.ts';
import {createSigner} from '../../../src/log/sign.ts';
import {signStrict} from '../../../src/log/strict-ed25519.ts';
import {identityAt} from '../../../src/saves/identity.ts';
import {loadTable} from '../../../src/saves/tables.ts';
import {keptOf} from '../../../src/table/opening/kept.ts';
import type {PeerInfo, RoomPort} from '../../../src/table/others/room-port.ts';
import {Session} from '../../../src/table/others/session.ts';
import {bytesOf} from '../../../src/table/playing/fact.ts';
import {ownSeats} from '../../../src/table/playing/joint/own-seat.ts';

interface Fair {
  readonly m: 'fair';
  readonly type: string;
  readonly bytes: string;
}
type Message = {readonly m?: string};
/** What is said instead: nothing, one message, or more. */
type Lie = (message: Message) => readonly object[] | Promise<readonly object[]>;

/** Of a device that hears the host. */
const CALM = {i: 1, t: 0, floor: 0, hears: 'ok', seen: true};

const isFair = (message: Message): message is Fair => message.m === 'fair';
const partOf = (message: Message): Part | null =>
  isFair(message) && message.type === 'part' ? decodePart(fromBase64url(message.bytes)!) : null;
const flipped = (bytes: Uint8Array, at: number): Uint8Array => {
  const other = bytes.slice();
  other[at < 0 ? bytes.length + at : at]! ^= 1;
  return other;
};
const fair = (type: string, bytes: Uint8Array): Fair => ({m: 'fair', type, bytes: toBase64url(bytes)});

let session: Session;
let room: RoomPort;
let seed: Uint8Array;
let lie: Lie | null = null;
let told = 0;
let hostLie: ((text: string) => Promise<string | null>) | null = null;
let branches: ReadonlyMap<string, string> | null = null;
/** Who has asked for it. */
const askers = new Set<string>();
/** The fair words that went out, the part that its honest program made last, and what it heard. */
const said: Fair[] = [];
let made: Part | null = null;
/** `rid`: of the request that is answered, which is another one in another history. */
const heard: {readonly from: string; readonly kind: string; readonly rid: string; readonly n: number}[] = [];
const verdicts: string[] = [];

const seat = () => session.mine[0]!;
const ledger = () => session.ledger!;
const gameId = () => fromBase64url(ledger().chain.gameId)!;
const sign = (bytes: Uint8Array) => signStrict(seed, bytes);

/** A part of the own seat, or under another's number, signed with the own key. */
const signed = (part: Omit<Part, 'signature'>): Fair =>
  fair('part', encodePart(signPart(sign, gameId(), part)));

const tellAll = (message: object) => {
  for (const {id} of room.peers) tell(id, message);
};
let tell: RoomPort['send'] = () => undefined;

/** Changes parts of one kind, each signed like any other; `too`: the honest one follows. */
const changing =
  (kind: Part['kind'], change: (part: Part) => readonly Omit<Part, 'signature'>[], too = false): Lie =>
  message => {
    const part = partOf(message);
    if (part?.kind !== kind) return [message];
    told++;
    return [...change(part).map(signed), ...(too ? [message] : [])];
  };

const spoilt =
  (at = -1) =>
  (part: Part) => [{...part, bytes: flipped(part.bytes, at)}];

/** At a monopoly: the proof of a card that it may keep, under the number of one that it may not. */
function keptBack(part: Part) {
  const {replay, dealer} = ledger();
  const {wanted, players} = replay.state as CatState;
  const held = players[seat()]!.hidden.find(card => dealer.faces(seat()).get(card) === wanted);
  return [{...part, bytes: encodeExclusion({...decodeExclusion(part.bytes), handle: held!})}];
}

/** Changes what the own seat proposes, signed again; the honest proposal follows. */
const proposing =
  (change: (payload: Record<string, Json>) => object | null): Lie =>
  async message => {
    const {m, kind, payload} = message as {m?: string; kind?: 'action' | 'fair'; payload?: object};
    const lied = m === 'propose' ? change(payload as Record<string, Json>) : null;
    if (!lied) return [message];
    told++;
    const {chain} = ledger();
    const author = await createSigner(seed);
    // The log may have grown since its program signed.
    const {n: basis} = chain.head;
    const signature = await chain.sign(kind!, seat(), lied, author);
    return [{...message, payload: lied, basis, signature}, message];
  };

const flippedText = (text: Json | undefined, at = -1) =>
  toBase64url(flipped(fromBase64url(String(text))!, at));

/** Another message of a step of dealing, which still decodes. */
const misstating = (step: string, at: number): Lie =>
  proposing(payload => (payload.step === step ? {...payload, bytes: flippedText(payload.bytes, at)} : null));

/** By their names. */
const LIES: Readonly<Record<string, () => Lie>> = {
  silence: () => message => {
    if (!isFair(message) && message.m !== 'propose') return [message];
    told++;
    return [];
  },
  'a key without its proof': () =>
    proposing(payload => (payload.step === 'keys' ? {...payload, bytes: flippedText(payload.bytes)} : null)),
  'a pass with a false proof': () => changing('pass', spoilt()),
  'a pass with two cards swapped': () =>
    changing('pass', part => {
      const bytes = part.bytes.slice();
      // Behind the head of 36 bytes each card takes 64.
      bytes.set(part.bytes.subarray(36, 100), 100);
      bytes.set(part.bytes.subarray(100, 164), 36);
      return [{...part, bytes}];
    }),
  'a pass cut short': () => changing('pass', part => [{...part, bytes: part.bytes.subarray(0, -32)}]),
  'a pass with a false proof, then the true one': () => changing('pass', spoilt(), true),
  'no share': () => changing('share', () => []),
  'a false share': () => changing('share', spoilt()),
  'a share of other points': () =>
    changing('share', part => {
      const bytes = part.bytes.slice();
      // Behind seat, request and count.
      bytes.set(encodePoint(G), 35);
      return [{...part, bytes}];
    }),
  'a share cut short': () => changing('share', part => [{...part, bytes: part.bytes.subarray(0, -32)}]),
  'a false share, then the true one': () => changing('share', spoilt(), true),
  'no acknowledgement': () => message => {
    if (!isFair(message) || message.type !== 'ack') return [message];
    told++;
    return [];
  },
  'a false opening, then the true one': () =>
    proposing(payload =>
      typeof payload.shows === 'string' && payload.shows !== ''
        ? {...payload, shows: flippedText(payload.shows)}
        : null,
    ),
  'a second commitment': () => message => {
    const part = partOf(message);
    if (part?.kind !== 'commit') return [message];
    told++;
    return [message, ...spoilt()(part).map(signed)];
  },
  'another choice than was sealed': () => changing('disclose', spoilt()),
  'a card kept back at a monopoly, then given up': () => changing('exclusion', keptBack, true),
  'a false layer on locked cards, then the true one': () => changing('widening', spoilt(), true),
  'another card at a theft, then the true one': () => changing('rekey', spoilt(), true),
  // Behind the two seats stands the share, of which a byte in the middle keeps it a number below the order.
  'a false share of a lost key, then the true one': () => misstating('recover', 9),
  'a false back-up of its key': () => misstating('backup', -20),
};

/** What it says once, out of turn. */
const SAYINGS: Readonly<Record<string, () => Promise<void> | void>> = {
  'old words': () => {
    for (const old of said.slice(0, 30)) tellAll(old);
  },
  'garbage under another number': () => {
    const known = lastPart();
    tellAll(signed({...known, bytes: flipped(known.bytes, -1), seat: seat() === 1 ? 0 : 1}));
  },
  'an answer to nothing': () => tellAll(signed({...lastPart(), rid: new Uint8Array(32).fill(7)})),
  'an answer on another history': () => tellAll(signed({...lastPart(), head: new Uint8Array(32).fill(9)})),
  'no message at all': () => {
    for (const type of ['part', 'ack', 'vote']) tellAll(fair(type, new Uint8Array(120).fill(3)));
  },
  'a vote of its own, and one in another name': () => {
    const prev = bytesOf(ledger().chain.head.hash);
    for (const voter of [seat(), 0]) {
      const signature = sign(voteBytes('drop', gameId(), 1, prev));
      tellAll(fair('vote', encodeVote({seat: voter, change: 'drop', device: 1, prev, signature})));
    }
  },
  'two acknowledgements in one place': () => {
    const {n} = ledger().chain.head;
    for (const fill of [1, 2]) {
      const head = {term: 0, seq: n, entryHash: new Uint8Array(32).fill(fill)};
      tellAll(fair('ack', encodeAck(makeAck(sign, gameId(), seat(), head))));
    }
  },
  'a move in another name': () => propose(seat() === 1 ? 0 : 1, {type: 'pass'}),
  'a move out of turn': () => propose(seat(), {type: 'takeRole', role: 'prospector'}),
  'a leave in a draw': async () => leave(await farewell()),
  'a leave kept back': async () => {
    const bytes = await farewell();
    const {n} = ledger().chain.head;
    while (ledger().chain.head.n === n) await new Promise(resolve => setTimeout(resolve, 50));
    await leave(bytes);
  },
  /** Says that its log is longer, and gives an entry that it has sealed itself to who asks. */
  'an entry under its own seal': async () => {
    const {chain} = ledger();
    const part: Sealable = {kind: 'dealt', payload: {step: 'part', bytes: 'AAAA', answers: []}};
    const text = await chain.seal(part, await createSigner(seed));
    branches = new Map(room.peers.map(({id}) => [id, text]));
    await boast(chain.head.n + 1);
  },
};

const lastPart = () => made!;

/**
 * Says that its log has an entry that was made up for each, again until both others have asked for it. Of a link that
 * is being made anew its end may stand among the peers a second time.
 */
async function boast(n: number): Promise<void> {
  askers.clear();
  while (askers.size < Math.min(2, branches!.size)) {
    for (const [id, text] of branches!) tell(id, {m: 'beat', n, hash: hashEntry(text), digest: '', ...CALM});
    await new Promise(resolve => setTimeout(resolve, 200));
  }
}

/** The first two of its moves now after which cards are drawn, and which show none. */
function drawing(): readonly Action[] {
  const {game, state} = ledger().replay;
  const view = session.view();
  const moves = view.screen === 'table' ? view.choices.flatMap(choice => [...expand(choice)]) : [];
  const draws = (move: Action) => game.ask(game.apply(state, seat(), move)) !== null;
  return moves.filter(move => !('face' in move) && draws(move)).slice(0, 2);
}

async function propose(as: number, payload: object, kind: 'action' | 'table' = 'action'): Promise<void> {
  const {chain} = ledger();
  const signature = await chain.sign(kind, as, payload, await createSigner(seed));
  tellAll({m: 'propose', kind, seat: as, payload, basis: chain.head.n, signature});
}

const leave = (bytes: string) => propose(seat(), {type: 'leave', bot: 'greedy', bytes}, 'table');

/** The word that it leaves, on the present entry; its own program would refuse to say it in a draw. */
async function farewell(): Promise<string> {
  const {chain} = ledger();
  const stored = await loadTable(session.info.id);
  const secret = bytesOf(keptOf(stored!.secrets)!.joint!.secret);
  const own = ownSeats({identity: seed, secret}, chain.header).find(one => one.seat === seat())!;
  const keys = [{seat: seat(), x: seatKeys(own.secret).x}];
  return toBase64url(encodeLeave(sign, gameId(), seat(), bytesOf(chain.head.hash), keys));
}

/** What an entry of the host is sealed as instead; null to leave it as it is. */
type HostLie = (entry: Entry) => (Pick<UnsignedEntry, 'payload'> & Partial<UnsignedEntry>) | null;

const dealing =
  (change: (payload: DealtPayload) => object | null): HostLie =>
  entry => {
    const payload = entry.kind === 'dealt' ? change(entry.payload) : null;
    return payload && {payload};
  };

/** Of the host: the first entry of its kind is sealed again in other words before anybody sees it. */
const HOST_LIES: Readonly<Record<string, () => HostLie>> = {
  'frames a guest': () =>
    dealing(payload => {
      const part = payload.step === 'part' ? decodePart(fromBase64url(payload.bytes)!) : null;
      if (part?.seat !== 1) return null;
      const bytes = flipped(part.bytes, 50);
      return {...payload, bytes: toBase64url(encodePart({...part, bytes}))};
    }),
  'opens with a false share': () =>
    dealing(payload => (payload.step === 'opening' ? {...payload, bytes: flippedText(payload.bytes)} : null)),
  'gives other cards than the shuffle': () =>
    dealing(payload =>
      payload.answers.some(answer => 'fresh' in answer)
        ? {
            ...payload,
            answers: payload.answers.map(({fresh}) => ({fresh: [...(fresh as number[])].reverse()})),
          }
        : null,
    ),
  'deals what the game does not ask': () => entry =>
    entry.kind === 'action'
      ? unasked({step: 'part', bytes: toBase64url(encodePart(lastPart())), answers: []})
      : null,
  'deals cards a second time': () => {
    let first: DealtPayload | null = null;
    return entry => {
      const again = first && unasked(first);
      // Of what the shares open nothing is the host's: they are everybody's, and hold once more.
      if (entry.kind === 'dealt' && entry.payload.step === 'opening') first = entry.payload;
      return again;
    };
  },
};

/** Stands where another entry of the host's would. */
const unasked = (payload: DealtPayload) =>
  ({kind: 'dealt', payload, seat: null, basis: null, authorSignature: null}) as const;

const enter = Session.prototype.enter;
Session.prototype.enter = function (entered: RoomPort): void {
  session = this;
  void identityAt(this.info.id).then(key => {
    seed = key;
  });
  const send = entered.send.bind(entered);
  const listen = entered.listen.bind(entered);
  const publish = entered.publish.bind(entered);
  tell = send;
  room = entered;
  let last = Promise.resolve();
  entered.send = (peer, message) => {
    made = partOf(message as Message) ?? made;
    if (hidden(message)) return;
    const words = lie?.(message as Message) ?? [message];
    // In the order in which they were said.
    last = last.then(async () => {
      for (const word of await words) {
        if (isFair(word as Message)) said.push(word as Fair);
        send(peer, word);
      }
    });
  };
  entered.broadcast = message => {
    for (const {id} of entered.peers) entered.send(id, message);
  };
  entered.publish = text => {
    last = last.then(async () => {
      const shown = hostLie ? await hostLie(text) : text;
      if (shown !== null) publish(shown);
    });
  };
  entered.listen = events =>
    listen({
      ...events,
      message: (from, message) => {
        if (answered(from, message as Message)) return;
        events.message(from, message);
      },
    });
  enter.call(this, entered);
};

/** What would give a lie away that is told otherwise. */
const hidden = (message: object): boolean =>
  branches !== null && ['beat', 'same', 'have', 'fork'].includes((message as Message).m ?? '');

/** Notes what comes in; who asks for more of the log gets what was made up for it. */
function answered(from: PeerInfo, message: Message): boolean {
  const part = partOf(message);
  if (part)
    heard.push({from: from.id, kind: part.kind, rid: toBase64url(part.rid), n: ledger().chain.head.n});
  if (message.m === 'verdict') verdicts.push((message as unknown as {code: string}).code);
  const text = message.m === 'want' ? branches?.get(from.id) : undefined;
  if (text === undefined) return false;
  askers.add(from.id);
  const {from: wanted} = message as unknown as {from: number};
  const {n} = decodeEntry(text);
  tell(from.id, {m: 'have', entries: [...ledger().chain.texts.slice(wanted, n), text]});
  told++;
  return true;
}

const liar = {
  /** How often it has lied since it began this lie. */
  told: () => told,
  lies: (name: string) => {
    const make = LIES[name];
    if (!make) throw new Error(`no lie: ${name}`);
    told = 0;
    lie = make();
  },
  repents: () => {
    lie = null;
    branches = null;
    void session.act({act: 'syncNow'});
  },
  says: async (name: string) => {
    const saying = SAYINGS[name];
    if (!saying) throw new Error(`no such saying: ${name}`);
    verdicts.length = 0;
    told = 0;
    await saying();
  },
  sealsLies: (name: string) => {
    const make = HOST_LIES[name];
    if (!make) throw new Error(`no lie: ${name}`);
    let lied = false;
    told = 0;
    const lieOf = make();
    hostLie = async text => {
      if (lied) return null;
      const entry = decodeEntry(text);
      const other = lieOf(entry);
      if (!other) return text;
      lied = true;
      told = entry.n;
      branches = new Map();
      return sealEntry({...entry, ...other}, await createSigner(seed));
    };
  },
  /**
   * A host, to each guest another move of its own, after either of which cards are drawn.
   *
   * @returns number of the entry; 0: it has no such moves now
   */
  forks: async (): Promise<number> => {
    const moves = drawing();
    if (moves.length < 2) return 0;
    verdicts.length = 0;
    heard.length = 0;
    const {chain} = ledger();
    const signer = await createSigner(seed);
    const texts = await Promise.all(
      moves.map(async payload => {
        const signature = await chain.sign('action', seat(), payload, signer);
        return chain.seal({kind: 'action', seat: seat(), payload, signature}, signer);
      }),
    );
    branches = new Map(room.peers.map(({id}, i) => [id, texts[i % texts.length]!]));
    const seq = chain.head.n + 1;
    for (const [id, text] of branches) {
      const head = {term: 0, seq, entryHash: bytesOf(hashEntry(text))};
      tell(id, fair('ack', encodeAck(makeAck(sign, gameId(), seat(), head))));
    }
    await boast(seq);
    return seq;
  },
  verdicts: () => [...verdicts],
  heard: () => [...heard],
};
export type LiarHands = typeof liar;
Object.assign(globalThis, {liar});
