/**
 * Portolano's averages beside those with which its designed figures were tried: rounds, deliveries, battles, mutinies.
 * Each of the rules' means lies within the spread of the games that are played here (5 % to 95 %, half a count either way,
 * as things are counted whole), and the mean length within the spread that the rules give for it.
 *
 * Aimless players come out as the rules found them. The greedy of this project is a better player than the one with which
 * the rules were tried, who gathered goods of a kind first, to judge by its missions. What is counted is the same (a
 * delivery is a visit at which something was unloaded), but it delivers earlier and oftener, 13.5 times 2.0 goods with four
 * seats against 8.1 times 2.2; so it fills more harbours, has more to spend on upgrades, uses the supply up more slowly, and
 * its games are about 2 rounds longer. It keeps away from the pirate more than from other ships.
 */
import {AIMLESS, aimless, figures, greedy, ROUNDS, type Voyage} from '../games/portolano/support/captains.ts';
import {type Row, times} from './figures.ts';

const GAMES = {greedy: times(200, 2), aimless: times(200, 2)} as const;
/** What is counted is whole, a mean is not. */
const WHOLE = 0.5;
/** What the rules found for 2, 3, 4 and 5 players. */
const FOUND: Readonly<Record<keyof typeof GAMES, Partial<Record<keyof Voyage, readonly number[]>>>> = {
  greedy: {
    rounds: [11.3, 11, 10.5, 9.8],
    deliveries: [5.2, 7, 8.1, 8.9],
    goods: [11.9, 15.5, 18.1, 19.7],
    harbours: [2.8, 3.7, 4.1, 4.4],
    upgrades: [4.9, 7.4, 9.7, 11.6],
    cannons: [2, 3, 3.8, 4.5],
    pirateBattles: [5.6, 8.4, 9.6, 10.9],
    battles: [1.4, 3.4, 4.3, 6],
    mutinies: [0.1, 0.2, 0.4, 0.6],
    score: [19.9, 17.2, 15.7, 13.1],
  },
  aimless: AIMLESS,
};

export async function bench(): Promise<Row[]> {
  return (['greedy', 'aimless'] as const).flatMap(kind =>
    [2, 3, 4, 5].flatMap(seats => {
      const played = figures(kind === 'greedy' ? greedy : aimless, seats, GAMES[kind]);
      const [least, most] = ROUNDS[kind][seats - 2]!;
      return Object.entries(FOUND[kind]).map(([what, means]) => {
        const {mean, low, high} = played[what as keyof Voyage]; // a key of the table
        const found = means[seats - 2]!;
        const lasts = what !== 'rounds' || (mean >= least && mean <= most);
        const spread = what === 'rounds' ? ` (${least} to ${most})` : '';
        return {
          name: `portolano, ${seats} ${kind} players: ${what}`,
          value: mean,
          unit: `per game (${low} to ${Math.round(high * 10) / 10})`,
          limit: `rules: ${found}${spread}`,
          ok: lasts && found >= low - WHOLE && found <= high + WHOLE,
        };
      });
    }),
  );
}
