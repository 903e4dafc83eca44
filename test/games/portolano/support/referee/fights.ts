/** The referee in the battle phase. */
import {
  type Board,
  capacity,
  count,
  type Hold,
  LETTERS,
  lose,
  parts,
  place,
  room,
  size,
  told,
  win,
} from './board.ts';
import {settle} from './missions.ts';
import {beside, decide, type Option, option, order, type Story} from './story.ts';

export function* battles(board: Board): Story {
  const {players} = board;
  const peaceful = new Set<number>();
  for (const [seat, {at}] of players.entries()) if (place(board, at).action === 'peace') peaceful.add(seat);
  const knight = players.findIndex(({marker}) => marker);
  if (knight >= 0 && involved(board, peaceful).has(knight)) {
    yield* decide(knight, [
      option('knight out', () => {
        players[knight]!.marker = false;
        peaceful.add(knight);
      }),
      option('knight fights', () => {}),
    ]);
  }
  const beat = new Set<number>();
  const atSea = new Map<number, number>();
  const note = (seat: number, hits: number): void => {
    atSea.set(seat, Math.max(hits, atSea.get(seat) ?? 0));
  };
  const targets = hunted(board, peaceful);
  for (const seat of targets) {
    const player = players[seat]!;
    const theirs = player.at === board.pirate ? 3 : 2;
    const [own, pirate] = (yield {kind: 'dice', dice: [guns(board, seat), theirs]}) as readonly [
      number,
      number,
    ];
    const hits = own + sure(board, seat);
    note(seat, hits);
    if (hits > pirate) {
      beat.add(seat);
      player.coins += hits - pirate;
    } else if (hits === pirate) player.coins += player.stern === 'son-of-fortune' ? 1 : 0;
    else yield* tribute(board, seat, pirate - hits);
  }
  const cells = [...board.chart.keys()];
  for (const at of cells) {
    const there = order(board).filter(
      seat => players[seat]!.at === at && !peaceful.has(seat) && !targets.includes(seat),
    );
    if (there.length < 2) continue;
    const ashore = place(board, at).slots !== undefined;
    const dice = there.map(seat => (ashore ? players[seat]!.hold.R! : guns(board, seat)));
    const rolled = (yield {kind: 'dice', dice}) as readonly number[];
    const hits = new Map(there.map((seat, i) => [seat, rolled[i]! + (ashore ? 0 : sure(board, seat))]));
    if (!ashore) for (const [seat, n] of hits) note(seat, n);
    // The strongest first; the order of the round among equals is that of `there`.
    for (let best = 30; best >= 0; best--)
      for (const taker of there) if (hits.get(taker) === best) yield* plunder(board, taker, hits);
  }
  settle(board, beat, atSea);
}

const sure = ({players}: Board, seat: number): number =>
  Math.min(players[seat]!.cannons, count(players[seat]!, 'extra-fuse'));
const guns = (board: Board, seat: number): number => board.players[seat]!.cannons - sure(board, seat);

/** Who fights the pirate, in the order of the round. */
function hunted(board: Board, peaceful: ReadonlySet<number>): number[] {
  const ways = ['north', 'east', 'south', 'west'];
  const along = board.wind === 'north' || board.wind === 'south' ? ['north', 'south'] : ['east', 'west'];
  const across = board.players.length > 3 ? ways : ways.filter(way => !along.includes(way));
  const cells = new Set([board.pirate, ...across.map(way => beside(board, board.pirate, way))]);
  return order(board).filter(seat => {
    const {at} = board.players[seat]!;
    return cells.has(at) && !place(board, at).slots && !peaceful.has(seat);
  });
}

/** Who would fight anybody at all. */
function involved(board: Board, peaceful: ReadonlySet<number>): Set<number> {
  const targets = hunted(board, peaceful);
  const all = new Set(targets);
  const others = [...board.players.keys()].filter(seat => !peaceful.has(seat) && !all.has(seat));
  for (const one of others)
    for (const two of others)
      if (one !== two && board.players[one]!.at === board.players[two]!.at) all.add(one);
  return all;
}

function* tribute(board: Board, seat: number, owed: number): Story {
  const player = board.players[seat]!;
  const owned = size(player.hold) + player.coins;
  const give = (part: Hold, coins: number): void => {
    lose(board, player, part);
    player.coins -= coins;
  };
  if (owned <= owed) return give({...player.hold}, player.coins);
  const ways: Option[] = parts(player.hold)
    .filter(part => size(part) <= owed && owed - size(part) <= player.coins)
    .map(part => option(`pay ${told(part)} ${owed - size(part)}`, () => give(part, owed - size(part))));
  const kinds = LETTERS.filter(letter => player.hold[letter]! > 0).length + (player.coins > 0 ? 1 : 0);
  if (kinds === 1) ways[0]!.then();
  else yield* decide(seat, ways);
}

function* plunder(board: Board, taker: number, hits: ReadonlyMap<number, number>): Story {
  const {players} = board;
  const player = players[taker]!;
  for (let i = 1; i < players.length; i++) {
    const other = (taker + i) % players.length;
    if (!hits.has(other)) continue;
    const victim = players[other]!;
    const more = hits.get(taker)! - hits.get(other)!;
    const most = more === 0 && player.stern === 'son-of-fortune' ? 1 : more;
    if (most <= 0 || size(victim.hold) + victim.coins === 0) continue;
    const ways: Option[] = [];
    for (const part of parts(victim.hold))
      for (let coins = 0; coins <= victim.coins && size(part) + coins <= most; coins++)
        for (const out of size(part) > 0 ? room(player.hold, capacity(player), size(part)) : [{}])
          ways.push(
            option(`loot ${told(part)} ${coins} out ${told(out)}`, () => {
              for (const [letter, n] of Object.entries(part)) victim.hold[letter] = victim.hold[letter]! - n;
              victim.coins -= coins;
              lose(board, player, out);
              win(player, part);
              player.coins += coins;
            }),
          );
    yield* decide(taker, ways);
  }
}
