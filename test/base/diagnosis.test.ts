/** Which causes are named for what a device has found. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {type Cause, causesOf, type Findings, isSure} from '../../src/base/diagnosis.ts';

const WELL: Findings = {
  online: true,
  secure: true,
  rtc: true,
  brokers: [{host: 'play.example.org', is: 'answers'}],
  addresses: 'real',
  outside: 'answers',
  relay: 'none',
  itself: true,
};
const down = {host: 'play.example.org', is: 'silent'} as const;
const silent = [down];

const ROWS: readonly (readonly [string, Partial<Findings>, readonly Cause[]])[] = [
  ['all is well here', {}, ['apart']],
  ['no network', {online: false, brokers: silent, outside: 'silent', relay: 'silent'}, ['offline', 'apart']],
  ['no WebRTC: nothing else was tried', {rtc: false, addresses: 'none', itself: false}, ['noRtc']],
  ['a network without internet', {brokers: silent, outside: 'silent'}, ['noInternet', 'apart']],
  ['a broker that is down', {brokers: silent}, ['noBroker', 'apart']],
  ['a broker at home that is down', {brokers: silent, outside: 'unasked'}, ['noBroker', 'apart']],
  ['one broker of two that is down', {brokers: [down, ...WELL.brokers]}, ['apart']],
  ['two brokers that are down', {brokers: [down, down]}, ['noBroker', 'apart']],
  ['a broker that cannot be asked', {brokers: [{host: 'a b', is: 'misnamed'}]}, ['misnamed', 'apart']],
  ['connections held back', {itself: false}, ['itself']],
  ['no address', {addresses: 'none'}, ['noAddress']],
  ['no way outside', {outside: 'silent'}, ['noOutside', 'apart']],
  ['a strict network', {outside: 'strict'}, ['strict', 'apart']],
  ['a strict network with a relay', {outside: 'strict', relay: 'answers'}, ['apart']],
  ['a relay that is down', {relay: 'silent'}, ['relay', 'apart']],
  ['hidden addresses', {addresses: 'hidden'}, ['apart', 'hidden']],
  ['a page over plain http', {secure: false}, ['apart', 'plain']],
];
for (const [name, found, causes] of ROWS)
  test(`named for ${name}: ${causes.join(', ')}`, () =>
    assert.deepEqual(causesOf({...WELL, ...found}), causes));

test('whatever is found, a cause is named, six at most, what is sure before what may be', () => {
  const values: {readonly [K in keyof Findings]: readonly Findings[K][]} = {
    online: [true, false],
    secure: [true, false],
    rtc: [true, false],
    brokers: [WELL.brokers, silent, [down, ...WELL.brokers], [{host: 'a b', is: 'misnamed'}]],
    addresses: ['real', 'hidden', 'none'],
    outside: ['answers', 'strict', 'silent', 'unasked'],
    relay: ['answers', 'silent', 'none'],
    itself: [true, false],
  };
  let all: readonly Findings[] = [WELL];
  for (const [key, its] of Object.entries(values))
    all = all.flatMap(found => its.map(value => ({...found, [key]: value})));
  for (const found of all) {
    const causes = causesOf(found);
    assert.ok(causes.length >= 1 && causes.length <= 6, JSON.stringify(found));
    const firstPerhaps = causes.findIndex(cause => !isSure(cause));
    assert.ok(firstPerhaps < 0 || causes.slice(firstPerhaps).every(cause => !isSure(cause)));
  }
});
