/**
 * The engine against the referee of `support/referee`, who knows the rulebook only: random games, compared after every
 * step: who decides, each single thing that is allowed, where every piece lies, and the final count.
 */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {type Rng, seededRng} from '../../../src/base/rng.ts';
import {type Answer, drawnOf, openedOf} from '../../../src/engine/ask.ts';
import {countActions, expand, sampleAny} from '../../../src/engine/choice.ts';
import type {Seat} from '../../../src/engine/game.ts';
import {LocalDealer} from '../../../src/engine/local-dealer.ts';
import {chestValue, FIRST_HIT} from '../../../src/games/portolano/data.ts';
import {game} from '../../../src/games/portolano/index.ts';
import type {PortAction} from '../../../src/games/portolano/types.ts';
import {type Board, newBoard} from './support/referee/board.ts';
import {HARBOUR_TILES, MISSIONS, SEA_TILES, STERNS, UPGRADES, WINDS} from './support/referee/book.ts';
import {points, worth} from './support/referee/missions.ts';
import {referee} from './support/referee/referee.ts';
import type {Reply, Waiting} from './support/referee/story.ts';

/** More options than this are sampled. */
const MANY = 400;
const TILES = [...SEA_TILES, ...HARBOUR_TILES];
const CARDS = [...WINDS, 'double'];
const GOODS = ['C', 'W', 'T', 'K', 'G'];
const SLOTS: Readonly<Record<number, string>> = {[-1]: '.', 0: 'C', 1: 'W', 2: 'T', 3: 'K', 4: '<', 5: '>'};

const withoutRum = (goods: readonly number[]): string => [0, ...goods, 0].slice(0, 5).join();

class Match {
  readonly state;
  readonly rng: Rng;
  readonly dealer: LocalDealer;
  readonly news: Reply[] = [];
  /** How many dice were rolled by each, battle by battle. */
  readonly rolled: number[][] = [];
  board: Board | null = null;

  constructor(seats: number, seed: string) {
    this.rng = seededRng(seed);
    this.dealer = new LocalDealer(() => this.rng);
    this.state = game.setup({}, seats);
  }

  /** Answers what is asked, and keeps what the referee has to be told. */
  settle(): void {
    for (let ask = game.ask(this.state); ask && ask.kind !== 'commit'; ask = game.ask(this.state)) {
      const answer = this.dealer.answer(ask);
      this.dealer.learn(ask, answer);
      if (ask.kind === 'beacon') this.tell(ask.purpose, answer);
      if (ask.kind === 'deal') this.news.push(chestValue(this.dealer.all.get(ask.handles[0]!)!));
      if (ask.kind === 'reveal') assert.equal(openedOf(answer).length, ask.handles.length);
      game.deal(this.state, answer);
    }
  }

  tell(purpose: string, answer: Answer): void {
    const drawn = drawnOf(answer);
    const {pile} = this.state;
    if (purpose === 'set-up') this.board = newBoard(this.state.ships.length, drawn);
    else if (purpose === 'wind') this.news.push(WINDS[drawn[0]![0]! - 1]!);
    else if (purpose === 'harbour')
      this.news.push({tile: TILES[pile[drawn[0]![0]!]![0]]!.name, face: drawn[1]![0]! - 1});
    else {
      this.rolled.push(drawn.map(({length}) => length));
      this.news.push(drawn.map(dice => dice.filter(die => die >= FIRST_HIT).length));
    }
  }

  /** A decision by the engine's own choices. */
  decide(seats: readonly Seat[]): {seat: Seat; words: string} {
    const seat = seats[this.rng.below(seats.length)]!;
    const choices = game.choices(this.state, seat, this.dealer.faces(seat));
    const active = choices.filter(({type}) => type !== 'end');
    const list = active.length > 0 && this.rng.below(5) > 0 ? active : choices;
    const action = sampleAny(list, this.rng) as PortAction; // its own choices
    const words = this.words(action);
    if (game.ask(this.state)?.kind === 'commit' && action.type === 'sail') {
      this.dealer.keep({seat, action, salt: ''});
      game.deal(this.state, {sealed: seat});
    } else {
      assert.equal(game.check(this.state, seat, action), null);
      game.play(this.state, seat, action);
    }
    return {seat, words};
  }

  at = (cell: number): string => `${Math.floor(cell / this.state.side)},${cell % this.state.side}`;

  /** An action in the words of the referee. */
  words(action: PortAction): string {
    switch (action.type) {
      case 'handyman':
        return `handyman ${UPGRADES[action.kind]}`;
      case 'still':
        return `still ${action.good < 0 ? 'rum' : GOODS[action.good]}`;
      case 'pirate':
      case 'ship':
        return `${action.type} ${this.at(action.cell)}`;
      case 'barter':
        return `barter ${action.goods.map((n, good) => GOODS[good]!.repeat(n)).join('') || 'nothing'}`;
      case 'sail':
        return `sail ${action.cards.map(card => CARDS[card]).join(' ')}`;
      case 'pick':
        return action.item === 4 ? 'pick G' : `pick ${GOODS[action.item]} out ${action.out}`;
      case 'upgrade':
        return `upgrade ${UPGRADES[action.kind]}`;
      case 'buyRum':
        return `for rum ${withoutRum(action.goods)}`;
      case 'sellRum':
        return `for goods ${withoutRum(action.goods)}`;
      case 'swap':
        return `swap ${GOODS[action.give]} for ${withoutRum(action.take)} out ${action.out}`;
      case 'freeRum':
        return `free rum out ${action.out}`;
      case 'huckster':
        return `huckster ${GOODS[action.good]}`;
      case 'unload':
        return `unload ${action.filling.map(slot => SLOTS[slot]).join('')}`;
      case 'refill':
        return `refill ${action.rum} out ${action.out}`;
      case 'knight':
        return `knight ${action.stayOut ? 'out' : 'fights'}`;
      case 'pay':
        return `pay ${action.load} ${action.coins}`;
      case 'loot':
        return `loot ${action.load} ${action.coins} out ${action.out}`;
      default:
        return action.type;
    }
  }

  /** All that is allowed, and whether that was too much to spell out. */
  allowed(seat: Seat): {words: string[]; all: boolean; count: number} {
    const choices = game.choices(this.state, seat, this.dealer.faces(seat));
    let count = 0;
    for (const choice of choices) count += countActions(choice);
    const all = count <= MANY;
    const actions = all
      ? choices.flatMap(choice => [...expand(choice)])
      : Array.from({length: 40}, () => sampleAny(choices, this.rng));
    return {words: actions.map(action => this.words(action as PortAction)), all, count}; // its own choices
  }
}

/** The engine's table in the referee's words. */
function tableOf({state, at}: Match) {
  const marks = state.missions.map((mission, i) => [MISSIONS[mission]!, [...state.marks[i]!]] as const);
  return {
    side: state.side,
    round: state.round,
    last: state.lastRound,
    start: state.start,
    wind: WINDS[state.wind],
    pirate: state.pirate < 0 ? '' : at(state.pirate),
    chart: state.tiles.map((tile, cell) => [
      at(cell),
      TILES[tile]!.name,
      state.faces[cell],
      state.slots[cell]!.map(slot => SLOTS[slot]).join(''),
    ]),
    pile: state.pile.map(([tile]) => TILES[tile]!.name).sort(),
    rows: state.rows.map(row => row.map(good => GOODS[good]).join('')),
    box: [...state.box],
    cannons: state.cannons,
    piles: state.upgrades.map(pile => [...pile]),
    chests: state.chests.length,
    marks,
    players: state.ships.map(ship => ({
      stern: STERNS[ship.stern],
      at: ship.cell < 0 ? '' : at(ship.cell),
      hold: ship.load.join(),
      coins: ship.coins,
      cannons: ship.cannons,
      upgrades: ship.upgrades.map(upgrade => [UPGRADES[Math.floor(upgrade / 10)], upgrade % 10]),
      chests: ship.chests.length,
      marker: ship.peace,
      drifted: ship.drifted,
      anchored: ship.anchored,
    })),
  };
}

function tableOfReferee(board: Board): ReturnType<typeof tableOf> {
  return {
    side: board.side,
    round: board.round,
    last: board.last,
    start: board.start,
    wind: board.wind,
    pirate: board.pirate,
    chart: [...board.chart].map(([at, {tile, face, slots}]) => [at, tile.name, face, slots.join('')]),
    pile: [...board.unseen, ...board.again.keys()].sort(),
    rows: board.rows,
    box: ['C', 'W', 'T', 'K'].map(letter => board.box[letter]!),
    cannons: board.cannons,
    piles: UPGRADES.map(type => board.piles[type]!),
    chests: board.chests,
    marks: board.missions.map(
      mission => [mission, board.kept[mission] ? [...board.kept[mission]] : board.placed[mission]!] as const,
    ),
    players: board.players.map(player => ({
      stern: player.stern,
      at: player.at,
      hold: ['R', 'C', 'W', 'T', 'K'].map(letter => player.hold[letter]).join(),
      coins: player.coins,
      cannons: player.cannons,
      upgrades: player.upgrades.map(({type, value}) => [type, value]),
      chests: player.chests.length,
      marker: player.marker,
      drifted: player.drifted,
      anchored: player.anchored,
    })),
  };
}

function reply(match: Match, board: Board, waiting: Waiting): Reply {
  if (waiting.kind !== 'decide') {
    const said = match.news.shift()!;
    if (waiting.kind === 'harbour') assert.ok(waiting.of.includes((said as {tile: string}).tile));
    if (waiting.kind === 'dice') assert.deepEqual(match.rolled.shift(), waiting.dice);
    return said;
  }
  assert.equal(match.news.length, 0, 'the referee has been told everything');
  assert.deepEqual(tableOf(match), tableOfReferee(board));
  assert.deepEqual([...game.toAct(match.state)], [...waiting.seats]);
  for (const seat of waiting.seats) {
    const wanted: string[] = waiting.options(seat).map(({words}) => words);
    const {words, all, count} = match.allowed(seat);
    assert.equal(new Set(wanted).size, wanted.length);
    assert.equal(count, wanted.length, `seat ${seat}`);
    if (all) assert.deepEqual(words.sort(), wanted.sort());
    else for (const each of words) assert.ok(wanted.includes(each), each);
  }
  const answer = match.decide(waiting.seats);
  match.settle();
  return answer;
}

for (const seats of [2, 3, 4, 5])
  test(`portolano: the referee agrees, ${seats} players`, () => {
    for (let i = 0; i < 3; i++) {
      const match = new Match(seats, `referee ${seats} ${i}`);
      match.settle();
      const board = match.board!;
      const story = referee(board);
      for (let step = story.next(); !step.done; ) step = story.next(reply(match, board, step.value));
      assert.deepEqual(tableOf(match), tableOfReferee(board));
      assert.deepEqual(
        game.result(match.state)?.scores.map(({total, tieBreak}) => [total, tieBreak]),
        board.players.map((player, seat) => [points(board, seat), 0 - worth(player)]),
      );
    }
  });
