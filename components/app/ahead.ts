/** What a table will be drawn with, fetched while people wait for it on the way or in the lobby. */
import type {Language} from '../../src/i18n/language.ts';
import {loadTableWords} from '../../src/i18n/load.ts';
import {screensOf} from '../games.ts';

let asked = '';

/**
 * Asks once for each game and language. What does not come is no matter here: the table itself asks again, and tells.
 * @param game empty while nobody has told what is played
 */
export function fetchAhead(game: string, language: Language): void {
  const wanted = `${game} ${language}`;
  if (wanted === asked) return;
  asked = wanted;
  const parts = [import('../table/table.ts'), loadTableWords(language), painting(game, language)];
  void Promise.allSettled(parts);
  // Safari knows no idle moments.
  (window.requestIdleCallback ?? setTimeout)(wakeStores);
}

/** The first question to a store of the browser waits for another process: better now than when the table is drawn. */
function wakeStores(): void {
  try {
    void [sessionStorage.length, localStorage.length];
  } catch {
    // A browser that keeps nothing.
  }
}

async function painting(game: string, language: Language): Promise<void> {
  const painter = await screensOf(game)?.painter();
  await painter?.open(language);
}
