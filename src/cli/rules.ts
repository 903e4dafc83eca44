/** `roadstead rules [ID] [--json]`: options, seats and vocabulary of the games, for other people's tools. */
import type {OptionField} from '../engine/game.ts';
import {GAME_LIST, listingOf} from '../games/index.ts';
import type {GameListing, Vocabulary} from '../games/listing.ts';
import {type Command, json, readArgs, type Streams, UsageError} from './command.ts';

interface Description {
  readonly id: string;
  readonly rules: number;
  readonly seats: {readonly min: number; readonly max: number};
  readonly options: readonly OptionField[];
  readonly vocabulary: Vocabulary;
}

export const rules: Command = async (args, streams) => {
  const {values, positionals} = readArgs(args, {json: {type: 'boolean'}});
  if (positionals.length > 1) throw new UsageError('rules takes one game');
  const ids = positionals.length > 0 ? positionals : GAME_LIST.map(({id}) => id);
  const games = await Promise.all(ids.map(describe));
  if (values.json) streams.out(json({command: 'rules', version: 1, games}));
  else for (const game of games) tell(game, streams);
  return 0;
};

async function describe(id: string): Promise<Description> {
  const listing = requireListing(id);
  const [{rules, seats, options}, vocabulary] = await Promise.all([listing.rules(), listing.vocabulary()]);
  return {id, rules, seats, options, vocabulary};
}

/** @throws UsageError */
export function requireListing(id: string): GameListing {
  const listing = listingOf(id);
  if (!listing) {
    const known = GAME_LIST.map(game => game.id).join(', ');
    throw new UsageError(`there is no game "${id}"; there is: ${known}`);
  }
  return listing;
}

function tell({id, rules, seats, options, vocabulary}: Description, {out}: Streams): void {
  out(`${id}, rules ${rules}, ${seats.min} to ${seats.max} seats\n`);
  for (const option of options) {
    const values = option.kind === 'switch' ? ['true', 'false'] : option.values;
    const marked = values.map(value => (value === String(option.default) ? `[${value}]` : value));
    out(`  ${option.id}: ${marked.join(' ')}\n`);
  }
  for (const [theme, words] of Object.entries(vocabulary))
    out(`  ${theme}: ${Object.keys(words).join(' ')}\n`);
}
