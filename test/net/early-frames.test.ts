/** What comes for a link before an introduction has become it. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {EarlyFrames} from '../../src/net/introducer.ts';

const bytes = (length: number) => new ArrayBuffer(length);

test('a few frames are kept in their order', () => {
  const early = new EarlyFrames();
  assert.ok(early.take(new Uint8Array([1]).buffer));
  assert.ok(early.take(new Uint8Array([2, 3]).buffer));
  assert.deepEqual(
    early.all.map(frame => [...frame]),
    [[1], [2, 3]],
  );
});

const TOO_MUCH = [
  ['many small ones', () => bytes(1)],
  ['some large ones', () => bytes(64 * 1024)],
  ['a single one that is huge', () => bytes(300 * 1024)],
  ['a text', () => 'text'],
  ['a blob', () => new Blob([bytes(1)])],
] as const;

for (const [what, make] of TOO_MUCH)
  test(`${what} of somebody who has proved nothing cost no memory to speak of`, () => {
    const early = new EarlyFrames();
    let taken = 0;
    while (early.take(make())) taken++;
    const kept = early.all.reduce((sum, frame) => sum + frame.length, 0);
    assert.ok(taken <= 64 && kept <= 256 * 1024, `${taken} frames, ${kept} bytes`);
    assert.equal(early.take(make()), false);
  });
