import assert from 'node:assert/strict';
import {mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, test} from 'node:test';
import {main} from '../../src/cli/main.ts';
import {loadGame} from '../../src/games/index.ts';
import {playOut, testTable} from '../support/log/log-kit.ts';
import {forgeries} from '../support/log/tamper.ts';

const dir = await mkdtemp(join(tmpdir(), 'roadstead-cli-'));
after(() => rm(dir, {recursive: true}));

async function* nothing(): AsyncGenerator<string> {}

async function run(...args: string[]): Promise<{code: number; out: string; err: string}> {
  let out = '';
  let err = '';
  const code = await main(args, {
    input: nothing(),
    out: text => {
      out += text;
    },
    err: text => {
      err += text;
    },
  });
  return {code, out, err};
}

for (const [args, line] of [
  ['--port eighty', '--port must be a whole number, 0 to 65535'],
  ['dance', 'there is no command "dance"'],
  ['constructor', 'there is no command "constructor"'],
  ['replay', 'replay needs a file'],
  ['replay /nowhere/x.json', 'cannot read /nowhere/x.json (ENOENT)'],
  ['replay --loud x', "Unknown option '--loud'"],
  ['simulate', 'simulate needs --game ID'],
  ['simulate --game chess', 'there is no game "chess"'],
  ['simulate --game', 'argument missing'],
  ['simulate --game puerto-rico --seats 6', '--seats must be a whole number, 2 to 5'],
  ['simulate --game puerto-rico --seats 4..3', '--seats is a number or a range'],
  ['simulate --game puerto-rico --games 0', '--games must be a whole number, 1 to 10000000'],
  ['simulate --game puerto-rico --bots deep', 'there is no bot "deep"'],
  ['simulate --game puerto-rico --options {', '--options is not JSON'],
  ['simulate --game puerto-rico --options {"edition":"1999"}', '--options do not fit'],
  ['simulate --game puerto-rico now', 'simulate does not know "now"'],
  ['serve --port eighty', '--port must be a whole number, 0 to 65535'],
  ['serve --host nowhere', '--host must be an IP address'],
  ['serve --host 127.0.0.1:8787', '--host must be an IP address'],
  ['serve --host', 'argument missing'],
  ['rules chess', 'there is no game "chess"'],
  ['rules a b', 'rules takes one game'],
] as const) {
  test(`wrong usage: roadstead ${args}`, async () => {
    const {code, out, err} = await run(...args.split(' ').filter(word => word !== ''));
    assert.equal(code, 2);
    assert.equal(out, '');
    assert.ok(err.startsWith('roadstead: '), err);
    assert.ok(err.includes(line), err);
  });
}

test('it says its version, and nothing else', async () => {
  assert.deepEqual(await run('--version'), {code: 0, out: 'test\n', err: ''});
});

test('help lists the commands, also asked of one of them', async () => {
  for (const words of [['help'], ['--help'], ['simulate', '--help'], ['serve', '-h']]) {
    const {code, out} = await run(...words);
    assert.equal(code, 0);
    for (const command of ['serve', 'replay', 'simulate', 'rules'])
      assert.ok(out.includes(`roadstead ${command}`));
  }
});

test('help names every option that the documentation does', async () => {
  const squeezed = (text: string) => text.replace(/\s+/g, ' ');
  const documented = [
    ...(await readFile('docs/command-line.md', 'utf8')).matchAll(/^```\n(roadstead .+?)\n```$/gms),
  ].map(([, usage = '']) => squeezed(usage));
  assert.deepEqual(
    documented.map(usage => usage.split(' ')[1]),
    ['serve', 'replay', 'simulate', 'engine', 'rules'],
  );
  const help = squeezed((await run('help')).out);
  for (const usage of documented) assert.ok(help.includes(`${usage} `), usage);
});

test('rules --json: options, seats and vocabulary', async () => {
  const {code, out} = await run('rules', 'puerto-rico', '--json');
  assert.equal(code, 0);
  const {command, version, games} = JSON.parse(out);
  assert.deepEqual([command, version, games.length], ['rules', 1, 1]);
  assert.deepEqual(Object.keys(games[0]), ['id', 'rules', 'seats', 'options', 'vocabulary']);
  assert.deepEqual(games[0].seats, {min: 2, max: 5});
  assert.equal(games[0].vocabulary.buildings.wharf, 'Wharf');
  assert.ok((await run('rules')).out.startsWith('puerto-rico, rules 1, 2 to 5 seats\n'));
});

test('simulate --events: how often each type of event happens in a game', async () => {
  const {code, out} = await run(
    ...['simulate', '--game', 'portolano', '--seats', '2', '--games', '2', '--events', '--json'],
  );
  assert.equal(code, 0);
  const {events} = JSON.parse(out).runs[0];
  assert.equal(events.setUp, 1);
  assert.ok(events.round > 1 && events.wind > events.round - 1, JSON.stringify(events));
});

test('simulate --json: one run per number of seats; replay takes every record it wrote', async () => {
  const out = join(dir, 'simulated');
  const simulated = await run(
    ...['simulate', '--game', 'puerto-rico', '--seats', '2..5', '--bots', 'random', '--games', '2'],
    ...['--seed', 'test', '--out', out, '--json'],
  );
  assert.equal(simulated.code, 0, simulated.err);
  const {runs, records, ...rest} = JSON.parse(simulated.out);
  assert.deepEqual(Object.keys(rest), ['command', 'version', 'game', 'rules', 'options', 'seed']);
  assert.deepEqual(
    runs.map((played: {seats: number}) => played.seats),
    [2, 3, 4, 5],
  );
  assert.deepEqual(Object.keys(runs[0]), [
    ...[
      'seats',
      'games',
      'actions',
      'seconds',
      'gamesPerSecond',
      'actionsPerSecond',
      'length',
      'bots',
      'bySeat',
      'digest',
    ],
  ]);
  assert.deepEqual(Object.keys(runs[0].length), ['min', 'median', 'mean', 'max']);
  assert.deepEqual(Object.keys(runs[0].bots[0]), ['bot', 'seatsPlayed', 'rate', 'low', 'high', 'score']);
  assert.deepEqual(Object.keys(runs[0].bySeat[0]), ['seat', 'rate', 'low', 'high']);
  assert.equal(records.length, 8);
  const replayed = await run('replay', ...records, '--json');
  assert.equal(replayed.code, 0, replayed.out);
});

/** Names of all fields, lists by their first item; what is empty in the example stands for anything. */
function shape(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? [shape(value[0])] : '…';
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) return '…';
  return Object.fromEntries(Object.entries(value).map(([field, part]) => [field, shape(part)]));
}

test('the examples of docs/command-line.md have the fields of the real output', async () => {
  const text = await readFile('docs/command-line.md', 'utf8');
  const examples = [...text.matchAll(/```json\n(.*?)```/gs)].map(([, block]) => JSON.parse(block!));
  const [replayed, simulated, rules] = examples;
  const out = join(dir, 'documented');
  const play = ['simulate', '--game', 'puerto-rico', '--seats', '2', '--games', '1', '--out', out, '--json'];
  const played = JSON.parse((await run(...play)).out);
  const bad = await file('documented', '{}');
  const checked = JSON.parse((await run('replay', ...played.records, bad, '--json')).out);
  const described = JSON.parse((await run('rules', '--json')).out);
  // What differs from game to game is shown in part.
  const common = (value: typeof played) => shape({...value, options: {}});
  assert.deepEqual(common(played), common(simulated));
  for (const i of [0, 1]) assert.deepEqual(Object.keys(checked.files[i]), Object.keys(replayed.files[i]));
  assert.deepEqual(Object.keys(described.games[0]), Object.keys(rules.games[0]));
});

test('the same simulation writes the same bytes', async () => {
  const write = async (name: string) => {
    const out = join(dir, name);
    await run('simulate', '--game', 'puerto-rico', '--seats', '2', '--games', '1', '--out', out);
    const [file] = await readdir(out);
    return readFile(join(out, file!), 'utf8');
  };
  assert.equal(await write('first'), await write('second'));
});

test('simulate without --json says speed, win rates and lengths', async () => {
  const {code, out} = await run('simulate', '--game', 'puerto-rico', '--seats', '3', '--games', '2');
  assert.equal(code, 0);
  assert.match(out, /^3 seats: 2 games, \d+ actions in [\d.]+ s\n {2}[\d.]+ games\/s, [\d.]+ actions\/s\n/);
  assert.match(out, /random: wins [\d.]+ % \([\d.]+ to [\d.]+\)/);
});

// Three persons play Puerto Rico by chance; seat 0 hosts.
const game = (await loadGame('puerto-rico'))!;
const table = await playOut(await testTable('ppp', {game}), 'cli');
const bad = await forgeries(table, {
  payload: {type: 'store', kinds: ['corn', 'corn', 'corn'], singles: []} as {type: string},
  code: 'pr/other-decision',
});

async function file(name: string, text: string): Promise<string> {
  const path = join(dir, `${name.replace(/\W+/g, '-')}.roadstead.json`);
  await writeFile(path, text);
  return path;
}

test('replay --json tells all of a good record', async () => {
  const {chain, replay} = table;
  const {encodeRecord} = await import('../../src/saves/record.ts');
  const path = await file(
    'good',
    encodeRecord({entries: chain.texts, result: replay.result!, digest: replay.digest}),
  );
  const {code, out, err} = await run('replay', path, '--json');
  assert.equal(err, '');
  assert.equal(code, 0);
  const {command, version, files} = JSON.parse(out);
  assert.deepEqual([command, version, files.length], ['replay', 1, 1]);
  const {state, result, signatures, ...rest} = files[0];
  assert.deepEqual(rest, {
    file: path,
    good: true,
    game: 'puerto-rico',
    rules: 1,
    gameId: chain.gameId,
    seats: [0, 1, 2].map(seat => ({name: `Seat ${seat}`, kind: 'person'})),
    entries: chain.entries.length,
    leads: [],
    digest: replay.digest,
  });
  assert.deepEqual(result, replay.result);
  assert.deepEqual(state, replay.state);
  assert.ok(signatures > chain.entries.length);
  const told = await run('replay', path);
  assert.ok(told.out.startsWith(`${path}: good\n`));
  assert.ok(told.out.includes(replay.digest));
});

for (const {what, text, code, n} of bad) {
  test(`replay refuses and names the entry: ${what}`, async () => {
    const path = await file(what, text);
    const {code: exit, out} = await run('replay', path, '--json');
    assert.equal(exit, 1);
    const [report] = JSON.parse(out).files;
    assert.deepEqual(Object.keys(report), ['file', 'good', 'entry', 'code', 'rule', 'details']);
    assert.deepEqual([report.good, report.entry, report.code], [false, n, code]);
    const told = await run('replay', path);
    assert.equal(told.out, '');
    assert.ok(told.err.startsWith(`${path}: ${n === null ? '' : `entry ${n}: `}${code}`), told.err);
  });
}

test('one bad file among good ones: all are reported, exit code 1', async () => {
  const {encodeRecord} = await import('../../src/saves/record.ts');
  const good = await file('one', encodeRecord({entries: table.chain.texts}));
  const {code, out} = await run('replay', await file('two', '{}'), good, '--json');
  assert.equal(code, 1);
  assert.deepEqual(
    JSON.parse(out).files.map((report: {good: boolean}) => report.good),
    [false, true],
  );
});
