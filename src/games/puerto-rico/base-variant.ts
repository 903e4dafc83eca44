/** The variant of the base game: its phases and draws, and nothing in any list. */
import {beacon, drawnOf, NO_FACES, pick} from '../../engine/ask.ts';
import {BUILDING_DATA, copiesOf, seatData} from './data.ts';
import {build, builderPhase} from './phases/builder.ts';
import {loadDecision} from './phases/captain.ts';
import {craftsmanPhase, takeGood} from './phases/craftsman.ts';
import type {RolePhase} from './phases/decision.ts';
import {mayorPhase, place} from './phases/mayor.ts';
import {prospectorPhase} from './phases/prospector.ts';
import {pickRole} from './phases/round.ts';
import {drawnByHacienda, hacienda, settle, settlerPhase} from './phases/settler.ts';
import {captainPhase, store} from './phases/storage.ts';
import {sell, traderPhase} from './phases/trader.ts';
import {fillRow, missingInRow, turnUp} from './plantations.ts';
import {proposal} from './proposal.ts';
import {seatGovernor} from './setup.ts';
import {type PrState, sum} from './state.ts';
import {ROLES} from './types.ts';
import {provide, type Variant} from './variant.ts';

/** In the order of `ROLES`; cards behind them belong to expansions. */
const ROLE_PHASES: readonly RolePhase[] = [
  settlerPhase,
  mayorPhase,
  builderPhase,
  craftsmanPhase,
  traderPhase,
  captainPhase,
  prospectorPhase,
  prospectorPhase,
];

/** Workers in supply and arrivals at the start. */
const workersAtStart = (state: PrState): number => {
  const {workers, arrivals} = seatData(state.players.length);
  return workers + arrivals;
};

export const BASE_VARIANT: Variant = {
  unpack() {},
  layOut: (state, events) => !fillRow(state, events),
  rowLies: () => false,
  start: (state, action, events) => action && ROLE_PHASES[state.role]!.start(state, action, events),
  next: (state, events) => state.role !== -1 && ROLE_PHASES[state.role]!.next(state, events),
  decisions: {
    role: pickRole,
    hacienda,
    settler: settle,
    mayor: place,
    builder: build,
    craftsman: takeGood,
    trader: sell,
    captain: loadDecision,
    store,
  },
  /** Lists are public and in canonical order (PR 5.1). */
  lots: {
    governor: {
      ask: state => beacon('governor', pick(state.players.length)),
      deal: (state, answer, events) => seatGovernor(state, drawnOf(answer)[0]![0]!, events),
    },
    row: {
      ask: state => beacon('row', pick(sum(state.deck), missingInRow(state))),
      deal: (state, answer, events) => turnUp(state, drawnOf(answer)[0]!, events),
    },
    hacienda: {
      ask: state => beacon('hacienda', pick(sum(state.deck))),
      deal: (state, answer, events) => drawnByHacienda(state, drawnOf(answer)[0]![0]!, events),
    },
  },
  cards: [2, 3, 4, 5].reduce<number[][]>((all, seats) => {
    all[seats] = seatData(seats).roles.map(role => ROLES.indexOf(role));
    return all;
  }, []),
  cardsWithoutDoubloon: [],
  barred: [],
  toldApart: [],
  taken: [],
  roundOver: [],
  phaseOver: [],
  doubled: [],
  idleTurn: [],
  turnOver: [],
  discounts: [],
  credit: [],
  bought: [],
  tileLaid: [],
  making: [],
  produced: [],
  captainTurn: [],
  ownShips: [],
  loaded: [],
  room: [],
  arrivalTaken: [],
  bonuses: [],
  laws: [],
  numbers: {
    pieces: workersAtStart,
    copies: (state, building) => copiesOf(BUILDING_DATA[building]!, state.players.length),
    goodsElsewhere: () => 0,
    tilesElsewhere: () => 0,
  },
  imagine: () => NO_FACES,
  propose: proposal,
  onSale: state => state.market.map((_, building) => building),
  view: null,
  playerView: null,
};

provide(0, BASE_VARIANT);
