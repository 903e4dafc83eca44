/** What docs/hosting.md gives to be copied. `e2e/policy.test.ts` opens the app under its policy. */
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {test} from 'node:test';
import {main} from '../../src/cli/main.ts';
import {blockOf, policiesIn} from '../support/e2e/hosting-blocks.ts';

/** The directives of a policy. */
const parts = (policy: string) =>
  policy
    .split(';')
    .map(part => part.trim())
    .sort();

test('the policy for a host lets in what the page itself does, its one script, and nothing that frames it', () => {
  const [, own = ''] = /Content-Security-Policy" content="([^"]+)"/.exec(
    readFileSync('public/index.html', 'utf8'),
  )!;
  const wanted = `${own.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")}; frame-ancestors 'none'`;
  for (const kind of ['nginx', 'caddyfile'])
    assert.deepEqual(policiesIn(blockOf(kind)).map(parts), [parts(wanted)], kind);
});

test('the service starts what there is, with options that there are', async () => {
  const [, words = ''] = /^ExecStart=\/usr\/bin\/env roadstead (.+)$/m.exec(blockOf('ini'))!;
  const image = JSON.parse(/^CMD (.+)$/m.exec(readFileSync('Dockerfile', 'utf8'))![1]!) as string[];
  assert.equal(image.shift(), 'roadstead');
  for (const args of [words.split(' '), image]) {
    let err = '';
    // One more option than it knows: it names the first that it does not.
    const code = await main([...args, '--wrong'], {
      input: (async function* () {})(),
      out: () => undefined,
      err: text => {
        err += text;
      },
    });
    assert.equal(code, 2);
    assert.match(err, /'--wrong'/);
  }
});

const verifies =
  spawnSync('systemd-analyze', ['--version']).status === 0 ? false : 'there is no systemd here';
test('the service file is one', {skip: verifies}, () => {
  const dir = mkdtempSync(join(tmpdir(), 'roadstead-service-'));
  const file = join(dir, 'roadstead.service');
  writeFileSync(file, blockOf('ini'));
  const {status, stderr} = spawnSync('systemd-analyze', ['verify', file], {encoding: 'utf8'});
  rmSync(dir, {recursive: true});
  assert.deepEqual([status, stderr.split('\n').filter(line => line.includes('roadstead'))], [0, []]);
});
