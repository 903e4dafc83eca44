/**
 * Chance and secrets as requests: the engine never draws, it asks; the answer is an entry of the log like any other.
 * The kinds of ask stand in `base/ask.ts`; here stand their answers.
 */
import type {Ask, Beacon, Draw, Face, HandleId} from '../base/ask.ts';
import {IllegalAction} from './illegal.ts';

export type {Ask, Beacon, Draw, Face, HandleId};

// ——— asks ———

/** @param purpose what it is about, for log and fairness screen; part of what a peer signs, so it never changes */
export const beacon = (purpose: string, ...draws: readonly Draw[]): Ask => ({kind: 'beacon', purpose, draws});
/** Items of a public list in canonical order. */
export const pick = (from: number, count = 1): Draw => ({kind: 'pick', from, count});
export const roll = (...sides: readonly number[]): Draw => ({kind: 'roll', sides});
/** @param by whose hands go over the pile and whose keys lock it: all seats, or the owner of a hand */
export const shuffle = (
  deck: string,
  by: readonly number[],
  inputs: readonly HandleId[],
  mint: readonly Face[] = [],
): Ask => ({kind: 'shuffle', deck, inputs, mint, by, key: by});

// ——— answers ———

/** A choice that was sealed, with the salt that hid it; null for one that was never opened: the rules' default counts. */
export type Disclosed = {readonly action: {readonly type: string}; readonly salt: string} | null;

/**
 * What completes an ask, by its kind:
 *
 *   beacon    `drawn`: one list per draw. A roll gives 1..sides for each die. A pick gives, for i = 0..count-1, the
 *             index at which the i-th item is *taken and removed*, so the i-th number is in 0..from-1-i.
 *   shuffle   `fresh`: as many new handles as cards went in, in their new order
 *   rekey     `fresh`: one new handle
 *   deal      `dealt`: how many; the faces reach their seat outside of the log
 *   reveal    `opened`: the faces, in the order of the handles
 *   exclude   `opened`: for each handle its face, or null where it is proved to be one of the list
 *   commit    `sealed`: one seat that has sealed its choice; the ask stays open until every seat has
 *   disclose  `disclosed`: the choices, in the order of the seats
 */
export type Answer =
  | {readonly drawn: readonly (readonly number[])[]}
  | {readonly fresh: readonly HandleId[]}
  | {readonly dealt: number}
  | {readonly opened: readonly (Face | null)[]}
  | {readonly sealed: number}
  | {readonly disclosed: readonly Disclosed[]};

/** A hidden card that an action shows: the dealer proves that this handle has this face. */
export interface Opening {
  readonly handle: HandleId;
  readonly face: Face;
}

/** What one seat knows privately: handle to face. Outside the state, fed by the dealer. */
export type Faces = ReadonlyMap<HandleId, Face>;
export const NO_FACES: Faces = new Map();

const within = (value: unknown, low: number, high: number): value is number =>
  Number.isSafeInteger(value) && (value as number) >= low && (value as number) <= high;

/** More handles than any table makes. */
const MOST_HANDLES = 1_000_000;

/** An answer out of foreign JSON, copied; null unless it fits the ask exactly. */
export function parseAnswer(ask: Ask, value: unknown): Answer | null {
  const field = FIELD[ask.kind];
  if (typeof value !== 'object' || value === null || Object.keys(value).join() !== field) return null;
  const given = (value as Readonly<Record<string, unknown>>)[field];
  switch (ask.kind) {
    case 'beacon':
      return parseDrawn(ask, given);
    case 'shuffle':
      return parseFresh(given, ask.inputs.length + ask.mint.length);
    case 'rekey':
      return parseFresh(given, 1);
    case 'deal':
      return given === ask.handles.length ? {dealt: given} : null;
    case 'reveal':
      return parseOpened(given, ask.handles.length, face => within(face, 0, MOST_HANDLES));
    case 'exclude':
      return parseOpened(given, ask.handles.length, face => face === null || within(face, 0, MOST_HANDLES));
    case 'commit':
      return ask.by.includes(given as number) ? {sealed: given as number} : null;
    case 'disclose':
      return parseDisclosed(given, ask.by.length);
  }
}

/** The one field of an answer, by the kind of its ask. */
const FIELD: Readonly<Record<Ask['kind'], string>> = {
  beacon: 'drawn',
  shuffle: 'fresh',
  rekey: 'fresh',
  deal: 'dealt',
  reveal: 'opened',
  exclude: 'opened',
  commit: 'sealed',
  disclose: 'disclosed',
};

function parseDrawn({draws}: Beacon, drawn: unknown): Answer | null {
  if (!Array.isArray(drawn) || drawn.length !== draws.length) return null;
  const fits = draws.every((draw, i) => {
    const list: unknown = drawn[i];
    if (!Array.isArray(list)) return false;
    return draw.kind === 'roll'
      ? list.length === draw.sides.length && draw.sides.every((sides, k) => within(list[k], 1, sides))
      : list.length === draw.count && list.every((item, k) => within(item, 0, draw.from - 1 - k));
  });
  return fits ? {drawn: drawn.map(list => [...list])} : null;
}

function parseFresh(fresh: unknown, count: number): Answer | null {
  if (!Array.isArray(fresh) || fresh.length !== count || new Set(fresh).size !== count) return null;
  return fresh.every(handle => within(handle, 0, MOST_HANDLES)) ? {fresh: [...fresh]} : null;
}

function parseOpened(opened: unknown, count: number, fits: (face: unknown) => boolean): Answer | null {
  return Array.isArray(opened) && opened.length === count && opened.every(fits)
    ? {opened: [...opened]}
    : null;
}

/** At most 16 bytes, base64url; none where dealing has its own (`fair`). */
const isSalt = (salt: unknown): boolean => typeof salt === 'string' && /^[A-Za-z0-9_-]{0,22}$/.test(salt);

function parseDisclosed(disclosed: unknown, count: number): Answer | null {
  if (!Array.isArray(disclosed) || disclosed.length !== count) return null;
  const fits = disclosed.every(
    (each: {action?: {type?: unknown} | null; salt?: unknown} | null) =>
      each === null ||
      (typeof each === 'object' &&
        Object.keys(each).length === 2 &&
        isSalt(each.salt) &&
        typeof each.action?.type === 'string'),
  );
  // The game's own `parse` judges the actions; a copy keeps the log's own value out of reach.
  return fits ? {disclosed: disclosed.map(each => each && {action: each.action, salt: each.salt})} : null;
}

/** @throws IllegalAction engine/bad-answer */
export function requireAnswer(ask: Ask | null, value: unknown): Answer {
  const answer = ask && parseAnswer(ask, value);
  if (!answer) throw new IllegalAction('engine/bad-answer', {});
  return answer;
}

const notOf = (field: string): never => {
  throw new TypeError(`the answer has no "${field}"`);
};

/** The numbers of a beacon. @throws TypeError for the answer of another kind: a bug of the game */
export const drawnOf = (answer: Answer): readonly (readonly number[])[] =>
  'drawn' in answer ? answer.drawn : notOf('drawn');
/** The new handles of a shuffle or a re-key. @throws TypeError */
export const freshOf = (answer: Answer): readonly HandleId[] =>
  'fresh' in answer ? answer.fresh : notOf('fresh');
/** The faces of a reveal. @throws TypeError */
export const openedOf = (answer: Answer): readonly (Face | null)[] =>
  'opened' in answer ? answer.opened : notOf('opened');
/** The seat that has sealed its choice. @throws TypeError */
export const sealedOf = (answer: Answer): number => ('sealed' in answer ? answer.sealed : notOf('sealed'));
/** The choices that were opened. @throws TypeError */
export const disclosedOf = (answer: Answer): readonly Disclosed[] =>
  'disclosed' in answer ? answer.disclosed : notOf('disclosed');

/** What an ask is about, for log and fairness screen: the purpose of a draw, else the kind. */
export const purposeOf = (ask: Ask): string => (ask.kind === 'beacon' ? ask.purpose : ask.kind);
