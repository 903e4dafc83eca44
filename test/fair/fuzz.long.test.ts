/** A million mutated messages against a table in play. */
import assert from 'node:assert/strict';
import {it} from 'node:test';
import {fuzz} from './support/fuzz.ts';

it('1,000,000 mutated messages change nothing at a table in play, and leave nothing behind (seed 2)', () => {
  const refused = fuzz(2, 1_000_000);
  assert.ok(refused > 750_000, `${refused} refused`);
});
