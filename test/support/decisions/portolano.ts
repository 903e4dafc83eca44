/** Where games of Portolano are stopped. */
import {game} from '../../../src/games/portolano/advised.ts';
import type {PortView} from '../../../src/games/portolano/view.ts';
import {Decisions} from './decisions.ts';
import {PlayedGame, randomFrom} from './played.ts';

export type PlayedPortolano = PlayedGame<PortView>;

const own = (view: PortView) => view.ships[0]!;
const actionHere = (view: PortView) => view.cells[own(view).cell]!.sea?.now.action;

/** Every decision of a captain, and the end. */
export const MOMENTS = [
  'sterns',
  'pirate',
  'ships',
  'plan',
  'barter',
  'upgrade',
  'rumTrade',
  'goodsTrade',
  'room',
  'harbour',
  'refill',
  'pay',
  'loot',
  'knight',
  'over',
] as const;
export type Moment = (typeof MOMENTS)[number];

export const portolano = new Decisions({
  begin: (seats, seed, viewer = 0, options = {}): PlayedPortolano =>
    new PlayedGame<PortView>({game, seats, viewer, options, random: randomFrom(seed)}),
  roundOf: ({round}) => round,
  seed: 'chart',
  list: {
    sterns: {phase: 'sterns'},
    pirate: {phase: 'pirate'},
    ships: {phase: 'ships'},
    plan: {phase: 'cards', rounds: [5], where: view => own(view).rum > 2 && own(view).twoSteps},
    barter: {phase: 'cards', rounds: [2], where: view => own(view).plan === 'bartering'},
    upgrade: {
      phase: 'sea',
      rounds: [3],
      where: view => actionHere(view) === 'upgrade' && own(view).coins > 1,
    },
    rumTrade: {
      phase: 'sea',
      rounds: [3],
      where: view => actionHere(view) === 'rum-trade' && own(view).rum > 1,
    },
    goodsTrade: {
      phase: 'sea',
      rounds: [3],
      seed: 'trade',
      where: view => actionHere(view) === 'goods-trade' && own(view).goods.some(n => n > 0),
    },
    room: {phase: 'sea', rounds: [3], where: view => own(view).free === 0},
    harbour: {phase: 'harbour', rounds: [3], where: view => view.fillings.length > 4},
    refill: {phase: 'refill', rounds: [3]},
    pay: {phase: 'pay', rounds: [2]},
    loot: {phase: 'loot', rounds: [2]},
    knight: {phase: 'knight'},
    over: {phase: 'over', shown: ({ended}) => ended},
    cards: {phase: 'cards', rounds: [4]},
    curtain: {phase: 'cards', rounds: [4], shown: table => table.handed(2)},
  },
});
