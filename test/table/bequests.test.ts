/** Bots go with the table: the device that keeps it next plays their hidden hands on, with what the others give it. */
import assert from 'node:assert/strict';
import {type TestContext, test} from 'node:test';
import type {AnyGame} from '../../src/engine/game.ts';
import {auditEntries} from '../../src/table/playing/check-record.ts';
import {bazaar} from '../support/games/bazaar.ts';
import {Pens} from '../support/table/pens.ts';

const game: AnyGame = bazaar;

async function table(t: TestContext, kinds: string, seed: string, moves = 0): Promise<Pens> {
  const pens = await Pens.of(kinds, seed, game);
  t.after(() => pens.close());
  for (let i = 0; i < moves; i++) assert.ok(await pens.step());
  await pens.settle();
  return pens;
}

const joint = (pens: Pens, seat: number) => pens.pen(seat).ledger.dealer.joint!;
/** What a device can read of a bot's hand. */
const cards = (pens: Pens, seat: number, bot: number) => joint(pens, seat).faces(bot).size;
const other = 'A'.repeat(43);

test('bots go with the table: what they have sealed is opened by whoever plays them then', async t => {
  const pens = await table(t, 'pppb', 'sealed');
  const isSealed = ({kind, payload}: (typeof pens.host.chain.entries)[number]) =>
    kind === 'dealt' && payload.answers.some(answer => 'sealed' in answer && answer.sealed === 3);
  while (!pens.host.chain.entries.some(isSealed)) assert.ok(await pens.step());
  // The first host gives nothing any more; shares of all others do.
  await pens.lead(1);
  await pens.settle();
  await pens.bequeath([2]);
  assert.ok(joint(pens, 1).holds(3));
  const isOpened = ({kind, payload}: (typeof pens.host.chain.entries)[number]) =>
    kind === 'dealt' && payload.answers.some(answer => 'disclosed' in answer);
  while (!pens.host.chain.entries.some(isOpened)) assert.ok(await pens.step());
  assert.ok(pens.agree());
  // Who was the host plays it no more, and reads nothing.
  assert.deepEqual([joint(pens, 0).holds(3), cards(pens, 0, 3)], [false, 0]);
  const verdict = await auditEntries(pens.host.chain.texts, async () => game, {aside: true});
  assert.ok(verdict.good);
});

test('bots go with the table: a share that is none, of somebody else, or missing leaves them where they are', async t => {
  const pens = await table(t, 'pppb', 'shares', 2);
  const bot = 3;
  await pens.lead(1);
  await pens.settle();
  const host = joint(pens, 1);
  const missing = () => host.bequests.map(([seat, from]) => [seat, ...from]);
  assert.deepEqual(missing(), [[bot, 2]]);
  const share = (await joint(pens, 2).bequeath(bot))!;
  // Wrong, in the name of another keeper, of one who keeps nothing, for no bot.
  await host.inherit(bot, 2, other);
  await host.inherit(bot, 1, share);
  await host.inherit(bot, 0, share);
  await host.inherit(2, 2, share);
  assert.deepEqual([missing(), host.holds(bot), cards(pens, 1, bot)], [[[bot, 2]], false, 0]);
  // Nobody else takes what is meant for the host.
  await joint(pens, 2).inherit(bot, 1, (await host.bequeath(bot))!);
  assert.deepEqual([joint(pens, 2).bequests, joint(pens, 2).holds(bot)], [[], false]);
  // Of a person nobody has anything.
  assert.equal(await joint(pens, 2).bequeath(0), null);
  await host.inherit(bot, 2, share);
  assert.deepEqual([missing(), host.holds(bot)], [[], true]);
  assert.ok(cards(pens, 1, bot) > 0);
});

test('bots go with the table: a host that was one before gives the root alone, and has it still when it leads again', async t => {
  const pens = await table(t, 'pppb', 'root', 2);
  const bot = 3;
  const held = cards(pens, 0, bot);
  assert.ok(held > 0);
  await pens.lead(1);
  await pens.settle();
  await pens.bequeath([0]);
  assert.equal(cards(pens, 1, bot), held);
  await pens.lead(2);
  await pens.settle();
  // Who inherited it gives it on.
  await pens.bequeath([1]);
  assert.equal(cards(pens, 2, bot), held);
  await pens.lead(0);
  await pens.settle();
  assert.deepEqual(joint(pens, 0).bequests, []);
  assert.equal(cards(pens, 0, bot), held);
  assert.ok(await pens.step());
});

test('bots go with the table: a page that is loaded anew asks again, also on what it has kept of its dealing', async t => {
  const pens = await table(t, 'pppb', 'anew', 2);
  const bot = 3;
  await pens.lead(1);
  await pens.settle();
  await pens.bequeath();
  const held = cards(pens, 1, bot);
  assert.ok(await pens.step());
  for (const seat of [0, 1]) {
    await pens.open(seat);
    await pens.settle();
  }
  assert.deepEqual([joint(pens, 0).holds(bot), joint(pens, 1).holds(bot)], [false, false]);
  assert.ok(held > 0 && joint(pens, 1).bequests.length === 1);
  await pens.bequeath([2]);
  assert.ok(joint(pens, 1).holds(bot));
  assert.ok((await pens.step()) && pens.agree());
});

test('bots go with the table: of two devices the other one is enough', async t => {
  const pens = await table(t, 'pbp', 'two', 2);
  assert.equal(cards(pens, 2, 1), 0);
  await pens.lead(2);
  await pens.settle();
  assert.deepEqual([joint(pens, 2).bequests, joint(pens, 2).holds(1)], [[], true]);
  for (let i = 0; i < 3; i++) assert.ok(await pens.step());
  assert.ok(pens.agree());
});

test('bots stay where they began at a table of the format before: nobody asks for them, and its first host plays them again', async t => {
  const pens = await Pens.of('pppb', 'format 3', game, {}, 3);
  t.after(() => pens.close());
  for (let i = 0; i < 2; i++) assert.ok(await pens.step());
  await pens.settle();
  const held = cards(pens, 0, 3);
  await pens.lead(1);
  await pens.settle();
  assert.deepEqual([joint(pens, 1).bequests, joint(pens, 1).holds(3)], [[], false]);
  assert.deepEqual([joint(pens, 0).holds(3), cards(pens, 0, 3)], [true, held]);
  assert.equal(await joint(pens, 2).bequeath(3), null);
  await pens.lead(0);
  assert.ok((await pens.step()) && pens.agree());
  const {texts} = pens.host.chain;
  assert.ok((await auditEntries(texts, async () => game, {aside: true})).good);
});
