/** One table in two tabs of a device: only one of them is at it, whatever they are doing when the second takes it. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Problem} from '../../src/base/problem.ts';
import {createSigner} from '../../src/log/sign.ts';
import {useDisk} from '../../src/saves/store.ts';
import {createTable, type TableMeta} from '../../src/saves/tables.ts';
import type {AppPorts} from '../../src/table/opening/app-ports.ts';
import type {Kept} from '../../src/table/opening/kept.ts';
import type {Network} from '../../src/table/opening/network.ts';
import {OpenTable} from '../../src/table/opening/open-table.ts';
import {emptyLobby} from '../../src/table/others/lobby.ts';
import {defaultSettings} from '../../src/table/seen/settings-model.ts';
import {FakeDisk} from '../support/log/fake-disk.ts';

const META: TableMeta = {
  ...{id: 'a', game: 'puerto-rico', name: '', seats: [], place: 'network', trial: false, hosting: false},
  ...{state: 'lobby', myTurn: false, toAct: [], savedAt: 0, entries: 0},
};
const KEPT: Kept = {hosting: false, secret: 's', nonce: 'n', lobby: emptyLobby(), identity: 'i'};
const KEY = new Uint8Array(32).fill(7);

/** A tab on the way to the table asks for its key first: `key` is what that takes. */
class Tab {
  readonly told: Problem[] = [];
  readonly open: OpenTable;
  /** It has the lease, and has read the table. */
  readonly onItsWay: Promise<void>;

  constructor(key: Promise<void>) {
    let asked = () => {};
    this.onItsWay = new Promise(resolve => {
      asked = resolve;
    });
    const settings = () => defaultSettings(['en']);
    const ports = {
      now: () => 0,
      remember: () => undefined,
      changed: () => undefined,
      identity: async () => KEY,
      signer: async () => {
        asked();
        await key;
        return createSigner(KEY);
      },
      session: {},
    } as unknown as AppPorts;
    const network = {
      rooms: async () => ({inviteOf: () => null}),
      connect: async () => undefined,
      stop: () => undefined,
    } as unknown as Network;
    const home = (problem: Problem) => {
      this.told.push(problem);
      void this.open.leave();
    };
    this.open = new OpenTable(ports, {settings, home}, network);
  }
}

test('a tab that still opens a table when another takes it does not come to the table as a second one', async () => {
  useDisk(new FakeDisk());
  await createTable(META, {...KEPT} as never);
  let goOn = () => {};
  const first = new Tab(
    new Promise(resolve => {
      goOn = resolve;
    }),
  );
  const second = new Tab(Promise.resolve());
  const coming = first.open.reopen('a', false);
  await first.onItsWay;
  assert.equal(await second.open.reopen('a', true), true);
  goOn();
  await coming;
  const [one, two] = [first.open.session, second.open.session];
  await Promise.all([first.open.leave(), second.open.leave()]);
  assert.equal(one, null);
  assert.equal(two?.info.id, 'a');
  assert.deepEqual(
    first.told.map(({code}) => code),
    ['table/taken-over'],
  );
  assert.deepEqual(second.told, []);
});
