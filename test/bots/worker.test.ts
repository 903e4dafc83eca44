import assert from 'node:assert/strict';
import {test} from 'node:test';
import {seededRng} from '../../src/base/rng.ts';
import {chooseAction} from '../../src/bots/index.ts';
import type {Asked, BotReply, BotRequest} from '../../src/bots/port.ts';
import {NO_FACES} from '../../src/engine/ask.ts';
import {defaultOptions} from '../../src/engine/options.ts';
import {game} from '../../src/games/puerto-rico/advised.ts';
import {drawWith} from '../support/games/draw.ts';
import {Walk} from './walk.ts';

/** The globals of a worker, so that its entry runs here. */
async function openWorker() {
  let listener: ((event: {data: BotRequest}) => Promise<void>) | undefined;
  let reply: BotReply | undefined;
  Object.assign(globalThis, {
    addEventListener: (_type: string, added: typeof listener) => {
      listener = added;
    },
    postMessage: (message: BotReply) => {
      reply = message;
    },
  });
  await import('../../src/bots/worker.ts');
  const tell = (request: BotRequest) => listener!({data: structuredClone(request)});
  const ask = async (request: Asked): Promise<BotReply> => {
    await tell(request);
    return reply!;
  };
  return {tell, ask};
}

const {tell, ask} = await openWorker();

function firstDecision() {
  let state = game.setup(defaultOptions(game.options), 3);
  for (let open = game.ask(state); open; open = game.ask(state))
    state = game.answer(state, drawWith(open, seededRng(7)));
  return {state, seat: game.toAct(state)[0]!};
}

test('the worker opens the game and answers as the bot does in place', async () => {
  const {state, seat} = firstDecision();
  const reply = await ask({id: 5, kind: 'greedy', game: 'puerto-rico', state, seat, faces: [], seed: 'abc'});
  assert.deepEqual(reply, {
    id: 5,
    action: chooseAction('greedy', game, state, seat, NO_FACES, seededRng('abc')),
  });
});

const strong = (id: number, seed: string, walk: Walk) => {
  const {state, seat, faces, trace} = walk.known(walk.toAct!);
  return {id, kind: 'strong' as const, game: 'puerto-rico', state, seat, faces: [...faces], seed, trace};
};

test('it answers a question while it thinks ahead, and ends when the table is left', {
  timeout: 60_000,
}, async () => {
  const walk = new Walk(game, 3, 'worker', {}, firstDecision().state);
  const {seat: asked} = strong(0, '', walk);
  const others = strong(8, 'ahead', walk);
  const {id: _, ...prospect} = {...others, kind: 'ahead' as const, seat: (asked + 1) % 3};
  await tell(prospect);
  walk.play(asked, walk.random(asked));
  const reply = await ask(strong(9, 'asked', walk));
  assert.ok('action' in reply && reply.id === 9);
  assert.equal(game.check(walk.state as never, walk.toAct!, reply.action as never), null);
  await tell({kind: 'forget'});
});

test('the worker says what went wrong', async () => {
  const {state, seat} = firstDecision();
  const unknown = await ask({id: 6, kind: 'random', game: 'go', state, seat, faces: [], seed: ''});
  assert.deepEqual(unknown, {id: 6, error: 'unknown game go'});
  const reply = await ask({
    id: 7,
    kind: 'random',
    game: 'puerto-rico',
    state,
    seat: (seat + 1) % 3,
    faces: [],
    seed: '',
  });
  assert.ok('error' in reply && reply.id === 7);
});
