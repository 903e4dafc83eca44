/** What devices of a table of San Juan say, hear, store and show holds no card that its seat may not know. */
import {test} from 'node:test';
import {searched, searchedShared} from '../support/table/hidden-search.ts';

const ENTRIES = 24;

test('two devices, the first turns: no hidden card in anything', async () => {
  await searched(2, ({devices}) => devices[0]!.session.ledger!.head >= ENTRIES);
});

test('a device in the middle, and the two that play: no hidden card in anything', async () => {
  await searched(2, ({devices}) => devices[0]!.session.ledger!.head >= ENTRIES, true);
});

test('two people share a device, one has her own: no hidden card in anything, and one hand on a screen', async () => {
  await searchedShared(({devices}) => devices[0]!.session.ledger!.head >= ENTRIES);
});
