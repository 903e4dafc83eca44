/** Why a door stays shut: the broker is not there, or somebody else holds the names. And what opens it again. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {Doorway} from '../../src/net/doorway.ts';
import type {Self} from '../../src/net/hello.ts';
import {type Introducer, NameTaken} from '../../src/net/introducer.ts';
import {JoinError} from '../../src/net/join-error.ts';
import {codeName, codeOf, slotNames} from '../../src/net/link-text.ts';
import type {Mesh} from '../../src/net/mesh.ts';

function door(
  refuses: (name: string) => Error | null,
  admits = false,
  answers = (_name: string): Promise<void> => Promise.resolve(),
) {
  const self = {peer: 'p', tableId: 'abcdefghabcdefgh', secret: 'A'.repeat(22)} as unknown as Self & {
    secret: string;
  };
  const told: (string | null)[] = [];
  const host = {is: admits};
  const introducer = {
    hold: async (name: string) => {
      const error = refuses(name);
      if (error) throw error;
      await answers(name);
      return {ended: new Promise<void>(() => undefined), release: () => undefined};
    },
  } as unknown as Introducer;
  const doorway = new Doorway({
    ...{self, introducers: [introducer], mesh: {} as Mesh},
    get admission() {
      return host.is ? () => undefined : null;
    },
    reachable: trouble => told.push(trouble),
  });
  return {doorway, self, told, introducer, host};
}

test('somebody with the link holds all names: that is said, not that the broker is gone; a new link opens the door', async () => {
  const held = new Set<string>();
  const {doorway, self, told, introducer} = door(name => (held.has(name) ? new NameTaken(name) : null));
  for (const name of slotNames(self)) held.add(name);
  await doorway.open();
  assert.deepEqual(told, ['namesTaken']);
  self.secret = 'B'.repeat(22);
  await doorway.moved();
  assert.deepEqual(told, ['namesTaken', null]);
  assert.deepEqual(doorway.namesAt(introducer), slotNames(self).slice(0, 1));
  doorway.close();
});

test('the doorway tells noBroker if there is none', async () => {
  const {doorway, told} = door(() => new JoinError('noBroker'));
  await doorway.open();
  assert.deepEqual(told, ['noBroker']);
  doorway.close();
});

test('a host that was not the first one takes the code over once the one before has let it go, and is found by it', async t => {
  t.mock.timers.enable({apis: ['setTimeout']});
  const held = new Set<string>();
  const {doorway, self, told, introducer, host} = door(
    name => (held.has(name) ? new NameTaken(name) : null),
    true,
  );
  const code = codeName(codeOf(self.tableId));
  held.add(code);
  await doorway.open();
  assert.deepEqual(told, [null], 'links lead here all the same');
  assert.equal(doorway.namesAt(introducer).includes(code), false);
  held.delete(code);
  t.mock.timers.tick(2000);
  await new Promise(setImmediate);
  assert.equal(doorway.namesAt(introducer).includes(code), true);
  // And it lets it go in its turn, while links lead to it a moment longer.
  host.is = false;
  await doorway.open();
  assert.deepEqual(doorway.namesAt(introducer), slotNames(self).slice(0, 1));
  doorway.close();
});

test('the pen passes on while a slow broker is asked: the code is held by whoever is the host in the end', async () => {
  let answer = () => {};
  const {doorway, self, introducer, host} = door(
    () => null,
    false,
    () =>
      new Promise(resolve => {
        answer = resolve;
      }),
  );
  const code = codeName(codeOf(self.tableId));
  const opened = doorway.open();
  host.is = true;
  await doorway.open();
  // The slot, then the code.
  answer();
  await new Promise(setImmediate);
  answer();
  await new Promise(setImmediate);
  assert.equal(doorway.namesAt(introducer).includes(code), true);
  await opened;
  doorway.close();
});

test('who hands the pen over while the code is asked for does not keep it', async () => {
  let answer = () => {};
  const code = codeName(codeOf('abcdefghabcdefgh'));
  const {doorway, introducer, host} = door(
    () => null,
    true,
    name =>
      name === code
        ? new Promise(resolve => {
            answer = resolve;
          })
        : Promise.resolve(),
  );
  const opened = doorway.open();
  await new Promise(setImmediate);
  host.is = false;
  await doorway.open();
  answer();
  await opened;
  assert.equal(doorway.namesAt(introducer).includes(code), false);
  doorway.close();
});
