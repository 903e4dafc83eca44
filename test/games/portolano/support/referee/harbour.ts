/** The referee in a harbour: what fits, what is paid, the rum, and the next tile when it is full. */
import {type Board, capacity, lay, lose, place, room, told, win} from './board.ts';
import {HARBOUR_TILES} from './book.ts';
import {decide, type Option, option, type Story} from './story.ts';

export function* inHarbour(board: Board, seat: number): Story {
  const player = board.players[seat]!;
  const laid = board.chart.get(player.at)!;
  const {slots, refill} = place(board, player.at);
  let unloaded = 0;
  const unload = (filling: string): void => {
    unloaded = [...filling].filter(letter => letter !== '.').length;
    for (const [i, letter] of [...filling].entries()) {
      if (letter === '.') continue;
      laid.slots[i] = letter;
      if (letter !== '>') player.hold[letter === '<' ? 'K' : letter]!--;
    }
    player.coins += [0, 1, 3, 5, 7, 10][unloaded]!;
  };
  const ways = everyWay(slots!, laid.slots).filter(filling => has(board, seat, filling));
  if (ways.length < 2) return;
  yield* decide(
    seat,
    ways.map(filling => option(`unload ${filling}`, () => unload(filling))),
  );
  if (unloaded === 0) return;
  const loads: Option[] = [];
  for (let rum = 0; rum <= refill!; rum++)
    for (const out of room(player.hold, capacity(player), rum))
      loads.push(
        option(`refill ${rum} out ${told(out)}`, () => {
          lose(board, player, out);
          win(player, {R: rum});
        }),
      );
  yield* decide(seat, loads);
  if (laid.slots.includes('.')) return;
  if (board.chests > 0) {
    board.chests--;
    player.chests.push((yield {kind: 'chest', seat}) as number);
  }
  for (const letter of laid.slots) if (letter !== '>') board.box[letter === '<' ? 'K' : letter]!++;
  yield* nextTile(board, player.at);
}

/** Every row of letters that could be laid onto the empty slots, whatever the ship has. */
function everyWay(wanted: string, there: readonly string[]): string[] {
  let ways = [''];
  for (const [i, good] of [...wanted].entries()) {
    ways = ways.flatMap(way => {
      if (way.length > i) return [way];
      if (there[i] !== '.') return [`${way}.`];
      const pair = there[i + 1] === '.' ? [`${way}<>`] : [];
      return [`${way}.`, `${way}${good}`, `${way}K`, ...pair];
    });
  }
  return ways;
}

function has(board: Board, seat: number, filling: string): boolean {
  const {hold} = board.players[seat]!;
  const used = (letters: string): number => [...filling].filter(letter => letters.includes(letter)).length;
  return used('C') <= hold.C! && used('W') <= hold.W! && used('T') <= hold.T! && used('K<') <= hold.K!;
}

function* nextTile(board: Board, at: string): Story {
  const old = board.chart.get(at)!;
  board.aside.set(old.tile.name, old.face);
  if (board.unseen.size + board.again.size === 0) {
    board.again = board.aside;
    board.aside = new Map();
  }
  const of = [...board.unseen, ...board.again.keys()];
  const {tile, face} = (yield {kind: 'harbour', of}) as {tile: string; face: number};
  const showed = board.again.get(tile);
  board.unseen.delete(tile);
  board.again.delete(tile);
  const next = HARBOUR_TILES.find(({name}) => name === tile)!;
  board.chart.set(at, lay(next, showed === undefined ? face : 1 - showed));
}
