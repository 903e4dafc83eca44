/** Several brokers for one table: one that is down, silent or lies costs nothing but itself. */
import assert from 'node:assert/strict';
import {describe, it, type TestContext, test} from 'node:test';
import {toBase64url} from '../../src/base/bytes.ts';
import {createSigner} from '../../src/log/sign.ts';
import {AHEAD_MS, approach, askAdmission, GREETING_MS, type Met} from '../../src/net/approach.ts';
import {type Admission, Doorway} from '../../src/net/doorway.ts';
import type {Self} from '../../src/net/hello.ts';
import type {Channel, Introducer} from '../../src/net/introducer.ts';
import {JoinError} from '../../src/net/join-error.ts';
import {PROTOCOL} from '../../src/net/limits.ts';
import {codeName, codeOf, inventTable, slotNames, type TableLink} from '../../src/net/link-text.ts';
import type {Mesh} from '../../src/net/mesh.ts';
import {ChannelWire} from '../../src/net/wire.ts';
import {echoing, flooding, MemoryBroker, mute, silent, taken} from '../support/net/memory.ts';

let peers = 0;

async function device(table: TableLink): Promise<Self> {
  const seed = new Uint8Array(32).fill(++peers);
  const peer = toBase64url(new Uint8Array(9).fill(peers));
  return {peer, ...table, identity: await createSigner(seed), profile: {name: `device ${peers}`}};
}

/** A host's doors, with as much of a mesh as they need. */
async function doors(
  table: TableLink,
  introducers: readonly Introducer[],
  {asks = false, admission = () => undefined}: {asks?: boolean; admission?: (a: Admission) => void} = {},
) {
  const self = await device(table);
  const told: (string | null)[] = [];
  const introduced: string[] = [];
  const letIn = new Set<string>();
  const mesh = {
    founder: `${'f'.repeat(21)}A`,
    accepts: () => true,
    hasRoomFor: () => true,
    isLinked: () => false,
    mustAsk: (key: string) => asks && !letIn.has(key),
    admit: (key: string) => letIn.add(key),
    introduction: () => ({k: 'peers', ids: [self.peer], keeper: self.identity.publicKey}),
    introduce: async ({peer}: {peer: string}) => void introduced.push(peer),
  } as unknown as Mesh;
  const doorway = new Doorway({self, mesh, introducers, admission, reachable: why => told.push(why)});
  await doorway.open();
  return {self, doorway, told, introduced};
}

/** A newcomer, until somebody is met. */
async function come(
  table: TableLink,
  introducers: readonly Introducer[],
  onMet: (met: Met) => boolean = () => true,
) {
  const self = await device(table);
  const met: Met[] = [];
  const ways = introducers.map(introducer => ({introducer, slots: slotNames(self)}));
  const approached = await approach({
    ways,
    self,
    onGreeting: () => undefined,
    onKnocking: () => true,
    onMet: found => {
      met.push(found);
      return onMet(found);
    },
  });
  return {self, met, close: () => approached.close()};
}

const codeOfFailure = (attempt: Promise<unknown>): Promise<string> =>
  attempt.then(
    () => 'no failure',
    error => (error instanceof JoinError ? error.code : String(error)),
  );

/** Waits for a condition that the next turns bring. */
async function until(condition: () => boolean, what: string): Promise<void> {
  for (let turn = 0; !condition(); turn++) {
    assert.ok(turn < 2000, `never: ${what}`);
    await new Promise(resolve => setTimeout(resolve, 1));
  }
}

/** What was on its way in memory has come. */
async function turns(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise(resolve => setTimeout(resolve));
}

/** Timers of such lengths end when the test calls them. */
function heldTimers(t: TestContext, isHeld: (ms: number) => boolean): (() => void)[] {
  const held: (() => void)[] = [];
  const real = setTimeout;
  t.mock.method(globalThis, 'setTimeout', (run: () => void, ms = 0) =>
    isHeld(ms) ? held.push(run) : real(run, ms),
  );
  return held;
}

const down = (): Introducer => {
  const broker = new MemoryBroker();
  broker.up = false;
  return broker.introducer();
};

/** Introduces everybody to somebody of another table. */
async function misleading(): Promise<Introducer> {
  const other = inventTable();
  const broker = new MemoryBroker();
  await doors(other, [broker.introducer()]);
  const [slot = ''] = slotNames(other);
  const {hold, dialler} = broker.introducer();
  return {
    hold,
    dialler: async () => {
      const real = await dialler();
      return {...real, dial: () => real.dial(slot)};
    },
  };
}

test('who knocks and hangs up is no longer asked about', async () => {
  const broker = new MemoryBroker();
  const introducer = broker.introducer();
  const table = inventTable();
  const asked: Admission[] = [];
  const host = await doors(table, [introducer], {admission: a => asked.push(a)});
  const dialler = await introducer.dialler();
  const wire = new ChannelWire(await dialler.dial(codeName(codeOf(table.tableId))));
  wire.send({k: 'knock', v: PROTOCOL, profile: {name: 'Réka'}});
  await until(() => asked.length > 0, 'a person is asked');
  let isOver = false;
  void asked[0]!.over.then(() => {
    isOver = true;
  });
  await turns();
  assert.equal(isOver, false, 'while it waits');
  wire.close();
  await until(() => isOver, 'it is over');
  host.doorway.close();
});

describe('several brokers', () => {
  const BAD: readonly (readonly [string, () => Introducer | Promise<Introducer>])[] = [
    ['is down', down],
    ['takes everybody in and never answers', silent],
    ['does not even take anybody in', mute],
    ['introduces to somebody else', misleading],
    ['echoes', echoing],
    ['floods', flooding],
    ['says that all names are taken', taken],
  ];
  for (const [what, made] of BAD)
    it(`a newcomer meets the host at once by the last, though each of the others ${what}`, async t => {
      // Whoever waited for a limit of time would wait for ever.
      heldTimers(t, ms => ms >= 1000);
      const table = inventTable();
      const good = new MemoryBroker();
      const brokers = [await made(), await made(), good.introducer()];
      const host = await doors(table, brokers);
      const guest = await come(table, brokers);
      assert.deepEqual(
        guest.met.map(({who}) => who.peer),
        [host.self.peer],
      );
      await until(() => host.introduced.length > 0, 'the host has let it in');
      assert.deepEqual(new Set(host.told), new Set([null]), 'the host is told of no trouble');
      guest.close();
      host.doorway.close();
    });

  it('who is met by one broker is not dialled at the others as well, slot by slot', async t => {
    const heads = heldTimers(t, ms => ms === AHEAD_MS);
    const table = inventTable();
    const dialled: string[] = [];
    const brokers = [new MemoryBroker(), new MemoryBroker(), new MemoryBroker()].map(broker => {
      const introducer = broker.introducer();
      return {
        ...introducer,
        dialler: async () => {
          const dialler = await introducer.dialler();
          return {
            ...dialler,
            dial: (name: string) => {
              dialled.push(name);
              return dialler.dial(name);
            },
          };
        },
      };
    });
    const host = await doors(table, brokers);
    const guest = await come(table, brokers);
    assert.equal(heads.length, brokers.length, 'the other slots wait at each');
    for (const over of heads) over();
    await turns();
    assert.deepEqual(dialled, new Array(3).fill(slotNames(table)[0]));
    guest.close();
    host.doorway.close();
  });

  it('who answers at the first slot may greet before others are dialled, and one that is dumb holds nobody up', async t => {
    const waits = heldTimers(t, ms => [AHEAD_MS, GREETING_MS].includes(ms));
    const table = inventTable();
    const [first = ''] = slotNames(table);
    const broker = new MemoryBroker();
    broker.squat(first);
    const introducer = broker.introducer();
    const host = await doors(table, [introducer]);
    const dialled: string[] = [];
    const coming = come(table, [
      {
        ...introducer,
        dialler: async () => {
          const dialler = await introducer.dialler();
          return {
            ...dialler,
            dial: async (name: string) => {
              const channel = await dialler.dial(name);
              dialled.push(name);
              return channel;
            },
          };
        },
      },
    ]);
    await until(() => dialled.length === 1 && waits.length === 1, 'the first slot is open');
    waits.pop()!();
    await turns();
    assert.deepEqual(dialled, [first], 'the others wait on');
    assert.equal(waits.length, 1);
    waits.pop()!();
    const guest = await coming;
    assert.deepEqual(
      guest.met.map(({who}) => who.peer),
      [host.self.peer],
    );
    guest.close();
    host.doorway.close();
  });

  it('all down: noBroker; one that answers and knows nobody: noTable, whatever the others do', async () => {
    const table = inventTable();
    assert.equal(await codeOfFailure(come(table, [down(), down(), down()])), 'noBroker');
    assert.equal(
      await codeOfFailure(come(table, [down(), new MemoryBroker().introducer(), down()])),
      'noTable',
    );
  });

  it('a host has trouble only once its last door is shut, and none as soon as one is open again', async () => {
    const brokers = [new MemoryBroker(), new MemoryBroker()];
    const {doorway, told} = await doors(
      inventTable(),
      brokers.map(broker => broker.introducer()),
    );
    await until(() => brokers.every(({names}) => names.length > 0), 'a door at each');
    brokers[0]!.fall();
    await until(() => brokers[0]!.names.length === 0, 'the first is gone');
    await turns();
    assert.ok(!told.includes('noBroker'), String(told));
    brokers[1]!.fall();
    await until(() => told.at(-1) === 'noBroker', 'trouble');
    brokers[0]!.up = true;
    doorway.again();
    await until(() => told.at(-1) === null, 'its end');
    doorway.close();
  });

  it('the names of a table are said to be taken only where they are at each broker', async () => {
    const {doorway, told} = await doors(inventTable(), [taken(), new MemoryBroker().introducer()]);
    assert.deepEqual(new Set(told), new Set([null]));
    const shut = await doors(inventTable(), [taken(), down()]);
    assert.deepEqual(shut.told, ['namesTaken']);
    doorway.close();
    shut.doorway.close();
  });

  it('newcomers whom one broker sends in crowds keep nobody of another broker waiting', async () => {
    const table = inventTable();
    const [bad, good] = [new MemoryBroker(), new MemoryBroker()];
    const host = await doors(table, [bad.introducer(), good.introducer()]);
    const crowd = await bad.introducer().dialler();
    const channels: Channel[] = [];
    for (let i = 0; i < 40; i++) channels.push(await crowd.dial(slotNames(table)[0]!));
    const guest = await come(table, [good.introducer()]);
    assert.equal(guest.met.length, 1);
    guest.close();
    crowd.close();
    host.doorway.close();
  });

  it('a person is asked once about one device, by however many brokers it comes', async () => {
    const table = inventTable();
    const brokers = [new MemoryBroker(), new MemoryBroker(), new MemoryBroker()].map(each =>
      each.introducer(),
    );
    const asked: Admission[] = [];
    const host = await doors(table, brokers, {asks: true, admission: request => asked.push(request)});
    const coming = come(table, brokers);
    await until(() => asked.length > 0, 'somebody is asked');
    await turns();
    assert.equal(asked.length, 1);
    asked[0]!.admit();
    const guest = await coming;
    assert.equal(guest.met[0]!.who.peer, host.self.peer);
    guest.close();
    host.doorway.close();
  });
});

describe('the spoken code at several brokers', () => {
  /** Says yes to everybody who comes, asked or not, and leads to a table of its own. */
  async function trap(code: string, said: () => void): Promise<Introducer> {
    const broker = new MemoryBroker();
    const {tableId, secret} = inventTable();
    const yes = JSON.stringify({k: 'admit', tableId, secret, founder: `${'f'.repeat(21)}A`});
    await broker.introducer().hold(codeName(code), channel => {
      channel.listen({text: () => channel.send(yes), closed: () => undefined});
      channel.send(yes);
      said();
    });
    return broker.introducer();
  }

  it('a later broker that says yes at once is not heard while the person at the first still thinks', async () => {
    const table = inventTable();
    const code = codeOf(table.tableId);
    const own = new MemoryBroker();
    const asked: Admission[] = [];
    const host = await doors(table, [own.introducer()], {admission: request => asked.push(request)});
    let yeses = 0;
    const liar = await trap(code, () => yeses++);
    const answer = askAdmission([own.introducer(), liar], code, {name: 'Newcomer'});
    await until(() => asked.length > 0, 'the person is asked');
    await until(() => yeses > 0, 'the liar says yes');
    await turns();
    asked[0]!.refuse();
    assert.equal(await codeOfFailure(answer), 'refused');
    host.doorway.close();
  });

  it('where the first is down, or knows nobody, the next is asked', async () => {
    const table = inventTable();
    const code = codeOf(table.tableId);
    const last = new MemoryBroker();
    const host = await doors(table, [last.introducer()], {admission: request => request.admit()});
    const brokers = [down(), new MemoryBroker().introducer(), last.introducer()];
    assert.equal((await askAdmission(brokers, code, {name: 'Newcomer'})).tableId, table.tableId);
    assert.equal(await codeOfFailure(askAdmission([down(), down()], code, {})), 'noBroker');
    host.doorway.close();
  });
});
