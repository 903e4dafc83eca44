/** A strong player: every move that makes sense with what it is worth, the best first. From the public table and the own cards. */
import {type Faces, NO_FACES} from '../../../engine/ask.ts';
import type {Choice} from '../../../engine/choice.ts';
import {pointsOf} from '../awards.ts';
import {CORNER_HEXES} from '../data/island.ts';
import {AWARD_POINTS} from '../data.ts';
import {choices as choicesOf} from '../flow.ts';
import {ratesOf} from '../phases/bank.ts';
import {freeEdges} from '../phases/founding.ts';
import {settlementSpots} from '../places.ts';
import {type CatState, ownerOf, sum} from '../state.ts';
import {type CatAction, RESOURCES} from '../types.ts';
import {confirms, ideaFor, offerOf} from './asking.ts';
import {type Holdings, ownHoldings} from './holdings.ts';
import {offered, type Thought, valuesOf} from './offered.ts';
import {chanceOf, type Outlook, outlookOf} from './outlook.ts';
import {
  bought,
  type Change,
  changed,
  type Means,
  type Piece,
  type Plan,
  type Purchase,
  planTurn,
  worthOf,
} from './plan.ts';
import {progress} from './progress.ts';
import {discard, robbing} from './robbing.ts';

/** Offers in one turn, at most. */
const MOST_OFFERS = 2;
const BUILDING = ['buildRoad', 'buildSettlement', 'buildCity', 'buyCard'] as const;

/** Every move worth a thought, the best first. Empty where the game has nothing to advise. */
export function ponder(state: CatState, seat: number, faces: Faces): Thought[] {
  const choices = choicesOf(state, seat, faces);
  const held = ownHoldings(state, seat, faces);
  return thoughts(state, seat, faces, choices, held).sort((a, b) => b.worth - a.worth);
}

function thoughts(
  state: CatState,
  seat: number,
  faces: Faces,
  choices: readonly Choice[],
  held: Holdings,
): Thought[] {
  if (state.asking === 'discard') return [{action: discard(state, seat, faces, held), worth: 0}];
  switch (state.phase) {
    case 'foundSettlement':
      return foundingCorners(state, seat).map(({at, worth}) => ({
        action: {type: 'foundSettlement', at},
        worth,
      }));
    case 'foundRoad':
      return foundingRoads(state, seat).map(({at, worth}) => ({
        action: {type: 'foundRoad', edge: at},
        worth,
      }));
    case 'freeRoad':
      return freeRoads(state, seat, valuesOf(choices[0]?.edge).map(Number)).map(({at, worth}) => ({
        action: {type: 'freeRoad', edge: at},
        worth,
      }));
    case 'robber':
      return robbing(state, seat, choices, held);
    case 'preRoll':
      return beforeRoll(state, seat, choices, held);
    default:
      return inTurn(state, seat, choices, held);
  }
}

/** A knight before the roll where the robber costs something, or where the army wins. */
function beforeRoll(state: CatState, seat: number, choices: readonly Choice[], held: Holdings): Thought[] {
  const victory = offered(choices, 'declareVictory');
  if (victory) return [{action: victory, worth: 2}];
  const found: Thought[] = [{action: {type: 'roll'}, worth: 1}];
  const knight = offered(choices, 'knight');
  if (knight && (blocked(state, seat) || armyWins(state, seat, held)))
    found.push({action: knight, worth: 1.5});
  return found;
}

const blocked = ({corners, robber}: CatState, seat: number): boolean =>
  corners.some(
    (building, at) => building !== -1 && ownerOf(building) === seat && CORNER_HEXES[at]!.includes(robber),
  );

function armyWins(state: CatState, seat: number, held: Holdings): boolean {
  if (state.largestArmy === seat) return false;
  const others = Math.max(2, ...state.players.map(({knights}, other) => (other === seat ? 0 : knights)));
  const points = pointsOf(state, seat) + held.points + AWARD_POINTS;
  return state.players[seat]!.knights + 1 > others && points >= state.rules.goal;
}

function inTurn(state: CatState, seat: number, choices: readonly Choice[], held: Holdings): Thought[] {
  const victory = offered(choices, 'declareVictory');
  if (victory) return [{action: victory, worth: 3}];
  const means: Means = {held, rates: ratesOf(state, seat), trades: state.phase !== 'build'};
  const plan = planTurn(state, seat, means);
  const outlook = outlookOf(state, seat, held);
  const stay = worthOf(state, seat, held, outlook);
  const found: Thought[] = [{action: {type: 'endTurn'}, worth: stay}];
  const add = (action: CatAction | null, worth: number) => {
    if (action) found.push({action, worth});
  };
  if (plan.purchases.length > 0) add(firstStep(choices, plan), plan.worth);
  for (const deal of confirms(state, seat, choices, held))
    add(deal.action, Math.max(plan.worth, stay) * deal.worth);
  // Cards of progress: what the turn is worth with them.
  for (const card of progress(state, seat, choices, means)) add(card.action, card.worth);
  const best = Math.max(...found.map(({worth}) => worth));
  const knight = offered(choices, 'knight');
  // A knight is played when nothing better is left of the turn, or where it wins.
  if (knight) add(knight, armyWins(state, seat, held) ? 2.5 : best === stay ? stay * 1.001 : stay);
  if (best <= 1 && state.sayings[seat]! < MOST_OFFERS && !confirmable(found)) {
    const idea = ideaFor(state, seat, held, plan);
    const offer = idea && offerOf(choices, idea);
    if (offer) add(offer, best * 1.0005);
  }
  if (best === stay && sum(held.hand) > 7) {
    const relief = lighten(state, seat, means, outlook);
    if (relief && relief.worth > stay) add(changeOf(choices, relief.change), relief.worth);
  }
  return found;
}

const confirmable = (found: readonly Thought[]): boolean =>
  found.some(({action}) => action.type === 'confirm');

const changeOf = (choices: readonly Choice[], {give, take}: Change): CatAction | null =>
  offered(choices, 'bankTrade', {give: RESOURCES[give]!, take: RESOURCES[take]!});

function firstStep(choices: readonly Choice[], {changes, purchases}: Plan): CatAction | null {
  if (changes.length > 0) return changeOf(choices, changes[0]!);
  const {piece, at}: Purchase = purchases[0]!;
  const type = BUILDING[piece]!;
  if (type === 'buyCard') return offered(choices, type);
  return offered(choices, type, type === 'buildRoad' ? {edge: at} : {at});
}

/** A change at the bank that makes a large hand smaller. */
function lighten(
  state: CatState,
  seat: number,
  means: Means,
  outlook: Outlook,
): {readonly change: Change; readonly worth: number} | null {
  if (!means.trades) return null;
  let best: {change: Change; worth: number} | null = null;
  for (let give = 0; give < 5; give++)
    for (let take = 0; take < 5; take++) {
      if (give === take || means.held.hand[give]! < means.rates[give]! || state.bank[take] === 0) continue;
      const change = {give, take};
      const hand = changed(means.held.hand, [change], means.rates);
      const worth = worthOf(state, seat, {...means.held, hand}, outlook);
      if (!best || worth > best.worth) best = {change, worth};
    }
  return best;
}

/** Where to found and where to lay a road that costs nothing: by the chance to win that it leaves. */
interface Place {
  readonly at: number;
  readonly worth: number;
}

/** Places with what they are worth, the best first. */
function ranked(state: CatState, seat: number, piece: Piece, places: readonly number[]): Place[] {
  return places
    .map(at => {
      const next = bought(state, seat, {piece, at});
      return {at, worth: chanceOf(outlookOf(next, seat, ownHoldings(next, seat, NO_FACES)), seat)};
    })
    .sort((a, b) => b.worth - a.worth);
}

const foundingCorners = (state: CatState, seat: number): Place[] =>
  ranked(state, seat, 1, settlementSpots(state, seat, true));

const foundingRoads = (state: CatState, seat: number): Place[] => ranked(state, seat, 0, freeEdges(state));

const freeRoads = (state: CatState, seat: number, edges: readonly number[]): Place[] =>
  ranked(state, seat, 0, edges);
