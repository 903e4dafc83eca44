/**
 * What all devices at a table have to agree on goes by fixed data alone: what a platform knows of letters differs from browser
 * to browser, and from year to year.
 */
import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {transformSync} from 'esbuild';

const ROOMS = ['base', 'engine', 'fair', 'games', 'log', 'net', 'saves', 'table'];

/** In a source without comments. */
const ASKS: readonly RegExp[] = [
  /\.(?:normalize|localeCompare|to(?:Lower|Upper)Case|toLocale\w+)\(/g,
  /\bIntl\b/g,
  /\\p\{/gi,
  // Flags of a pattern that folds the case of letters beyond ASCII.
  /\/(?=[dgmsyuv]*i)(?=[dgimsy]*[uv])[dgimsuvy]+\b/g,
];

/** What decides nothing for others, or has ASCII letters in hand. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'src/net/link-text.ts': 'codes and ids, which are ASCII',
  'src/net/meeting-code.ts': 'codes, ids and addresses, which are ASCII',
  'src/net/fingerprints.ts': 'hexadecimal digits',
  'src/net/broker.ts': 'the address of a server',
  'src/table/seen/settings-model.ts': 'the languages of this browser',
  'src/table/opening/history.ts': 'the games on this device',
  'src/table/others/typed-text.ts': 'what people type here, before it is judged',
};

/** Words of games are for readers; nothing is decided by them. */
const isRead = (file: string): boolean => /^src\/games\/[^/]+\/(?:.*\/)?text\//.test(file);

const filesIn = (folder: string): string[] =>
  readdirSync(folder, {withFileTypes: true}).flatMap(entry => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(path);
    return path.endsWith('.ts') ? [path] : [];
  });

/** What in a source goes by tables of the platform. */
function askedOf(source: string): string[] {
  const {code} = transformSync(source, {loader: 'ts', legalComments: 'none'});
  return ASKS.flatMap(asks => code.match(asks) ?? []);
}

for (const [source, found] of [
  ["'a'.normalize('NFC')", ['.normalize(']],
  ['/\\p{L}/u.test(name)', ['\\p{']],
  ['/k/iu.test(name)', ['/iu']],
  ['names.sort((a, b) => a.localeCompare(b))', ['.localeCompare(']],
  ['new Intl.Segmenter()', ['Intl']],
  ['// \\p{L}\nnames.sort(); /[a-z]/i.test(name)', []],
] as const)
  test(`sees what asks the platform in ${source}`, () => assert.deepEqual(askedOf(source), found));

test('nothing that is decided for all goes by what the platform knows of letters', () => {
  const asking = new Map<string, string[]>();
  for (const file of ROOMS.flatMap(room => filesIn(join('src', room)))) {
    if (isRead(file)) continue;
    const found = askedOf(readFileSync(file, 'utf8'));
    if (found.length > 0) asking.set(file, found);
  }
  assert.deepEqual([...asking.keys()].sort(), Object.keys(ELSEWHERE).sort(), JSON.stringify([...asking]));
});
