/**
 * Which rules have no test? Reads the ids of `src/games/<game>/RULES.md` and the rows of `test/games/<game>/`, prints
 * the ids without a row and those that a row or the code names but RULES.md does not, and exits 1 if there are any.
 * `node test/support/rule-ids.mjs [GAME…]`
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';

const ID = '[A-Z]{2,4}-[A-Z0-9]+(?:-[A-Za-z0-9]+)*';

const filesBelow = folder =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter(entry => entry.isFile() && entry.name.endsWith('.ts'))
    .map(entry => readFileSync(join(entry.parentPath ?? entry.path, entry.name), 'utf8'));

const idsIn = (texts, pattern) =>
  new Set(texts.flatMap(text => [...text.matchAll(new RegExp(pattern, 'g'))].map(match => match[1])));

/** @returns {{listed: number, untested: string[], unlisted: string[]}} what is wrong with one game's ids */
export function ruleIds(game) {
  const source = join('src', 'games', game);
  const listed = idsIn([readFileSync(join(source, 'RULES.md'), 'utf8')], `\\*\\*(${ID})\\*\\*`);
  // A row is an array that begins with its id; a hand-written test has it at the start of its title.
  const tests = filesBelow(join('test', 'games', game));
  const tested = idsIn(tests, `(?:\\[|test\\()\\s*['"\`](${ID})`);
  const refusals = idsIn(filesBelow(source), `'(${ID})'`);
  return {
    listed: listed.size,
    untested: [...listed].filter(id => !tested.has(id)),
    unlisted: [...new Set([...tested, ...refusals])].filter(id => !listed.has(id)),
  };
}

export const gamesWithRules = () =>
  readdirSync(join('src', 'games')).filter(game => existsSync(join('src', 'games', game, 'RULES.md')));

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const games = process.argv.length > 2 ? process.argv.slice(2) : gamesWithRules();
  for (const game of games) {
    const {listed, untested, unlisted} = ruleIds(game);
    for (const id of untested) console.log(`${game}: ${id} has no row`);
    for (const id of unlisted) console.log(`${game}: ${id} is not in RULES.md`);
    if (untested.length + unlisted.length > 0) process.exitCode = 1;
    else console.error(`${game}: ${listed} rule ids, each with a row`);
  }
}
