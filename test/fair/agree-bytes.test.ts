/** Both implementations read the same out of the same bytes, and refuse the same bytes. */
import assert from 'node:assert/strict';
import {describe, it, test} from 'node:test';
import {concat, utf8} from '../../src/base/bytes.ts';
import {seededRng} from '../../src/base/rng.ts';
import {type Action, type Attachment, decodeAction, encodeAction} from '../../src/fair/action.ts';
import {FairError} from '../../src/fair/errors.ts';
import {lp, u8, u16, u32} from '../../src/fair/hash.ts';
import {decodeEntry, decodeTable, encodeTable} from '../../src/fair/record.ts';
import {decodeRequest, encodeRequest, type Request} from '../../src/fair/request.ts';
import {STEPS} from '../../src/fair/step.ts';
import {Refused} from './plain/bytes.ts';
import {readAction, readEntry, readRequest, readTable} from './plain/record.ts';
import {fill, unhex} from './support/hex.ts';
import {Ledger, tableOf} from './support/ledger.ts';

/** What both are asked to read; what they say is put into one form. */
const READERS = {
  request: [bytes => spelled(decodeRequest(bytes)), bytes => readRequest(bytes)],
  action: [decodeAction, readAction],
  table: [bytes => ({...decodeTable(bytes), backup: decodeTable(bytes).backup ? 1 : 0}), readTable],
  entry: [
    bytes => decodeEntry(bytes),
    bytes => {
      const {hash: _, body: __, ...entry} = readEntry(bytes);
      return entry;
    },
  ],
} satisfies Record<string, [library: (bytes: Uint8Array) => unknown, plain: (bytes: Uint8Array) => unknown]>;
type What = keyof typeof READERS;

const spelled = (request: Request): object =>
  request.kind === 'beacon' ? {...request, draws: request.draws.map(({kind: _, ...draw}) => draw)} : request;

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
const REQUESTS: readonly Request[] = [
  {
    kind: 'beacon',
    purpose: 'dice',
    draws: [
      {kind: 'roll', sides: [6, 6]},
      {kind: 'pick', from: 9, count: 4},
    ],
  },
  {kind: 'shuffle', deck: 'deck', inputs: [1, 2, 300], by: [0, 31], key: [0, 31]},
  {kind: 'deal', handles: [7], to: 2},
  {kind: 'reveal', handles: [7, 8]},
  {kind: 'rekey', handle: 70_000, from: 1, to: [2], showOnly: true},
  {kind: 'exclude', handles: [4], by: 1, oneOf: [5, 6]},
  {kind: 'commit', by: [0, 2]},
  {kind: 'disclose', by: [1]},
];
const ATTACHMENTS: readonly Attachment[] = [
  {type: 'open', handles: [3], message},
  {type: 'blind', deck: 'hand', handles: [3, 4], message},
  {type: 'rekey', to: [0, 1], showOnly: false, message},
  {type: 'exclude', oneOf: [9], message},
];
const action: Action = {seat: 3, attachments: ATTACHMENTS};

describe('both implementations read', () => {
  for (const request of REQUESTS)
    it(`a request for ${request.kind}`, () =>
      assert.deepEqual(both('request', encodeRequest(request)), spelled(request)));

  it('an action with every attachment', () => assert.deepEqual(both('action', encodeAction(action)), action));

  it('a byte order mark as a character like any other: the deck with one is another deck', () => {
    const marked = {kind: 'shuffle', deck: '\uFEFFdeck', inputs: [1], by: [0], key: [0]} as const;
    assert.deepEqual(both('request', encodeRequest(marked)), marked);
  });
});

/** Where the one flag of a message stands; 0 and 1 are read, all else is refused. */
const FLAGS: readonly [where: string, what: What, bytes: Uint8Array, at: number][] = [
  [
    'a draw',
    'request',
    encodeRequest({kind: 'beacon', purpose: '', draws: [{kind: 'pick', from: 0, count: 0}]}),
    7,
  ],
  ['show of a request', 'request', encodeRequest(REQUESTS[4]!), 10],
  ['show of an attachment', 'action', encodeAction({seat: 0, attachments: [ATTACHMENTS[2]!]}), 7],
  ['back-up of a table', 'table', encodeTable(tableOf({seats: 3})), 4 + 4 + 32 + 4],
];
for (const [where, what, bytes, at] of FLAGS)
  test(`both refuse a flag that is neither 0 nor 1: ${where}`, () => {
    assert.ok(both(what, bytes));
    for (const flag of [2, 3, 128, 255]) {
      const [library] = READERS[what];
      assert.throws(() => library(bytes.with(at, flag)), {code: 'fair/bad-flag'});
      assert.equal(both(what, bytes.with(at, flag)), null);
    }
  });

const ILL_FORMED = ['ff', 'c080', 'eda080', 'f4908080', 'e282', '64ff'].map(unhex);
const HOSTILE: readonly [why: string, what: What, bytes: Uint8Array][] = [
  ...ILL_FORMED.map((text, i): [string, What, Uint8Array] => [
    `a deck of ill-formed UTF-8, ${i}`,
    'request',
    concat(u8(1), lp(text), u16(0), u32(0), u32(0)),
  ]),
  ['a request of an unknown kind', 'request', concat(u8(8), u32(1))],
  ['an attachment of an unknown type', 'action', concat(u8(0), u8(1), u8(4), u16(0), lp(message))],
  [
    'an entry of an unknown kind',
    'entry',
    concat(u32(1), u32(0), fill(0), u8(0), u8(STEPS.length), lp(message), new Uint8Array(128)),
  ],
  ['dice without sides', 'request', concat(u8(0), lp(utf8('')), u16(1), u8(0), u16(1), u32(0))],
  ['more picked than there is', 'request', concat(u8(0), lp(utf8('')), u16(1), u8(1), u32(3), u32(4))],
  [
    'more picked than anybody may',
    'request',
    concat(u8(0), lp(utf8('')), u16(1), u8(1), u32(9999), u32(4097)),
  ],
  ['more draws than bytes', 'request', concat(u8(0), lp(utf8('')), u16(65_535))],
  ['a text longer than the message', 'request', concat(u8(0), u32(0xffff_ffff))],
];
for (const [why, what, bytes] of HOSTILE)
  test(`both refuse ${why}`, () => assert.equal(both(what, bytes, why), null));

test('both read the same, or refuse, whatever becomes of a message (seed 1, 800 of each)', () => {
  const rng = seededRng(1);
  const table = new Ledger({seats: 3}).setUp();
  const good: readonly [What, Uint8Array][] = [
    ...REQUESTS.map((request): [What, Uint8Array] => ['request', encodeRequest(request)]),
    ...ATTACHMENTS.map((one): [What, Uint8Array] => ['action', encodeAction({seat: 1, attachments: [one]})]),
    ['table', table.table],
    ['entry', table.entries[0]!],
  ];
  let refused = 0;
  for (const [what, bytes] of good)
    for (let run = 0; run < 800; run++) {
      const copy = bytes.slice(0, rng.below(5) === 0 ? rng.below(bytes.length + 1) : bytes.length);
      for (let i = rng.below(3); i >= 0 && copy.length > 0; i--)
        copy[rng.below(copy.length)] = [0, 1, 2, 255, rng.below(256)][rng.below(5)]!;
      const longer = rng.below(8) === 0 ? concat(copy, u8(rng.below(256))) : copy;
      if (both(what, longer, `${what}, run ${run}`) === null) refused++;
    }
  assert.ok(refused > 2000, `${refused}`);
});
