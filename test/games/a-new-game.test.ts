/** docs/a-new-game.md shows what is really there: its code is that of the files it names, its commands can be given. */
import assert from 'node:assert/strict';
import {existsSync, readFileSync} from 'node:fs';
import {test} from 'node:test';
import {listingOf} from '../../src/games/index.ts';

const DOCUMENT = readFileSync('docs/a-new-game.md', 'utf8');
const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Readonly<Record<string, string>>;
};

test('each block of code stands in the file that is named before it', () => {
  const blocks = [...DOCUMENT.matchAll(/`([^`\n]+)`:\n\n```\w+\n(.*?)\n```/gs)];
  const all = [...DOCUMENT.matchAll(/```(?:ts|md)\n/g)];
  assert.ok(blocks.length > 8);
  assert.equal(blocks.length, all.length, 'a block without its file');
  for (const [, file, code] of blocks)
    assert.ok(readFileSync(file!, 'utf8').includes(code!), `${file} has another text than: ${code}`);
});

test('each command is one', () => {
  const commands = [...DOCUMENT.matchAll(/```sh\n(.*?)\n```/gs)].flatMap(([, lines]) => lines!.split('\n'));
  assert.ok(commands.length > 5);
  for (const command of commands) {
    const [program, first = '', second = ''] = command.split(' ');
    if (program === 'node') assert.ok(existsSync(first), command);
    else assert.ok(program === 'npm' && (first === 'run' ? second : first) in scripts, command);
    const [, game] = /--game (\S+)/.exec(command) ?? [];
    if (game) assert.ok(listingOf(game), command);
  }
});

test('each path that it names is there', () => {
  const paths = [...DOCUMENT.matchAll(/(?:`|\()((?:\.\.\/)?(?:src|test|components|docs)\/[\w./-]+)[`)]/g)];
  assert.ok(paths.length > 10);
  for (const [, path] of paths) assert.ok(existsSync(path!.replace(/^\.\.\//, '')), path);
});
