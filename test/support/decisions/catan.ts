/** Where games of Catan are stopped. */
import {seededRng} from '../../../src/base/rng.ts';
import {chooseReaction} from '../../../src/bots/index.ts';
import {bundleOf, isHole} from '../../../src/engine/choice.ts';
import type {Options, Seat} from '../../../src/engine/game.ts';
import {game} from '../../../src/games/catan/advised.ts';
import {type CatView, type PhaseName, RESOURCES} from '../../../src/games/catan/types.ts';
import {type Decision, Decisions, type Stop} from './decisions.ts';
import {PlayedGame} from './played.ts';

export class PlayedCatan extends PlayedGame<CatView> {
  /** One move of a greedy bot: whoever was invited first, then who must act, the viewer last. */
  override step(seat?: Seat): void {
    if (seat === undefined && this.#react()) return;
    super.step(seat ?? this.toAct.find(each => each !== this.viewer));
  }

  #react(): boolean {
    for (const seat of game.ask(this.state) ? [] : (game.invited?.(this.state) ?? [])) {
      if (seat === this.viewer) continue;
      const said = chooseReaction('greedy', game, this.state, seat, this.facesOf(seat), this.minds[seat]!);
      if (!said) continue;
      this.play(seat, said);
      return true;
    }
    return false;
  }
}

type Row = Decision<PlayedCatan>;

/** As late in the game as it comes to it. */
const late = (phase: PhaseName): Row => ({phase, rounds: [24, 12, 0], seed: phase});
const founding = (phase: PhaseName): Row => ({phase, seed: phase});

const mayPlay = ({cards}: CatView, wanted: string): boolean =>
  cards.some(({card, refusal}) => card === wanted && !refusal);

/** The viewer's own turn, with this card to play. */
const holding = (card: string): Row => ({
  where: (board, table) => isOwn(board, table) && mayPlay(board, card),
});

const isOwn = ({phase}: CatView, {toAct}: PlayedCatan): boolean =>
  ['trade', 'build', 'main'].includes(phase) && toAct.includes(0);

const canPay = ({offer, hand}: CatView): boolean =>
  offer?.want.every((count, kind) => count <= hand![kind]!) ?? false;

/** An offer that the viewer can accept. */
export const PAYABLE: Stop<PlayedCatan> = {
  where: ({offer}, table) => offer !== null && table.choicesOf(0).some(({type}) => type === 'accept'),
  seed: 'answer',
};

/** What a person is asked. */
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

export const catan = new Decisions({
  begin: (seats, seed, viewer = 0, options: Options = {}) => {
    const rng = seededRng(`catan ${seed}`);
    // The classic rules have all phases but one: a row that wants the newer ones says so.
    return new PlayedCatan({
      game,
      seats,
      viewer,
      options: {edition: 'almanac', ...options},
      random: () => rng,
    });
  },
  roundOf: ({turn}) => turn,
  seed: 'where',
  list: {
    foundSettlement: founding('foundSettlement'),
    foundRoad: founding('foundRoad'),
    preRoll: late('preRoll'),
    discard: late('discard'),
    robber: late('robber'),
    trade: late('trade'),
    build: late('build'),
    main: {...late('main'), options: {edition: 'modern'}},
    freeRoad: late('freeRoad'),
    /** Somebody else's offer, which the viewer can pay: others are declined by themselves. */
    answer: {
      rounds: [24, 12, 0],
      seed: 'answer',
      where: board => board.players[0]!.answer === 'none' && canPay(board),
    },
    /** Somebody else's offer, which the viewer cannot pay. */
    unpayable: {
      rounds: [24, 12, 0],
      seed: 'answer',
      where: board => board.offer !== null && board.players[0]!.answer === 'none' && !canPay(board),
    },
    offer: answered,
    proposed,
    plenty: holding('year-of-plenty'),
    monopoly: holding('monopoly'),
    knight: {
      where: board => board.phase === 'preRoll' && board.viewer === board.active && mayPlay(board, 'knight'),
    },
    victory: {where: (_, table) => table.choicesOf(0).some(({type}) => type === 'declareVictory')},
    waiting: {
      ...late('preRoll'),
      onward: table => table.until(({board, toAct}) => board.active !== 0 && !toAct.includes(0)),
    },
    over: {phase: 'over', shown: ({ended}) => ended},
    curtain: {
      ...late('main'),
      options: {edition: 'modern'},
      onward: table => table.until(({toAct}) => !toAct.includes(0)),
      shown: table => table.handed(),
    },
  },
});

export type CatDecision = (typeof catan.names)[number];

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

/** The viewer may trade and holds some cards: one table after the other, until something can be done there. */
function bargained(seed: string, seats: number, strike: (table: PlayedCatan) => boolean): PlayedCatan {
  for (let game = 0; game < 40; game++) {
    const table = catan.find({
      seats,
      seed: `${seed} ${game}`,
      round: 16,
      where: ({phase, players}, {toAct}) =>
        ['trade', 'main'].includes(phase) && toAct.includes(0) && players[0]!.cards > 3,
    });
    if (strike(table)) return table;
  }
  throw new Error(`nobody bargained: ${seed}`);
}

/** The viewer's offer: accepted by one, countered by the next, declined by the third. */
function answered(seats: number): PlayedCatan {
  return bargained('offer', seats, table => {
    const give = table.board.hand!.findIndex(count => count > 1);
    const others = [1, 2, 3].slice(0, seats - 1);
    for (let want = 0; want < RESOURCES.length; want++) {
      if (give < 0 || !wants(table, 0, give, want)) continue;
      const accept = others.find(seat => table.choicesOf(seat).some(({type}) => type === 'accept'));
      if (accept === undefined) continue;
      const said = table.choicesOf(accept).find(({type}) => type === 'accept')!;
      table.play(accept, said as never);
      const [counters, declines] = others.filter(seat => seat !== accept);
      for (let other = 0; other < RESOURCES.length; other++) if (wants(table, counters!, other, give)) break;
      if (declines !== undefined)
        table.play(declines, {type: 'decline', offer: table.board.offer!.n} as never);
      return true;
    }
    return false;
  });
}

/** Somebody's proposal in the viewer's own turn, unasked. */
function proposed(seats: number): PlayedCatan {
  return bargained('proposed', seats, table => {
    const want = table.board.hand!.findIndex(count => count > 0);
    return RESOURCES.some((_, give) => wants(table, 1, give, want));
  });
}
