/** Bots and people that were asked something which nothing waits for: bots say what they think, people get a while. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Choice} from '../../src/engine/choice.ts';
import {game} from '../../src/games/catan/advised.ts';
import type {CatView} from '../../src/games/catan/types.ts';
import {OneDevice} from '../support/table/one-device.ts';

// A table of Catan shows the view of Catan.
const viewOf = (device: OneDevice) => device.view.board as CatView;
const act = async (device: OneDevice, action: {readonly type: string}) => {
  const {head} = device.session.ledger!;
  device.session.act({act: 'move', action});
  await device.until(() => device.session.ledger!.head > head && device.view.sending === null);
};
const of = (device: OneDevice, type: string): Choice | undefined =>
  device.view.choices.find(choice => choice.type === type);

/** Moves of the person, one after the other, as a beginner would make them, until `holds`. */
async function play(device: OneDevice, holds: () => boolean): Promise<void> {
  while (!holds()) {
    assert.ok(!device.over, 'it never came');
    const {choices, toAct, viewer} = device.view;
    if (toAct.includes(viewer!)) await act(device, game.suggest(viewOf(device), choices, device.rng));
    await device.until(() => holds() || device.over || device.view.toAct.includes(device.view.viewer!));
  }
}

test('an offer of a person is answered by every bot that it was made to', async () => {
  const device = await OneDevice.started(game, 4, 'offers', ['greedy', 'greedy', 'greedy']);
  const others = () => viewOf(device).players.filter(({seat}) => seat !== device.view.viewer);
  await play(device, () => of(device, 'offer') !== undefined && others().every(({cards}) => cards > 0));
  const {hand} = viewOf(device);
  const give = hand!.map(() => 0);
  const want = [...give];
  give[hand!.findIndex(count => count > 0)] = 1;
  want[hand!.findIndex((_, kind) => give[kind] === 0)] = 1;
  await act(device, {type: 'offer', to: others().map(({seat}) => seat), terms: {give, want}} as {
    type: string;
  });
  await device.until(() => others().every(({answer}) => answer !== 'none'));
  device.session.close();
});

test('a bot at turn listens to the person whom it has asked, and goes on when the answer is there', async () => {
  const device = await OneDevice.started(game, 3, 'listens', ['greedy', 'greedy']);
  device.patience = new Promise(() => undefined);
  const asked = () =>
    viewOf(device).offer !== null && viewOf(device).players[device.view.viewer!]!.answer === 'none';
  await play(device, asked);
  const {head} = device.session.ledger!;
  const {active} = viewOf(device);
  assert.notEqual(active, device.view.viewer);
  await act(device, of(device, 'decline') as {type: string});
  await device.until(() => device.session.ledger!.head > head + 1);
  device.session.close();
});
