/** A card game at one device: curtain, sealed bids, parallel discards, save and resume, with nothing of the game in the house. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {AnyGame} from '../../../src/engine/game.ts';
import {type BazaarView, bazaar} from '../../support/games/bazaar.ts';
import {OneDevice} from '../../support/table/one-device.ts';

const game: AnyGame = bazaar;

/** Plays until somebody is to decide in a phase. */
async function reach(device: OneDevice, phase: BazaarView['phase']): Promise<void> {
  for (;;) {
    await device.waiting();
    assert.ok(!device.over, `no ${phase} came`);
    if ((device.view.board as BazaarView).phase === phase) return;
    await device.step();
  }
}

/** Whoever is to act takes the device. */
function takeDevice(device: OneDevice): void {
  const {curtain} = device.view;
  if (curtain !== null) device.session.act({act: 'openCurtain', seat: curtain});
}

const handOf = ({view}: OneDevice, seat: number) => (view.board as BazaarView).players[seat]!.hand;

test('three people at one device play to the end; each hand is seen by its owner alone', async () => {
  const device = await OneDevice.started(game, 3, 'three');
  for (let steps = 0; !device.over; steps++) {
    assert.ok(steps < 200);
    await device.waiting();
    const {curtain, viewer, board} = device.view;
    const {phase, players} = board as BazaarView;
    if (curtain !== null) assert.equal(viewer, null, 'nobody looks while the curtain hangs');
    if (phase === 'drop')
      for (const {seat, cards, hand} of players)
        assert.equal(hand.length, seat === viewer ? cards : 0, `seat ${seat} seen by ${viewer}`);
    await device.step();
  }
  device.session.close();
});

test('without a curtain the screen has the eyes of whoever decides, and the moves are theirs', async () => {
  const device = await OneDevice.started(game, 3, 'open');
  device.curtain = false;
  const seen = new Set<number | null>();
  while (!device.over) {
    await device.waiting();
    const {curtain, viewer, toAct} = device.view;
    assert.equal(curtain, null);
    if (!device.over) assert.ok(toAct.includes(viewer ?? -1), `seat ${viewer} looks, ${toAct} decide`);
    seen.add(viewer);
    await device.step();
  }
  assert.deepEqual([...seen].sort(), [0, 1, 2]);
  device.session.close();
});

test('a curtain that is drawn again hangs before the next person', async () => {
  const device = await OneDevice.started(game, 2, 'again');
  device.curtain = false;
  await device.step();
  await device.waiting();
  const {viewer} = device.view;
  device.curtain = true;
  assert.equal(device.view.curtain, viewer);
  assert.equal(device.view.viewer, null);
  device.session.close();
});

test('a table that is opened again at any entry stands where it was, and its people know the same cards', async () => {
  const device = await OneDevice.started(game, 2, 'resume');
  while (!device.over) {
    await device.waiting();
    const known = () => {
      const {dealer, replay} = device.session.ledger!;
      return {digest: replay.digest, faces: [0, 1].map(seat => [...dealer.faces(seat)])};
    };
    const before = known();
    await device.open();
    await device.waiting();
    assert.deepEqual(known(), before);
    await device.step();
  }
  device.session.close();
});

test('bots hold hands of their own and seal bids; a person plays among them to the end', async () => {
  const device = await OneDevice.started(game, 4, 'bots', ['random', 'greedy', 'random']);
  while (!device.over) await device.step();
  const kinds = new Set(device.session.ledger!.chain.entries.map(({kind}) => kind));
  assert.deepEqual([...kinds].sort(), ['action', 'answer', 'header', 'seal']);
  device.session.close();
});

test('a bid that is sealed is told to nobody before all are, and cannot be taken back', async () => {
  const device = await OneDevice.started(game, 2, 'sealed');
  await reach(device, 'bid');
  await device.step();
  const {chain, replay} = device.session.ledger!;
  const sealed = chain.entries.at(-1)!;
  assert.equal(sealed.kind, 'seal');
  assert.deepEqual(Object.keys(sealed.payload), ['commitment']);
  assert.equal(replay.takeBackOptions(sealed.seat!) instanceof Error, true);
  device.session.close();
});

test('when two drop at the same time, the second does not answer another question', async () => {
  const device = await OneDevice.started(game, 3, 'parallel');
  await device.waiting();
  const {replay} = device.session.ledger!;
  const decisions = [0, 1, 2].map(seat => replay.decisionOf(seat));
  const first = device.view.curtain!;
  await device.step();
  const after = [0, 1, 2].map(seat => replay.decisionOf(seat));
  for (const seat of [0, 1, 2])
    assert.equal(after[seat] === decisions[seat], seat !== first, `the decision of seat ${seat}`);
  device.session.close();
});

test('a full disk at a draw stands the table still and says so; with room again the next look goes on', async () => {
  const device = await OneDevice.started(game, 2, 'full');
  await reach(device, 'call');
  takeDevice(device);
  // Room for the call, none for the answer to it.
  device.room = device.stored.length + 1;
  device.session.act({act: 'move', action: {type: 'call', suit: 1} as {type: string}});
  await device.until(() => device.view.trouble?.code === 'saves/full');
  assert.equal(device.stored.length, device.room);
  device.room = Number.POSITIVE_INFINITY;
  device.session.act({act: 'syncNow'});
  await device.until(() => device.view.trouble === null);
  while (!device.over) await device.step();
  device.session.close();
});

test('an action that shows another card than it says is refused, and changes nothing', async () => {
  const device = await OneDevice.started(game, 2, 'lie');
  await reach(device, 'trade');
  takeDevice(device);
  const {replay} = device.session.ledger!;
  const active = device.view.viewer!;
  const other = 1 - active;
  const offer = {type: 'offer', deal: {give: [1, 0, 0, 0, 0], want: [0, 1, 0, 0, 0]}} as {type: string};
  device.session.act({act: 'move', action: offer});
  await device.until(() => replay.state.offer !== null && device.view.sending === null);
  device.session.act({act: 'openCurtain', seat: other});
  const held = replay.state.hands[other] as number[];
  const faces = device.session.ledger!.dealer.faces(other);
  const lie = held.find(card => faces.get(card)! % 4 !== 0)!;
  const {digest} = replay;
  device.session.act({act: 'move', action: {type: 'accept', card: lie, face: 0} as {type: string}});
  await device.until(() => device.view.refusal !== null);
  assert.equal(device.view.refusal?.code, 'engine/bad-opening');
  assert.equal(replay.digest, digest);
  assert.deepEqual(device.view.viewer, other, 'who may answer keeps the device');
  assert.equal(handOf(device, other).length, held.length);
  device.session.close();
});
