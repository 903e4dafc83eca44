/**
 * Mutated messages against a table in play: in the middle of a shuffle, of a deal, of a choice, of a vote. Whatever comes,
 * a device refuses it by a code, its state stays as it is, what it keeps is bounded, and the table goes on afterwards.
 */
import assert from 'node:assert/strict';
import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';
import {type Rng, seededRng} from '../../../src/base/rng.ts';
import type {Message} from '../../../src/fair/dealer-types.ts';
import {stateDigest} from '../../../src/fair/digest.ts';
import {hex} from './hex.ts';
import {Table} from './table.ts';

const TYPES = ['ack', 'part', 'vote'] as const;

setFlagsFromString('--expose-gc');
// The flag puts it into every new context.
const collect = runInNewContext('gc') as () => void;

/** Bytes in use after everything that nobody refers to is gone. */
function inUse(): number {
  collect();
  return process.memoryUsage().heapUsed;
}

/** Bytes that the heap may grow by during one moment: code that was compiled meanwhile, and caches that have an end. */
const GROWTH = 4 * 1024 * 1024;

/** A message that was changed here and there, cut, doubled, or put under another type. */
function mutated(rng: Rng, good: readonly Message[]): Message {
  const one = good[rng.below(good.length)]!;
  const other = good[rng.below(good.length)]!;
  let bytes = one.bytes.slice();
  switch (rng.below(6)) {
    case 0:
      bytes = bytes.slice(0, rng.below(bytes.length + 1));
      break;
    case 1: {
      // The head of one with the tail of another.
      const at = rng.below(bytes.length);
      bytes = Uint8Array.from([...bytes.slice(0, at), ...other.bytes.slice(at)]);
      break;
    }
    case 2:
      bytes = Uint8Array.from([...bytes, rng.below(256)]);
      break;
    default:
      for (let i = rng.below(4); i >= 0; i--) {
        const edge = [0, 1, 127, 128, 254, 255][rng.below(6)]!;
        bytes[rng.below(bytes.length)] = rng.below(2) === 0 ? edge : rng.below(256);
      }
  }
  return {type: rng.below(8) === 0 ? TYPES[rng.below(TYPES.length)]! : one.type, bytes};
}

/** Moments of a table at which it waits for somebody. */
function moments(table: Table): (() => void)[] {
  const all = [0, 1, 2];
  return [
    () => {
      table.silence(1).ask({kind: 'shuffle', deck: 'd', inputs: [], mint: [0, 1, 2, 3], by: all, key: all});
    },
    () => {
      table.silence(2).ask({kind: 'deal', handles: [0, 1], to: 0});
    },
    () => {
      table.silence(2).ask({kind: 'exclude', handles: [0, 1], by: 0, oneOf: [0, 1]});
    },
    () => {
      table.ask({kind: 'commit', by: all}).deliver();
      table.devices[1]!.choose(1, Uint8Array.of(1));
      table.deliver().silence(0);
    },
    () => {
      table.silence(1).ask({kind: 'beacon', purpose: 'die', draws: [{kind: 'roll', sides: [6, 6]}]});
      table.devices[0]!.vote(1, 'drop');
    },
  ];
}

/** @returns how many messages were refused */
export function fuzz(seed: number, count: number): number {
  const rng = seededRng(seed);
  const table = new Table({seats: 3, seed: `fuzz ${seed}`, backup: true}).setUp();
  const steps = moments(table);
  let refused = 0;
  for (const [at, step] of steps.entries()) {
    step();
    table.deliver();
    const good = table.devices.flatMap(({sent}) => sent);
    const devices = table.devices.map(device => ({
      device,
      digest: hex(stateDigest(device.state)),
      size: device.dealer.snapshot().length,
    }));
    const before = inUse();
    for (let run = 0; run < count / steps.length; run++) {
      const {device} = devices[rng.below(devices.length)]!;
      const code = device.dealer.receive(mutated(rng, good));
      if (code !== null) {
        assert.match(code, /^fair\//, `moment ${at}, run ${run}`);
        refused++;
      }
    }
    const grown = inUse() - before;
    assert.ok(grown < GROWTH, `moment ${at}: ${grown} bytes more in use`);
    for (const {device, digest, size} of devices) {
      assert.equal(hex(stateDigest(device.state)), digest, `moment ${at}: the state`);
      assert.equal(device.dealer.snapshot().length, size, `moment ${at}: what is kept`);
      assert.deepEqual(device.dealer.outbox().blames, [], `moment ${at}: nobody signed what was changed`);
    }
    table.wake(0, 1, 2);
    if (at === 3)
      for (const seat of [0, 2]) table.until(() => true).devices[seat]!.choose(seat, Uint8Array.of(seat));
    if (at === 4) for (const device of table.devices) device.vote(1, null);
    table.settle();
  }
  return refused;
}
