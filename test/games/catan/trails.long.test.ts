import {test} from 'node:test';
import {seededRng} from '../../../src/base/rng.ts';
import {tryOne} from './support/networks.ts';

const NETWORKS = 100_000;

test(`catan: the longest road is that of a plain enumeration, on ${NETWORKS} random networks`, () => {
  for (let seed = 0; seed < NETWORKS; seed++) tryOne(seededRng(`trail ${seed}`));
});
