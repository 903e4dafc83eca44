import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {test} from 'node:test';

test('every rule of RULES.md has a row, and every rule cited stands there', () => {
  const {status, stdout} = spawnSync(process.execPath, ['test/support/build/rule-ids.mjs', 'san-juan'], {
    encoding: 'utf8',
  });
  assert.equal(stdout, '');
  assert.equal(status, 0);
});
