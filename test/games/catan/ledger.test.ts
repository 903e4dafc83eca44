/** Books kept from the events alone agree with the table, and production and awards with a plain reading of the rules. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {type Rng, seededRng} from '../../../src/base/rng.ts';
import {sampleAny} from '../../../src/engine/choice.ts';
import {LocalDealer} from '../../../src/engine/local-dealer.ts';
import {decodeOptions} from '../../../src/engine/options.ts';
import {HEX_CORNERS} from '../../../src/games/catan/data/island.ts';
import {game} from '../../../src/games/catan/index.ts';
import {type CatState, handSize} from '../../../src/games/catan/state.ts';
import {type CatAction, type CatEvent, TERRAINS} from '../../../src/games/catan/types.ts';
import {statisticsOf} from '../../../src/games/catan/view/statistics.ts';
import {Books} from './support/ledger.ts';
import {enumerate} from './support/networks.ts';

const sum = (list: readonly number[]): number => list.reduce((all, n) => all + n, 0);

function compare(books: Books, state: CatState): void {
  // A monopoly is told when all have answered.
  if (state.phase === 'setup' || state.asking === 'exclude') return;
  assert.deepEqual(books.bank, state.bank);
  assert.equal(books.robber, state.robber);
  for (const [seat, player] of state.players.entries()) {
    const account = books.seats[seat]!;
    assert.equal(sum(account.open) + account.concealed, handSize(player), `cards of seat ${seat}`);
    const coming: number = state.asking === 'buy' && seat === state.active ? 1 : 0;
    assert.equal(account.cards, player.cards.length + coming);
    assert.equal(account.knights, player.knights);
    assert.equal(books.points(seat), game.view(state, null, new Map()).players[seat]!.points);
  }
  for (const [edge, owner] of state.roads.entries()) assert.equal(books.roads.get(edge) ?? -1, owner);
  assert.equal(books.winner ?? -1, state.winner);
}

/** What a roll owes by the book, where every pile is deep enough: hex by hex, corner by corner. */
function owed(books: Books, number: number): number[][] {
  const due = books.seats.map(() => [0, 0, 0, 0, 0]);
  for (const [hex, token] of books.tokens.entries()) {
    if (token !== number || hex === books.robber) continue;
    for (const corner of HEX_CORNERS[hex]!) {
      const house = books.houses.get(corner);
      if (house) due[house.seat]![TERRAINS.indexOf(books.terrain[hex] as 'forest')]! += house.city ? 2 : 1;
    }
  }
  return due;
}

/** What the number brings to the hex on which the robber stands, were it not there. */
function keptOff(books: Books, number: number, blocked: number[]): void {
  if (books.tokens[books.robber] !== number) return;
  for (const corner of HEX_CORNERS[books.robber]!) {
    const house = books.houses.get(corner);
    if (house) blocked[house.seat]! += house.city ? 2 : 1;
  }
}

/** Every card that came and went is counted once, and every roll. */
function checkStatistics(state: CatState, all: readonly CatEvent[], blocked: readonly number[]): void {
  const {board, players, rolls} = state;
  const land = board.terrain.map((kind, hex) => ({terrain: TERRAINS[kind]!, token: board.tokens[hex]!}));
  const each = statisticsOf(players.length, land, all);
  for (const [seat, {got, gave}] of each.entries())
    assert.equal(
      sum(Object.values(got)) - sum(Object.values(gave)),
      handSize(players[seat]!),
      `cards of seat ${seat}`,
    );
  assert.deepEqual(
    rolls.map((_, at) => sum(each.map(seat => seat.rolls[at]!))),
    rolls,
  );
  assert.deepEqual(
    each.map(seat => seat.blocked),
    blocked,
  );
  const deals = all.filter(({type}) => type === 'traded').length;
  assert.equal(sum(each.map(seat => seat.deals)), 2 * deals, 'a trade has two sides');
}

function checkRoll(books: Books, events: readonly CatEvent[]): void {
  const roll = events.find(event => event.type === 'rolled');
  if (roll?.type !== 'rolled' || roll.sum === 7 || events.some(({type}) => type === 'shortage')) return;
  const paid = books.seats.map(() => [0, 0, 0, 0, 0]);
  for (const event of events) if (event.type === 'produced') paid[event.seat] = [...event.cards];
  assert.deepEqual(paid, owed(books, roll.sum));
}

/** The award by the book: the single longest of five and more; ties by edition. */
function checkRoad(state: CatState, before: number): void {
  const lengths = state.players.map((_, seat) => {
    const roads = state.roads.flatMap((owner, edge) => (owner === seat ? [edge] : []));
    const blocked = state.corners.flatMap((building, at) =>
      building === -1 || (building & 7) === seat ? [] : [at],
    );
    return enumerate(roads, new Set(blocked));
  });
  const most = Math.max(...lengths);
  const leaders = lengths.flatMap((length, seat) => (length === most ? [seat] : []));
  const keeps = state.rules.edition === 'modern' && leaders.includes(before);
  const holder = most < 5 ? -1 : leaders.length === 1 ? leaders[0]! : keeps ? before : -1;
  assert.equal(state.longestRoad, holder, `lengths ${lengths}`);
}

function play(seats: number, options: object, rng: Rng): void {
  let state = game.setup(decodeOptions(game.options, options)!, seats);
  const dealer = new LocalDealer(() => rng);
  const books = new Books(seats);
  const all: CatEvent[] = [];
  const blocked = Array.from({length: seats}, () => 0);
  // A fixed island lies before anybody draws.
  if (state.board.terrain.length > 0) {
    books.terrain = state.board.terrain.map(kind => TERRAINS[kind]!);
    books.tokens = state.board.tokens;
    books.robber = state.robber;
  }
  while (!game.result(state)) {
    const events: CatEvent[] = [];
    const before = state;
    const ask = game.ask(state);
    if (ask && ask.kind !== 'commit') {
      const answer = dealer.answer(ask);
      state = game.answer(state, answer, events);
      dealer.learn(ask, answer);
    } else {
      const all = [...state.players.keys()].filter(
        seat => game.choices(state, seat, dealer.faces(seat)).length > 0,
      );
      const must = game.toAct(state);
      const seat = rng.below(4) === 0 ? all[rng.below(all.length)]! : must[rng.below(must.length)]!;
      // Sampled from the game's own choices.
      const action = sampleAny(game.choices(state, seat, dealer.faces(seat)), rng) as unknown as CatAction;
      if (ask) {
        dealer.seal({seat, action, salt: 's'});
        state = game.answer(state, {sealed: seat}, events);
      } else state = game.apply(state, seat, action, events);
    }
    checkRoll(books, events);
    for (const event of events) if (event.type === 'rolled') keptOff(books, event.sum, blocked);
    all.push(...events);
    for (const event of events) books.note(event);
    compare(books, state);
    if (events.some(({type}) => type === 'built')) checkRoad(state, before.longestRoad);
  }
  checkStatistics(state, all, blocked);
}

for (const edition of ['almanac', 'modern'])
  for (const seats of [3, 4])
    for (const board of ['random', 'beginner'])
      test(`catan: the books agree, ${edition}, ${seats} seats, ${board}`, () => {
        play(seats, {edition, board, goal: '8'}, seededRng(`books ${edition} ${seats} ${board}`));
      });
