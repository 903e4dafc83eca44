/** Programs of other people that play in `simulate`. */
import assert from 'node:assert/strict';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, describe, it} from 'node:test';
import {ForeignBot} from '../../src/cli/foreign-bot.ts';
import {main} from '../../src/cli/main.ts';
import {play, type Question} from '../../src/cli/playout.ts';
import {defaultOptions} from '../../src/engine/options.ts';
import {GAME_LIST, loadGame} from '../../src/games/index.ts';
import {checkRecord} from '../../src/table/playing/check-record.ts';
import {EVERY} from '../support/in-turn.ts';
import {withoutPython} from './python.ts';

/** Both are short; the others in the long run. */
const SHORT = ['portolano', 'goofspiel'];

const dir = mkdtempSync(join(tmpdir(), 'roadstead-foreign-'));
after(() => rmSync(dir, {recursive: true}));

/** @param body what it does with each `question`; `say` answers @returns how it is given to `--bots` */
function program(name: string, body: string): string {
  const file = join(dir, `${name}.mjs`);
  writeFileSync(
    file,
    `import {createInterface} from 'node:readline';
     import {appendFileSync} from 'node:fs';
     const say = answer => process.stdout.write(JSON.stringify(answer) + '\\n');
     for await (const line of createInterface({input: process.stdin})) {
       const question = JSON.parse(line);
       const {id, actions, must} = question;
       ${body}
     }`,
  );
  return `cmd:${process.execPath} ${file}`;
}

async function simulate(game: string, bots: string, ...more: string[]) {
  let out = '';
  let err = '';
  const code = await main(['simulate', '--game', game, '--bots', bots, '--games', '2', ...more], {
    input: (async function* () {})(),
    out: text => {
      out += text;
    },
    err: text => {
      err += text;
    },
  });
  return {code, out, err};
}

const FIRST = 'say({id, action: must ? actions[0] : null});';

describe('a program of somebody else', () => {
  for (const {id, seats} of GAME_LIST.filter(game => EVERY || SHORT.includes(game.id)))
    it(`plays ${id} against ours, is counted, and its games can be watched`, async () => {
      const first = program('first', FIRST);
      const {code, out, err} = await simulate(
        id,
        `${first},greedy`,
        ...['--seats', `${seats.min}`, '--out', join(dir, id), '--json'],
      );
      assert.equal(code, 0, err);
      const {runs, records} = JSON.parse(out);
      assert.deepEqual(runs[0].bots.map(({bot}: {bot: string}) => bot).sort(), [first, 'greedy'].sort());
      for (const file of records as string[]) {
        const {chain} = await checkRecord(readFileSync(file, 'utf8'), loadGame);
        const names = chain.header.seats.map(({name}) => name.replace(/ \d$/, ''));
        assert.deepEqual([...new Set(names)].sort(), ['first', 'greedy']);
      }
    });

  it('is told what its seat may see, and nothing else: no seed, no state, no card of the others', async () => {
    const heard = join(dir, 'heard');
    const curious = program('curious', `appendFileSync(${JSON.stringify(heard)}, line + '\\n'); ${FIRST}`);
    const {code, err} = await simulate('portolano', `${curious},random`, '--seats', '2');
    assert.equal(code, 0, err);
    const questions = readFileSync(heard, 'utf8')
      .trim()
      .split('\n')
      .map(line => JSON.parse(line));
    const fields = [
      ...['id', 'do', 'game', 'rules', 'options', 'match', 'seats', 'seat', 'must', 'view', 'choices'],
      ...['actions', 'more'],
    ];
    for (const question of questions) assert.deepEqual(Object.keys(question), fields);
    assert.equal(new Set(questions.map(({match}) => match)).size, 2, 'each game has its name');
    // It changes places with the other from game to game.
    assert.deepEqual(new Set(questions.map(({seat}) => seat)), new Set([0, 1]));
  });

  it('may keep silent where it need not act, and is not asked where it could say nothing', async () => {
    const game = (await loadGame('portolano'))!;
    const options = defaultOptions(game.options);
    const {value} = play(game, options, 2, '1').next();
    const heard = join(dir, 'silent');
    const bot = new ForeignBot(
      program(
        'quiet',
        `appendFileSync(${JSON.stringify(heard)}, must + ' '); say({id, action: null});`,
      ).slice(4),
    );
    const asked = {...(value as Question), must: false};
    assert.equal(await bot.decide(game, options, 2, 'x', asked), null);
    const other = {...game, choices: () => []};
    assert.equal(await bot.decide(other, options, 2, 'x', asked), null);
    assert.equal(readFileSync(heard, 'utf8'), 'false ');
    bot.close();
  });

  it('plays the same games again where it decides the same', async () => {
    const first = program('first', FIRST);
    const digest = async () =>
      JSON.parse((await simulate('goofspiel', `${first},random`, '--json')).out).runs[0].digest;
    assert.equal(await digest(), await digest());
  });

  it('is named with what was wrong, and ends the simulation', async () => {
    for (const [name, body, wanted] of [
      ['silent', 'process.exit(3);', /it has ended with exit code 3/],
      ['loud', "process.stdout.write('hello\\n');", /hello is no answer to question 1/],
      ['none', 'say({id, action: null});', /null is no action of puerto-rico/],
      ['false', "say({id, action: {type: 'takeRole', role: 'captain', x: 1}});", /is no action|is refused/],
      ['rude', "say({id, action: {type: 'build', building: 'wharf'}});", /is refused: pr\/|is no action/],
    ] as const) {
      const given = program(name, body);
      const {code, out, err} = await simulate('puerto-rico', given, '--seats', '2');
      assert.deepEqual([code, out], [1, ''], name);
      assert.ok(err.startsWith('roadstead: puerto-rico-2-1-1: cmd:'), err);
      assert.match(err, wanted);
      assert.equal(err.split('\n').length, 2, err);
    }
    const {err} = await simulate(
      'puerto-rico',
      'cmd:nothing-of-this-name-is-here 2>/dev/null',
      '--seats',
      '2',
    );
    assert.match(err, /it has ended with exit code 127/);
  });

  it('is the one that the documents show', {skip: withoutPython}, async () => {
    const [, shown = ''] = /```python\n(.*?)```/s.exec(readFileSync('docs/command-line.md', 'utf8'))!;
    const file = join(dir, 'shown.py');
    writeFileSync(file, shown);
    const {code, err} = await simulate('portolano', `cmd:python3 ${file},greedy`, '--seats', '2');
    assert.equal(code, 0, err);
  });
});
