/** A state in words, for expectations: names instead of indexes. */
import {NO_FACES} from '../../../../src/engine/ask.ts';
import {expand} from '../../../../src/engine/choice.ts';
import {noblesOf} from '../../../../src/games/puerto-rico/expansions/pieces.ts';
import {choices, toAct} from '../../../../src/games/puerto-rico/flow.ts';
import {game} from '../../../../src/games/puerto-rico/index.ts';
import {result} from '../../../../src/games/puerto-rico/scoring.ts';
import type {Island, PrState} from '../../../../src/games/puerto-rico/state.ts';
import {BUILDINGS, GOODS, ROLES, TILES} from '../../../../src/games/puerto-rico/types.ts';
import {notationOf} from '../../../support/games/notation.ts';

const notation = notationOf(game);

const named = (names: readonly string[], counts: readonly number[]): Record<string, number> =>
  Object.fromEntries(names.slice(0, counts.length).map((name, i) => [name, counts[i]!]));

const islandLook = (island: Island) => ({
  doubloons: island.doubloons,
  chips: island.chips,
  sanJuan: island.sanJuan,
  goods: named(GOODS, island.goods),
  tiles: named(TILES, island.tiles),
  manned: named(TILES, island.manned),
  /** Buildings as built, with the workers on each. */
  city: island.city.map((building, i) => `${BUILDINGS[building]} ${island.workers[i]}`),
  ...(island.more && {
    forests: island.more.forests.length,
    nobles: noblesOf(island),
    /** Nobles on buildings, by name. */
    courts: island.city.flatMap((building, i) =>
      island.more!.nobles[TILES.length + i]! > 0 ? [BUILDINGS[building]!] : [],
    ),
    idleNobles: island.more.idleNobles,
  }),
});

/** Everything the acting seat may do, as lines of the notation. */
const offers = (state: PrState): string[] => {
  const seat = toAct(state)[0];
  if (seat === undefined) return [];
  return choices(state, seat, NO_FACES).flatMap(choice =>
    [...expand(choice)].map(action => notation.write(action)),
  );
};

export const look = (state: PrState) => ({
  phase: state.phase,
  asking: state.asking,
  turn: toAct(state)[0] ?? null,
  round: state.round,
  governor: state.governor,
  workers: state.workers,
  arrivals: state.arrivals,
  pool: state.vpPool,
  quarries: state.quarries,
  supply: named(GOODS, state.goods),
  row: state.row.map(good => GOODS[good]),
  deck: named(GOODS, state.deck),
  discard: named(GOODS, state.discard),
  house: state.house.map(good => GOODS[good]),
  ships: state.shipGood.map((good, i) => (good === -1 ? 'empty' : `${GOODS[good]} ${state.shipLoad[i]}`)),
  cards: named(ROLES, state.cardDoubloons),
  taken: ROLES.filter((_, card) => state.takenBy[card]! >= 0),
  market: named(BUILDINGS, state.market),
  flags: state.endFlags,
  islands: state.players.map(islandLook),
  /** What expansions bring; undefined in the base game. */
  more: state.more && {
    nobles: state.more.nobles,
    arrivalNobles: state.more.arrivalNobles,
    token: state.more.token,
    captured: ROLES[state.more.captured] ?? null,
    captor: state.more.captor,
    taskTile: GOODS[state.more.taskTile] ?? null,
    taskGoods: named(GOODS, state.more.taskGoods),
    taskBuilding: BUILDINGS[state.more.taskBuilding] ?? null,
    winners: state.more.winners,
    inPlay: state.more.inPlay.map(building => BUILDINGS[building]),
  },
  get offers() {
    return offers(state);
  },
  get result() {
    return result(state);
  },
});
export type Look = ReturnType<typeof look>;

/** The part of a look that a row expects: objects in part, everything else exactly. */
export type Want = {readonly [K in keyof Look]?: unknown} & {
  readonly [seat: number]: Partial<Record<string, unknown>>;
};
