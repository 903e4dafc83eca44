/** The referee's eye on missions, and the final count. */
import {type Board, count, type Player, size} from './board.ts';
import {PLACES, UPGRADES} from './book.ts';
import {order} from './story.ts';

const kinds = (player: Player, n: number): number => UPGRADES.filter(type => count(player, type) >= n).length;

const met: Readonly<Record<string, (player: Player) => boolean>> = {
  'four-cotton': ({hold}) => hold.C! > 3,
  'four-wine': ({hold}) => hold.W! > 3,
  'four-tea': ({hold}) => hold.T! > 3,
  'six-rum': ({hold}) => hold.R! > 5,
  'full-larder': ({hold}) => hold.C! > 0 && hold.W! > 0 && hold.T! > 0 && hold.R! > 1,
  'two-chests': ({chests}) => chests.length > 1,
  'three-kinds': player => kinds(player, 1) > 2,
  'twin-upgrades': player => kinds(player, 2) > 0,
};

function put({placed}: Board, mission: string, seat: number): void {
  if (!placed[mission]!.includes(seat)) placed[mission]!.push(seat);
}

/** What a ship shows at the end of its own action. */
export function shown(board: Board, seat: number): void {
  for (const mission of board.missions) if (met[mission]?.(board.players[seat]!)) put(board, mission, seat);
}

/** After the battles, in the order of the round. */
export function settle(board: Board, beat: ReadonlySet<number>, atSea: ReadonlyMap<number, number>): void {
  for (const seat of order(board)) {
    if (board.missions.includes('pirates-bane') && beat.has(seat)) put(board, 'pirates-bane', seat);
    if (board.missions.includes('three-hits') && (atSea.get(seat) ?? 0) >= 3) put(board, 'three-hits', seat);
  }
}

/** First and second, alone or shared. */
function ranked(
  values: readonly number[],
  seat: number,
  [first, second, both, seconds]: readonly number[],
): number {
  const own = values[seat]!;
  if (own === 0) return 0;
  const better = values.filter(value => value > own).length;
  const same = values.filter(value => value === own).length;
  if (better === 0) return same === 1 ? first! : both!;
  return better === 1 ? (same === 1 ? second! : seconds!) : 0;
}

export const worth = ({upgrades}: Player): number => upgrades.reduce((sum, {value}) => sum + value, 0);

export function points(board: Board, seat: number): number {
  const {players, missions, placed, kept} = board;
  const player = players[seat]!;
  let sum = player.coins + (player.marker ? 1 : 0) + Math.floor(size(player.hold) / 2);
  for (const chest of player.chests) sum += chest;
  sum += ranked(players.map(worth), seat, [6, 2, 4, 1]);
  sum += ranked(
    players.map(({cannons}) => cannons),
    seat,
    [4, 2, 3, 1],
  );
  for (const mission of missions) {
    const place = placed[mission]!.indexOf(seat);
    if (kept[mission]) sum += kept[mission].has(seat) ? 3 : 0;
    else sum += place < 0 ? -2 : PLACES[players.length - 2]![place]!;
  }
  return sum;
}
