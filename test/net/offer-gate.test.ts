import assert from 'node:assert/strict';
import {test} from 'node:test';
import {LIMITS} from '../../src/net/limits.ts';
import {type BrokerMessage, OfferGate, type PendingConnection} from '../../src/net/offer-gate.ts';

const SDP = 'v=0\r\na=fingerprint:sha-256 AB\r\n';
const offer = (changes: object = {}): BrokerMessage => ({
  type: 'OFFER',
  src: 'somebody',
  payload: {connectionId: 'dc_1', type: 'data', serialization: 'raw', sdp: {sdp: SDP}, ...changes},
});

class TestConnection implements PendingConnection {
  readonly #listeners: {event: string; listener: () => void}[] = [];

  once(event: string, listener: () => void): void {
    this.#listeners.push({event, listener});
  }

  emit(event: string): void {
    for (const entry of this.#listeners) if (entry.event === event) entry.listener();
  }

  close(): void {
    this.emit('close');
  }
}

test('so many offers are answered at once, then so many a second, and no more than so many are open', () => {
  let now = 0;
  const gate = new OfferGate(() => now);
  const open: TestConnection[] = [];
  const flood = () => {
    for (let i = 0; i < 1200; i++) {
      if (!gate.admits(offer())) continue;
      const opening = new TestConnection();
      gate.begun(opening);
      open.push(opening);
    }
  };
  flood();
  assert.equal(open.length, LIMITS.offers);
  now = 60_000;
  flood();
  assert.equal(open.length, LIMITS.offers, 'as long as none of them has ended');
  for (const opening of open) opening.close();
  flood();
  assert.equal(open.length, 2 * LIMITS.offers, 'a minute has saved up no more than a burst');
  for (const opening of open) opening.close();
  now += 3000;
  flood();
  assert.equal(open.length, 2 * LIMITS.offers + 3 * LIMITS.offerRate);
  for (const opening of open) opening.close();
});

for (const [what, changes] of [
  ['a call with sound', {type: 'media'}],
  ['another encoding', {serialization: 'binary'}],
  ['no description', {sdp: undefined}],
  ['a description that is no text', {sdp: {sdp: {}}}],
  ['a description with two fingerprints', {sdp: {sdp: SDP + SDP}}],
  ['a description without any', {sdp: {sdp: 'v=0'}}],
  ['a description as long as a novel', {sdp: {sdp: SDP + 'x'.repeat(LIMITS.description)}}],
] as const)
  test(`an offer with ${what} costs nothing`, () =>
    assert.equal(new OfferGate().admits(offer(changes)), false));
