/** How large the records of whole games are that were dealt together, as the app hands them out. */
import {GAME_LIST} from '../../src/games/index.ts';
import {recordFile} from '../../src/table/opening/records.ts';
import {TestTable} from '../support/table/tables.ts';
import {next, type Row, times} from './figures.ts';

/** Seats of each game, and the largest its record may be, in kB. */
const GAMES = [
  ['puerto-rico', 5, 120],
  ['san-juan', 4, 300],
] as const;

export async function bench(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [id, seats, limit] of GAMES) {
    next(`a whole game of ${id}`);
    const game = await GAME_LIST.find(listing => listing.id === id)!.advised();
    const table = await TestTable.started(seats, `record of ${id}`, 0, game);
    for (let steps = times(Number.POSITIVE_INFINITY, 10); steps > 0 && !table.over(); steps--)
      await table.step('greedy');
    const {texts} = table.ledger().chain;
    table.close();
    const value = (await recordFile(texts, 0, game)).bytes.length / 1000;
    const name = `record: ${id}, ${seats} seats, a whole game`;
    rows.push({name, value, unit: 'kB', limit: `≤ ${limit}`, ok: value <= limit});
  }
  return rows;
}
