/**
 * The tree of a search: what was tried, how often, and what came of it. Over actions alone: what chance answers between them
 * is drawn anew in each playout, and so are hidden cards.
 */
import type {Rng} from '../base/rng.ts';
import type {Faces} from '../engine/ask.ts';
import {type Choice, countActions, expand, offers, sampleAny} from '../engine/choice.ts';
import type {Action, AnyGame, Seat} from '../engine/game.ts';
import type {LocalDealer} from '../engine/local-dealer.ts';

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

export interface Node {
  /** By the text of the action. */
  readonly children: Map<string, Child>;
  visits: number;
  /** Of the seat that decides here. */
  reward: number;
}

export interface Child {
  readonly action: Action;
  /** How much is expected of it before it was tried; those of a node sum up to about 1. */
  prior: number;
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
export const newNode = (): Node => ({children: new Map(), visits: 0, reward: 0});

/** Lets a seat decide at the root: its moves, and no others, with what is known of those that were tried already. */
export function settle(root: Node, game: AnyGame, state: unknown, seat: Seat, faces: Faces, rng: Rng): void {
  const moves = candidates(game, state, seat, faces, rng);
  if (moves.length === 0) throw new Error(`seat ${seat} has nothing to decide`);
  const choices: readonly Choice[] = game.choices(state, seat, faces);
  const advised = game.suggest?.(game.view(state, seat, faces), choices, rng) ?? null;
  // Where there are too many to list, what was tried is no worse than another sample.
  for (const {action, visits} of root.children.values())
    if (visits > 0 && choices.some(choice => offers(choice, action))) moves.push(action);
  grow(root, advised ? [advised, ...moves] : moves, advised ? ADVISED : 0);
}

/** Gives a node what anybody may do there; what was tried of it stays known. */
export function refresh(node: Node, game: AnyGame, state: unknown, seat: Seat, faces: Faces, rng: Rng): void {
  const moves = candidates(game, state, seat, faces, rng);
  const first = game.quick?.(state, seat, rng, faces);
  grow(node, first ? [first, ...moves] : moves, first ? ADVISED : 0);
}

/** Makes what is known of the moves here count for a part of what it did. */
export function fade(node: Node, part: number): void {
  node.visits = 0;
  node.reward = 0;
  for (const child of node.children.values()) {
    const visits = Math.floor(child.visits * part);
    const left = visits / Math.max(1, child.visits);
    child.visits = visits;
    child.reward *= left;
    child.wins *= left;
    child.points *= left;
    node.visits += child.visits;
    node.reward += child.reward;
  }
}

/** How many nodes a tree has. */
export function sizeOf(node: Node): number {
  let size = 1;
  for (const child of node.children.values()) if (child.node) size += sizeOf(child.node);
  return size;
}

/** The moves of a node, the most tried first. */
export const ranking = (root: Node): Tried[] =>
  [...root.children.values()]
    .map(({action, visits, reward, wins, points}) => {
      const each = Math.max(1, visits);
      return {action, visits, worth: reward / each, wins: wins / each, points: points / each};
    })
    .sort((a, b) => b.visits - a.visits || b.worth - a.worth);

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

/**
 * Gives a node its moves, and no others; the first of them is expected to be `extra` better than its share. What is known
 * of a move stays known.
 */
function grow(node: Node, moves: readonly Action[], extra: number): void {
  const keyed = new Map(moves.map(action => [JSON.stringify(action), action]));
  const share = (1 - extra) / keyed.size;
  const before = new Map(node.children);
  node.children.clear();
  node.visits = 0;
  node.reward = 0;
  let prior = share + extra;
  for (const [key, action] of keyed) {
    const child = before.get(key) ?? newChild(action, prior);
    child.prior = prior;
    node.children.set(key, child);
    node.visits += child.visits;
    node.reward += child.reward;
    prior = share;
  }
}

/**
 * One game from here to its end, on the state that is given; what was learnt goes into the tree.
 * @param first the seat that decides at the root; null for whoever is to act once chance has answered
 * @param guess the first move is not what is best by now, but what anybody might do
 */
export function playout(
  game: AnyGame,
  state: unknown,
  first: Seat | null,
  root: Node,
  dealer: LocalDealer,
  rng: Rng,
  guess = false,
): void {
  const path: {child: Child; seat: Seat}[] = [];
  const nodes: Node[] = [];
  const sealed = new Set<Seat>();
  let node: Node | null = root;
  for (let moves = 0; moves < LONGEST; moves++) {
    answerAll(game, state, dealer, sealed, rng);
    const ask = game.ask(state);
    const seat = moves === 0 && first !== null ? first : game.toAct(state)[0];
    if (seat === undefined) break;
    const seals = ask?.kind === 'commit' && ask.by.includes(seat);
    let action: Action;
    // What others seal stays unseen: the tree does not branch on it.
    if (node && (!seals || seat === first)) {
      const child: Child =
        guess && moves === 0
          ? guessed(game, state, seat, node, dealer, rng)
          : select(game, state, seat, node, dealer, rng, seals);
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
  if (node.children.size === 0) refresh(node, game, state, seat, dealer.all, rng);
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
  // Else nothing that was tried elsewhere is legal here.
  return found ?? guessed(game, state, seat, node, dealer, rng);
}

/** A move by rule of thumb, or by chance. */
function guessed(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  node: Node,
  dealer: LocalDealer,
  rng: Rng,
): Child {
  if (node.children.size === 0) refresh(node, game, state, seat, dealer.all, rng);
  const action = roll(game, state, seat, dealer, rng);
  const key = JSON.stringify(action);
  const child = node.children.get(key) ?? newChild(action, 0);
  node.children.set(key, child);
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
