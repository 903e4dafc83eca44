/**
 * The laws that every game keeps, written once: `gameLaws({game, …})` registers them as property tests over random
 * games with all seat counts and option mixes. A failure prints the seed and path with which fast-check replays it.
 */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import fc from 'fast-check';
import {digest} from '../../../src/base/digest.ts';
import type {Json} from '../../../src/base/json.ts';
import {type Rng, seededRng} from '../../../src/base/rng.ts';
import {advise} from '../../../src/bots/advise.ts';
import {chooseAction, chooseReaction} from '../../../src/bots/index.ts';
import {search} from '../../../src/bots/search.ts';
import {type Answer, type Ask, type Faces, NO_FACES, parseAnswer} from '../../../src/engine/ask.ts';
import {
  type Choice,
  countActions,
  expand,
  holesOf,
  offers,
  sample,
  sampleAny,
} from '../../../src/engine/choice.ts';
import type {Action, Game, GameEvent, Options, Seat} from '../../../src/engine/game.ts';
import {IllegalAction} from '../../../src/engine/illegal.ts';
import {LocalDealer} from '../../../src/engine/local-dealer.ts';
import {decodeOptions} from '../../../src/engine/options.ts';
import {saltFrom} from '../../../src/engine/seal.ts';
import {EVERY} from '../in-turn.ts';

export interface LawSettings<S, A extends Action, V, E extends GameEvent> {
  readonly game: Game<S, A, V, E>;
  /** What is broken in a state after a step with these events; empty when all is well. */
  readonly broken: (state: S, options: Options, events: readonly E[]) => readonly string[];
  /**
   * A state that differs only in what this seat (null: a watcher) is not shown; null when there is no such thing.
   * @param faces what the seat knows privately
   * @param counted it has counted what everybody saw happen, shown or not: that stays as it is
   */
  readonly disguise: (state: S, seat: Seat | null, faces: Faces, rng: Rng, counted: boolean) => S | null;
  /** No random game takes more actions. */
  readonly longest: number;
  /** Random games for each law in the long run; a third of them else. */
  readonly games: number;
}

interface Scenario {
  readonly seats: number;
  readonly options: Options;
  readonly seed: number;
}

type Step<A> = {readonly answer: Answer} | {readonly seat: Seat; readonly action: A};

/** A decision that somebody has: what a step of `playThrough` found. */
interface Decision {
  readonly seat: Seat;
  /** What the seat knows privately. */
  readonly faces: Faces;
  /** It seals its choice: the step is `{sealed}`, the choice comes with a later answer. */
  readonly sealing: boolean;
}

/** Of so many decisions of a random game a hint is asked for one, of each seat. */
const HINTS = 40;
/** Of so many decisions of a random game a beginner is asked about one, and the strong bot, who thinks long. */
const ADVICE = 5;
const THOUGHTS = 60;

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}

const text = (value: unknown): string => JSON.stringify(value);

/** The same without saying which of equal cards are shown. */
function blind(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(blind);
  if (value === null || typeof value !== 'object') return value;
  const shown = 'face' in value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, shown && name === 'handle' ? 0 : blind(part)]),
  );
}

/** Actions like those of `corpus`, bent in one place. */
function bend(corpus: readonly Action[], rng: Rng): unknown {
  const pick = () => copy(corpus[rng.below(corpus.length)]!) as unknown as Record<string, Json>;
  const action = pick();
  const fields = Object.keys(action);
  const field = fields[rng.below(fields.length)]!;
  const other = pick();
  switch (rng.below(5)) {
    case 0:
      return action; // legal somewhere, perhaps not here
    case 1:
      if (field !== 'type') delete action[field];
      return action;
    case 2:
      return {...other, ...action};
    case 3:
      if (field in other) action[field] = other[field]!;
      return action;
    default: {
      const value = action[field]!;
      const shift = rng.below(2) === 0 ? 1 : -1;
      if (typeof value === 'number') action[field] = value + shift;
      else if (typeof value === 'boolean') action[field] = !value;
      else if (Array.isArray(value)) action[field] = bendList(value as Json[], shift, rng);
      return action;
    }
  }
}

function bendList(list: readonly Json[], shift: number, rng: Rng): Json[] {
  const bent = [...list];
  const at = rng.below(bent.length + 1);
  const value = bent[at];
  if (typeof value === 'number') bent[at] = value + shift;
  else if (shift > 0 && bent.length > 0) bent.splice(at, 0, bent[0]!);
  else bent.splice(at, 1);
  return bent;
}

export function gameLaws<S, A extends Action, V, E extends GameEvent>(
  settings: LawSettings<S, A, V, E>,
): void {
  const {game} = settings;

  const anyOptions: fc.Arbitrary<Options> = fc.record(
    Object.fromEntries(
      game.options.map(field => [
        field.id,
        field.kind === 'switch' ? fc.boolean() : fc.constantFrom<string>(...field.values),
      ]),
    ),
  );
  const scenario: fc.Arbitrary<Scenario> = fc.record({
    seats: fc.integer({min: game.seats.min, max: game.seats.max}),
    options: anyOptions,
    seed: fc.nat(),
  });

  const law = (title: string, holds: (scenario: Scenario) => void, share = 1): void => {
    test(`${game.id}: ${title}`, () => {
      fc.assert(fc.property(scenario, holds), {
        numRuns: Math.max(4, Math.round((settings.games * share) / (EVERY ? 1 : 3))),
        examples: Array.from({length: game.seats.max - game.seats.min + 1}, (_, i) => [
          {
            seats: game.seats.min + i,
            options: decodeOptions(game.options, {}) ?? {},
            seed: i,
          },
        ]),
      });
    });
  };

  /**
   * Plays a random game in place. `visit` sees every state that somebody acts on, or that waits for an answer, before
   * the step. Seats that must act do so in random order; now and then one that may act does so first.
   */
  function playThrough(
    {seats, options, seed}: Scenario,
    visit: (state: S, step: Step<A>, rng: Rng, decision: Decision | null, dealer: LocalDealer) => void,
  ): {state: S; steps: Step<A>[]; dealer: LocalDealer} {
    const rng = seededRng(seed);
    const state = game.setup(options, seats);
    const steps: Step<A>[] = [];
    const dealer = new LocalDealer(() => rng);
    for (let actions = 0; ; ) {
      assert.ok(actions <= settings.longest, 'the game ends');
      const ask = game.ask(state);
      if (ask && ask.kind !== 'commit') {
        const answer = dealer.answer(ask);
        steps.push({answer});
        visit(state, steps.at(-1)!, rng, null, dealer);
        game.deal(state, answer);
        dealer.learn(ask, answer);
        continue;
      }
      const seat = actor(state, seats, dealer, rng);
      if (seat === null) return {state, steps, dealer};
      const faces = dealer.faces(seat);
      // Sampled from the game's own choices.
      const action = sampleAny(game.choices(state, seat, faces), rng) as unknown as A;
      const sealing = ask?.by.includes(seat) ?? false;
      const decision = {seat, faces, sealing};
      if (sealing) {
        dealer.seal({seat, action, salt: saltFrom(rng)});
        steps.push({answer: {sealed: seat}});
        visit(state, {seat, action}, rng, decision, dealer);
        game.deal(state, {sealed: seat});
      } else {
        assert.ok(dealer.proves(game.openings?.(action) ?? []), `${text(action)} shows what it is`);
        steps.push({seat, action});
        visit(state, steps.at(-1)!, rng, decision, dealer);
        game.play(state, seat, action);
      }
      actions++;
    }
  }

  /** Who acts next: one of those that must, or, one time in four, one that may. */
  function actor(state: S, seats: number, dealer: LocalDealer, rng: Rng): Seat | null {
    const must = game.toAct(state);
    if (must.length === 0) return null;
    if (rng.below(4) === 0) {
      const all = Array.from({length: seats}, (_, seat) => seat);
      const may = all.filter(
        seat => !must.includes(seat) && game.choices(state, seat, dealer.faces(seat)).length > 0,
      );
      if (may.length > 0) return may[rng.below(may.length)]!;
    }
    return must.length === 1 ? must[0]! : must[rng.below(must.length)]!;
  }

  /** Whether the game offers the same action with another card of the hand that has the same face. */
  function twinOffered(action: A, actor: Seat, state: S, dealer: LocalDealer): boolean {
    const faces = dealer.faces(actor);
    const offered = game.choices(state, actor, faces);
    // Several at once are shown with their faces.
    if (offered.some(choice => offers(blind(choice) as Choice, blind(action) as Action))) return true;
    return (game.openings?.(action) ?? []).some(({handle, face}) =>
      [...faces].some(([other, otherFace]) => {
        if (other === handle || otherFace !== face) return false;
        const swapped = (value: unknown): unknown =>
          Array.isArray(value) ? value.map(swapped) : value === handle ? other : value;
        const twin = Object.entries(action).map(([field, value]) => [field, swapped(value)]);
        return offered.some(choice => offers(choice, Object.fromEntries(twin) as Action));
      }),
    );
  }

  const fold = (state: S, step: Step<A>, events?: E[]): S =>
    'answer' in step
      ? game.answer(state, step.answer, events)
      : game.apply(state, step.seat, step.action, events);

  law('law 1, the same log gives the same state, events and digest, in place or on copies', scenario => {
    const {state, steps} = playThrough(scenario, () => {});
    const log = copy(steps);
    const [first, second]: [E[], E[]] = [[], []];
    const folded = log.reduce(
      (now, step) => fold(now, step, first),
      game.setup(scenario.options, scenario.seats),
    );
    const again = log.reduce(
      (now, step) => fold(now, step, second),
      game.setup(copy(scenario.options), scenario.seats),
    );
    assert.equal(digest(folded), digest(state));
    assert.equal(digest(again), digest(state));
    assert.deepEqual(first, second);
    assert.deepEqual(copy(folded), folded, 'the state is plain JSON');
    assert.deepEqual(copy(first), first, 'events are plain JSON');
  });

  law(
    'law 2, a step never changes its input, and a question changes nothing',
    scenario => {
      let folded = deepFreeze(game.setup(scenario.options, scenario.seats));
      playThrough(scenario, (state, step, _rng, decision, dealer) => {
        assert.equal(text(folded), text(state));
        for (const seat of [...seatsOf(scenario), null]) {
          game.view(folded, seat, seat === null ? NO_FACES : dealer.faces(seat));
          if (seat === null) continue;
          game.choices(folded, seat, dealer.faces(seat));
          game.proposal(folded, seat, dealer.faces(seat));
          game.decision?.(folded, seat);
        }
        assert.throws(() => game.answer(folded, {drawn: [[-1], [-1]]}), IllegalAction);
        const taken: Step<A> = decision?.sealing ? {answer: {sealed: decision.seat}} : step;
        folded = deepFreeze(fold(folded, deepFreeze(copy(taken))));
      });
    },
    0.25,
  );

  law(
    'law 3, everything offered is legal and survives the wire, with holes nothing does; a proposal is offered',
    scenario => {
      playThrough(scenario, (state, _step, rng, decision) => {
        if (!decision) return;
        const {seat, faces, sealing} = decision;
        const offered = game.choices(state, seat, faces);
        for (const choice of offered) {
          const few = countActions(choice) <= 60;
          const actions = few ? [...expand(choice)] : Array.from({length: 20}, () => sample(choice, rng));
          for (const action of actions) {
            assert.deepEqual(game.parse(copy(action)), action);
            // What is sealed is judged when it is disclosed.
            if (!sealing) assert.equal(game.check(state, seat, action as unknown as A), null, text(action));
          }
          // What is still open is no action, nor is a hole of a kind that nobody knows.
          for (const [field, hole] of holesOf(choice))
            for (const open of [hole, {hole: 'nonsense'}])
              assert.equal(game.parse(copy({...actions[0]!, [field]: open})), null, field);
        }
        const proposal = game.proposal(state, seat, faces);
        if (proposal)
          assert.ok(
            offered.some(choice => offers(choice, proposal)),
            text(proposal),
          );
      });
    },
    0.25,
  );

  law(
    'law 3, everything else is refused with a code and a rule, and changes nothing',
    scenario => {
      const corpus: Action[] = [];
      playThrough(scenario, (state, step, rng, decision, dealer) => {
        if (decision?.sealing) return;
        const seat = decision?.seat ?? 0;
        const offered = game.choices(state, seat, dealer.faces(seat));
        for (const choice of offered) corpus.push(sample(choice, rng));
        if (corpus.length === 0) return;
        const before = text(state);
        for (let i = 0; i < 12; i++) {
          const action = game.parse(bend(corpus, rng));
          if (!action) continue;
          const actor = rng.below(4) === 0 ? rng.below(scenario.seats) : seat;
          // A card that is not what the action says is the dealer's to refuse.
          if (!dealer.proves(game.openings?.(action) ?? [])) continue;
          const legal = game
            .choices(state, actor, dealer.faces(actor))
            .some(choice => offers(choice, action));
          const refusal = game.check(state, actor, action);
          // Of equal cards in a hand a game may offer one: nothing is gained by showing another.
          if (refusal === null && !legal && twinOffered(action, actor, state, dealer)) continue;
          assert.equal(refusal === null, legal, `${text(action)} ${refusal?.code}`);
          if (!refusal) continue;
          assert.match(refusal.code, /^[a-z]+\/[a-z-]+$/);
          assert.ok(refusal.rule, `${refusal.code} names a rule`);
          assert.throws(() => game.apply(state, actor, action), IllegalAction);
        }
        assert.equal(text(state), before);
        if ('action' in step) assert.equal(game.check(state, step.seat, step.action), null);
      });
    },
    0.5,
  );

  law('law 4, nothing gets lost: the conservation laws hold after every step', scenario => {
    let state = game.setup(scenario.options, scenario.seats);
    const {steps} = playThrough(scenario, () => {});
    for (const step of steps) {
      const events: E[] = [];
      state = fold(state, step, events);
      assert.deepEqual(settings.broken(state, scenario.options, events), [], text(step));
    }
  });

  law(
    'law 5, a seat sees no difference in what it cannot know, and neither do bots',
    scenario => {
      playThrough(scenario, (state, _step, rng, decision, dealer) => {
        // Who decides, and anybody.
        const anybody = [...seatsOf(scenario), null][rng.below(scenario.seats + 1)]!;
        for (const seat of new Set([anybody, ...(decision ? [decision.seat] : [])])) {
          const faces = seat === null ? NO_FACES : dealer.faces(seat);
          const other = settings.disguise(state, seat, faces, rng, false);
          if (other) assertAlike(other, state, seat, faces);
          if (other && seat !== null && rng.below(ADVICE) === 0) assertAdvised(other, state, seat, faces);
          if (game.imagine && seat !== null)
            assertImagined(game.imagine(state, seat, faces, rng), state, seat, faces);
        }
        if (!decision || rng.below(THOUGHTS) > 0) return;
        const {seat, faces} = decision;
        const other = settings.disguise(state, seat, faces, rng, true);
        if (other) assert.deepEqual(thoughts(other, seat, faces), thoughts(state, seat, faces));
      });
    },
    0.25,
  );

  /** A seat sees the same in both states, may do the same, and is asked the same. */
  function assertAlike(other: S, state: S, seat: Seat | null, faces: Faces): void {
    assert.deepEqual(game.view(other, seat, faces), game.view(state, seat, faces));
    if (seat === null) return;
    assert.deepEqual(game.choices(other, seat, faces), game.choices(state, seat, faces));
    assert.deepEqual(game.decision?.(other, seat), game.decision?.(state, seat));
  }

  /** A beginner would do the same in both states. */
  function assertAdvised(other: S, state: S, seat: Seat, faces: Faces): void {
    if (game.choices(state, seat, faces).length === 0) return;
    const choose = game.invited?.(state).includes(seat) ? chooseReaction : chooseAction;
    const greedy = (of: S) => choose('greedy', game, of, seat, faces, seededRng('same'));
    assert.deepEqual(greedy(other), greedy(state));
  }

  /** What the strong bot thinks of every move, so that more than the best one is compared. */
  function thoughts(state: S, seat: Seat, faces: Faces): unknown {
    const own = game.ponder?.(state, seat, faces) ?? [];
    return own.length > 0 ? own : search(game, state, seat, faces, seededRng('same'), {playouts: 3});
  }

  /** What a seat imagines agrees with what it knows, and changes nothing that it sees or may do. */
  function assertImagined(imagined: Faces, state: S, seat: Seat, faces: Faces): void {
    for (const [handle, face] of faces)
      if (imagined.has(handle)) assert.equal(imagined.get(handle), face, `handle ${handle}`);
    assert.deepEqual(game.choices(state, seat, imagined), game.choices(state, seat, faces));
  }

  law('law 6, every game ends; until then exactly one thing is awaited', scenario => {
    const {state} = playThrough(scenario, (now, step, _rng, _decision, dealer) => {
      assert.equal(game.result(now), null);
      const acting = game.toAct(now);
      const ask: Ask | null = game.ask(now);
      const draws = ask !== null && ask.kind !== 'commit';
      assert.equal(!draws, acting.length > 0, 'a draw or a player, never both');
      if (ask?.kind === 'commit')
        assert.ok(
          ask.by.every(seat => acting.includes(seat)),
          'who seals is to act',
        );
      for (const seat of seatsOf(scenario)) {
        const offered = game.choices(now, seat, dealer.faces(seat));
        if (acting.includes(seat)) assert.ok(offered.length > 0, `seat ${seat} has something to decide`);
        if (draws) assert.equal(offered.length, 0, 'nobody decides while something is drawn');
        assert.ok(offered.every(choice => countActions(choice) > 0));
      }
      if (ask && 'answer' in step) assert.deepEqual(parseAnswer(ask, copy(step.answer)), step.answer);
    });
    const result = game.result(state);
    assert.ok(result);
    assert.deepEqual(
      result.scores.map(score => score.seat),
      seatsOf(scenario),
    );
    assert.deepEqual(result.ranking.flat().sort(), seatsOf(scenario));
    for (const {total, parts} of result.scores)
      assert.equal(
        Object.values(parts).reduce((sum, points) => sum + points, 0),
        total,
      );
    const place = (seat: Seat) => result.ranking.findIndex(group => group.includes(seat));
    // A winner may win by the turn and not by the points.
    for (const a of result.scores)
      for (const b of result.scores)
        if (a.total > b.total && place(b.seat) > 0) assert.ok(place(a.seat) < place(b.seat));
  });

  law(
    'law 8, who sits there and who looks on leaves no trace in the state',
    scenario => {
      const {state, steps} = playThrough(scenario, (now, _step, _rng, _decision, dealer) => {
        for (const seat of [...seatsOf(scenario), null])
          copy(game.view(now, seat, seat === null ? NO_FACES : dealer.faces(seat)));
      });
      const unseen = steps.reduce(
        (now, step) => fold(now, step),
        game.setup(scenario.options, scenario.seats),
      );
      assert.equal(digest(unseen), digest(state));
    },
    0.25,
  );

  law(
    'law 9, every move of a hint can be made now, and whoever is asked gets one',
    scenario => {
      playThrough(scenario, (state, _step, rng, decision, dealer) => {
        if (!decision) return;
        const invited = game.invited?.(state) ?? [];
        if (rng.below(invited.length > 0 ? ADVICE : HINTS) > 0) return;
        const asked = [...game.toAct(state), ...invited];
        for (const seat of seatsOf(scenario)) {
          const faces = dealer.faces(seat);
          const offered = game.choices(state, seat, faces);
          if (offered.length === 0) continue;
          const hints = advise(game, state, seat, faces, seededRng('hint'), {playouts: 2});
          assert.equal(hints.length > 0, asked.includes(seat), `seat ${seat}`);
          for (const {action} of hints)
            assert.ok(
              offered.some(choice => offers(choice, action)),
              text(action),
            );
        }
      });
    },
    0.25,
  );
}

const seatsOf = ({seats}: Scenario): Seat[] => Array.from({length: seats}, (_, seat) => seat);
