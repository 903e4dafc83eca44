/** Finished games of this device: the list, what it says about a family, and all of it as a file. */
import {type Finished, finishedGames, listFinished} from '../../saves/history.ts';
import {listTables} from '../../saves/tables.ts';

export {finishedAmong, removeFinished} from '../../saves/history.ts';

import {problemOf} from '../seen/problem.ts';
import {
  type FinishedGame,
  type HistoryView,
  type PastGame,
  type PersonStats,
  type SavedTable,
  SHAPES,
} from '../seen/view-model.ts';

const FORMAT = 'roadstead-history';
const VERSION = 1;

const same = (name: string): string => name.trim().normalize('NFC').toLowerCase();

/**
 * What each person has reached at one game; who has won most comes first. Bots are no family.
 * @param games newest first
 */
export function statsOf(games: readonly Finished[]): PersonStats[] {
  const people = new Map<string, PersonStats>();
  // The newest spelling of a name is the one that is shown.
  for (const {seats, totals, ranking, ended} of games) {
    // Nobody has won, and what their points would have been nobody knows.
    if (ended) continue;
    seats.forEach(({name, kind}, seat) => {
      if (kind === 'bot') return;
      const total = totals[seat]!;
      const won = ranking[0]?.includes(seat) ? 1 : 0;
      const old = people.get(same(name)) ?? {name, games: 0, wins: 0, points: 0, best: total, streak: 0};
      people.set(same(name), {
        name: old.name,
        games: old.games + 1,
        wins: old.wins + won,
        points: old.points + total,
        best: Math.max(old.best, total),
        streak: old.streak + (old.streak === old.games ? won : 0),
      });
    });
  }
  return [...people.values()].sort((a, b) => b.wins - a.wins || b.games - a.games || b.points - a.points);
}

/** What a screen can draw of a game, whatever was kept of it. */
const seenOf = ({seats, course = []}: Finished): Pick<FinishedGame, 'seats' | 'course'> => ({
  seats: seats.map(({name, kind, shape}, seat) => ({
    ...{name, kind},
    shape: SHAPES.find(known => known === shape) ?? SHAPES[seat % SHAPES.length]!,
  })),
  course,
});

/** How many of them the start page tells of. */
const TOLD = 3;

/** The newest of these. @param tables newest first */
export async function pastGames(tables: readonly SavedTable[]): Promise<readonly PastGame[]> {
  const games = await finishedGames(tables.slice(0, TOLD).map(({id}) => id));
  const names = new Map(tables.map(({id, name}) => [id, name]));
  return games.map(game => ({...game, ...seenOf(game), name: names.get(game.id) ?? ''}));
}

/** The screen of the finished games. @throws BadMessage saves/unavailable */
export async function historyView(): Promise<HistoryView> {
  const [{games, problem}, tables] = await Promise.all([listFinished(), listTables()]);
  const here = new Map(tables.map(table => [table.id, 'meta' in table ? table.meta.name : '']));
  const ids = [...new Set(games.map(({game}) => game))];
  return {
    screen: 'history',
    games: games.map(game => ({
      ...game,
      ...seenOf(game),
      here: here.has(game.id),
      name: here.get(game.id) ?? '',
    })),
    people: ids.map(game => ({game, people: statsOf(games.filter(other => other.game === game))})),
    problem: problem && problemOf(problem),
  };
}

/** @param now milliseconds since 1970 */
export async function historyFile(now: number): Promise<{readonly name: string; readonly text: string}> {
  const {games} = await listFinished();
  const day = new Date(now).toISOString().slice(0, 10);
  const text = `${JSON.stringify({format: FORMAT, version: VERSION, games}, null, 1)}\n`;
  return {name: `roadstead-history-${day}.json`, text};
}
