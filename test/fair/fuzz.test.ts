/** Mutated messages against a table in play; a million of them in `fuzz.long.test.ts`. */
import assert from 'node:assert/strict';
import {it} from 'node:test';
import {fuzz} from './support/fuzz.ts';

it('4,000 mutated messages change nothing at a table in play (seed 1)', () => {
  const refused = fuzz(1, 4000);
  assert.ok(refused > 3000, `${refused} refused`);
});
