/**
 * The engine against the referee of `support/referee`, who knows the rulebook only and may look at every card: random
 * games, compared after every step: who decides, what is allowed, where each card lies, and the final count.
 */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {type Rng, seededRng} from '../../../src/base/rng.ts';
import {freshOf} from '../../../src/engine/ask.ts';
import {type Choice, type Hole, isHole, type SomeOf, sample} from '../../../src/engine/choice.ts';
import type {Seat} from '../../../src/engine/game.ts';
import {LocalDealer} from '../../../src/engine/local-dealer.ts';
import {game} from '../../../src/games/san-juan/index.ts';
import type {SjState} from '../../../src/games/san-juan/state.ts';
import type {SjAction} from '../../../src/games/san-juan/types.ts';
import {BOX, type Card} from './support/referee/book.ts';
import {
  type Board,
  newBoard,
  points,
  type Reply,
  referee,
  type Said,
  type Waiting,
} from './support/referee/referee.ts';

class Match {
  readonly state: SjState;
  readonly rng: Rng;
  readonly dealer: LocalDealer;
  /** What the referee is told of chance, in the order in which it happened. */
  readonly news: (readonly Card[] | number)[] = [];

  constructor(seats: number, draft: boolean, seed: string) {
    this.rng = seededRng(seed);
    this.dealer = new LocalDealer(() => this.rng);
    this.state = game.setup({openingDraft: draft, firstGovernor: 'seat-2'}, seats);
  }

  card = (handle: number): Card => BOX[this.dealer.all.get(handle)!]!;

  settle(): void {
    for (let ask = game.ask(this.state); ask; ask = game.ask(this.state)) {
      const answer = this.dealer.answer(ask);
      const unseen = [0, 1, 2, 3, 4].filter(tile => !this.state.tiles.includes(tile));
      this.dealer.learn(ask, answer);
      if (ask.kind === 'shuffle' && ask.by.length > 1) this.news.push(freshOf(answer).map(this.card));
      if (ask.kind === 'beacon' && 'drawn' in answer) this.news.push(unseen[answer.drawn[0]![0]!]!);
      game.deal(this.state, answer);
    }
  }

  sorted(handles: readonly number[]): string {
    return handles
      .map(handle => this.card(handle).face)
      .sort((a, b) => a - b)
      .join(' ');
  }

  /** The engine's choices in the words of the referee. */
  words(choice: Choice): string[] {
    const {type} = choice;
    const list = (field: string) => choice[field] as unknown as SomeOf & {of: readonly number[]};
    switch (type) {
      case 'takeRole':
        return isHole(choice.useLibrary)
          ? [`role ${choice.role} with`, `role ${choice.role} without`]
          : [`role ${choice.role}`];
      case 'draft':
        return [`draft ${list('keep').min} of ${this.sorted(list('keep').of)}`];
      case 'tuck':
        return [`tuck 1 of ${this.sorted(list('card').of)}`];
      case 'take':
        return [`take 1 of ${this.sorted(list('card').of)}`];
      case 'keep':
      case 'discard':
        return [`${type} ${list('cards').min} of ${this.sorted(list('cards').of)}`];
      case 'produce':
      case 'sell':
        return [`${type} ${list('places').min}-${list('places').max} of ${list('places').of.join(' ')}`];
      case 'build':
        return this.buildWords(choice);
      default:
        return [type];
    }
  }

  buildWords(choice: Choice): string[] {
    const count = (part: unknown): number =>
      isHole(part as Hole) ? (part as SomeOf).min : (part as readonly unknown[]).length;
    const over = choice.over as number | {of: readonly number[]} | undefined;
    const sites = over === undefined ? ['-'] : typeof over === 'number' ? [over] : over.of;
    const town = this.state.towns[this.state.turn]!;
    const black = (site: unknown) =>
      town.row.some((face, place) => BOX[face]!.name === 'black-market' && place !== site);
    return sites.map(site => {
      const goods = black(site)
        ? town.goods.filter((good, place) => good !== -1 && place !== site).length
        : 0;
      return `build ${choice.face} on ${site} for ${count(choice.pay)}+${count(choice.goods)} of ${goods}`;
    });
  }

  /** One decision by the engine's own choices. */
  decide(seats: readonly Seat[]): {seat: Seat; said: Said} {
    const seat = seats[this.rng.below(seats.length)]!;
    const choices = game.choices(this.state, seat, this.dealer.faces(seat));
    const active = choices.filter(({type}) => type !== 'pass');
    const list = active.length > 0 && this.rng.below(6) > 0 ? active : choices;
    const action = sample(list[this.rng.below(list.length)]!, this.rng) as unknown as SjAction;
    const said = this.said(action);
    assert.equal(game.check(this.state, seat, action), null);
    game.play(this.state, seat, action);
    return {seat, said};
  }

  said(action: SjAction): Said {
    const verb = action.type;
    switch (verb) {
      case 'takeRole':
        return {
          verb,
          role: action.role,
          ...(action.useLibrary === undefined ? {} : {library: action.useLibrary}),
        };
      case 'build':
        return {
          verb,
          card: this.card(action.card),
          cards: action.pay.map(this.card),
          places: action.goods,
          ...(action.over === undefined ? {} : {over: action.over}),
        };
      case 'draft':
        return {verb, cards: action.keep.map(this.card)};
      case 'tuck':
      case 'take':
        return {verb, cards: [this.card(action.card)]};
      case 'keep':
      case 'discard':
        return {verb, cards: action.cards.map(this.card)};
      case 'produce':
      case 'sell':
        return {verb, places: action.places};
      default:
        return {verb};
    }
  }
}

const numbers = (cards: readonly Card[]): number[] => cards.map(({face}) => face);
const inOrder = (cards: readonly Card[]): number[] => numbers(cards).sort((a, b) => a - b);

function sameTable(match: Match, board: Board): void {
  const {state} = match;
  assert.deepEqual([state.governor, state.round, state.tiles], [board.governor, board.round, board.tiles]);
  assert.deepEqual(numbers(state.pile.map(match.card)), numbers(board.pile), 'the draw pile');
  assert.deepEqual(inOrder(state.discards.map(match.card)), inOrder(board.discards), 'the discard pile');
  board.players.forEach((player, seat) => {
    const town = state.towns[seat]!;
    assert.deepEqual(inOrder(town.hand.map(match.card)), inOrder(player.hand), `hand of ${seat}`);
    assert.deepEqual(inOrder(town.chapel.map(match.card)), inOrder(player.tucked), `chapel of ${seat}`);
    assert.deepEqual(town.row, numbers(player.houses.map(({card}) => card)), `city of ${seat}`);
    assert.deepEqual(
      [...town.covered].sort((a, b) => a - b),
      inOrder(player.houses.flatMap(({under}) => under)),
    );
    const goods = town.goods.map(good => (good === -1 ? null : match.card(good).face));
    assert.deepEqual(
      goods,
      player.houses.map(({good}) => good?.face ?? null),
      `goods of ${seat}`,
    );
  });
}

function reply(match: Match, board: Board, waiting: Waiting): Reply {
  if (waiting.kind === 'shuffle') {
    const order = match.news.shift() as readonly Card[];
    assert.deepEqual(inOrder(order), inOrder(waiting.cards), 'exactly these cards are shuffled');
    return order;
  }
  if (waiting.kind === 'tile') return match.news.shift() as number;
  assert.equal(match.news.length, 0, 'the referee has been told everything');
  sameTable(match, board);
  assert.deepEqual([...game.toAct(match.state)], [...waiting.seats]);
  for (const seat of waiting.seats) {
    const choices = game.choices(match.state, seat, match.dealer.faces(seat));
    const words = choices.flatMap(choice => match.words(choice));
    assert.deepEqual(words.sort(), [...waiting.allowed(seat)].sort());
  }
  const answer = match.decide(waiting.seats);
  match.settle();
  return answer;
}

for (const seats of [2, 3, 4])
  for (const draft of [false, true])
    test(`the referee agrees: ${seats} players${draft ? ', opening draft' : ''}`, () => {
      for (let i = 0; i < 12; i++) {
        const match = new Match(seats, draft, `referee ${seats} ${draft} ${i}`);
        const board = newBoard(seats, 1);
        match.settle();
        const story = referee(board, draft);
        for (let step = story.next(); !step.done; ) step = story.next(reply(match, board, step.value));
        sameTable(match, board);
        const result = game.result(match.state);
        assert.deepEqual(
          result?.scores.map(score => [score.total, score.tieBreak]),
          board.players.map(player => [
            points(player),
            player.hand.length + player.houses.filter(({good}) => good).length,
          ]),
        );
      }
    });
