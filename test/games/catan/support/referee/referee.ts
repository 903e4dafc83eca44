/**
 * A second opinion: the base game told as a person would referee it, from the rules alone and in another shape than the
 * engine (one story instead of a state machine), so that both can be wrong in the same way by misfortune only. The
 * referee may look at every card, and minds which of them everybody can name.
 */
import {build, buildLines, cardLines, playCard, won} from './cards.ts';
import {found, layIsland, placeBeginners, rollForStart, type Tokens} from './founding.ts';
import {HEXES} from './map.ts';
import {halveHands, robber} from './robber.ts';
import {askOne, type Story, said} from './story.ts';
import {GROWS, KINDS, type Kind, others, ownerAt, type Table, take, visiblePoints} from './table.ts';
import {lapse, otherLines, trade, traderLines} from './trade.ts';

export function* referee(table: Table, tokens: Tokens, starter: number | null): Story {
  if (table.land.length === 0) yield* layIsland(table, tokens);
  let first = starter ?? (yield* rollForStart(table));
  if (table.house.board === 'beginner') placeBeginners(table);
  else yield* found(table, first);
  for (; table.winner === null; first = (first + 1) % table.people.length) yield* turn(table, first);
}

function* turn(table: Table, seat: number): Story {
  table.turn++;
  table.at = seat;
  table.played = false;
  table.spoke.fill(0);
  if (won(table) || timeIsUp(table)) return;
  for (;;) {
    const words = yield* askOne(seat, ['roll', ...cardLines(table, seat)]);
    if (words[0] === 'roll') break;
    if (yield* playCard(table, seat, words)) return;
  }
  const reply = yield {kind: 'dice'};
  if (!('dice' in reply)) throw new TypeError('no dice');
  if (reply.dice === 7) {
    yield* halveHands(table);
    yield* robber(table, seat);
  } else produce(table, reply.dice);
  yield* tradeAndBuild(table, seat);
}

/** House rule: above ten points, a hundred rounds are enough; the first of the leaders from the active one on wins. */
function timeIsUp(table: Table): boolean {
  const seats = table.people.length;
  if (table.house.goal <= 10 || table.turn <= 100 * seats) return false;
  const points = table.people.map((_, seat) => visiblePoints(table, seat));
  for (let seat = table.at; table.winner === null; seat = (seat + 1) % seats)
    if (points[seat] === Math.max(...points)) table.winner = seat;
  return true;
}

function* tradeAndBuild(table: Table, seat: number): Story {
  const almanac = table.house.edition === 'almanac';
  for (let trading = true; ; ) {
    const lines = new Map([
      [
        seat,
        [
          ...(trading ? traderLines(table, seat) : []),
          ...(trading && almanac ? ['toBuild'] : []),
          ...buildLines(table, seat),
          ...cardLines(table, seat),
          'endTurn',
        ],
      ],
    ]);
    if (trading) for (const other of others(table, seat)) lines.set(other, otherLines(table, other));
    const {seat: who, line} = said(yield {kind: 'say', must: seat, lines});
    const words = line.split(' ');
    switch (words[0]) {
      case 'endTurn':
        lapse(table);
        return;
      case 'toBuild':
        lapse(table);
        trading = false;
        break;
      case 'road':
      case 'settlement':
      case 'city':
      case 'buy':
        if (almanac && trading) {
          lapse(table);
          trading = false;
        }
        yield* build(table, seat, words);
        if (won(table)) return;
        break;
      case 'knight':
      case 'roadBuilding':
      case 'yearOfPlenty':
      case 'monopoly':
      case 'victory':
        if (yield* playCard(table, seat, words)) return;
        break;
      default:
        trade(table, who, words);
    }
  }
}

function produce(table: Table, number: number): void {
  const owed: {readonly seat: number; readonly kind: Kind; readonly count: number}[] = [];
  for (const [hex, {terrain, token}] of table.land.entries()) {
    if (token !== number || hex === table.robber) continue;
    for (const corner of HEXES[hex]!) {
      const seat = ownerAt(table, corner);
      if (seat === null) continue;
      owed.push({seat, kind: GROWS[terrain]!, count: table.people[seat]!.cities.has(corner) ? 2 : 1});
    }
  }
  for (const kind of KINDS) {
    const claims = owed.filter(claim => claim.kind === kind);
    const all = claims.reduce((sum, {count}) => sum + count, 0);
    const seats = new Set(claims.map(({seat}) => seat));
    if (all <= table.bank[kind]) for (const {seat, count} of claims) take(table, seat, kind, count);
    else if (table.house.edition === 'modern' && seats.size === 1)
      take(table, [...seats][0]!, kind, table.bank[kind]);
  }
}
