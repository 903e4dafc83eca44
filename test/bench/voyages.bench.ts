/**
 * Portolano's averages beside those with which its designed figures were tried: rounds, deliveries, battles, mutinies.
 *
 * Aimless players come out as the rules found them. The greedy of this project is another player than the one with which
 * the rules were tried, who to judge by its missions gathered goods of a kind: it delivers earlier and oftener (13.8 deliveries of 2.0
 * goods with four seats, against 8.1 of 2.2), buys more, and its games are about 2 rounds longer. What is counted is the
 * same: a delivery is a visit at which something was unloaded. A player that looks one turn ahead with plain weights lies
 * between the two, and moves towards the rules' figures the more a good in the hold is worth to it (two seats: 10.7
 * deliveries where a good weighs as much as 1.5 coins, 6.4 where it weighs 4). So the spread is one of weights, and only the
 * rounds have a limit: those of 5 and of 95 % of the rules' games.
 */
import {
  AIMLESS,
  aimless,
  averages,
  greedy,
  ROUNDS,
  type Voyage,
} from '../games/portolano/support/captains.ts';

interface Row {
  name: string;
  value: number;
  unit: string;
  limit: string;
  ok: boolean;
}

const GAMES = {greedy: 40, aimless: 200} as const;
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
      const found = averages(kind === 'greedy' ? greedy : aimless, seats, GAMES[kind]);
      const [low, high] = ROUNDS[kind][seats - 2]!;
      return Object.entries(FOUND[kind]).map(([what, means]) => {
        const value = found[what as keyof Voyage]; // a key of the table
        const inside = what !== 'rounds' || (value >= low && value <= high);
        const spread = what === 'rounds' ? ` (${low} to ${high})` : '';
        return {
          name: `portolano, ${seats} ${kind} players: ${what}`,
          value,
          unit: 'per game',
          limit: `rules: ${means[seats - 2]}${spread}`,
          ok: inside,
        };
      });
    }),
  );
}
