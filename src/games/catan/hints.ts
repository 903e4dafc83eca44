/** What a sensible beginner would do, out of one seat's view and its choices alone. */

import type {Rng} from '../../base/rng.ts';
import {sum} from '../../base/sum.ts';
import {bundleOf, type Choice, holesOf, isHole, sampleAny} from '../../engine/choice.ts';
import {fillings} from '../../engine/holes.ts';
import {AWARD_POINTS, LEAST_ARMY, LEAST_ROAD} from './data.ts';
import {exchanged, gainOf, handWorth, isChoice, one, plain, WORTH_IT} from './hints/answer.ts';
import {cornerWorth, roadWorth, robberWorth} from './hints/worth.ts';
import {type CatAction, type CatView, RESOURCES} from './types.ts';

/** Offers that a bot makes in one turn, at most. */
const MOST_OFFERS = 2;

export function suggest(view: CatView, choices: readonly Choice[], rng: Rng): CatAction {
  return advise(view, choices) ?? (sampleAny(calm(choices), rng) as unknown as CatAction);
}

/** Without what only a thought can fill: offers at random are a nuisance. */
function calm(choices: readonly Choice[]): readonly Choice[] {
  const quiet = choices.filter(({type}) => type === 'endTurn' || type === 'roll');
  return quiet.length > 0 ? quiet : choices;
}

function advise(view: CatView, choices: readonly Choice[]): CatAction | null {
  const seat = view.viewer;
  if (seat === null) return null;
  if (view.proposedDiscard)
    return {type: 'discard', cards: view.proposedDiscard.cards, hidden: view.proposedDiscard.hidden};
  const winner = winning(view, choices, seat);
  if (winner) return winner;
  switch (view.phase) {
    case 'foundSettlement':
      return best(choices, 'foundSettlement', 'at', corner => cornerWorth(view, seat, corner));
    case 'foundRoad':
      return best(choices, 'foundRoad', 'edge', edge => roadWorth(view, seat, edge));
    case 'freeRoad':
      return best(choices, 'freeRoad', 'edge', edge => roadWorth(view, seat, edge));
    case 'robber':
      return rob(view, choices, seat);
    case 'preRoll':
      return blockedBy(view, seat) ? playKnight(choices) : null;
    default:
      return (
        deal(view, choices) ??
        build(view, choices, seat) ??
        playCard(view, choices) ??
        changeAtBank(view, choices) ??
        offer(view, choices) ??
        road(view, choices, seat)
      );
  }
}

/** What wins in this turn: a victory that can be declared, or what brings the last points. */
function winning(view: CatView, choices: readonly Choice[], seat: number): CatAction | null {
  const victory = isChoice(choices, 'declareVictory');
  if (victory) return plain(victory);
  const missing = view.goal - view.points;
  if (missing > AWARD_POINTS) return null;
  const {knights, largestArmy, longestRoad} = view.players[seat]!;
  const others = view.players.filter(player => player.seat !== seat);
  const bestAt = (type: 'buildCity' | 'buildSettlement') =>
    best(choices, type, 'at', corner => cornerWorth(view, seat, corner));
  const building = missing <= 1 ? (bestAt('buildCity') ?? bestAt('buildSettlement')) : null;
  if (building) return building;
  const army = knights + 1 >= LEAST_ARMY && others.every(other => other.knights <= knights);
  const knight = army && !largestArmy ? playKnight(choices) : null;
  if (knight || longestRoad) return knight;
  const {spots, lengths} = view.builds[0]!;
  const most = Math.max(...lengths, 0);
  if (most < LEAST_ROAD || others.some(({road: length}) => length >= most)) return null;
  return best(choices, 'buildRoad', 'edge', edge => lengths[spots.indexOf(edge)] ?? 0);
}

/** The filling of one hole that is worth most; ties go to the first. */
function best(
  choices: readonly Choice[],
  type: CatAction['type'],
  field: string,
  worth: (place: number) => number,
): CatAction | null {
  const choice = isChoice(choices, type);
  const hole = choice?.[field];
  if (!choice || !isHole(hole)) return null;
  let most = Number.NEGATIVE_INFINITY;
  let at: number | null = null;
  for (const place of fillings(hole) as Iterable<number>) {
    const value = worth(place);
    if (value > most) [most, at] = [value, place];
  }
  return at === null ? null : plain({...choice, [field]: at});
}

function rob(view: CatView, choices: readonly Choice[], seat: number): CatAction | null {
  let most = Number.NEGATIVE_INFINITY;
  let chosen: CatAction | null = null;
  for (const choice of choices) {
    if (choice.type !== 'robber') continue;
    for (const hex of valuesOf(choice.hex)) {
      for (const victim of valuesOf(choice.victim)) {
        const prey = victim === null ? 0 : 12 + view.players[victim]!.points + view.players[victim]!.cards;
        const worth = robberWorth(view, seat, hex!) + prey;
        if (worth <= most) continue;
        most = worth;
        chosen = {type: 'robber', hex: hex!, victim};
      }
    }
  }
  return chosen;
}

/** What a field of a robber choice can be. */
const valuesOf = (field: Choice[string] | undefined): readonly (number | null)[] =>
  // Robber choices hold seats, hexes and null only.
  (isHole(field) ? [...fillings(field)] : [field ?? null]) as readonly (number | null)[];

const blockedBy = (view: CatView, seat: number): boolean =>
  view.hexes[view.robber]?.buildings.some(building => building.seat === seat) ?? false;

function playKnight(choices: readonly Choice[]): CatAction | null {
  const knight = isChoice(choices, 'knight');
  return knight ? plain(knight) : null;
}

/** An acceptance or a proposal that betters the hand. */
function deal(view: CatView, choices: readonly Choice[]): CatAction | null {
  let most = WORTH_IT - 1;
  let chosen: CatAction | null = null;
  for (const choice of choices) {
    if (choice.type !== 'confirm') continue;
    const action = plain(choice);
    if (action.type !== 'confirm') continue;
    const proposal = view.proposals.find(({n}) => n === action.item);
    const terms = proposal ? {give: proposal.want, want: proposal.give} : view.offer;
    if (!terms) continue;
    const other = view.players[action.with]!;
    const gain = gainOf(view, terms.give, terms.want) - (other.points >= view.goal - 2 ? 60 : other.points);
    if (gain > most) [most, chosen] = [gain, action];
  }
  return chosen;
}

function build(view: CatView, choices: readonly Choice[], seat: number): CatAction | null {
  return (
    best(choices, 'buildCity', 'at', corner => cornerWorth(view, seat, corner)) ??
    best(choices, 'buildSettlement', 'at', corner => cornerWorth(view, seat, corner)) ??
    cardWhenIdle(view, choices)
  );
}

/** A card is bought when no settlement or city is a card away. */
function cardWhenIdle(view: CatView, choices: readonly Choice[]): CatAction | null {
  const buy = isChoice(choices, 'buyCard');
  const {hand} = view;
  if (!buy || !hand) return null;
  const near = [1, 2].some(piece => {
    const wish = view.builds[piece]!;
    const missing = sum(wish.missing);
    return wish.left > 0 && wish.spots.length > 0 && missing <= 1;
  });
  return near ? null : plain(buy);
}

/** A road where a corner to settle is missing, or where cards lie about. */
function road(view: CatView, choices: readonly Choice[], seat: number): CatAction | null {
  const settlement = view.builds[1]!;
  if (settlement.left === 0 || settlement.spots.length > 0) return null;
  return best(choices, 'buildRoad', 'edge', edge => roadWorth(view, seat, edge));
}

function playCard(view: CatView, choices: readonly Choice[]): CatAction | null {
  const {hand} = view;
  if (!hand) return null;
  const plenty = isChoice(choices, 'yearOfPlenty');
  const take = plenty?.take;
  if (plenty && isHole(take)) {
    const none = RESOURCES.map(() => 0);
    let most = Number.NEGATIVE_INFINITY;
    let chosen: readonly number[] | null = null;
    for (const cards of fillings(take) as Iterable<readonly number[]>) {
      const worth = handWorth(view, exchanged(hand, none, cards));
      if (worth > most) [most, chosen] = [worth, cards];
    }
    if (chosen) return plain({...plenty, take: chosen});
  }
  const monopoly = isChoice(choices, 'monopoly');
  const others = view.players.reduce((all, {seat, cards}) => (seat === view.viewer ? all : all + cards), 0);
  if (monopoly && others >= 10) return plain({...monopoly, kind: RESOURCES[scarcest(view)]!});
  const roads = isChoice(choices, 'roadBuilding');
  if (roads) return plain(roads);
  return playKnight(choices);
}

/** The kind of which the bank and the own hand have the fewest: the others hold it. */
function scarcest(view: CatView): number {
  const held = RESOURCES.map((_, kind) => 19 - view.bank[kind]! - view.hand![kind]!);
  return held.indexOf(Math.max(...held));
}

const kindOf = (name: unknown): number => (RESOURCES as readonly unknown[]).indexOf(name);

function changeAtBank(view: CatView, choices: readonly Choice[]): CatAction | null {
  let most = WORTH_IT;
  let chosen: CatAction | null = null;
  for (const choice of choices) {
    if (choice.type !== 'bankTrade') continue;
    const from = kindOf(choice.give);
    for (const [, hole] of holesOf(choice))
      for (const take of fillings(hole)) {
        const to = kindOf(take);
        const gain = gainOf(
          view,
          one(from).map(count => count * view.rates[from]!),
          one(to),
        );
        if (gain > most) [most, chosen] = [gain, plain({...choice, take})];
      }
  }
  return chosen;
}

/** One card for one: what there is too much of for what is missing most. */
function offer(view: CatView, choices: readonly Choice[]): CatAction | null {
  const choice = isChoice(choices, 'offer');
  const terms = choice?.terms;
  if (!choice || !isHole(terms) || terms.hole !== 'bundle') return null;
  if (view.offer || view.sayings[view.viewer!]! >= MOST_OFFERS) return null;
  let most = 2 * WORTH_IT;
  let chosen: CatAction | null = null;
  for (let from = 0; from < RESOURCES.length; from++) {
    for (let to = 0; to < RESOURCES.length; to++) {
      if (from === to || terms.give[from] === 0 || terms.want[to] === 0) continue;
      const gain = gainOf(view, one(from), one(to));
      if (gain <= most) continue;
      most = gain;
      const filling = bundleOf(terms, one(from), one(to));
      chosen = plain({type: 'offer', to: othersWithCards(view), terms: {...filling}});
    }
  }
  return chosen && othersWithCards(view).length > 0 ? chosen : null;
}

const othersWithCards = (view: CatView): number[] =>
  view.players.filter(({seat, cards}) => seat !== view.viewer && cards > 0).map(({seat}) => seat);
