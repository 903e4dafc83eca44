/** The engine beside the referee: compared after every step. */
import assert from 'node:assert/strict';
import {pointsOf} from '../../../../src/games/catan/awards.ts';
import {game} from '../../../../src/games/catan/index.ts';
import {type CatState, isCity, ownerOf} from '../../../../src/games/catan/state.ts';
import {CARDS, type CatAction, RESOURCES} from '../../../../src/games/catan/types.ts';
import {lineOf, Match} from './match.ts';
import type {Tokens} from './referee/founding.ts';
import {referee} from './referee/referee.ts';
import type {Reply, Waiting} from './referee/story.ts';
import {
  dotted,
  type House,
  KINDS,
  newTable,
  type Person,
  type Table,
  visiblePoints,
} from './referee/table.ts';
import {everySaying} from './sayings.ts';

const places = (letter: string, numbers: readonly number[]): string[] =>
  numbers.map(n => `${letter}${n}`).sort();

/** The engine's table in the referee's terms. */
function look(match: Match): unknown {
  const {state, dealer} = match;
  const at = (fits: (building: number) => boolean) =>
    state.corners.flatMap((building, corner) => (building !== -1 && fits(building) ? [corner] : []));
  return {
    people: state.players.map((player, seat) => {
      const {open, closed} = match.hands(seat);
      return {
        hand: RESOURCES.map((_, kind) => open[kind]! + closed[kind]!).join('.'),
        known: open.join('.'),
        cards: player.cards.map((handle, i) => `${CARDS[dealer.all.get(handle)!]} ${player.bought[i]}`),
        knights: player.knights,
        shown: player.shownPoints,
        roads: places(
          'E',
          state.roads.flatMap((owner, edge) => (owner === seat ? [edge] : [])),
        ),
        settlements: places(
          'V',
          at(building => building === seat),
        ),
        cities: places(
          'V',
          at(building => isCity(building) && ownerOf(building) === seat),
        ),
        stock: [player.roads, player.settlements, player.cities],
        points: pointsOf(state, seat),
      };
    }),
    bank: state.bank.join('.'),
    deck: state.deck.length,
    land: state.board.terrain.map((kind, hex) => `${'FPGHMD'[kind]}${state.board.tokens[hex]}`),
    harbours: state.board.harbours.map(kind => [...RESOURCES, 'any'][kind]),
    robber: state.robber,
    longest: state.longestRoad,
    lengths: state.players.map(({trail}) => trail),
    army: state.largestArmy,
    turn: state.turn,
    at: state.active,
    played: state.cardPlayed,
    spoke: state.sayings,
    offer: state.offer && [
      state.offer.n,
      state.offer.to,
      state.offer.give.join('.'),
      state.offer.want.join('.'),
    ],
    answers: state.answers.map(answer => ['', 'accept', 'decline', 'counter'][answer]),
    proposals: state.proposals.map(
      proposal =>
        proposal && [proposal.n, proposal.give.join('.'), proposal.want.join('.'), proposal.counter],
    ),
  };
}

const person = (table: Table) => (who: Person, seat: number) => ({
  hand: dotted(who.hand),
  known: dotted(who.known),
  cards: who.cards.map(({name, turn}) => `${name} ${turn}`),
  knights: who.knights,
  shown: who.shown,
  roads: [...who.roads].sort(),
  settlements: [...who.settlements].sort(),
  cities: [...who.cities].sort(),
  stock: [15 - who.roads.size, 5 - who.settlements.size, 4 - who.cities.size],
  points: visiblePoints(table, seat),
});

const describe = (table: Table): unknown => ({
  people: table.people.map(person(table)),
  bank: dotted(table.bank),
  deck: table.deck,
  land: table.land.map(({terrain, token}) => `${terrain}${token}`),
  harbours: table.harbours,
  robber: table.robber,
  longest: table.longest ?? -1,
  lengths: table.people.map((_, seat) => table.lengths[seat] ?? 0),
  army: table.army ?? -1,
  turn: table.turn,
  at: table.at,
  played: table.played,
  spoke: table.spoke,
  offer: table.offer && [table.offer.n, table.offer.to, dotted(table.offer.give), dotted(table.offer.want)],
  answers: table.people.map((_, seat) => table.offer?.answers.get(seat) ?? ''),
  proposals: table.people.map((_, seat) => {
    const proposal = table.proposals.get(seat);
    return proposal ? [proposal.n, dotted(proposal.give), dotted(proposal.want), proposal.counter] : null;
  }),
});

/** What the engine waits for is what the referee waits for; a random one of the lines is said in both. */
function step(match: Match, waiting: Waiting): Reply {
  match.settle();
  if (waiting.kind !== 'say' && waiting.kind !== 'discard') {
    const news = match.news.shift();
    assert.ok(news, `no ${waiting.kind}`);
    return news;
  }
  const {state, rng} = match;
  assert.deepEqual(match.news, [], 'the referee was told of everything');
  for (const seat of state.players.keys())
    assert.deepEqual(match.lines(seat), [...(waiting.lines.get(seat) ?? [])].sort(), `seat ${seat}`);
  if (waiting.kind === 'discard') return discards(match, waiting.lines);
  assert.deepEqual(game.toAct(state), [waiting.must]);
  if (rng.below(24) === 0) nothingElse(match, waiting.lines, rng.below(state.players.length));
  const able = [...waiting.lines].flatMap(([seat, lines]) => (lines.length > 0 ? [seat] : []));
  const seat = rng.below(3) === 0 ? able[rng.below(able.length)]! : waiting.must;
  const action = match.pick(seat);
  assert.ok(match.dealer.proves(game.openings!(action)));
  game.play(state, seat, action);
  return {seat, line: lineOf(action)};
}

function discards(match: Match, lines: ReadonlyMap<number, readonly string[]>): Reply {
  const {state, dealer} = match;
  assert.deepEqual(game.toAct(state), [...lines.keys()]);
  const thrown = new Map<number, string>();
  for (const seat of lines.keys()) {
    const action = match.pick(seat) as Extract<CatAction, {type: 'discard'}>;
    dealer.keep({seat, action, salt: ''});
    game.deal(state, {sealed: seat});
    thrown.set(seat, match.discardLine(action));
  }
  return {discards: thrown};
}

/** Everything that could ever be said: nothing of it slips through that the referee forbids. */
function nothingElse(match: Match, lines: ReadonlyMap<number, readonly string[]>, seat: number): void {
  const accepted = everySaying(match, seat).filter(action => game.check(match.state, seat, action) === null);
  const plain = (lines.get(seat) ?? []).filter(line => !/^(offer|propose) /.test(line));
  assert.deepEqual([...new Set(accepted.map(lineOf))].sort(), [...plain].sort(), `seat ${seat}`);
}

/** Plays a random game, engine and referee side by side. @throws AssertionError where they differ */
export function sideBySide(house: House, tokens: Tokens, seats: number, seed: string): void {
  const match = new Match(
    {
      edition: house.edition,
      board: house.board,
      tokens,
      friendlyRobber: house.friendly,
      goal: String(house.goal),
    },
    seats,
    seed,
  );
  const table = newTable(house, seats);
  const story = referee(table, tokens, null);
  for (let next = story.next(); !next.done; ) {
    const {value} = next;
    if (value.kind === 'say' || value.kind === 'discard') {
      match.settle();
      assert.deepEqual(look(match), describe(table));
    }
    next = story.next(step(match, value));
  }
  match.settle();
  sameEnd(match.state, table);
}

function sameEnd(state: CatState, table: Table): void {
  const result = game.result(state);
  assert.ok(result, 'the engine ends where the referee ends');
  assert.deepEqual(result.ranking[0], [table.winner]);
  assert.deepEqual(
    result.scores.map(({total}) => total),
    table.people.map((_, seat) => visiblePoints(table, seat)),
  );
  const others = result.ranking.slice(1).map(group => group.map(seat => visiblePoints(table, seat)));
  for (const group of others) assert.equal(new Set(group).size, 1);
  assert.deepEqual(
    others.map(([points]) => points!),
    others.map(([points]) => points!).sort((a, b) => b - a),
  );
  assert.deepEqual(dotted(table.bank), KINDS.map((_, kind) => state.bank[kind]).join('.'));
}

const ISLANDS = [
  ['random', 'spiral'],
  ['random', 'random'],
  ['random', 'random-no-red-neighbours'],
  ['beginner', 'spiral'],
  ['beginner-modern', 'spiral'],
] as const;

/** Every edition, island, way to lay tokens and number of seats. */
export const TABLES = (['almanac', 'modern'] as const).flatMap(edition =>
  ISLANDS.flatMap(([board, tokens]) => [3, 4].map(seats => ({edition, board, tokens, seats}))),
);
