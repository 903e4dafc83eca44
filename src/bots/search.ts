/**
 * Strong play for any game: Monte-Carlo tree search over the mutable form. Each playout imagines the hidden cards anew
 * (`imagine`), goes down the tree of what was tried so far, adds one move to it, and plays to the end by the game's rule of
 * thumb (`quick`) or by chance. Every seat is taken to play for itself. Deterministic for a seed and a number of playouts.
 */
import type {Rng} from '../base/rng.ts';
import {type Faces, NO_FACES} from '../engine/ask.ts';
import {type Choice, countActions, expand, offers, sampleAny} from '../engine/choice.ts';
import type {Action, AnyGame, Seat} from '../engine/game.ts';
import {LocalDealer} from '../engine/local-dealer.ts';

export interface Budget {
  /** Playouts for a decision at most. */
  readonly playouts: number;
  /** Asked between playouts: false when time is up. */
  readonly goesOn?: () => boolean;
}

/** A move that was tried, best first in an advice. */
export interface Tried {
  readonly action: Action;
  readonly visits: number;
  /** Mean reward of the seat, 0 to 1. */
  readonly worth: number;
  /** How often the seat won where it was tried, 0 to 1; a shared first place counts its part. */
  readonly wins: number;
  /** Mean final points of the seat where it was tried. */
  readonly points: number;
}

interface Node {
  readonly children: Map<string, Child>;
  visits: number;
  /** Of the seat that decides here. */
  reward: number;
}

interface Child {
  readonly action: Action;
  /** How much is expected of it before it was tried; those of a node sum up to about 1. */
  readonly prior: number;
  visits: number;
  reward: number;
  wins: number;
  points: number;
  node: Node | null;
}

/** How a playout ended for one seat. */
interface Outcome {
  /** 0 to 1. */
  readonly reward: number;
  readonly won: number;
  readonly points: number;
}

/** Of a playout that was cut off. */
const UNDECIDED: Outcome = {reward: 0.5, won: 0, points: 0};
/** More moves than this are not tried one by one: the suggestion and some of them at random stand for all. */
const MOST_ACTIONS = 48;
const SAMPLES = 10;
/** How strongly the search looks at moves that were tried seldom. */
const CURIOSITY = 0.6;
/** So much of what is expected goes to the advice of the game, the rest to all moves alike. */
const ADVISED = 0.3;
/** A margin of so many points is as good as any larger one. */
const MARGIN = 40;
/** Longer playouts are cut off; no game at a table takes so long. */
const LONGEST = 4000;

const newChild = (action: Action, prior: number): Child => ({
  ...{action, prior, visits: 0},
  ...{reward: 0, wins: 0, points: 0},
  node: null,
});
const newNode = (): Node => ({children: new Map(), visits: 0, reward: 0});

/**
 * The moves of a seat, the most tried first.
 * @throws Error when the seat has nothing to decide
 */
export function search(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  faces: Faces,
  rng: Rng,
  budget: Budget,
): readonly Tried[] {
  const root = newNode();
  const moves = candidates(game, state, seat, faces, rng);
  if (moves.length === 0) throw new Error(`seat ${seat} has nothing to decide`);
  const choices: readonly Choice[] = game.choices(state, seat, faces);
  const advised = game.suggest?.(game.view(state, seat, faces), choices, rng) ?? null;
  grow(root, advised ? [advised, ...moves] : moves, advised ? ADVISED : 0);
  if (root.children.size > 1) {
    for (let i = 0; i < budget.playouts && (budget.goesOn?.() ?? true); i++) {
      const imagined = game.imagine?.(state, seat, faces, rng) ?? NO_FACES;
      playout(game, game.clone(state), seat, root, new LocalDealer(() => rng, imagined), rng);
    }
  }
  return [...root.children.values()]
    .map(({action, visits, reward, wins, points}) => {
      const each = Math.max(1, visits);
      return {action, visits, worth: reward / each, wins: wins / each, points: points / each};
    })
    .sort((a, b) => b.visits - a.visits || b.worth - a.worth);
}

/** What is worth trying: all moves where they are few. */
function candidates(game: AnyGame, state: unknown, seat: Seat, faces: Faces, rng: Rng): Action[] {
  const choices: readonly Choice[] = game.choices(state, seat, faces);
  let count = 0;
  for (const choice of choices) count += countActions(choice);
  if (count <= MOST_ACTIONS) return choices.flatMap(choice => [...expand(choice)]);
  const moves = new Map<string, Action>();
  const add = (action: Action) => moves.set(JSON.stringify(action), action);
  const proposal = game.proposal(state, seat, faces);
  if (proposal) add(proposal);
  if (game.quick) for (let i = 0; i < SAMPLES; i++) add(game.quick(state, seat, rng, faces));
  if (!proposal) for (let i = 0; i < SAMPLES; i++) add(sampleAny(choices, rng));
  return [...moves.values()];
}

/** Gives a node its moves; the first of them is expected to be `extra` better than its share. */
function grow(node: Node, moves: readonly Action[], extra: number): void {
  const keyed = new Map(moves.map(action => [JSON.stringify(action), action]));
  const share = (1 - extra) / keyed.size;
  let prior = share + extra;
  for (const [key, action] of keyed) {
    node.children.set(key, newChild(action, prior));
    prior = share;
  }
}

/** One game from here, where `first` decides, to its end; what was learnt goes into the tree. */
function playout(
  game: AnyGame,
  state: unknown,
  first: Seat,
  root: Node,
  dealer: LocalDealer,
  rng: Rng,
): void {
  const path: {child: Child; seat: Seat}[] = [];
  const nodes: Node[] = [];
  const sealed = new Set<Seat>();
  let node: Node | null = root;
  for (let moves = 0; moves < LONGEST; moves++) {
    answerAll(game, state, dealer, sealed, rng);
    const ask = game.ask(state);
    const seat = moves === 0 ? first : game.toAct(state)[0];
    if (seat === undefined) break;
    const seals = ask?.kind === 'commit' && ask.by.includes(seat);
    let action: Action;
    // What others seal stays unseen: the tree does not branch on it.
    if (node && (!seals || seat === first)) {
      const child = select(game, state, seat, node, dealer, rng, seals);
      nodes.push(node);
      path.push({child, seat});
      action = child.action;
      if (child.visits === 0) node = null;
      else {
        child.node ??= newNode();
        node = child.node;
      }
    } else action = roll(game, state, seat, dealer, rng);
    if (seals) {
      dealer.keep({seat, action, salt: ''});
      sealed.add(seat);
      game.deal(state, {sealed: seat});
    } else game.play(state, seat, action);
  }
  const outcomes = outcomesOf(game, state);
  path.forEach(({child, seat}, depth) => {
    const {reward, won, points} = outcomes[seat] ?? UNDECIDED;
    child.visits++;
    child.reward += reward;
    child.wins += won;
    child.points += points;
    nodes[depth]!.visits++;
    nodes[depth]!.reward += reward;
  });
}

/** Lets chance answer until somebody decides. A choice that was sealed before the search began is imagined, too. */
function answerAll(game: AnyGame, state: unknown, dealer: LocalDealer, sealed: Set<Seat>, rng: Rng): void {
  for (let ask = game.ask(state); ask && ask.kind !== 'commit'; ask = game.ask(state)) {
    if (ask.kind === 'disclose' && game.quick)
      for (const seat of ask.by)
        if (!sealed.delete(seat))
          dealer.keep({seat, action: game.quick(state, seat, rng, dealer.all), salt: ''});
    const answer = dealer.answer(ask);
    dealer.learn(ask, answer);
    game.deal(state, answer);
  }
}

const roll = (game: AnyGame, state: unknown, seat: Seat, dealer: LocalDealer, rng: Rng): Action =>
  game.quick
    ? game.quick(state, seat, rng, dealer.all)
    : sampleAny(game.choices(state, seat, dealer.all), rng);

/** The move with the best prospects among those that are legal in what this playout imagines. */
function select(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  node: Node,
  dealer: LocalDealer,
  rng: Rng,
  seals: boolean,
): Child {
  if (node.children.size === 0) {
    const moves = candidates(game, state, seat, dealer.all, rng);
    const first = game.quick?.(state, seat, rng, dealer.all);
    grow(node, first ? [first, ...moves] : moves, first ? ADVISED : 0);
  }
  let found: Child | null = null;
  let most = Number.NEGATIVE_INFINITY;
  const reach = Math.sqrt(node.visits + 1);
  const expected = node.visits > 0 ? node.reward / node.visits : 0.5;
  for (const child of node.children.values()) {
    const mean = child.visits > 0 ? child.reward / child.visits : expected;
    const worth = mean + (CURIOSITY * child.prior * reach) / (1 + child.visits);
    if (worth <= most) continue;
    // What is sealed is judged when it is opened; until then only the choices tell.
    const legal = seals
      ? game.choices(state, seat, dealer.all).some(choice => offers(choice, child.action))
      : game.check(state, seat, child.action) === null;
    if (!legal) continue;
    // A card that it shows is another one in what this playout imagines.
    if (!dealer.proves(game.openings?.(child.action) ?? [])) continue;
    most = worth;
    found = child;
  }
  if (found) return found;
  // Nothing that was tried elsewhere is legal here.
  const action = roll(game, state, seat, dealer, rng);
  const child = newChild(action, 0);
  node.children.set(JSON.stringify(action), child);
  return child;
}

/** By seat; the reward is half for the place, half for the distance to the best of the others. */
function outcomesOf(game: AnyGame, state: unknown): Outcome[] {
  const result = game.result(state);
  if (!result) return [];
  const totals = result.scores.map(({total}) => total);
  const winners = result.ranking[0]!;
  return totals.map((total, seat) => {
    const others = Math.max(...totals.filter((_, other) => other !== seat));
    const margin = Math.max(-MARGIN, Math.min(MARGIN, total - others));
    const won = winners.includes(seat) ? 1 / winners.length : 0;
    return {reward: 0.5 * won + 0.5 * (0.5 + margin / (2 * MARGIN)), won, points: total};
  });
}
