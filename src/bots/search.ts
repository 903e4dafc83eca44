/**
 * Strong play for any game: Monte-Carlo tree search over the mutable form. Each playout imagines the hidden cards anew
 * (`imagine`), goes down the tree of what was tried so far, adds one move to it, and plays to the end by the game's rule of
 * thumb (`quick`) or by chance. Every seat is taken to play for itself. Deterministic for a seed and a number of playouts.
 */
import type {Rng} from '../base/rng.ts';
import {type Faces, NO_FACES} from '../engine/ask.ts';
import {type Choice, countActions, expand, sampleAny} from '../engine/choice.ts';
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
  node: Node | null;
}

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
      playout(game, game.clone(state), root, new LocalDealer(() => rng, imagined), rng);
    }
  }
  return [...root.children.values()]
    .map(({action, visits, reward}) => ({action, visits, worth: visits > 0 ? reward / visits : 0}))
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
    node.children.set(key, {action, prior, visits: 0, reward: 0, node: null});
    prior = share;
  }
}

/** One game from here to its end; what was learnt goes into the tree. */
function playout(game: AnyGame, state: unknown, root: Node, dealer: LocalDealer, rng: Rng): void {
  const path: {child: Child; seat: Seat}[] = [];
  const nodes: Node[] = [];
  let node: Node | null = root;
  for (let moves = 0; moves < LONGEST; moves++) {
    for (let ask = game.ask(state); ask && ask.kind !== 'commit'; ask = game.ask(state)) {
      const answer = dealer.answer(ask);
      dealer.learn(ask, answer);
      game.deal(state, answer);
    }
    const seat = game.toAct(state)[0];
    if (seat === undefined || game.ask(state)) break;
    let action: Action;
    if (node) {
      const child = select(game, state, seat, node, dealer, rng);
      nodes.push(node);
      path.push({child, seat});
      action = child.action;
      if (child.visits === 0) node = null;
      else {
        child.node ??= newNode();
        node = child.node;
      }
    } else action = roll(game, state, seat, dealer, rng);
    game.play(state, seat, action);
  }
  const rewards = rewardsOf(game, state);
  path.forEach(({child, seat}, depth) => {
    const reward = rewards[seat] ?? 0.5;
    child.visits++;
    child.reward += reward;
    nodes[depth]!.visits++;
    nodes[depth]!.reward += reward;
  });
}

const roll = (game: AnyGame, state: unknown, seat: Seat, dealer: LocalDealer, rng: Rng): Action =>
  game.quick
    ? game.quick(state, seat, rng, dealer.all)
    : sampleAny(game.choices(state, seat, dealer.all), rng);

/** The move with the best prospects among those that are legal in what this playout imagines. */
function select(game: AnyGame, state: unknown, seat: Seat, node: Node, dealer: LocalDealer, rng: Rng): Child {
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
    if (worth <= most || game.check(state, seat, child.action) !== null) continue;
    // A card that it shows is another one in what this playout imagines.
    if (!dealer.proves(game.openings?.(child.action) ?? [])) continue;
    most = worth;
    found = child;
  }
  if (found) return found;
  // Nothing that was tried elsewhere is legal here.
  const action = roll(game, state, seat, dealer, rng);
  const child = {action, prior: 0, visits: 0, reward: 0, node: null};
  node.children.set(JSON.stringify(action), child);
  return child;
}

/** Half for the place, half for the distance to the best of the others; by seat, 0 to 1. */
function rewardsOf(game: AnyGame, state: unknown): number[] {
  const result = game.result(state);
  if (!result) return [];
  const totals = result.scores.map(({total}) => total);
  const winners = result.ranking[0]!;
  return totals.map((total, seat) => {
    const others = Math.max(...totals.filter((_, other) => other !== seat));
    const margin = Math.max(-MARGIN, Math.min(MARGIN, total - others));
    const won = winners.includes(seat) ? 1 / winners.length : 0;
    return 0.5 * won + 0.5 * (0.5 + margin / (2 * MARGIN));
  });
}
