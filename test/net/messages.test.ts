import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import fc from 'fast-check';
import {BadMessage} from '../../src/base/bad-message.ts';
import {LIMITS, PROTOCOL} from '../../src/net/limits.ts';
import {type Control, parseControl} from '../../src/net/messages.ts';

const id = (char: string) => char.repeat(12);
const key = 'k'.repeat(43);
const nonce = 'n'.repeat(22);
const signature = 's'.repeat(86);

const parse = (value: unknown) => parseControl(value, JSON.stringify(value)?.length ?? 0);

const codeOfRefusal = (value: unknown): string => {
  try {
    parse(value);
    return 'accepted';
  } catch (error) {
    assert.ok(error instanceof BadMessage, String(error));
    return error.code;
  }
};

const GOOD: readonly Control[] = [
  {k: 'hello', v: PROTOCOL, peer: id('a'), key, nonce},
  {k: 'proof', mac: key, signature},
  {k: 'about', profile: {name: 'Ada', shape: 'anchor'}},
  {k: 'about', profile: null},
  {k: 'refuse', reason: 'full'},
  {k: 'peers', ids: [id('a'), id('b')], keeper: key},
  {k: 'peers', ids: [], keeper: null},
  {k: 'remove', key},
  {k: 'renew', secret: nonce},
  {k: 'call', to: id('a'), from: id('b')},
  {k: 'sig', to: id('a'), from: id('b'), link: id('c'), signal: {type: 'offer', sdp: 'v=0'}},
  {
    k: 'sig',
    to: id('a'),
    from: id('b'),
    link: id('c'),
    signal: {
      type: 'candidate',
      candidate: {candidate: 'candidate:1', sdpMLineIndex: 0, sdpMid: '0', usernameFragment: 'x'},
    },
  },
  {k: 'board', t: 0, n: 1_900_000_000_000, client: 0xffffffff, signature},
  {k: 'ping'},
  {k: 'pong'},
  {k: 'bye', reason: 'reload'},
  {k: 'app', m: {anything: [1, null, 'x']}},
  {k: 'app', m: null},
  {k: 'knock', v: PROTOCOL, profile: {name: 'Béla'}},
  {k: 'admit', tableId: 'abcdefghjkmnpqrs', secret: nonce, founder: nonce},
];

describe('control messages', () => {
  for (const message of GOOD)
    it(`${JSON.stringify(message).slice(0, 60)} is read as it was written`, () =>
      assert.deepEqual(parse(JSON.parse(JSON.stringify(message))), message));

  it('an unknown field, a missing field or a field of another type is refused', () => {
    for (const message of GOOD) {
      assert.equal(
        codeOfRefusal({...message, extra: 1}).replace('other-version', 'malformed'),
        'net/malformed',
      );
      for (const field of Object.keys(message)) {
        if (field === 'profile' || (message.k === 'app' && field === 'm')) continue;
        const {[field]: _, ...rest} = message as Record<string, unknown>;
        assert.notEqual(codeOfRefusal(rest), 'accepted', `${message.k} without ${field}`);
        assert.notEqual(codeOfRefusal({...message, [field]: [[]]}), 'accepted', `${message.k}.${field}`);
      }
    }
  });

  const REFUSED: readonly [string, unknown, string][] = [
    ['nothing', null, 'net/malformed'],
    ['a list', [], 'net/malformed'],
    ['an unknown kind', {k: 'vote'}, 'net/malformed'],
    ['a greeting of another version', {k: 'hello', v: 1, other: 'fields'}, 'net/other-version'],
    ['a profile above 1 KiB', {k: 'about', profile: 'x'.repeat(LIMITS.profile)}, 'net/malformed'],
    ['nine peers', {k: 'peers', ids: Array(9).fill(id('a'))}, 'net/malformed'],
    [
      'a request for media',
      {k: 'sig', to: id('a'), from: id('b'), link: id('c'), signal: {type: 'transceiverRequest'}},
      'net/malformed',
    ],
    [
      'a description above 4 KiB',
      {
        k: 'sig',
        to: id('a'),
        from: id('b'),
        link: id('c'),
        signal: {type: 'offer', sdp: 'x'.repeat(LIMITS.description + 1)},
      },
      'net/malformed',
    ],
    ['control above 32 KiB', {k: 'bye', reason: 'x'.repeat(LIMITS.control)}, 'net/too-large'],
    ['a message of the table above 1 MiB', {k: 'app', m: 'x'.repeat(LIMITS.app)}, 'net/too-large'],
    [
      'a board of a client beyond 32 bits',
      {k: 'board', t: 0, n: 1, client: 2 ** 32, signature},
      'net/malformed',
    ],
  ];
  for (const [what, value, code] of REFUSED)
    it(`refuses ${what}`, () => assert.equal(codeOfRefusal(value), code));

  it('whatever the JSON, it is read or refused with a code', () => {
    const kinds = fc.constantFrom(...GOOD.map(({k}) => k), 'x');
    const value = fc.oneof(
      fc.jsonValue(),
      fc.tuple(kinds, fc.dictionary(fc.string(), fc.jsonValue())).map(([k, rest]) => ({...rest, k})),
      fc
        .tuple(fc.constantFrom(...GOOD), fc.string(), fc.jsonValue())
        .map(([message, field, other]) => ({...message, [field]: other})),
    );
    fc.assert(
      fc.property(value, any => void codeOfRefusal(any)),
      {numRuns: 3000},
    );
  });
});
