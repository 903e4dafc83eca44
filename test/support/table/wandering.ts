/** Which table a seed gives: how many sit, by which options, with or without back-up. */
import {seededRng} from '../../../src/base/rng.ts';
import type {OptionField, Options} from '../../../src/engine/game.ts';
import type {GameListing} from '../../../src/games/listing.ts';
import type {Wandering} from './wander.ts';

/** Where a game is not played to its end: its set-up, the deal, and some rounds. */
const SHORT = {entries: 60, seats: 3};

const TRIES = 20;

/** Options that are as wanted, where a game has such. */
function someOptions(make: () => Options, wanted: (options: Options) => boolean): Options {
  let options = make();
  for (let i = 0; i < TRIES && !wanted(options); i++) options = make();
  return options;
}

export async function wanderingOf(listing: GameListing, seed: string, whole: boolean): Promise<Wandering> {
  const rng = seededRng(`${listing.id} ${seed}`);
  const game = await listing.rules();
  const most = Math.min(whole ? 4 : SHORT.seats, listing.seats.max);
  const seats = listing.seats.min + rng.below(most - listing.seats.min + 1);
  const chosen = (field: OptionField): boolean | string =>
    field.kind === 'switch' ? rng.below(2) === 1 : field.values[rng.below(field.values.length)]!;
  // Seats move only where no card is hidden: mostly so, where a game can be played in both ways.
  const hidden = rng.below(3) === 0;
  const options = someOptions(
    () => Object.fromEntries(game.options.map(field => [field.id, chosen(field)])),
    made => game.secrets?.(made) === hidden,
  );
  // Keys can be recovered by three at least.
  const backup = game.secrets?.(options) === true && seats > 2 && rng.below(2) === 0;
  // Half of the tables stay as they are to the end.
  const entries = whole
    ? rng.below(2) === 0
      ? Number.POSITIVE_INFINITY
      : 100 + rng.below(400)
    : SHORT.entries;
  return {game, options, seats, backup, seed, entries, whole};
}
