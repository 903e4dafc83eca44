/**
 * Placing workers and nobles: a placement says how many pieces stand on each spot, and beside it which of them are
 * nobles. A tap does what its tool says; the suggestion puts nobles where they do most.
 */
import type {PrPlayerView} from '../../../src/games/puerto-rico/types.ts';
import type {PrDraft, Tool} from '../draft.ts';
import type {PrModel} from '../model.ts';
import {fromSlots, type Placement, placed, type Spot, toSlots} from '../placement.ts';

/** Pieces of both kinds that the viewer has in all. */
export interface Hands {
  readonly workers: number;
  readonly nobles: number;
}

export function handsOf({view}: PrModel): Hands | null {
  const hands = view.more?.nobleHands;
  return hands && view.placing ? {workers: view.placing.pieces - hands.nobles, nobles: hands.nobles} : null;
}

/** As many nobles as may stand on the filled slots, each where it does most. */
export function suggested(
  player: PrPlayerView,
  placement: Placement,
  nobles: number,
  order: readonly number[],
): Placement {
  const slots = toSlots(player, placement);
  const share = slots.map(() => 0);
  let left = nobles;
  for (const place of order) {
    share[place] = Math.min(slots[place]!, left);
    left -= share[place]!;
  }
  return fromSlots(player, share);
}

/** Never more nobles on a spot than pieces. */
const within = (nobles: Placement, placement: Placement): Placement => ({
  tiles: placement.tiles.map((count, i) => Math.min(count, nobles.tiles[i] ?? 0)),
  city: placement.city.map((count, i) => Math.min(count, nobles.city[i] ?? 0)),
});

/** Nobles as drafted, or as suggested. */
export function noblesAmong(model: PrModel, player: PrPlayerView, placement: Placement): Placement | null {
  const {draft, view} = model;
  const fixed = view.more?.placingNobles;
  if (fixed) return draft.nobles ?? fromSlots(player, fixed.proposal);
  const hands = view.more?.nobleHands;
  if (!hands) return null;
  return draft.nobles
    ? within(draft.nobles, placement)
    : suggested(player, placement, hands.nobles, hands.order);
}

/** Pieces of each kind that are still in hand. */
export function leftInHand(hands: Hands, placement: Placement, nobles: Placement): Hands {
  const standing = placed(nobles);
  return {workers: hands.workers - (placed(placement) - standing), nobles: hands.nobles - standing};
}

const add = (to: Placement, {where, at}: Spot, by: number): Placement => ({
  ...to,
  [where]: to[where].map((count, i) => (i === at ? count + by : count)),
});

/** What stands on a lamp: nobles first, then workers, then nothing. */
const kindAt = (lamp: number, nobles: number, all: number): Tool =>
  lamp < nobles ? 'noble' : lamp < all ? 'worker' : 'erase';

/** @returns the draft after the tap; null when there is no piece of the kind to put */
export function tapped(
  model: PrModel,
  player: PrPlayerView,
  placement: Placement,
  spot: Spot,
  lamp: number,
): Partial<PrDraft> | null {
  const nobles = noblesAmong(model, player, placement)!;
  const hands = handsOf(model);
  const {tool} = model.draft;
  const all = placement[spot.where][spot.at] ?? 0;
  const high = nobles[spot.where][spot.at] ?? 0;
  const room = (spot.where === 'tiles' ? 1 : (player.city[spot.at]?.slots ?? 0)) - all;
  const result = (pieces: number, of: number): Partial<PrDraft> => ({
    placement: add(placement, spot, pieces),
    nobles: add(nobles, spot, of),
  });
  if (!hands) {
    const marked = all === 0 ? null : swapped(lamp, high, all, result);
    const most = model.view.more?.placingNobles?.most ?? 0;
    return marked?.nobles && placed(marked.nobles) > most
      ? {...marked, nobles: lessElsewhere(marked.nobles, spot)}
      : marked;
  }
  const left = leftInHand(hands, placement, nobles);
  const under = lamp < 0 ? null : kindAt(lamp, high, all);
  const other = tool === 'noble' ? all - high : high;
  const same = tool === 'noble' ? high : all - high;
  const inHand = tool === 'noble' ? left.nobles : left.workers;
  const one = tool === 'noble' ? 1 : 0;
  if (tool === 'erase') {
    if (all === 0) return null;
    if (under === null) return result(-all, -high);
    return under === 'erase' ? null : result(-1, under === 'noble' ? -1 : 0);
  }
  if (under === tool) return result(-1, -one);
  if (room > 0 && under !== (tool === 'noble' ? 'worker' : 'noble') && inHand > 0) return result(1, one);
  if (other > 0 && inHand > 0) return result(0, tool === 'noble' ? 1 : -1);
  if (same > 0) return result(-1, -one);
  return null;
}

/** One too many were marked: the first elsewhere is none any more, so that a tap moves what there is. */
function lessElsewhere(nobles: Placement, {where, at}: Spot): Placement {
  for (const place of ['tiles', 'city'] as const) {
    const other = nobles[place].findIndex((count, i) => count > 0 && !(place === where && i === at));
    if (other >= 0) return add(nobles, {where: place, at: other}, -1);
  }
  return add(nobles, {where, at}, -1);
}

/** The pieces stand: a tap makes a noble of a worker, or a worker of a noble. */
function swapped(
  lamp: number,
  nobles: number,
  all: number,
  result: (pieces: number, of: number) => Partial<PrDraft>,
): Partial<PrDraft> | null {
  if (lamp < 0) return result(0, nobles < all ? 1 : -nobles);
  const kind = kindAt(lamp, nobles, all);
  return kind === 'erase' ? null : result(0, kind === 'noble' ? -1 : 1);
}
