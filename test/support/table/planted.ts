/**
 * Faces that can be recognised wherever they turn up, and the search for them: a game whose deck has other numbers than
 * its own, and everything that a device ever said, heard, stored or showed.
 */
import {fromBase64url} from '../../../src/base/bytes.ts';
import type {Answer, Ask, Faces} from '../../../src/engine/ask.ts';
import type {AnyGame} from '../../../src/engine/game.ts';
import {encodePoint, hashToPoint} from '../../../src/fair/group.ts';
import {u32} from '../../../src/fair/hash.ts';
import type {FakeNet} from './fake-rooms.ts';

const FIRST = 700_001;
const STEP = 2003;
/** The number that stands for card `v` of the game. */
export const plantedFace = (v: number): number => FIRST + STEP * v;
const ownFace = (face: number): number => (face - FIRST) / STEP;

const own = (faces: Faces): Faces => new Map([...faces].map(([handle, face]) => [handle, ownFace(face)]));

const ownAnswer = (answer: Answer): Answer =>
  'opened' in answer ? {opened: answer.opened.map(face => (face === null ? null : ownFace(face)))} : answer;

const plantedAsk = (ask: Ask | null): Ask | null =>
  ask?.kind === 'shuffle' ? {...ask, mint: ask.mint.map(plantedFace)} : ask;

/** The game, dealt with planted faces. Of what devices say about cards, actions alone have its own numbers. */
export const planted = (game: AnyGame): AnyGame => ({
  ...game,
  choices: (state, seat, faces) => game.choices(state, seat, own(faces)),
  proposal: (state, seat, faces) => game.proposal(state, seat, own(faces)),
  view: (state, seat, faces) => game.view(state, seat, own(faces)),
  openings: action =>
    (game.openings?.(action) ?? []).map(({handle, face}) => ({handle, face: plantedFace(face)})),
  ask: state => plantedAsk(game.ask(state)),
  answer: (state, answer, events) => game.answer(state, ownAnswer(answer), events),
  deal: (state, answer, events) => game.deal(state, ownAnswer(answer), events),
});

/** All that reaches or leaves a device over the network, by its key. */
export function overheard(net: FakeNet): ReadonlyMap<string, Set<string>> {
  const heard = new Map<string, Set<string>>();
  const note = (key: string, text: string) => {
    heard.set(key, (heard.get(key) ?? new Set()).add(text));
  };
  const send = net.send.bind(net);
  net.send = (from, to, message) => {
    for (const key of [from, to]) note(key, JSON.stringify(message));
    send(from, to, message);
  };
  const publish = net.publish.bind(net);
  net.publish = (from, texts) => {
    for (const {key} of [...net.peersOf(''), {key: from}]) for (const text of texts) note(key, text);
    publish(from, texts);
  };
  return heard;
}

/** A face in bytes: the point of its card. */
export const pointOf = ({gameId, deck}: Omit<Searched, 'cards'>, face: number): Uint8Array =>
  encodePoint(hashToPoint('card-point', gameId, deck, u32(face)));

const latin1 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

/** Bytes of everything in a text that may be base64url. */
export const decodedIn = (text: string): string[] =>
  (text.match(/[\w-]{40,}/g) ?? []).map(run => latin1(fromBase64url(run) ?? new Uint8Array()));

export interface Searched {
  readonly gameId: Uint8Array;
  readonly deck: string;
  /** Numbers of the game's cards. */
  readonly cards: readonly number[];
}

/** The cards whose planted face, or whose point, stands in any of these texts or bytes. */
export function foundIn(things: Iterable<string | Uint8Array>, {cards, ...of}: Searched): number[] {
  const texts: string[] = [];
  const bytes: string[] = [];
  for (const thing of things) {
    if (typeof thing === 'string') {
      texts.push(thing);
      bytes.push(...decodedIn(thing));
    } else bytes.push(latin1(thing));
  }
  // A number in JSON stands between these; in base64 none of them does.
  const numbers = new Set(texts.flatMap(text => text.match(/(?<=[[:,])\d{6}(?=[\],}])/g) ?? []));
  const all = bytes.join('|');
  return cards.filter(v => {
    const face = plantedFace(v);
    return numbers.has(String(face)) || all.includes(latin1(pointOf(of, face)));
  });
}
