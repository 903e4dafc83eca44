/** A failure is forgotten, an answer is not: `src/base/kept.ts`. */
import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {kept} from '../../src/base/kept.ts';

describe('what is asked for once', () => {
  it('is asked for by the first who needs it; the others wait with them', async () => {
    let asked = 0;
    const one = kept(async () => ++asked);
    assert.deepEqual(await Promise.all([one(), one()]), [1, 1]);
    assert.equal(await one(), 1);
  });

  it('is asked for again after a failure', async () => {
    let asked = 0;
    const one = kept(async () => {
      asked += 1;
      if (asked === 1) throw new Error('not there');
      return asked;
    });
    const both = [one(), one()];
    for (const failed of both) await assert.rejects(failed, /not there/);
    assert.equal(await one(), 2);
    assert.equal(await one(), 2);
  });
});
