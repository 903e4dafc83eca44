/** What every part of the board of Catan is given. */
import {sum} from '../../src/base/sum.ts';
import type {Seat} from '../../src/engine/game.ts';
import type {CatAction, CatEvent, CatPlayerView, CatView} from '../../src/games/catan/types.ts';
import type {Kept} from '../board/board.ts';
import {type BoardModel, boardModel} from '../board/model.ts';
import {complete} from '../board/offers.ts';
import type {Scene} from '../board/painter.ts';
import {pick} from '../board/pick.ts';
import {fromOwnMove} from '../board/since.ts';
import {AS_NEEDED, type View} from './camera.ts';
import {type CatDraft, EMPTY, NONE} from './draft.ts';
import {type Spot, spotsOf} from './spots.ts';
import type {CatTexts} from './texts.ts';

/** What lies over the board: rolls so far, costs, the island as lists. */
export type CatPanel = 'rolls' | 'costs' | 'places';

export interface CatLook {
  /** Another seat that is looked at, else null. */
  readonly open: Seat | null;
  readonly panel: CatPanel | null;
  /** The shelf shows development cards in place of what can be built. */
  readonly cards: boolean;
  /** What of the island is looked at; for another decision or piece than `of` it is as the places need it. */
  readonly camera: View & {readonly of: string};
  /** Offers are declined unseen until this turn is over; -1 for none. */
  readonly deafIn: number;
}
export const CLOSED: CatLook = {
  open: null,
  panel: null,
  cards: false,
  camera: {...AS_NEEDED, of: ''},
  deafIn: -1,
};

export type Award = 'longestRoad' | 'largestArmy';

export interface CatModel extends BoardModel<CatView, CatDraft>, CatLook, CatTexts {
  /** Hexes that paid at the last roll. */
  readonly litHexes: readonly number[];
  /** What each seat got from the last roll of this turn, by kind. */
  readonly gains: readonly (readonly number[])[];
  /** Awards that each seat has lost since the viewer's last move, that move included. */
  readonly losses: readonly (readonly Award[])[];
  /** Pieces that came since the viewer's last move: `e12`, `v30`. */
  readonly fresh: readonly string[];
  /** Where the viewer can put what is being placed. */
  readonly spots: readonly Spot[];
}

const NOTHING: Kept<CatDraft, CatLook> = {draft: EMPTY, look: CLOSED, locked: false};

export function layOut(scene: Scene, texts: CatTexts, {draft, look, locked} = NOTHING): CatModel {
  const model = boardModel<CatView, CatDraft>(scene, texts.sentence, draft, locked);
  const gains = gainsOf(model);
  return {
    ...model,
    ...texts,
    ...look,
    litHexes: litHexes(model.view),
    gains,
    losses: lossesOf(model),
    fresh: freshOf(model),
    spots: spotsOf(model, texts),
  };
}

/** From the roll to the end of the turn. */
const hasRolled = ({dice, phase, turn}: CatView): boolean =>
  dice !== null && turn > 0 && phase !== 'preRoll' && phase !== 'over';

export const rolledSum = (view: CatView): number | null =>
  hasRolled(view) ? view.dice![0] + view.dice![1] : null;

function litHexes(view: CatView): number[] {
  const number = rolledSum(view);
  return number === null
    ? []
    : view.hexes.filter(({token, robber}) => token === number && !robber).map(({hex}) => hex);
}

// Every event of a table is one of its own game.
const eventsOf = ({events}: {readonly events: readonly unknown[]}) => events as readonly CatEvent[];

function gainsOf({table, view}: BoardModel<CatView, CatDraft>): readonly (readonly number[])[] {
  const gains = view.players.map(() => NONE);
  if (!hasRolled(view)) return gains;
  for (const item of table.log.toReversed()) {
    if (item.undone) continue;
    for (const event of eventsOf(item)) if (event.type === 'produced') gains[event.seat] = event.cards;
    if (eventsOf(item).some(({type}) => type === 'rolled')) break;
  }
  return gains;
}

/** The last thing that happened to an award counts: one that has come back is not lost. */
function lossesOf({table, view}: BoardModel<CatView, CatDraft>): readonly (readonly Award[])[] {
  const losers: Partial<Record<Award, Seat | null>> = {};
  for (const item of fromOwnMove(table, ({type}) => type === 'rolled'))
    for (const event of eventsOf(item))
      if (event.type === 'longestRoad' || event.type === 'largestArmy') losers[event.type] = event.from;
  const lost = Object.keys(losers) as Award[]; // put there above
  return view.players.map((_, seat) => lost.filter(award => losers[award] === seat));
}

function freshOf({table}: BoardModel<CatView, CatDraft>): string[] {
  const last = table.log.findLastIndex(({seat, kind}) => kind === 'action' && seat === table.viewer);
  return table.log
    .slice(last + 1)
    .flatMap(item =>
      eventsOf(item).flatMap(event =>
        event.type === 'built' || event.type === 'founded'
          ? [`${event.piece === 'road' ? 'e' : 'v'}${event.at}`]
          : [],
      ),
    );
}

/** Changes the draft. */
export const prepare = (from: EventTarget, change: Partial<CatDraft>): boolean =>
  pick(from, {pick: 'draft', change});
export const show = (from: EventTarget, change: Partial<CatLook>): boolean =>
  pick(from, {pick: 'look', change});

/** The viewer's own seat; null for a watcher. */
export const me = ({view}: CatModel): CatPlayerView | null =>
  view.viewer === null ? null : (view.players[view.viewer] ?? null);

/** What is picked, whole: cards that it has to show are added from the offer. */
export const readyOf = ({table, draft}: CatModel): CatAction | null => complete(table.choices, draft.picked);

/** While the island is settled figures say nothing of use yet: on a phone they leave their height to it, in each step alike. */
export const isBare = ({size, view: {phase}}: CatModel): boolean =>
  (size === 'phone' || size === 'low') && phase.startsWith('found');
/** So does the hand, until it has a card. */
export const hidesHand = (model: CatModel): boolean => isBare(model) && sum(model.view.hand ?? []) === 0;
