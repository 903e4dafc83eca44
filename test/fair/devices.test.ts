/** Several seats of one device: whose keys may be the same. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {devicesOf, keepersOf, requireTable, type TableInfo} from '../../src/fair/table-info.ts';

/** Seats by their device; a negative one is a bot there. @param keys by seat, as numbers */
function tableOf(devices: readonly number[], keys: readonly number[], backup = false): TableInfo {
  const bytes = (value: number) => new Uint8Array(32).fill(value);
  const seats = devices.map((device, seat) => ({
    ...{idKey: bytes(keys[seat]!), device: Math.abs(device), bot: device < 0},
  }));
  return {...{format: 2, gameId: bytes(1), entryHash: bytes(2), backup, host: 1, seats}};
}

test('devices: persons of one may bear its key, others none that is another’s', () => {
  requireTable(tableOf([0, 1, 0], [5, 6, 5]));
  requireTable(tableOf([0, 1, 0], [5, 6, 7]));
  for (const [devices, keys] of [
    [
      [0, 1, 2],
      [5, 6, 5],
    ],
    [
      [0, 1, -1],
      [5, 6, 6],
    ],
  ] as const)
    assert.throws(() => requireTable(tableOf(devices, keys)), {code: 'fair/equal-keys'});
});

test('devices: a back-up takes another one, however many sit at it; by the first format two', () => {
  const table = tableOf([0, 1, 0, 1], [5, 6, 5, 6], true);
  assert.deepEqual([devicesOf(table), keepersOf(table, 2)], [[0, 1], [1]]);
  requireTable(table);
  const early = {...table, format: 1} as const;
  const alone = {...tableOf([0, 0], [5, 5], true), host: 0};
  for (const other of [early, alone])
    assert.throws(() => requireTable(other), {code: 'fair/backup-needs-others'});
});
