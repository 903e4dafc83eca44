/** The end result (CAT-END): one winner; the others follow by the points that all see. */
import type {Result, SeatScore, Standing} from '../../engine/game.ts';
import {pointsOf} from './awards.ts';
import {AWARD_POINTS, STOCK} from './data.ts';
import type {CatState} from './state.ts';

/** Null until somebody has won. Cards that were not shown stay secret. */
export function result(state: CatState): Result | null {
  if (state.winner === -1) return null;
  const scores = state.players.map((_, seat) => scoreOf(state, seat));
  const others = scores.filter(({seat}) => seat !== state.winner).sort((a, b) => b.total - a.total);
  const ranking: number[][] = [[state.winner]];
  others.forEach(({seat, total}, i) => {
    if (i > 0 && others[i - 1]!.total === total) ranking.at(-1)!.push(seat);
    else ranking.push([seat]);
  });
  return {scores, ranking, decidedBy: 'points'};
}

function scoreOf(state: CatState, seat: number): SeatScore {
  const player = state.players[seat]!;
  return {
    seat,
    total: pointsOf(state, seat),
    parts: {
      settlements: STOCK.settlement - player.settlements,
      cities: 2 * (STOCK.city - player.cities),
      longestRoad: state.longestRoad === seat ? AWARD_POINTS : 0,
      largestArmy: state.largestArmy === seat ? AWARD_POINTS : 0,
      cards: player.shownPoints,
    },
    tieBreak: 0,
  };
}

/** A round is a turn of everybody. */
export function standing(state: CatState): Standing {
  const scores = state.players.map((_, seat) => scoreOf(state, seat));
  return {
    round: Math.ceil(state.turn / state.players.length),
    points: scores.map(({total}) => total),
    parts: scores.map(({parts}) => parts),
  };
}
