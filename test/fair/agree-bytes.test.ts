/** Both implementations read the same out of the same bytes, and refuse the same bytes. */
import assert from 'node:assert/strict';
import {describe, it, test} from 'node:test';
import {concat} from '../../src/base/bytes.ts';
import {seededRng} from '../../src/base/rng.ts';
import {type Action, type Attachment, decodeAction, encodeAction} from '../../src/fair/action.ts';
import {FairError} from '../../src/fair/errors.ts';
import {lp, u8, u16, u32} from '../../src/fair/hash.ts';
import {decodePart, PARTS} from '../../src/fair/part.ts';
import {Refused} from './plain/bytes.ts';
import {readPart} from './plain/part.ts';
import {readAction} from './plain/record.ts';
import {fill, unhex} from './support/hex.ts';
import {ledger} from './support/ledger.ts';

/** What both are asked to read; what they say is put into one form. */
const READERS = {
  action: [decodeAction, readAction],
  part: [
    bytes => {
      const part = decodePart(bytes);
      return {...part, kind: PARTS.indexOf(part.kind)};
    },
    bytes => {
      const part = readPart(bytes);
      if (part.kind >= PARTS.length) throw new Refused('a kind of part');
      return part;
    },
  ],
} satisfies Record<string, [library: (bytes: Uint8Array) => unknown, plain: (bytes: Uint8Array) => unknown]>;
type What = keyof typeof READERS;

/** What a reader says, or null when it refuses by its own error. */
function heard(read: (bytes: Uint8Array) => unknown, bytes: Uint8Array): unknown {
  try {
    return read(bytes);
  } catch (error) {
    assert.ok(error instanceof FairError || error instanceof Refused, `${error}`);
    return null;
  }
}

/** @returns what both say */
function both(what: What, bytes: Uint8Array, why = what as string): unknown {
  const [library, plain] = READERS[what].map(read => heard(read, bytes));
  assert.deepEqual(library, plain, why);
  return library;
}

const message = Uint8Array.of(1, 2, 3);
const ATTACHMENTS: readonly Attachment[] = [
  {type: 'open', handles: [3], message},
  {type: 'blind', deck: 'hand', handles: [3, 4], message},
  {type: 'rekey', to: [0, 1], showOnly: false, message},
  {type: 'exclude', oneOf: [9], message},
];
const action: Action = {seat: 3, attachments: ATTACHMENTS};

describe('both implementations read', () => {
  it('an action with every attachment', () => assert.deepEqual(both('action', encodeAction(action)), action));

  it('a part', () => {
    const bytes = ledger({seats: 2}).part(1, 'pass', fill(7), message);
    assert.ok(both('part', bytes));
  });

  it('a byte order mark as a character like any other: the deck with one is another deck', () => {
    const attachment: Attachment = {type: 'blind', deck: '\uFEFFdeck', handles: [1], message};
    const marked = {seat: 0, attachments: [attachment]};
    assert.deepEqual(both('action', encodeAction(marked)), marked);
  });
});

test('both refuse a flag that is neither 0 nor 1', () => {
  const bytes = encodeAction({seat: 0, attachments: [ATTACHMENTS[2]!]});
  assert.ok(both('action', bytes));
  for (const flag of [2, 3, 128, 255]) {
    assert.throws(() => decodeAction(bytes.with(7, flag)), {code: 'fair/bad-flag'});
    assert.equal(both('action', bytes.with(7, flag)), null);
  }
});

const ILL_FORMED = ['ff', 'c080', 'eda080', 'f4908080', 'e282', '64ff'].map(unhex);
const HOSTILE: readonly [why: string, what: What, bytes: Uint8Array][] = [
  ...ILL_FORMED.map((text, i): [string, What, Uint8Array] => [
    `a deck of ill-formed UTF-8, ${i}`,
    'action',
    concat(u8(0), u8(1), u8(1), lp(text), u16(0), lp(message)),
  ]),
  ['an attachment of an unknown type', 'action', concat(u8(0), u8(1), u8(4), u16(0), lp(message))],
  ['a text longer than the message', 'action', concat(u8(0), u8(1), u8(1), u32(0xffff_ffff))],
  ['a part of an unknown kind', 'part', concat(u8(0), u8(7), new Uint8Array(128))],
  ['a part without its signature', 'part', concat(u8(0), u8(1), new Uint8Array(100))],
];
for (const [why, what, bytes] of HOSTILE)
  test(`both refuse ${why}`, () => assert.equal(both(what, bytes, why), null));

test('both read the same, or refuse, whatever becomes of a message (seed 1, 2,000 of each)', () => {
  const rng = seededRng(1);
  const good: readonly [What, Uint8Array][] = [
    ...ATTACHMENTS.map((one): [What, Uint8Array] => ['action', encodeAction({seat: 1, attachments: [one]})]),
    ['part', ledger({seats: 2}).part(1, 'pass', fill(7), message)],
  ];
  let refused = 0;
  for (const [what, bytes] of good)
    for (let run = 0; run < 2000; run++) {
      const copy = bytes.slice(0, rng.below(5) === 0 ? rng.below(bytes.length + 1) : bytes.length);
      for (let i = rng.below(3); i >= 0 && copy.length > 0; i--)
        copy[rng.below(copy.length)] = [0, 1, 2, 255, rng.below(256)][rng.below(5)]!;
      const longer = rng.below(8) === 0 ? concat(copy, u8(rng.below(256))) : copy;
      if (both(what, longer, `${what}, run ${run}`) === null) refused++;
    }
  assert.ok(refused > 2000, `${refused}`);
});
