/** Two implementations of one protocol: 1,000 random transcripts. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {TRANSCRIPTS, transcriptTests} from './support/transcripts.ts';

test('the random transcripts are 1,000', () => {
  assert.equal(
    TRANSCRIPTS.reduce((total, [, count]) => total + count, 0),
    1000,
  );
});

transcriptTests(1);
