import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import fc from 'fast-check';
import {BadMessage} from '../../src/base/bad-message.ts';
import {equalBytes} from '../../src/base/bytes.ts';
import {Assembler, CHUNK, CONTROL, controlFrame, readControl, split} from '../../src/net/frames.ts';
import {LIMITS} from '../../src/net/limits.ts';
import {coded} from '../support/log/log-kit.ts';

const patterned = (length: number) => Uint8Array.from({length}, (_, i) => (i === 0 ? 201 : (i * 7) & 255));

function assemble(pieces: readonly Uint8Array[]): Uint8Array | null {
  const assembler = new Assembler();
  let whole: Uint8Array | null = null;
  for (const piece of pieces) whole = assembler.accept(piece);
  return whole;
}

describe('frames', () => {
  for (const length of [1, LIMITS.chunk, LIMITS.chunk + 1, 2 * LIMITS.chunk, 300_000, LIMITS.message])
    it(`${length} bytes arrive as they left`, () => {
      const frame = patterned(length);
      const pieces = split(frame, 300);
      assert.equal(pieces.length, Math.ceil(length / LIMITS.chunk));
      assert.ok(equalBytes(assemble(pieces)!, frame));
    });

  it('small messages between the chunks of a large one keep their own way', () => {
    const assembler = new Assembler();
    const [first, ...rest] = split(patterned(40_000), 1);
    assert.equal(assembler.accept(first!), null);
    const small = controlFrame({k: 'ping'});
    assert.equal(assembler.accept(small), small);
    assert.equal(rest.map(piece => assembler.accept(piece)).at(-1)?.length, 40_000);
  });

  it('a message above the limit is refused at its first chunk', () => {
    const [first] = split(patterned(LIMITS.message + 1), 1);
    assert.throws(() => new Assembler().accept(first!), coded('net/too-large'));
  });

  it('a message above the limit of its kind is refused with its first chunk, and nothing of it is kept', () => {
    const limits = new Map([[CONTROL, 100_000]]);
    const assembler = new Assembler(kind => limits.get(kind) ?? 50_000);
    const message = (kind: number, bytes: number) => split(patterned(bytes).fill(kind, 0, 1), 1);
    assert.throws(() => assembler.accept(message(0, 70_000)[0]!), coded('net/too-large'));
    assert.throws(() => assembler.accept(message(0, 70_000)[1]!), coded('net/bad-chunk'));
    assert.throws(() => assembler.accept(message(CONTROL, 120_000)[0]!), coded('net/too-large'));
    assert.equal(
      message(CONTROL, 90_000)
        .map(piece => assembler.accept(piece))
        .at(-1)?.length,
      90_000,
    );
  });

  const pieces = () => split(patterned(50_000), 1);
  const change = (index: number, value: number) => {
    const all = pieces();
    all[1]![index] = value;
    return all;
  };
  const CROOKED: readonly [string, Uint8Array[]][] = [
    ['a chunk left out', pieces().filter((_, i) => i !== 1)],
    ['a chunk twice', pieces().flatMap((piece, i) => (i === 1 ? [piece, piece] : [piece]))],
    ['chunks out of order', pieces().reverse()],
    ['another message id', change(1, 9)],
    ['another count', change(5, 9)],
    ['an index past the end', change(3, 200)],
    ['a short chunk in the middle', pieces().map((piece, i) => (i === 1 ? piece.subarray(0, 100) : piece))],
    ['a header alone', [Uint8Array.of(CHUNK)]],
    ['no chunks at all', [Uint8Array.of(CHUNK, 1, 0, 0, 0, 0, 1)]],
    ['one chunk of one', [Uint8Array.of(CHUNK, 1, 0, 0, 0, 1, 65)]],
    ['a message begun anew before it is whole', [...pieces().slice(0, 2), ...pieces()]],
    ['a chunk in chunks', split(new Uint8Array(20_000).fill(CHUNK), 1)],
  ];
  for (const [what, crooked] of CROOKED)
    it(`${what}: refused, and the next message arrives`, () => {
      const assembler = new Assembler();
      assert.throws(() => crooked.map(piece => assembler.accept(piece)), coded('net/bad-chunk'));
      const next = pieces().map(piece => assembler.accept(piece));
      assert.equal(next.at(-1)?.length, 50_000);
    });

  it('whatever comes, the assembler gives a frame, waits, or refuses with a code', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({minLength: 1, maxLength: 40}), {maxLength: 20}), all => {
        const assembler = new Assembler();
        for (const piece of all) {
          try {
            const frame = assembler.accept(piece);
            assert.ok(frame === null || frame.length > 0);
          } catch (error) {
            assert.ok(error instanceof BadMessage);
          }
        }
      }),
    );
  });

  it('control frames carry JSON; anything else is refused', () => {
    assert.deepEqual(readControl(controlFrame({k: 'bye', reason: 'ő'})), {k: 'bye', reason: 'ő'});
    for (const bytes of [[201], [201, 255], [201, 123], [201, 34, 195, 34]])
      assert.throws(() => readControl(Uint8Array.from(bytes)), coded('net/not-json'));
  });
});
