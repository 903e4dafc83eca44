/** The referee on a sea tile: a pick-up and the action of the tile, each once. */
import {
  type Board,
  capacity,
  type Hold,
  LETTERS,
  lose,
  parts,
  place,
  room,
  size,
  slotsFor,
  told,
  win,
} from './board.ts';
import {UPGRADES} from './book.ts';
import {decide, type Option, option, type Story} from './story.ts';

const GOODS = ['C', 'W', 'T', 'K'];

export function* atSea(board: Board, seat: number): Story {
  const done = new Set<string>();
  while (!done.has('end')) {
    const options = [
      ...(done.has('pick') ? [] : picks(board, seat)),
      ...(done.has('act') ? [] : acts(board, seat)),
    ];
    if (options.length === 0) return;
    // Which of the two was used is told by the first word.
    const noting = options.map(({words, then}) =>
      option(words, () => {
        done.add(words.startsWith('pick') ? 'pick' : 'act');
        then();
      }),
    );
    yield* decide(seat, [...noting, option('end', () => done.add('end'))]);
  }
}

function picks(board: Board, seat: number): Option[] {
  const player = board.players[seat]!;
  return [...place(board, player.at).things!].flatMap(thing => {
    if (thing === 'G')
      return board.cannons > 0 && player.cannons < slotsFor(player)
        ? [
            option('pick G', () => {
              board.cannons--;
              player.cannons++;
              board.kept['no-cannon']?.delete(seat);
            }),
          ]
        : [];
    const row = 'CWT'.indexOf(thing);
    const next = board.rows[row]![0];
    if (!next) return [];
    return room(player.hold, capacity(player), 1).map(out =>
      option(`pick ${thing} out ${told(out)}`, () => {
        lose(board, player, out);
        win(player, {[next]: 1});
        board.rows[row] = board.rows[row]!.slice(1);
        if (board.rows[row] === '' && board.last === 0) board.last = board.round + 1;
      }),
    );
  });
}

function acts(board: Board, seat: number): Option[] {
  const player = board.players[seat]!;
  const swaps =
    player.stern === 'huckster'
      ? GOODS.filter(good => player.hold[good]! > 0).map(good =>
          option(`huckster ${good}`, () => {
            lose(board, player, {[good]: 1});
            win(player, {R: 1});
          }),
        )
      : [];
  return [...ofTile(board, seat, place(board, player.at).action!), ...swaps];
}

function ofTile(board: Board, seat: number, action: string): Option[] {
  const player = board.players[seat]!;
  const {hold} = player;
  switch (action) {
    case 'upgrade':
      return UPGRADES.filter(type => player.coins > 0 && board.piles[type]!.length > 0).map(type =>
        option(`upgrade ${type}`, () => {
          player.coins--;
          player.upgrades.push({type, value: board.piles[type]!.shift()!});
        }),
      );
    case 'rum-trade':
      return [
        ...parts(hold, GOODS)
          .filter(part => size(part) > 0)
          .map(part =>
            option(`for rum ${told(part)}`, () => {
              lose(board, player, part);
              win(player, {R: size(part)});
            }),
          ),
        ...parts(board.box, ['C', 'W', 'T'])
          .filter(part => size(part) > 0 && size(part) <= hold.R!)
          .map(part =>
            option(`for goods ${told(part)}`, () => {
              lose(board, player, {R: size(part)});
              fromBox(board, seat, part);
            }),
          ),
      ];
    case 'goods-trade':
      return GOODS.filter(good => hold[good]! > 0).flatMap(give => trades(board, seat, give));
    case 'free-rum':
      return room(hold, capacity(player), 1).map(out =>
        option(`free rum out ${told(out)}`, () => {
          lose(board, player, out);
          win(player, {R: 1});
        }),
      );
    case 'coin':
      return [option('coin', () => player.coins++)];
    default:
      return [];
  }
}

/** One good for two others; for one where no more is there, or where two would go beyond the hold. */
function trades(board: Board, seat: number, give: string): Option[] {
  const player = board.players[seat]!;
  const others = ['C', 'W', 'T'].filter(good => good !== give);
  const after: Hold = Object.fromEntries(
    LETTERS.map(letter => [letter, player.hold[letter]! - (letter === give ? 1 : 0)]),
  );
  const there = Math.min(2, size(Object.fromEntries(others.map(letter => [letter, board.box[letter]!]))));
  const fits = size(after) + there <= capacity(player);
  return parts(board.box, others)
    .filter(part => size(part) === there || (size(part) === 1 && !fits))
    .flatMap(take =>
      room(after, capacity(player), size(take)).map(out =>
        option(`swap ${give} for ${told(take)} out ${told(out)}`, () => {
          lose(board, player, {[give]: 1});
          lose(board, player, out);
          fromBox(board, seat, take);
        }),
      ),
    );
}

function fromBox(board: Board, seat: number, part: Hold): void {
  for (const [letter, n] of Object.entries(part)) board.box[letter] = board.box[letter]! - n;
  win(board.players[seat]!, part);
}
