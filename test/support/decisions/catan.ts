/** Tables of real, seeded games of Catan, stopped where a test or a picture wants them. */
import {seededRng} from '../../../src/base/rng.ts';
import {chooseReaction} from '../../../src/bots/index.ts';
import {bundleOf, isHole} from '../../../src/engine/choice.ts';
import type {Options, Seat} from '../../../src/engine/game.ts';
import {game} from '../../../src/games/catan/advised.ts';
import {type CatView, type PhaseName, RESOURCES} from '../../../src/games/catan/types.ts';
import {firstWhere, PlayedGame} from './played.ts';

export class PlayedCatan extends PlayedGame<CatView> {
  constructor(seats: number, seed: string, options: Options = {}) {
    const rng = seededRng(`catan ${seed}`);
    super({game, seats, options, random: () => rng});
  }

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
  const options: Options = phase === 'main' ? {edition: 'modern'} : {};
  const found = firstWhere(
    attempt => new PlayedCatan(seats, `${phase} ${attempt}`, options),
    ({board, toAct}) => {
      if (board.turn < (phase.startsWith('found') ? 0 : turn)) return false;
      if (phase === 'answer') return board.offer !== null && board.players[0]!.answer === 'none';
      return board.phase === phase && toAct.includes(0);
    },
  );
  if (found) return found;
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
  const found = firstWhere(attempt => new PlayedCatan(seats, `${seed} ${attempt}`, options), holds);
  if (!found) throw new Error('no game came there');
  return found;
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
