/**
 * A second opinion: the game told as a person would referee it, from the rulebook alone and in another shape than the
 * engine (one story instead of a state machine, a chart by row and column, holds by letter, every option spelled out), so
 * that both can be wrong in the same way by misfortune only. It yields what it waits for, and is told what happened.
 */
import {type Board, count, type Player, place, things} from './board.ts';
import {UPGRADES, WINDS} from './book.ts';
import {battles} from './fights.ts';
import {inHarbour} from './harbour.ts';
import {shown} from './missions.ts';
import {atSea} from './sea.ts';
import {beside, decide, type Option, option, order, type Story} from './story.ts';

export function* referee(board: Board): Story {
  yield* beginning(board);
  board.wind = (yield {kind: 'wind'}) as string;
  for (board.round = 1; ; board.round++) {
    yield* cards(board);
    for (const seat of order(board)) yield* turn(board, seat);
    board.wind = (yield {kind: 'wind'}) as string;
    movePirate(board);
    yield* battles(board);
    if (board.round === board.last) return;
    board.start = (board.start + 1) % board.players.length;
  }
}

function* beginning(board: Board): Story {
  for (const seat of order(board)) {
    const player = board.players[seat]!;
    if (player.stern === 'sticky-fingers') player.coins = 2;
    if (player.stern === 'grapeshot-master') {
      player.cannons = 1;
      board.cannons--;
      board.kept['no-cannon']?.delete(seat);
    }
    if (player.stern === 'peace-knight') player.marker = true;
    if (player.stern === 'handyman')
      yield* decide(
        seat,
        UPGRADES.map(type => option(`handyman ${type}`, () => player.upgrades.push({type, value: 0}))),
      );
    if (player.stern === 'still')
      yield* decide(seat, [
        option('still rum', () => (player.hold.R = player.hold.R! + 4)),
        ...['C', 'W', 'T']
          .filter(good => board.box[good]! > 0)
          .map(good =>
            option(`still ${good}`, () => {
              player.hold.R = player.hold.R! + 3;
              player.hold[good] = player.hold[good]! + 1;
              board.box[good] = board.box[good]! - 1;
            }),
          ),
      ]);
  }
  const seas = [...board.chart.keys()].filter(at => !place(board, at).slots);
  yield* decide(
    board.start,
    seas.map(at => option(`pirate ${at}`, () => (board.pirate = at))),
  );
  for (const seat of order(board))
    yield* decide(
      seat,
      seas.map(at => option(`ship ${at}`, () => (board.players[seat]!.at = at))),
    );
}

/** Everybody with rum seals; who drifted and has none may buy one first. */
function* cards(board: Board): Story {
  const barter = new Set<number>();
  const seal = new Set<number>();
  for (const seat of order(board)) {
    const player = board.players[seat]!;
    player.play = null;
    if (player.hold.R! > 0) seal.add(seat);
    else if (board.round > 1 && player.drifted && things(player) >= 2) barter.add(seat);
    else board.kept['no-mutiny']?.delete(seat);
  }
  const options = (seat: number): Option[] =>
    seal.has(seat) ? plays(board.players[seat]!) : bargains(board, seat, barter, seal);
  while (barter.size + seal.size > 0) {
    const seats = [...barter, ...seal].sort((a, b) => a - b);
    const {seat, words} = (yield {kind: 'decide', seats, options}) as {seat: number; words: string};
    options(seat)
      .find(each => each.words === words)!
      .then();
    if (words.startsWith('sail')) seal.delete(seat);
  }
}

function plays(player: Player): Option[] {
  const all = WINDS.map(name => [name]);
  if (count(player, 'extra-sail') > 0)
    for (const first of WINDS)
      for (const second of [...WINDS, 'double']) if (second !== first) all.push([first, second]);
  if (player.stern === 'strategist' && !player.anchored) all.push(['double']);
  return all.map(play => option(`sail ${play.join(' ')}`, () => (player.play = play)));
}

function bargains(board: Board, seat: number, barter: Set<number>, seal: Set<number>): Option[] {
  const player = board.players[seat]!;
  const goods = ['C', 'W', 'T', 'K'];
  const pairs = goods.flatMap((one, i) => goods.slice(i).map(two => [one, two] as const));
  return [
    option('barter nothing', () => {
      barter.delete(seat);
      board.kept['no-mutiny']?.delete(seat);
    }),
    ...pairs
      .filter(([one, two]) =>
        one === two ? player.hold[one]! >= 2 : player.hold[one]! > 0 && player.hold[two]! > 0,
      )
      .map(([one, two]) =>
        option(`barter ${one}${two}`, () => {
          for (const good of [one, two]) {
            player.hold[good]!--;
            board.box[good]!++;
          }
          player.hold.R = 1;
          barter.delete(seat);
          seal.add(seat);
        }),
      ),
  ];
}

/** Movement, then what the last tile offers, then what the ship shows. */
function* turn(board: Board, seat: number): Story {
  const player = board.players[seat]!;
  sail(board, seat);
  const face = place(board, player.at);
  if (face.slots) yield* inHarbour(board, seat);
  else yield* atSea(board, seat);
  shown(board, seat);
}

function sail(board: Board, seat: number): void {
  const player = board.players[seat]!;
  const {play} = player;
  player.drifted = false;
  player.anchored = false;
  if (play?.join() === 'double') {
    player.anchored = true;
    return;
  }
  const steps = (play ?? []).map(card => (card === 'double' ? play![0]! : card));
  const price = (step: string): number => {
    const away = Math.abs(WINDS.indexOf(step) - WINDS.indexOf(board.wind));
    const rum = away === 0 ? 0 : away === 2 ? 2 : 1;
    return step === 'south' && player.stern === 'southern-cape' ? Math.max(0, rum - 1) : rum;
  };
  const due = steps.reduce((sum, step) => sum + price(step), 0);
  if (!play || player.hold.R! < due) {
    if (play) {
      player.hold.R = 0;
      board.kept['no-mutiny']?.delete(seat);
    }
    player.drifted = true;
    step(board, player, board.wind);
    return;
  }
  player.hold.R = player.hold.R! - due;
  for (const each of steps) step(board, player, each);
}

function step(board: Board, player: Player, way: string): void {
  const from = player.at;
  player.at = beside(board, from, way);
  turnOver(board, from);
}

/** A sea tile that nobody is on any more. */
function turnOver(board: Board, at: string): void {
  if (place(board, at).slots || board.pirate === at || board.players.some(other => other.at === at)) return;
  const tile = board.chart.get(at)!;
  tile.face = tile.face === 0 ? 1 : 0;
}

function movePirate(board: Board): void {
  const from = board.pirate;
  do board.pirate = beside(board, board.pirate, board.wind);
  while (place(board, board.pirate).slots);
  if (board.pirate !== from) turnOver(board, from);
}
