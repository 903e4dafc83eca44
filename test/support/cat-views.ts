/** Table views out of real, seeded games of Catan, stopped where a test or a picture wants them. */
import {seededRng} from '../../src/base/rng.ts';
import {chooseAction, chooseReaction} from '../../src/bots/index.ts';
import {bundleOf, type Choice, isHole} from '../../src/engine/choice.ts';
import type {Action, GameEvent, Options, Seat} from '../../src/engine/game.ts';
import {LocalDealer} from '../../src/engine/local-dealer.ts';
import {decodeOptions} from '../../src/engine/options.ts';
import {saltFrom} from '../../src/engine/seal.ts';
import {game} from '../../src/games/catan/advised.ts';
import {type CatView, type PhaseName, RESOURCES} from '../../src/games/catan/types.ts';
import type {LogItem, SeatView, Shape, TableView} from '../../src/table/view-model.ts';
import {NAMES} from './pr-views.ts';

type State = ReturnType<typeof game.setup>;
const SHAPES: readonly Shape[] = ['disc', 'triangle', 'diamond', 'square'];

/** A table that is really played: every move is checked by the engine, every view is the engine's own. */
export class PlayedCatan {
  #state: State;
  readonly #log: LogItem[] = [];
  readonly #rng;
  readonly #dealer: LocalDealer;
  readonly seats: number;
  readonly viewer: Seat = 0;

  constructor(seats: number, seed: string, options: Options = {}) {
    this.seats = seats;
    this.#rng = seededRng(`catan ${seed}`);
    this.#dealer = new LocalDealer(() => this.#rng);
    this.#state = game.setup(decodeOptions(game.options, options)!, seats);
    this.#push(null, 'header', []);
    this.#deal();
  }

  get board(): CatView {
    return game.view(this.#state, this.viewer, this.#dealer.faces(this.viewer));
  }

  get over(): boolean {
    return game.result(this.#state) !== null;
  }

  get toAct(): readonly Seat[] {
    return game.toAct(this.#state);
  }

  /** @throws IllegalAction when the rules say no */
  play(seat: Seat, action: Action): void {
    const parsed = game.parse(action);
    if (!parsed) throw new Error(`no action: ${JSON.stringify(action)}`);
    const events: GameEvent[] = [];
    if (game.ask(this.#state)?.kind === 'commit') {
      this.#dealer.seal({seat, action: parsed, salt: saltFrom(this.#rng)});
      this.#state = game.answer(this.#state, {sealed: seat}, events as never);
      this.#push(seat, 'seal', events);
    } else {
      this.#state = game.apply(this.#state, seat, parsed, events as never);
      this.#push(seat, 'action', events);
    }
    this.#deal();
  }

  choicesOf(seat: Seat): readonly Choice[] {
    return game.choices(this.#state, seat, this.#dealer.faces(seat));
  }

  /** One move of a greedy bot: whoever was invited first, then who must act, the viewer last. */
  step(): void {
    for (const seat of game.ask(this.#state) ? [] : (game.invited?.(this.#state) ?? [])) {
      if (seat === this.viewer) continue;
      const faces = this.#dealer.faces(seat);
      const said = chooseReaction('greedy', game, this.#state, seat, faces, this.#rng);
      if (!said) continue;
      this.play(seat, said);
      return;
    }
    const seat = this.toAct.find(each => each !== this.viewer) ?? this.toAct[0];
    if (seat === undefined) throw new Error('nobody is to act');
    this.play(seat, chooseAction('greedy', game, this.#state, seat, this.#dealer.faces(seat), this.#rng));
  }

  /** The others play until the viewer has to decide, or until the game is over. */
  others(): this {
    while (!this.over && !this.toAct.includes(this.viewer)) this.step();
    return this;
  }

  /** Plays on until something holds. @throws Error when the game ends before */
  until(holds: (table: PlayedCatan) => boolean): this {
    while (!holds(this)) {
      if (this.over) throw new Error('the game ended first');
      this.step();
    }
    return this;
  }

  get view(): TableView {
    const {viewer, toAct} = this;
    const last = this.#log.at(-1)?.n ?? 0;
    return {
      screen: 'table',
      tableId: 'played',
      name: '',
      game: 'catan',
      seats: Array.from({length: this.seats}, (_, seat) => seatView(seat, viewer)),
      viewer,
      curtain: null,
      toAct,
      waitingSince: Date.now() - 130_000,
      board: this.board,
      choices: this.choicesOf(viewer),
      decision: last,
      sending: null,
      refusal: null,
      trouble: null,
      log: [...this.#log],
      shownAt: null,
      claims: [],
      claim: null,
      claimable: [],
      standIn: {possible: [], asked: null, mine: false},
      talk: {possible: false, items: [], muted: [], refusal: null},
      rematch: null,
      hint: {refusal: null, state: 'none', moves: [], trouble: null},
      course: null,
      takeBack: {to: last > 6 ? last - 1 : null, free: true, moves: 1, refusal: null, asked: null},
      fairness: {
        dealer: 'device',
        entries: this.#log.length,
        checked: this.#log.length,
        digest: '7f3a',
        agree: [],
        differ: [],
        firstBad: null,
        draws: [],
        recheck: {state: 'idle', done: 0, total: 0, proved: null},
        strikes: [],
        blames: [],
      },
      dealing: null,
      result: game.result(this.#state),
      invite: null,
      place: 'here',
      trial: false,
      knocks: [],
      watchers: [],
      asks: false,
      canTakeUp: false,
    };
  }

  #deal(): void {
    for (let ask = game.ask(this.#state); ask && ask.kind !== 'commit'; ask = game.ask(this.#state)) {
      const events: GameEvent[] = [];
      const answer = this.#dealer.answer(ask);
      this.#state = game.answer(this.#state, answer, events as never);
      this.#dealer.learn(ask, answer);
      this.#push(null, 'answer', events);
    }
  }

  #push(seat: Seat | null, kind: LogItem['kind'], events: readonly GameEvent[]): void {
    this.#log.push({n: this.#log.length, seat, kind, events, undone: false, table: null});
  }
}

const seatView = (seat: Seat, viewer: Seat): SeatView => ({
  seat,
  name: NAMES[seat]!,
  shape: SHAPES[seat]!,
  kind: 'person',
  mine: seat === viewer,
  host: seat === 0,
  link: seat === viewer ? 'self' : 'live',
  awaySince: null,
  standIn: null,
});

export const CAT_PHASES = [
  'foundSettlement',
  'foundRoad',
  'preRoll',
  'discard',
  'robber',
  'trade',
  'build',
  'main',
  'freeRoad',
  'answer',
] as const;

/** A table that waits for the viewer in this phase, as late in the game as asked; tries seeds until one has it. */
export function catanAt(phase: PhaseName | 'answer', turn = 24, seats = 4): PlayedCatan {
  for (let attempt = 0; attempt < 40; attempt++) {
    const table = new PlayedCatan(seats, `${phase} ${attempt}`, phase === 'main' ? {edition: 'modern'} : {});
    const there = ({board, toAct}: PlayedCatan) => {
      if (board.turn < (phase.startsWith('found') ? 0 : turn)) return false;
      if (phase === 'answer') return board.offer !== null && board.players[0]!.answer === 'none';
      return board.phase === phase && toAct.includes(0);
    };
    while (!there(table) && !table.over) table.step();
    if (there(table)) return table;
  }
  if (turn > 0) return catanAt(phase, Math.max(0, turn - 12), seats);
  throw new Error(`no game came to ${phase}`);
}

/** Tables as pictures and tests want them, beside the phases: an offer of the viewer's with all sorts of answers, … */
export const CAT_SCENES = [
  ...CAT_PHASES,
  'offer',
  'proposed',
  'plenty',
  'monopoly',
  'knight',
  'victory',
  'waiting',
  'over',
] as const;
export type CatScene = (typeof CAT_SCENES)[number];

const holding = (card: string) => (table: PlayedCatan) =>
  ['trade', 'build', 'main'].includes(table.board.phase) &&
  table.toAct.includes(0) &&
  table.board.cards.some(each => each.card === card && !each.refusal);

/** Tries seeds until a game comes to where something holds. */
export function catanWhere(
  holds: (table: PlayedCatan) => boolean,
  {seats = 4, seed = 'where', options = {}}: {seats?: number; seed?: string; options?: Options} = {},
): PlayedCatan {
  for (let attempt = 0; attempt < 80; attempt++) {
    const table = new PlayedCatan(seats, `${seed} ${attempt}`, options);
    while (!holds(table) && !table.over) table.step();
    if (holds(table)) return table;
  }
  throw new Error('no game came there');
}

export function catanScene(scene: CatScene, seats = 4): PlayedCatan {
  switch (scene) {
    case 'offer':
      return answered(seats);
    case 'proposed':
      return proposed(seats);
    case 'plenty':
      return catanWhere(holding('year-of-plenty'), {seats});
    case 'monopoly':
      return catanWhere(holding('monopoly'), {seats});
    case 'knight':
      return catanWhere(
        ({board}) =>
          board.phase === 'preRoll' &&
          board.viewer === board.active &&
          board.cards.some(({card, refusal}) => card === 'knight' && !refusal),
        {seats},
      );
    case 'victory':
      return catanWhere(table => table.choicesOf(0).some(({type}) => type === 'declareVictory'), {seats});
    case 'waiting':
      return catanAt('preRoll', 24, seats).until(
        ({board, toAct}) => board.active !== 0 && !toAct.includes(0),
      );
    case 'over':
      return catanWhere(({over}) => over, {seats});
    default:
      return catanAt(scene, 24, seats);
  }
}

const one = (kind: number): number[] => RESOURCES.map((_, i) => (i === kind ? 1 : 0));

/** Makes an offer or a proposal of one card for one. */
function wants(table: PlayedCatan, seat: Seat, give: number, want: number): boolean {
  const choice = table.choicesOf(seat).find(({type}) => type === 'offer' || type === 'propose');
  const hole = choice?.terms;
  if (!choice || !isHole(hole) || hole.hole !== 'bundle') return false;
  if (give === want || hole.give[give]! < 1 || hole.want[want]! < 1) return false;
  const to = Array.from({length: table.seats}, (_, other) => other).filter(other => other !== seat);
  const terms = bundleOf(hole, one(give), one(want));
  // Made to fit the hole that the game offered.
  table.play(
    seat,
    (choice.type === 'offer' ? {type: 'offer', to, terms} : {type: 'propose', terms}) as never,
  );
  return true;
}

/** The viewer's offer: accepted by one, countered by the next, declined by the third. */
function answered(seats: number): PlayedCatan {
  for (let seed = 0; seed < 40; seed++) {
    const table = catanWhere(
      ({board, toAct}) =>
        board.turn >= 16 &&
        ['trade', 'main'].includes(board.phase) &&
        toAct.includes(0) &&
        board.players[0]!.cards > 3,
      {seats, seed: `offer ${seed}`},
    );
    const give = table.board.hand!.findIndex(count => count > 1);
    for (let want = 0; want < RESOURCES.length; want++) {
      if (give < 0 || !wants(table, 0, give, want)) continue;
      const accept = [1, 2, 3]
        .slice(0, seats - 1)
        .find(seat => table.choicesOf(seat).some(({type}) => type === 'accept'));
      if (accept === undefined) continue;
      const said = table.choicesOf(accept).find(({type}) => type === 'accept')!;
      table.play(accept, said as never);
      const [counters, declines] = [1, 2, 3].slice(0, seats - 1).filter(seat => seat !== accept);
      for (let other = 0; other < RESOURCES.length; other++) if (wants(table, counters!, other, give)) break;
      if (declines !== undefined)
        table.play(declines, {type: 'decline', offer: table.board.offer!.n} as never);
      return table;
    }
  }
  throw new Error('no offer was accepted');
}

/** Somebody's proposal in the viewer's own turn, unasked. */
function proposed(seats: number): PlayedCatan {
  for (let seed = 0; seed < 40; seed++) {
    const table = catanWhere(
      ({board, toAct}) =>
        board.turn >= 16 &&
        ['trade', 'main'].includes(board.phase) &&
        toAct.includes(0) &&
        board.players[0]!.cards > 3,
      {seats, seed: `proposed ${seed}`},
    );
    const want = table.board.hand!.findIndex(count => count > 0);
    for (let give = 0; give < RESOURCES.length; give++) if (wants(table, 1, give, want)) return table;
  }
  throw new Error('nobody proposed');
}
