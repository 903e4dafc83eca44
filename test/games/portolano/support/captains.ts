/** Whole games by the two kinds of players with whom the rules' figures were tried, and what happens in them. */
import {type Rng, seededRng} from '../../../../src/base/rng.ts';
import {type Choice, sampleAny} from '../../../../src/engine/choice.ts';
import type {Seat} from '../../../../src/engine/game.ts';
import {LocalDealer} from '../../../../src/engine/local-dealer.ts';
import {game} from '../../../../src/games/portolano/advised.ts';
import {CANNON, harbourFace} from '../../../../src/games/portolano/data.ts';
import {NOTHING} from '../../../../src/games/portolano/hold.ts';
import {playsOf} from '../../../../src/games/portolano/phases/cards.ts';
import {playCost} from '../../../../src/games/portolano/phases/sailing.ts';
import {freeSpace, type PortState} from '../../../../src/games/portolano/state.ts';
import type {PortAction, PortEvent} from '../../../../src/games/portolano/types.ts';

export type Captain = (state: PortState, seat: Seat, rng: Rng) => PortAction;

/** Looks one turn ahead with hand-made weights. */
export const greedy: Captain = (state, seat, rng) =>
  game.suggest(game.view(state, seat, new Map()), game.choices(state, seat, new Map()), rng);

/**
 * Any movement that it can pay for, always a pick-up, and actions wherever there are some: it takes emergency rum, unloads
 * something, loads all the rum that fits, and gives no rum away. Whoever declines these by chance mutinies twice as often.
 */
export const aimless: Captain = (state, seat, rng) => {
  const ship = state.ships[seat]!;
  if (state.sealing.includes(seat)) {
    const paid = playsOf(ship).filter(cards => playCost(state.wind, ship, cards) <= ship.load[0]!);
    return {type: 'sail', cards: paid[rng.below(paid.length)]!};
  }
  const choices = game.choices(state, seat, new Map());
  // Sampled from the game's own choices, here and below.
  const any = (list: readonly Choice[]) => sampleAny(list, rng) as PortAction;
  switch (state.phase) {
    case 'cards':
      return any(choices.slice(0, 1));
    case 'harbour':
      for (;;) {
        const visit = any(choices);
        if (visit.type === 'unload' && visit.filling.some(slot => slot >= 0)) return visit;
      }
    case 'refill': {
      const {refill} = harbourFace(state.tiles[ship.cell]!, state.faces[ship.cell]!);
      return {type: 'refill', rum: Math.min(refill, freeSpace(ship)), out: NOTHING};
    }
    case 'sea': {
      const picks = choices.filter(({type}) => type === 'pick');
      const acts = choices.filter(({type}) => type !== 'end' && type !== 'sellRum');
      if (picks.length > 0) return any(picks);
      return acts.length > 0 ? any(acts) : {type: 'end'};
    }
    default:
      return any(choices);
  }
};

/** What the rules count, per game. */
export interface Voyage {
  readonly rounds: number;
  readonly deliveries: number;
  readonly goods: number;
  readonly harbours: number;
  readonly upgrades: number;
  readonly cannons: number;
  readonly pirateBattles: number;
  readonly battles: number;
  readonly mutinies: number;
  /** Mean of the final scores. */
  readonly score: number;
}

export function voyage(captain: Captain, seats: number, seed: string): Voyage {
  const rng = seededRng(seed);
  const state = game.setup({}, seats);
  const dealer = new LocalDealer(() => rng);
  const events: PortEvent[] = [];
  for (let result = game.result(state); ; result = game.result(state)) {
    if (result) {
      const count = (type: PortEvent['type']) => events.filter(event => event.type === type).length;
      let goods = 0;
      let cannons = 0;
      for (const event of events) {
        if (event.type === 'unloaded') goods += event.goods;
        if (event.type === 'picked' && event.got === CANNON) cannons++;
      }
      return {
        rounds: state.round,
        deliveries: count('unloaded'),
        goods,
        harbours: count('harbour'),
        upgrades: count('upgraded'),
        cannons,
        pirateBattles: count('pirateBattle'),
        battles: count('battle'),
        mutinies: count('mutiny'),
        score: result.scores.reduce((sum, {total}) => sum + total, 0) / seats,
      };
    }
    const ask = game.ask(state);
    if (ask && ask.kind !== 'commit') {
      const answer = dealer.answer(ask);
      game.deal(state, answer, events);
      dealer.learn(ask, answer);
      continue;
    }
    const seat = game.toAct(state)[0]!;
    const action = captain(state, seat, rng);
    if (ask?.by.includes(seat)) {
      dealer.keep({seat, action, salt: ''});
      game.deal(state, {sealed: seat}, events);
    } else game.play(state, seat, action, events);
  }
}

/** A figure over many games. */
export interface Figure {
  readonly mean: number;
  /** 5 % of the games are below, 5 % above. */
  readonly low: number;
  readonly high: number;
}
export type Figures = Readonly<Record<keyof Voyage, Figure>>;

function figureOf(values: readonly number[]): Figure {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.round(part * (sorted.length - 1))]!;
  return {mean: values.reduce((sum, each) => sum + each, 0) / values.length, low: at(0.05), high: at(0.95)};
}

/** What happens in so many games, the same ones every time. */
export function figures(captain: Captain, seats: number, games: number): Figures {
  const all = Array.from({length: games}, (_, i) => voyage(captain, seats, `voyage ${seats} ${i}`));
  // Every voyage has the same fields.
  const fields = Object.keys(all[0]!) as (keyof Voyage)[];
  return Object.fromEntries(
    fields.map(field => [field, figureOf(all.map(each => each[field]))]),
  ) as unknown as Figures;
}

/** Rounds of a game, 5 % and 95 %, as the rules found them for 2, 3, 4 and 5 players. */
export const ROUNDS = {
  greedy: [
    [6, 17],
    [6, 16],
    [6, 16],
    [6, 14],
  ],
  aimless: [
    [8, 16],
    [9, 15],
    [9, 14],
    [9, 14],
  ],
} as const;

/** Means that the rules found with aimless players, for 2, 3, 4 and 5 of them. */
export const AIMLESS = {rounds: [12, 12.1, 11.9, 11.3], mutinies: [3.8, 6.4, 7.6, 8.8]} as const;
