/** One whole game, every step looked at by the laws that hold for any game. */
import {digest} from '../base/digest.ts';
import {chooseAction, chooseReaction} from '../bots/index.ts';
import type {BotKind} from '../bots/kinds.ts';
import type {Budget} from '../bots/search.ts';
import type {Answer, Faces} from '../engine/ask.ts';
import type {Action, AnyGame, GameEvent, Options, Result, Seat} from '../engine/game.ts';
import type {Law} from '../games/listing.ts';
import {botRng, dealerOf, saltOf} from './chance.ts';

/** What happened, entry by entry, as it will stand in the record. */
export type Step =
  | {readonly kind: 'action'; readonly seat: Seat; readonly payload: Action}
  | {readonly kind: 'seal'; readonly seat: Seat; readonly payload: {readonly commitment: string}}
  | {readonly kind: 'answer'; readonly payload: Answer};

export interface Playout {
  readonly steps: readonly Step[];
  readonly actions: number;
  readonly result: Result;
  /** Of the last state. */
  readonly digest: string;
}

/** A game broke a law of the engine: a bug, told with all that is needed to see it again. */
export class BrokenLaw extends Error {}

/** No game comes near: a longer one runs in a circle. */
const MOST_STEPS = 20_000;

/** What somebody at a seat is asked. */
export interface Question {
  readonly seat: Seat;
  /** Read only. */
  readonly state: unknown;
  /** What this seat knows privately. */
  readonly faces: Faces;
  /** How many steps there were. */
  readonly steps: number;
  /** Whether it must act; who is invited may also say nothing. */
  readonly must: boolean;
}

/**
 * @param tell hears everything that happens
 * @throws BrokenLaw
 */
export function playOut(
  game: AnyGame,
  options: Options,
  bots: readonly BotKind[],
  seed: string,
  law?: Law,
  budget?: Budget,
  tell?: (event: GameEvent) => void,
): Playout {
  const playing = play(game, options, bots.length, seed, law, tell);
  let next = playing.next();
  while (!next.done) next = playing.next(botAnswer(bots[next.value.seat]!, game, next.value, seed, budget));
  return next.value;
}

/** What one of our own bots answers. */
export function botAnswer(
  kind: BotKind,
  game: AnyGame,
  {seat, state, faces, steps, must}: Question,
  seed: string,
  budget?: Budget,
): Action | null {
  const rng = botRng(seed, steps);
  return must
    ? chooseAction(kind, game, state, seat, faces, rng, budget)
    : chooseReaction(kind, game, state, seat, faces, rng);
}

/**
 * Asks whoever sits there, decision by decision, and ends with the game.
 * @param tell hears everything that happens
 * @throws BrokenLaw
 */
export function* play(
  game: AnyGame,
  options: Options,
  seats: number,
  seed: string,
  law: Law = () => null,
  tell?: (event: GameEvent) => void,
): Generator<Question, Playout, Action | null> {
  const steps: Step[] = [];
  const state = game.setup(options, seats);
  const dealer = dealerOf(seed);
  let actions = 0;
  const events: GameEvent[] | undefined = tell && [];
  /** Who was heard since somebody had to act. */
  const silent = new Set<Seat>();
  const broken = (what: string) => new BrokenLaw(`after ${steps.length} steps: ${what}`);
  const question = (seat: Seat, must: boolean): Question => ({
    seat,
    state,
    faces: dealer.faces(seat),
    steps: steps.length,
    must,
  });
  for (let result = game.result(state); ; result = game.result(state)) {
    for (const event of events?.splice(0) ?? []) tell!(event);
    const wrong = law(state);
    if (wrong) throw broken(wrong);
    if (result) return {steps, actions, result, digest: digest(state)};
    if (steps.length >= MOST_STEPS) throw broken('the game does not end');
    const ask = game.ask(state);
    if (ask && ask.kind !== 'commit') {
      const payload = dealer.answer(ask);
      game.deal(state, payload, events);
      dealer.learn(ask, payload);
      steps.push({kind: 'answer', payload});
      continue;
    }
    if (!ask && (yield* hear())) continue;
    const seat = game.toAct(state)[0];
    if (seat === undefined) throw broken('nobody can act, nothing is asked, and there is no result');
    const payload = yield question(seat, true);
    if (!payload) throw broken(`seat ${seat} must act and does not`);
    actions++;
    if (ask?.by.includes(seat)) {
      const commitment = dealer.seal({seat, action: payload, salt: saltOf(seed, steps.length)});
      game.deal(state, {sealed: seat}, events);
      steps.push({kind: 'seal', seat, payload: {commitment}});
      continue;
    }
    step(seat, payload);
    silent.clear();
  }

  function step(seat: Seat, payload: Action): void {
    const refusal = game.check(state, seat, payload);
    if (refusal) throw broken(`${JSON.stringify(payload)} was offered and is refused: ${refusal.message}`);
    if (!dealer.proves(game.openings?.(payload) ?? []))
      throw broken(`${JSON.stringify(payload)} shows a card that is another`);
    game.play(state, seat, payload, events);
    steps.push({kind: 'action', seat, payload});
  }

  /** Who was invited speaks before who must act, once to each question. @returns whether somebody spoke */
  function* hear(): Generator<Question, boolean, Action | null> {
    for (const seat of game.invited?.(state) ?? []) {
      if (silent.has(seat)) continue;
      silent.add(seat);
      const payload = yield question(seat, false);
      if (!payload) continue;
      actions++;
      step(seat, payload);
      return true;
    }
    return false;
  }
}
