/** PORT-SCORE: coins, chests, ranks of ships and cannons, what is in the hold, missions. */
import type {Result, Seat, SeatScore, Standing} from '../../engine/game.ts';
import {
  CANNON_RANKING,
  CLOSED_CHEST,
  chestValue,
  KEPT_MARKER,
  MISSED,
  MISSION_PAY,
  VALUE_RANKING,
} from './data.ts';
import {isKept} from './missions.ts';
import {type PortState, shipValue, sum} from './state.ts';

type Ranking = typeof VALUE_RANKING | typeof CANNON_RANKING;

/** PORT-SCORE-1 4 and 5, PORT-SCORE-3: points of each by its rank; nothing is not ranked. */
export function rankPoints(values: readonly number[], pay: Ranking): number[] {
  const ranked = [...new Set(values)].filter(value => value > 0).sort((a, b) => b - a);
  const holders = (value: number | undefined) => values.filter(each => each === value).length;
  const tiedFirst = holders(ranked[0]) > 1;
  const tiedSecond = holders(ranked[1]) > 1;
  return values.map(value => {
    if (value === 0) return 0;
    if (value === ranked[0]) return tiedFirst ? pay.tiedFirst : pay.first;
    if (value !== ranked[1] || tiedFirst) return 0;
    return tiedSecond ? pay.tiedSecond : pay.second;
  });
}

/** PORT-SCORE-1 7 and 8, PORT-SCORE-2. */
function missionPoints(state: PortState, seat: Seat): number {
  const pay = MISSION_PAY[state.ships.length]!;
  return sum(
    state.missions.map((mission, at) => {
      const place = state.marks[at]!.indexOf(seat);
      if (isKept(mission)) return place < 0 ? 0 : KEPT_MARKER;
      return place < 0 ? MISSED : pay[place]!;
    }),
  );
}

/** PORT-HARB-6, PORT-P2P-4. */
function chestPoints({opened}: PortState, handles: readonly number[]): number {
  return sum(
    handles.map(handle => {
      const face = opened.find(([of]) => of === handle)?.[1];
      return face === undefined ? CLOSED_CHEST : chestValue(face);
    }),
  );
}

function scoresOf(state: PortState): SeatScore[] {
  const values = rankPoints(state.ships.map(shipValue), VALUE_RANKING);
  const cannons = rankPoints(
    state.ships.map(ship => ship.cannons),
    CANNON_RANKING,
  );
  return state.ships.map((ship, seat) => {
    const parts = {
      coins: ship.coins,
      chests: chestPoints(state, ship.chests),
      peace: ship.peace ? 1 : 0,
      ship: values[seat]!,
      cannons: cannons[seat]!,
      hold: Math.floor(sum(ship.load) / 2),
      missions: missionPoints(state, seat),
    };
    // PORT-SCORE-4: the lower value of the ship wins a tie.
    return {seat, total: sum(Object.values(parts)), parts, tieBreak: 0 - shipValue(ship)};
  });
}

export function standing(state: PortState): Standing {
  const scores = scoresOf(state);
  return {
    round: state.round,
    points: scores.map(({total}) => total),
    parts: scores.map(({parts}) => parts),
  };
}

export function result(state: PortState): Result | null {
  if (state.phase !== 'over') return null;
  const scores = scoresOf(state);
  const order = [...scores].sort((a, b) => b.total - a.total || b.tieBreak - a.tieBreak || a.seat - b.seat);
  const ranking: Seat[][] = [];
  for (const [i, score] of order.entries()) {
    const before = order[i - 1];
    const level = before && before.total === score.total && before.tieBreak === score.tieBreak;
    if (level) ranking.at(-1)!.push(score.seat);
    else ranking.push([score.seat]);
  }
  const [first, second] = order;
  const decidedBy =
    ranking[0]!.length > 1 ? 'shared' : first!.total === second!.total ? 'tieBreak' : 'points';
  return {scores, ranking, decidedBy};
}
