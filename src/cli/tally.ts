/** What is counted over the games of one simulation. */
import {digest} from '../base/digest.ts';
import type {Streams} from './command.ts';
import type {Playout} from './playout.ts';
import {perSecond, type Rate, type Spread, spreadOf, winRate} from './statistics.ts';

/** Games with one number of seats, in the output of `--json`. */
export interface Run {
  readonly seats: number;
  readonly games: number;
  readonly actions: number;
  /** Time of playing alone, checks included; records are written outside it. */
  readonly seconds: number;
  readonly gamesPerSecond: number;
  readonly actionsPerSecond: number;
  /** Actions per game. */
  readonly length: Spread;
  readonly bots: readonly (Rate & {
    /** A kind of ours, or `cmd:…` as it was given. */
    readonly bot: string;
    readonly seatsPlayed: number;
    readonly score: Spread;
  })[];
  readonly bySeat: readonly (Rate & {readonly seat: number})[];
  /** With `--events`: how often each type of event happens in a game, on average. */
  readonly events?: Readonly<Record<string, number>>;
  /** Of the list of the games' last digests, in order: equal when the same games were played. */
  readonly digest: string;
}

export class Tally {
  readonly #seats: number;
  readonly #lengths: number[] = [];
  readonly #digests: string[] = [];
  readonly #scores = new Map<string, number[]>();
  readonly #winsOf = new Map<string, number>();
  readonly #winsAt: number[];
  #milliseconds = 0;
  readonly #events = new Map<string, number>();

  constructor(seats: number) {
    this.#seats = seats;
    this.#winsAt = new Array<number>(seats).fill(0);
  }

  add(bots: readonly string[], {actions, result, digest}: Playout, milliseconds: number): void {
    this.#milliseconds += milliseconds;
    this.#lengths.push(actions);
    this.#digests.push(digest);
    const winners = result.ranking[0]!;
    bots.forEach((bot, seat) => {
      const scores = this.#scores.get(bot) ?? [];
      scores.push(result.scores[seat]!.total);
      this.#scores.set(bot, scores);
      const won = winners.includes(seat) ? 1 / winners.length : 0;
      this.#winsOf.set(bot, (this.#winsOf.get(bot) ?? 0) + won);
      this.#winsAt[seat]! += won;
    });
  }

  /** Something has happened in the game that is being played. */
  tell(type: string): void {
    this.#events.set(type, (this.#events.get(type) ?? 0) + 1);
  }

  run(): Run {
    const games = this.#lengths.length;
    const actions = this.#lengths.reduce((sum, length) => sum + length, 0);
    const seconds = this.#milliseconds / 1000;
    return {
      seats: this.#seats,
      games,
      actions,
      seconds: Math.round(seconds * 1000) / 1000,
      gamesPerSecond: perSecond(games, seconds),
      actionsPerSecond: perSecond(actions, seconds),
      length: spreadOf(this.#lengths),
      bots: [...this.#scores].map(([bot, scores]) => ({
        bot,
        seatsPlayed: scores.length,
        ...winRate(this.#winsOf.get(bot) ?? 0, scores.length),
        score: spreadOf(scores),
      })),
      bySeat: this.#winsAt.map((wins, seat) => ({seat, ...winRate(wins, games)})),
      ...(this.#events.size > 0 ? {events: this.#meanEvents(games)} : {}),
      digest: digest(this.#digests),
    };
  }

  #meanEvents(games: number): Record<string, number> {
    const sorted = [...this.#events].sort(([a], [b]) => (a < b ? -1 : 1));
    return Object.fromEntries(sorted.map(([type, count]) => [type, Math.round((100 * count) / games) / 100]));
  }
}

const percent = ({rate, low, high}: Rate) =>
  `${(rate * 100).toFixed(1)} % (${(low * 100).toFixed(1)} to ${(high * 100).toFixed(1)})`;

/** A run in words. */
export function tellRun(run: Run, out: Streams['out']): void {
  const {seats, games, actions, seconds, gamesPerSecond, actionsPerSecond, length} = run;
  out(`${seats} seats: ${games} games, ${actions} actions in ${seconds} s\n`);
  out(`  ${gamesPerSecond} games/s, ${actionsPerSecond} actions/s\n`);
  out(`  actions per game: ${length.min} to ${length.max}, median ${length.median}, mean ${length.mean}\n`);
  for (const bot of run.bots)
    out(
      `  ${bot.bot}: wins ${percent(bot)}, score ${bot.score.min} to ${bot.score.max}, mean ${bot.score.mean}\n`,
    );
  out(`  wins by seat: ${run.bySeat.map(percent).join(', ')}\n`);
  if (run.events)
    out(
      `  events per game: ${Object.entries(run.events)
        .map(([type, mean]) => `${type} ${mean}`)
        .join(', ')}\n`,
    );
}
