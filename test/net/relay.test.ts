import assert from 'node:assert/strict';
import {afterEach, beforeEach, describe, it, mock} from 'node:test';
import {LIMITS} from '../../src/net/limits.ts';
import {Rate} from '../../src/net/rate.ts';
import {Budgets, Relay} from '../../src/net/relay.ts';

describe('what a peer passes on for others', () => {
  // What is used up fills again with time: here none passes.
  beforeEach(() => {
    mock.method(performance, 'now', () => 0);
  });
  afterEach(() => mock.restoreAll());

  it('is bounded for each who says it, and those who say little are passed on beside one who floods', () => {
    const relay = new Relay();
    const passed = (from: string, count: number) =>
      Array.from({length: count}, (_, i) => relay.mayPass(from, `peer ${i % 4}`)).filter(Boolean).length;
    assert.ok(passed('mallory', 5000) <= LIMITS.relayBurst);
    assert.equal(passed('newcomer', 40), 40);
  });

  it('is bounded for each who hears it, so that many who flood together cannot make it too much', () => {
    const relay = new Relay();
    let passed = 0;
    for (let i = 0; i < 50; i++)
      for (let j = 0; j < 500; j++) if (relay.mayPass(`mallory ${i}`, 'victim')) passed++;
    assert.ok(passed <= LIMITS.relayedBurst, `${passed}`);
    // What the victim takes of one link before it calls that too much.
    const taken = new Rate(LIMITS.relayedRate * LIMITS.relayMargin, LIMITS.relayedBurst * LIMITS.relayMargin);
    assert.ok(
      Array.from({length: passed}, () => taken.take()).every(Boolean),
      'nobody who passes on is struck',
    );
  });

  it('is remembered for few names, whoever invents how many', () => {
    const budgets = new Budgets(0, 1);
    for (let i = 0; i < 1000; i++) budgets.take(`name ${i}`);
    assert.equal(budgets.take('name 999'), false);
    assert.equal(budgets.take('name 0'), true, 'forgotten by now');
  });
});
