/** A person at the table who plays a game to its end: by keys alone, or by touch alone. */
import {chosenSpot, spotPoint} from '../../../components/catan/spots.ts';
import {stepsAmong, WAYS, type Way} from '../../../components/catan/toward.ts';
import type {PlayedCatan} from '../../support/decisions/catan.ts';
import type {CatHarness} from './harness.ts';

const MOST_MOVES = 3000;

/** Goes on with the others until the viewer decides; @throws Error when nothing moves the game any more */
async function play(
  table: CatHarness,
  ends: (played: PlayedCatan) => boolean,
  decide: (table: CatHarness) => Promise<void>,
): Promise<void> {
  const played = table.played!;
  for (let moves = 0; moves < MOST_MOVES && !played.over && !ends(played); moves++) {
    const before = table.moves.length;
    await decide(table);
    if (table.moves.length === before)
      throw new Error(`nothing came of ${played.board.phase}: ${table.question} ${table.sub}`);
    played.others();
    await table.show(played.view);
  }
}

/** What the viewer builds next, dear things first; null when nothing can be built. */
function nextPiece(table: CatHarness): 'city' | 'settlement' | 'road' | 'card' | null {
  const {view} = table.board.model;
  const able = (piece: string) => view.builds.some(build => build.piece === piece && !build.refusal);
  const roads = view.players[view.viewer!]!.left.road;
  if (able('city')) return 'city';
  if (able('settlement')) return 'settlement';
  if (able('card')) return 'card';
  // Roads only towards new corners, not all of them at once.
  return able('road') &&
    roads > 4 &&
    !view.builds.some(({piece, spots}) => piece === 'settlement' && spots.length > 0)
    ? 'road'
    : null;
}

/** By arrows to the place of this number, on the shortest way. */
export async function walkTo(table: CatHarness, wanted: number): Promise<void> {
  const {spots} = table.board.model;
  const step = stepsAmong(spots.map(spotPoint));
  // The first arrow takes the first place.
  await table.key('ArrowRight');
  const ways = new Map<number, readonly Way[]>([[Math.max(0, chosenSpot(table.board.model)), []]]);
  for (const [at, way] of ways)
    for (const next of WAYS) {
      const to = step(at, next);
      if (to !== null && !ways.has(to)) ways.set(to, [...way, next]);
    }
  for (const way of ways.get(spots.findIndex(({at}) => at === wanted)) ?? []) await table.key(way);
}

const keyed = async (table: CatHarness): Promise<void> => {
  const {view} = table.board.model;
  if (table.all('[data-victory]').length > 0) {
    // Declared with the button: Tab reaches it.
    const button = table.one('[data-victory]');
    button.focus();
    button.click();
    await table.settle();
    return;
  }
  if (view.discard > 0) {
    await table.key('s');
    return table.key('Enter');
  }
  switch (view.phase) {
    case 'preRoll':
      return table.key('r');
    case 'robber': {
      const foe = view.robberTargets.find(({own, victims}) => !own && victims.length > 0);
      await walkTo(table, foe?.hex ?? view.robberTargets[0]!.hex);
      if (table.all('[data-sure]').length > 0) await table.key('1');
      if (table.board.quay.ready === null) await table.key('1');
      return table.key('Enter');
    }
    case 'foundSettlement':
    case 'foundRoad':
    case 'freeRoad':
      // Not always the first: the island is large.
      for (let i = 0; i <= table.moves.length % 5; i++) await table.key('ArrowRight');
      return table.key('Enter');
    default: {
      const piece = nextPiece(table);
      if (piece === null) return table.key('e');
      const tile = table.choices.findIndex(choice => choice.classList.contains(piece));
      await table.key(String(tile + 1));
      if (piece !== 'card') await table.key('ArrowRight');
      return table.key('Enter');
    }
  }
};

/** Keys and nothing else, until something holds or the game is over. */
export const playByKeys = (table: CatHarness, ends: (played: PlayedCatan) => boolean = () => false) =>
  play(table, ends, keyed);

const touched = async (table: CatHarness): Promise<void> => {
  const {view} = table.board.model;
  const [victory] = table.all('[data-victory]');
  if (victory) return table.tap(victory);
  if (view.discard > 0) {
    await table.tap(table.one('[data-key=s]'));
    return table.tap(table.primary);
  }
  switch (view.phase) {
    case 'preRoll':
      return table.tap(table.primary);
    case 'robber': {
      const target =
        view.robberTargets.find(({own, victims}) => !own && victims.length > 0) ?? view.robberTargets[0]!;
      await table.tap(table.one(`[data-target=hex${target.hex}]`));
      if (table.all('[data-sure]').length > 0) await table.tap(table.one('[data-sure]'));
      if (table.board.quay.ready === null) await table.tap(table.one('.around [data-choice]'));
      return table.tap(table.primary);
    }
    case 'foundSettlement':
    case 'foundRoad':
    case 'freeRoad':
      return tapPlace(table);
    default: {
      const piece = nextPiece(table);
      if (piece === null) return table.tap(table.primary);
      await table.tap(table.one(`button.${piece}[data-choice]`));
      return piece === 'card' ? table.tap(table.primary) : tapPlace(table);
    }
  }
};

async function tapPlace(table: CatHarness): Promise<void> {
  const spots = table.all('.target');
  const spot = spots[(table.moves.length * 7) % spots.length]!;
  const {target} = spot.dataset;
  await table.tap(spot);
  // Where places are close to each other the first touch comes nearer.
  if (table.all('.target.picked').length === 0) await table.tap(table.one(`[data-target=${target}]`));
  return table.tap(table.primary);
}

/** Touches and nothing else, until something holds or the game is over. */
export const playByTouch = (table: CatHarness, ends: (played: PlayedCatan) => boolean = () => false) =>
  play(table, ends, touched);
