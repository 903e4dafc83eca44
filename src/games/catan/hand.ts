/**
 * Resource cards of a player: those that lie open by kind, and the concealed ones, which are opened when they are
 * needed. Open ones go first.
 */
import type {Faces, Opening} from '../../engine/ask.ts';
import {type Objection, objection} from './refusals.ts';
import type {CatState, Player} from './state.ts';
import {type CatEvent, RESOURCES} from './types.ts';

const KINDS = RESOURCES.length;
/** An `Opening` as plain JSON, which holes and choices are made of. */
export type Shown = {readonly handle: number; readonly face: number};

const NOTHING: readonly Shown[] = Object.freeze([]);

/** A hand as somebody knows it: what lies open, and the concealed cards of known kind, by kind in the owner's order. */
export interface Purse {
  readonly hand: readonly number[];
  readonly closed: readonly (readonly Shown[])[];
  /** Both together, by kind. */
  readonly all: readonly number[];
}

const NONE_CLOSED: Purse['closed'] = Object.freeze(RESOURCES.map(() => NOTHING));

export function purseOf({hand, hidden}: Player, faces: Faces): Purse {
  if (hidden.length === 0) return {hand, closed: NONE_CLOSED, all: hand};
  const closed: Shown[][] = [[], [], [], [], []];
  const all = hand.slice();
  for (let i = 0; i < hidden.length; i++) {
    const handle = hidden[i]!;
    const face = faces.get(handle);
    if (face === undefined) continue;
    closed[face]!.push({handle, face});
    all[face]!++;
  }
  return {hand, closed, all};
}

/**
 * The concealed cards that have to be opened to pay this, the first of each kind; empty when the open ones will do, null
 * when it cannot be paid.
 */
export function cover({hand, closed, all}: Purse, cost: readonly number[]): readonly Shown[] | null {
  for (let kind = 0; kind < KINDS; kind++) if (cost[kind]! > all[kind]!) return null;
  if (closed === NONE_CLOSED) return NOTHING;
  let show: Shown[] | null = null;
  for (let kind = 0; kind < KINDS; kind++) {
    for (let i = 0; i < cost[kind]! - hand[kind]!; i++) {
      show ??= [];
      show.push(closed[kind]![i]!);
    }
  }
  return show ?? NOTHING;
}

/** Cards that do not lie open, by kind. */
export const missingOf = ({hand}: Player, cost: readonly number[]): number[] =>
  cost.map((count, kind) => Math.max(0, count - hand[kind]!));

/** Whether everybody sees that this cannot be paid, whatever the concealed cards are. */
export function publiclyShort({hand, hidden}: Player, cost: readonly number[]): boolean {
  let missing = 0;
  for (let kind = 0; kind < KINDS; kind++) missing += Math.max(0, cost[kind]! - hand[kind]!);
  return missing > hidden.length;
}

/** Judges that exactly what is missing is shown, kind after kind, in the order of the hand. */
export function objectToShow(
  player: Player,
  cost: readonly number[],
  show: readonly Opening[] = NOTHING,
  rule = 'CAT-BLD-1',
): Objection | null {
  let at = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    let before = -1;
    for (let missing = cost[kind]! - player.hand[kind]!; missing > 0; missing--, at++) {
      const card = show[at];
      if (!card || card.face !== kind)
        return objection('cat/short', rule, {missing: stillMissing(player, cost, show)});
      const position = player.hidden.indexOf(card.handle);
      if (position < 0 || position === before) return objection('cat/not-your-card', rule);
      if (position < before) return objection('cat/shows-too-much', rule);
      before = position;
    }
  }
  return at < show.length ? objection('cat/shows-too-much', rule) : null;
}

function stillMissing(player: Player, cost: readonly number[], show: readonly Opening[]): number[] {
  return missingOf(player, cost).map((count, kind) =>
    Math.max(0, count - show.filter(({face}) => face === kind).length),
  );
}

/** Concealed cards that were shown lie open from now on. */
export function openCards(
  state: CatState,
  seat: number,
  show: readonly Opening[],
  events?: CatEvent[],
): void {
  const player = state.players[seat]!;
  const cards = [0, 0, 0, 0, 0];
  for (const {handle, face} of show) {
    player.hidden.splice(player.hidden.indexOf(handle), 1);
    player.hand[face]!++;
    cards[face]!++;
  }
  events?.push({type: 'shown', seat, cards});
}

/** From the open hand to the bank. */
export function pay(state: CatState, seat: number, cost: readonly number[]): void {
  const {hand} = state.players[seat]!;
  for (let kind = 0; kind < KINDS; kind++) {
    hand[kind]! -= cost[kind]!;
    state.bank[kind]! += cost[kind]!;
  }
}

/** From the bank to the open hand. */
export function gain(state: CatState, seat: number, cards: readonly number[]): void {
  const {hand} = state.players[seat]!;
  for (let kind = 0; kind < KINDS; kind++) {
    hand[kind]! += cards[kind]!;
    state.bank[kind]! -= cards[kind]!;
  }
}

/** The whole hand by kind, as its owner knows it. */
export const wholeHand = (player: Player, faces: Faces): number[] => purseOf(player, faces).all.slice();
