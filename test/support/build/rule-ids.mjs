/**
 * Which rules have no test? Reads the ids of `src/games/<game>/RULES.md` and the rows of `test/games/<game>/`, prints
 * the ids without a row and those that a row, the code or a comment names but RULES.md does not, and exits 1 if there are
 * any. `node test/support/build/rule-ids.mjs [GAME…]`
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {basename, join} from 'node:path';

const ID = '[A-Z]{1,4}-[A-Z0-9]+(?:-[A-Za-z0-9]+)*';

const filesBelow = folder =>
  !existsSync(folder)
    ? []
    : readdirSync(folder, {recursive: true, withFileTypes: true})
        .filter(entry => entry.isFile() && entry.name.endsWith('.ts'))
        .map(entry => readFileSync(join(entry.parentPath ?? entry.path, entry.name), 'utf8'));

const idsIn = (texts, pattern) =>
  new Set(texts.flatMap(text => [...text.matchAll(new RegExp(pattern, 'g'))].map(match => match[1])));

const commentsIn = texts => texts.flatMap(text => text.match(/\/\*.*?\*\/|\/\/[^\n]*/gs) ?? []);

/** The ids of a game's RULES.md. */
const listedIds = game =>
  idsIn([readFileSync(join('src', 'games', game, 'RULES.md'), 'utf8')], `\\*\\*(${ID})\\*\\*`);

/** Ids in prose that no RULES.md has; the beginning of ids stands for all of them (`CAT-LR`). Those of other games are theirs. */
function unlistedIn(texts, listed) {
  const games = new Set([...listed].map(id => id.split('-')[0]));
  const named = [...idsIn(texts, `(?<![A-Za-z0-9-])(${ID})`)].filter(id => games.has(id.split('-')[0]));
  return named.filter(id => !listed.has(id) && ![...listed].some(other => other.startsWith(`${id}-`)));
}

/** @returns {string[]} the ids that a document cites and no rule of these games has */
export const unlistedInDocument = (text, games) =>
  unlistedIn([text], new Set(games.flatMap(game => [...listedIds(game)])));

/** @returns {{listed: number, untested: string[], unlisted: string[]}} what is wrong with one game's ids */
function ruleIds(game) {
  const listed = listedIds(game);
  const sources = filesBelow(join('src', 'games', game));
  // A row is an array that begins with its id; a hand-written test has it at the start of its title.
  const tests = filesBelow(join('test', 'games', game));
  const tested = idsIn(tests, `(?:\\[|test\\()\\s*['"\`](${ID})`);
  const refusals = idsIn(sources, `'(${ID})'`);
  const comments = commentsIn([...sources, ...tests, ...filesBelow(join('components', game))]);
  const unlisted = [...tested, ...refusals].filter(id => !listed.has(id));
  return {
    listed: listed.size,
    untested: [...listed].filter(id => !tested.has(id)),
    unlisted: [...new Set([...unlisted, ...unlistedIn(comments, listed)])],
  };
}

const gamesWithRules = () =>
  readdirSync(join('src', 'games')).filter(game => existsSync(join('src', 'games', game, 'RULES.md')));

// By its name: bundled into a test, it is part of the file that runs.
if (basename(process.argv[1] ?? '') === 'rule-ids.mjs') {
  const games = process.argv.length > 2 ? process.argv.slice(2) : gamesWithRules();
  for (const game of games) {
    const {listed, untested, unlisted} = ruleIds(game);
    for (const id of untested) console.log(`${game}: ${id} has no row`);
    for (const id of unlisted) console.log(`${game}: ${id} is not in RULES.md`);
    if (untested.length + unlisted.length > 0) process.exitCode = 1;
    else console.error(`${game}: ${listed} rule ids, each with a row`);
  }
}
