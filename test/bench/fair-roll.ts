/** What a roll of dice costs the dealing of four devices, beside their log. */
import {JointDealer} from '../../src/fair/dealer.ts';
import {Table} from '../fair/support/table.ts';

const SEATS = 4;
/** Before anything is measured: the compiler and the tables of keys. */
const WARM = 8;

const DIE = {kind: 'beacon', purpose: 'die', draws: [{kind: 'roll', sides: [6, 6]}]} as const;

/** Milliseconds of CPU of all four dealers together for a roll: the least, since a shared machine is only slower than it can be. */
export function cpuOfRoll(rolls: number): number {
  const clock = timed();
  try {
    const table = new Table({seats: SEATS, seed: 'roll'}).setUp();
    for (let i = 0; i < WARM; i++) table.request(DIE);
    let least = Number.POSITIVE_INFINITY;
    for (let i = 0; i < rolls; i++) {
      const before = clock.ms();
      table.request(DIE);
      least = Math.min(least, clock.ms() - before);
    }
    return least;
  } finally {
    clock.stop();
  }
}

/** Counts the time inside the dealer's own calls: the simulator's log, its mail and its digests are not the dealer's. */
function timed(): {ms(): number; stop(): void} {
  let [spent, depth] = [0, 0];
  const own = Object.getOwnPropertyDescriptors(JointDealer.prototype);
  const {constructor: _, ...calls} = own;
  const within = (call: (...args: never[]) => unknown) =>
    function (this: JointDealer, ...args: never[]): unknown {
      const start = depth++ === 0 ? process.cpuUsage() : null;
      try {
        return call.apply(this, args);
      } finally {
        depth--;
        if (start) {
          const {user, system} = process.cpuUsage(start);
          spent += (user + system) / 1000;
        }
      }
    };
  for (const [name, {value, get}] of Object.entries(calls)) {
    const one = value ? {value: within(value)} : {get: within(get!)};
    Object.defineProperty(JointDealer.prototype, name, {...one, configurable: true});
  }
  return {ms: () => spent, stop: () => Object.defineProperties(JointDealer.prototype, own)};
}
