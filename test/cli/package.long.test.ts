/** The container file, command by command, in an empty folder: what it builds, packs and installs, and that this serves. */
import assert from 'node:assert/strict';
import {execFileSync, execSync, spawn} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {after, test} from 'node:test';

const MOST_INSTALLED = 15_000_000;

const dir = mkdtempSync(join(tmpdir(), 'roadstead-container-'));
after(() => rmSync(dir, {recursive: true}));
const at = (name: string): string => {
  mkdirSync(join(dir, name), {recursive: true});
  return join(dir, name);
};

/** Bytes on the disk, of whole blocks. */
const weight = (folder: string): number =>
  readdirSync(folder, {recursive: true, withFileTypes: true}).reduce(
    (sum, entry) => sum + statSync(join(entry.parentPath ?? entry.path, entry.name)).blocks * 512,
    0,
  );

test('the container file builds a package that serves alone', {timeout: 900_000}, async () => {
  const [first = '', second = ''] = readFileSync('Dockerfile', 'utf8')
    .split(/^FROM /m)
    .slice(1);
  const runs = (stage: string) => [...stage.matchAll(/^RUN (.+)$/gm)].map(([, command]) => command!);
  // Its own places: where packages are installed for all, and what is laid down on the way.
  const prefix = at('prefix');
  const {NODE_TEST_CONTEXT: _, ...rest} = process.env;
  const env = {...rest, NPM_CONFIG_PREFIX: prefix, NPM_CONFIG_PREFER_OFFLINE: 'true'};
  const build = at('build');
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const file of files.split('\0').filter(name => name !== '')) {
    mkdirSync(dirname(join(build, file)), {recursive: true});
    cpSync(file, join(build, file));
  }
  for (const command of runs(first)) execSync(command, {cwd: build, env, stdio: 'ignore'});
  const [packed = ''] = readdirSync(build).filter(file => file.endsWith('.tgz'));
  const laid = at('laid');
  cpSync(join(build, packed), join(laid, packed));
  rmSync(build, {recursive: true});
  // Nothing is fetched from here on.
  const alone = {...env, NPM_CONFIG_OFFLINE: 'true', NPM_CONFIG_CACHE: at('cache')};
  const empty = at('empty');
  for (const command of runs(second))
    execSync(command.replaceAll('/tmp/', `${laid}/`), {cwd: empty, env: alone, stdio: 'ignore'});
  const installed = weight(join(prefix, 'lib'));
  assert.ok(installed <= MOST_INSTALLED, `${installed} bytes`);

  const child = spawn(join(prefix, 'bin', 'roadstead'), ['serve', '--port', '0'], {cwd: empty, env: alone});
  let said = '';
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const [, found] = /(http:\/\/localhost:\d+\/)/.exec(said) ?? [];
      if (found) resolve(found);
    });
    child.on('close', () => reject(new Error(said)));
  });
  const get = async (path: string) => (await fetch(address + path)).text();
  const page = await get('');
  assert.match(page, /<rs-app>/);
  for (const [, file = ''] of page.matchAll(/(?:href|src)="([^":]+)"/g))
    assert.equal((await fetch(address + file)).status, 200, file);
  assert.doesNotMatch(await get('main.js'), /sourceMappingURL/);
  assert.match(await get('broker/peerjs/id'), /^[0-9a-f-]{36}$/);
  const ended = new Promise(done => child.on('close', done));
  child.kill();
  assert.equal(await ended, 0);
});
