/** `roadstead simulate`: whole games by bots, with speed, win rates, lengths, and records on demand. */
import {mkdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {type Rng, seededRng} from '../base/rng.ts';
import {BOTS, type BotKind} from '../bots/kinds.ts';
import type {AnyGame, GameEvent, OptionField, Options} from '../engine/game.ts';
import {decodeOptions} from '../engine/options.ts';
import type {Law} from '../games/listing.ts';
import {RECORD_SUFFIX} from '../saves/record.ts';
import {botRecord, FOREIGN, type Player} from './bot-record.ts';
import {type Command, json, readArgs, type Streams, UsageError, wholeNumber} from './command.ts';
import {BotFault, ForeignBot} from './foreign-bot.ts';
import {BrokenLaw, botAnswer, type Playout, play} from './playout.ts';
import {requireListing} from './rules.ts';
import {type Run, Tally, tellRun} from './tally.ts';

/** Before the command of a program that plays. */
const COMMAND = 'cmd:';

/** Who plays, as it was given: a kind of ours, or `cmd:` and a command. */
type Given = BotKind | `${typeof COMMAND}${string}`;

interface Plan {
  readonly game: AnyGame;
  readonly seats: readonly number[];
  readonly bots: readonly Given[];
  readonly games: number;
  readonly seed: string;
  /** Null: other options for each game, by lot. */
  readonly options: Options | null;
  readonly playouts: number;
  readonly events: boolean;
  readonly out: string | null;
  readonly law: Law;
}

export const simulate: Command = async (args, streams) => {
  const {values, positionals} = readArgs(args, {
    game: {type: 'string'},
    seats: {type: 'string'},
    bots: {type: 'string'},
    games: {type: 'string'},
    seed: {type: 'string'},
    options: {type: 'string'},
    playouts: {type: 'string'},
    events: {type: 'boolean'},
    out: {type: 'string'},
    json: {type: 'boolean'},
  });
  if (positionals.length > 0) throw new UsageError(`simulate does not know "${positionals[0]}"`);
  if (!values.game) throw new UsageError('simulate needs --game ID');
  const listing = requireListing(values.game);
  const game = await listing.advised();
  const plan: Plan = {
    game,
    seats: readSeats(values.seats ?? `${game.seats.min}..${game.seats.max}`, game),
    bots: readBots(values.bots ?? 'random'),
    games: wholeNumber('--games', values.games ?? '100', 1, 10_000_000),
    seed: values.seed ?? '1',
    options: values.options === 'random' ? null : readOptions(values.options ?? '{}', game),
    playouts: wholeNumber('--playouts', values.playouts ?? '400', 1, 1_000_000),
    events: values.events === true,
    out: values.out ?? null,
    law: await listing.law(),
  };
  return run(plan, values.json === true, streams);
};

async function run(plan: Plan, asJson: boolean, {out, err}: Streams): Promise<number> {
  const {game, options, seed} = plan;
  const runs: Run[] = [];
  const records: string[] = [];
  if (plan.out !== null) await mkdir(plan.out, {recursive: true});
  /** Each program runs once, whatever it plays. */
  const programs = new Map<Given, ForeignBot>();
  for (const bot of plan.bots)
    if (bot.startsWith(COMMAND) && !programs.has(bot))
      programs.set(bot, new ForeignBot(bot.slice(COMMAND.length)));
  try {
    for (const seats of plan.seats) {
      const played = await playAll(plan, programs, seats, records);
      runs.push(played);
      if (!asJson) tellRun(played, out);
    }
  } catch (error) {
    if (!(error instanceof BrokenLaw || error instanceof BotFault)) throw error;
    err(`roadstead: ${error.message}\n`);
    return 1;
  } finally {
    for (const program of programs.values()) program.close();
  }
  const {id, rules} = game;
  if (asJson)
    out(
      json({
        command: 'simulate',
        version: 1,
        game: id,
        rules,
        options: options ?? 'random',
        seed,
        runs,
        records,
      }),
    );
  else if (plan.out !== null) out(`${records.length} records in ${plan.out}\n`);
  return 0;
}

async function playAll(
  plan: Plan,
  programs: ReadonlyMap<Given, ForeignBot>,
  seats: number,
  records: string[],
): Promise<Run> {
  const {game, games, seed, law, out} = plan;
  const tally = new Tally(seats);
  const tell = plan.events ? ({type}: GameEvent) => tally.tell(type) : undefined;
  for (let g = 0; g < games; g++) {
    // Bots change places from game to game, so that no kind profits from its seat.
    const bots = Array.from({length: seats}, (_, seat) => plan.bots[(seat + g) % plan.bots.length]!);
    const name = `${game.id}-${seats}-${seed.replace(/[^\w-]/g, '_').slice(0, 40)}-${g + 1}`;
    const gameSeed = `${seed}/${seats}/${g}`;
    const options = plan.options ?? randomOptions(game.options, seededRng(`options ${gameSeed}`));
    const started = performance.now();
    let playout: Playout;
    try {
      const playing = play(game, options, seats, gameSeed, law, tell);
      let next = playing.next();
      while (!next.done) {
        const bot = bots[next.value.seat]!;
        const program = programs.get(bot);
        next = playing.next(
          program
            ? await program.decide(game, options, seats, name, next.value)
            : botAnswer(bot as BotKind, game, next.value, gameSeed, {playouts: plan.playouts}),
        );
      }
      playout = next.value;
    } catch (error) {
      if (error instanceof BrokenLaw) throw new BrokenLaw(`${name}: ${error.message}`);
      if (error instanceof BotFault) throw new BotFault(`${name}: ${error.message}`);
      throw error;
    }
    tally.add(bots, playout, performance.now() - started);
    if (out !== null) {
      const file = join(out, `${name}${RECORD_SUFFIX}`);
      const players = bots.map((bot, seat): Player => {
        const program = programs.get(bot);
        return {name: `${program?.name ?? bot} ${seat + 1}`, bot: program ? FOREIGN : bot};
      });
      await writeFile(file, await botRecord(game, options, players, playout, gameSeed));
      records.push(file);
    }
  }
  return tally.run();
}

function readSeats(text: string, {seats: {min, max}}: AnyGame): number[] {
  const [from = '', to = from, ...rest] = text.split('..');
  const first = wholeNumber('--seats', from, min, max);
  const last = wholeNumber('--seats', to, min, max);
  if (rest.length > 0 || last < first) throw new UsageError('--seats is a number or a range such as 2..5');
  return Array.from({length: last - first + 1}, (_, i) => first + i);
}

function readBots(text: string): Given[] {
  return text.split(',').map(given => {
    const name = given.trim();
    if (isCommand(name)) return name;
    const kind = BOTS.find(known => known === name);
    if (!kind)
      throw new UsageError(
        `there is no bot "${name}"; there is: ${BOTS.join(', ')}, ${COMMAND} and the command of a program`,
      );
    return kind;
  });
}

const isCommand = (name: string): name is Given =>
  name.startsWith(COMMAND) && name.slice(COMMAND.length).trim() !== '';

/** Any mix of options, every value equally likely. */
const randomOptions = (fields: readonly OptionField[], rng: Rng): Options =>
  Object.fromEntries(
    fields.map(field => [
      field.id,
      field.kind === 'switch' ? rng.below(2) === 0 : field.values[rng.below(field.values.length)]!,
    ]),
  );

function readOptions(text: string, game: AnyGame): Options {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new UsageError('--options is not JSON');
  }
  const options = decodeOptions(game.options, value);
  if (!options) throw new UsageError(`--options do not fit; see: roadstead rules ${game.id}`);
  return options;
}
