/** Bots that think while others decide: what they are told, and when. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {BotKind} from '../../src/bots/kinds.ts';
import {Mind, type Position} from '../../src/bots/mind.ts';
import type {HintQuestion, Prospect} from '../../src/bots/port.ts';
import type {Trace} from '../../src/bots/trace.ts';
import type {AnyGame} from '../../src/engine/game.ts';
import {game} from '../../src/games/puerto-rico/advised.ts';
import {game as sanJuan} from '../../src/games/san-juan/advised.ts';
import {OneDevice} from '../support/table/one-device.ts';

/** One person against bots that may think ahead. */
async function against(of: AnyGame, bots: readonly BotKind[], seed: string) {
  const prospects: Prospect[] = [];
  let may = true;
  let forgotten = 0;
  const device = await OneDevice.started(of, bots.length + 1, seed, bots, {
    ahead: prospect => {
      if (may) prospects.push(structuredClone(prospect));
      return may;
    },
    forget: () => void forgotten++,
  });
  const mine = () => device.view.viewer !== null && device.view.toAct.includes(device.view.viewer);
  const move = async () => {
    await device.until(() => mine() && device.view.sending === null);
    const {head} = device.session.ledger!;
    const {replay, dealer} = device.session.ledger!;
    const seat = device.view.viewer!;
    const faces = dealer.faces(seat);
    const choices = replay.game.choices(replay.state, seat, faces);
    const action = of.suggest!(of.view(replay.state, seat, faces), choices, device.rng);
    device.session.act({act: 'move', action});
    await device.until(() => device.session.ledger!.head > head && device.view.sending === null);
    await device.until(() => mine() || device.over);
  };
  /** It is the person's turn, and the bot that thinks about it is told. */
  const told = async () => {
    await device.until(mine);
    while (prospects.at(-1)?.trace.at !== device.session.ledger!.head)
      await new Promise(resolve => setImmediate(resolve));
    return prospects.at(-1)!;
  };
  await device.until(mine);
  const allow = (allowed: boolean) => {
    may = allowed;
  };
  return {device, prospects, told, move, allow, forgotten: () => forgotten};
}

const position = ({state, seat, faces, trace}: HintQuestion & {readonly trace?: Trace}): Position => ({
  ...{state, seat, faces: new Map(faces)},
  trace: trace!,
});

test('while a person decides, the strong bot that comes next is told the position, once', async () => {
  const {device, prospects, told} = await against(game, ['greedy', 'strong', 'strong'], 'told');
  const last = await told();
  const {viewer} = device.view;
  const {head} = device.session.ledger!;
  const strong = [0, 1, 2, 3].filter(seat => device.session.ledger!.chain.book.botOf(seat) === 'strong');
  const next = [1, 2, 3].map(i => (viewer! + i) % 4).find(seat => strong.includes(seat));
  assert.deepEqual([last.trace.at, last.seat], [head, next]);
  const before = prospects.length;
  void device.session.act({act: 'syncNow'});
  await device.session.act({act: 'hint'});
  assert.equal(prospects.length, before);
  device.session.close();
});

test('the next position of a strong bot follows from the one it was told, and comes with its trace', async () => {
  const {device, told, move} = await against(game, ['strong', 'strong'], 'follows');
  let followed = 0;
  for (let i = 0; i < 4; i++) {
    const prospect = await told();
    const before = device.questions.length;
    await move();
    const next = device.questions.slice(before).find(({kind}) => kind === 'strong');
    if (!next) continue;
    assert.ok(new Mind(game, position(prospect), () => 0).follow(position(next)));
    followed++;
  }
  assert.ok(followed > 0);
  device.session.close();
});

test('a position that nobody may think ahead of now is told again later', async () => {
  const {device, prospects, move, allow} = await against(game, ['strong', 'greedy'], 'later');
  allow(false);
  const before = prospects.length;
  await move();
  assert.equal(prospects.length, before);
  allow(true);
  void device.session.act({act: 'syncNow'});
  while (prospects.length === before) await new Promise(resolve => setImmediate(resolve));
  device.session.close();
});

test('no bot is told more than its own seat knows, of tables with hidden hands as well', async () => {
  const {device, prospects, told, move} = await against(sanJuan, ['strong', 'greedy', 'strong'], 'hands');
  for (let i = 0; i < 3; i++) {
    await told();
    await move();
  }
  const {dealer} = device.session.ledger!;
  const others = (seat: number) =>
    [0, 1, 2, 3].filter(other => other !== seat).flatMap(other => [...dealer.faces(other).keys()]);
  let known = 0;
  for (const {seat, faces, trace} of [...prospects, ...device.questions]) {
    const own = dealer.faces(seat);
    for (const [handle, face] of faces) assert.equal(own.get(handle), face);
    known += faces.length;
    assert.ok(others(seat).some(handle => !own.has(handle)));
    for (const step of trace?.steps ?? []) assert.ok('answer' in step || step.action.type);
  }
  assert.ok(known > 0);
  device.session.close();
});

test('a table without a strong bot thinks of nothing; one that was left forgets', async () => {
  const {device, prospects, move, forgotten} = await against(game, ['greedy', 'random'], 'weak');
  await move();
  assert.equal(prospects.length, 0);
  device.session.close();
  assert.equal(forgotten(), 1);
});
