import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import fc from 'fast-check';
import {BadMessage} from '../../src/base/bad-message.ts';
import {randomBytes, randomText} from '../../src/base/random.ts';
import {createSigner} from '../../src/log/sign.ts';
import {greet, type Self, type Side} from '../../src/net/hello.ts';
import {Inbox} from '../../src/net/inbox.ts';
import {JoinError} from '../../src/net/join-error.ts';
import {PROTOCOL} from '../../src/net/limits.ts';
import {inventTable} from '../../src/net/link-text.ts';
import {type Control, parseControl} from '../../src/net/messages.ts';
import type {Wire} from '../../src/net/wire.ts';

class TestWire implements Wire {
  readonly inbox = new Inbox<Control>();
  readonly said: Control[] = [];
  readonly #prints: {local: string; remote: string};
  other: TestWire | null = null;
  /** So many messages from here never arrive. */
  lost = 0;
  /** What a middleman makes of a message. */
  change: (message: Control) => Control = message => message;

  constructor(local: string, remote: string) {
    this.#prints = {local, remote};
  }

  send(message: Control): void {
    this.said.push(message);
    if (this.lost > 0) this.lost--;
    else this.other?.inbox.push(this.change(message));
  }

  next(): Promise<Control> {
    return this.inbox.next();
  }

  async fingerprints() {
    return this.#prints;
  }

  close(): void {
    this.inbox.close(new Error('closed'));
  }
}

const table = inventTable();

const self = async (changes: Partial<Self> = {}): Promise<Self> => ({
  ...table,
  peer: randomText(9),
  identity: await createSigner(randomBytes(32)),
  profile: null,
  ...changes,
});

/** Two ends of one connection, with the certificates that each end sees. */
function pair(near: [string, string] = ['A', 'B'], far: [string, string] = ['B', 'A']): [TestWire, TestWire] {
  const [one, two] = [new TestWire(...near), new TestWire(...far)];
  one.other = two;
  two.other = one;
  return [one, two];
}

async function outcome(wire: Wire, who: Self, side: Side): Promise<string> {
  try {
    return (await greet(wire, who, side)).peer;
  } catch (error) {
    wire.close();
    return error instanceof JoinError ? error.code : String(error);
  }
}

const both = (wires: [TestWire, TestWire], callers: Self, answerers: Self) =>
  Promise.all([outcome(wires[0], callers, 'caller'), outcome(wires[1], answerers, 'answerer')]);

describe('the greeting', () => {
  it('both sides learn who the other is', async () => {
    const [wires, ada, bela] = [pair(), await self({profile: {name: 'Ada'}}), await self()];
    const [heard, told] = await Promise.all([
      greet(wires[0], bela, 'caller'),
      greet(wires[1], ada, 'answerer'),
    ]);
    assert.deepEqual(heard, {
      peer: ada.peer,
      key: ada.identity.publicKey,
      profile: {name: 'Ada'},
    });
    assert.deepEqual(told, {peer: bela.peer, key: bela.identity.publicKey, profile: null});
  });

  for (const [who, sides] of [
    ['caller', [0]],
    ['answerer', [1]],
    ['both', [0, 1]],
  ] as const)
    it(`the first message may be lost on the way, of ${who}`, async () => {
      const [wires, ada, bela] = [pair(), await self(), await self()];
      for (const side of sides) wires[side]!.lost = 1;
      assert.deepEqual(await both(wires, ada, bela), [bela.peer, ada.peer]);
    });

  it('a first message that comes twice is heard once', async () => {
    const [wires, ada, bela] = [pair(), await self(), await self()];
    for (const wire of wires)
      wire.change = message => {
        if (message.k === 'hello') wire.other!.inbox.push(message);
        return message;
      };
    assert.deepEqual(await both(wires, ada, bela), [bela.peer, ada.peer]);
  });

  it('a wrong secret is refused by both, before either says its name', async () => {
    const wires = pair();
    const stranger = await self({secret: inventTable().secret, profile: 'stranger'});
    const codes = await both(wires, stranger, await self({profile: 'host'}));
    assert.deepEqual(codes, ['refused', 'refused']);
    for (const wire of wires) assert.ok(!wire.said.some(({k}) => k === 'about'));
  });

  it('another table is refused, whatever the secret', async () => {
    const codes = await both(pair(), await self({tableId: inventTable().tableId}), await self());
    assert.deepEqual(codes, ['refused', 'refused']);
  });

  it('a middleman with certificates of its own is refused, though it passes every message on', async () => {
    const codes = await both(pair(['A', 'M'], ['B', 'M']), await self(), await self());
    assert.deepEqual(codes, ['refused', 'refused']);
  });

  it('a proof sent back to its sender proves nothing', async () => {
    const wire = new TestWire('A', 'A');
    wire.other = wire; // hears itself
    assert.equal(await outcome(wire, await self(), 'caller'), 'refused');
  });

  const LIES: readonly [string, (message: Control) => Control][] = [
    ['another peer id', m => (m.k === 'hello' ? {...m, peer: randomText(9)} : m)],
    ['another nonce', m => (m.k === 'hello' ? {...m, nonce: randomText(16)} : m)],
    ['a mac of another', m => (m.k === 'proof' ? {...m, mac: randomText(32)} : m)],
    ['a signature of another', m => (m.k === 'proof' ? {...m, signature: randomText(64)} : m)],
  ];
  for (const [what, change] of LIES)
    it(`${what} does not pass`, async () => {
      const wires = pair();
      wires[0].change = change;
      const [, told] = await both(wires, await self(), await self());
      assert.equal(told, 'refused');
    });

  it('a key that somebody else owns cannot be claimed', async () => {
    const owner = await self();
    const thief = await self();
    const claim: Self = {
      ...thief,
      identity: {publicKey: owner.identity.publicKey, sign: bytes => thief.identity.sign(bytes)},
    };
    const [, told] = await both(pair(), claim, await self());
    assert.equal(told, 'refused');
  });

  it('another protocol is refused as such by both', async () => {
    const wires = pair();
    wires[0].change = m => (m.k === 'hello' ? {...m, v: PROTOCOL + 1} : m);
    assert.deepEqual(await both(wires, await self(), await self()), ['otherVersion', 'otherVersion']);
  });

  it('whatever a middleman makes of a message, nobody is taken for somebody else', async () => {
    const [ada, bela] = [await self(), await self()];
    const field = fc.constantFrom('k', 'v', 'peer', 'key', 'nonce', 'mac', 'signature', 'extra');
    const value = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom(...[9, 16, 32, 64].map(randomText)),
      fc.constantFrom(ada.peer, bela.peer, ada.identity.publicKey, bela.identity.publicKey),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('hello', 'proof'), field, value, async (kind, name, other) => {
        const wires = pair();
        let changed = false;
        wires[0].change = message => {
          const text = JSON.stringify(message);
          const mutant: unknown = message.k === kind ? {...message, [name]: other} : message;
          changed ||= JSON.stringify(mutant) !== text;
          try {
            return parseControl(JSON.parse(JSON.stringify(mutant)), text.length);
          } catch (error) {
            assert.ok(error instanceof BadMessage, `${error}`);
            return {k: 'refuse', reason: 'refused'}; // where the link would have ended
          }
        };
        const calling = outcome(wires[0], ada, 'caller');
        const told = await outcome(wires[1], bela, 'answerer');
        wires[0].close();
        await calling;
        assert.equal(told === ada.peer, !changed, told);
        assert.notEqual(told, bela.peer);
      }),
      {numRuns: 300, seed: 7},
    );
  });

  it('a message out of turn ends it', async () => {
    const wires = pair();
    const greeting = outcome(wires[0], await self(), 'caller');
    wires[1].send({k: 'app', m: 'too early'});
    assert.match(await greeting, /net\/out-of-turn/);
  });
});
