import assert from 'node:assert/strict';
import {test} from 'node:test';
import {seededRng} from '../../src/base/rng.ts';
import {chooseAction} from '../../src/bots/index.ts';
import type {BotReply, BotRequest} from '../../src/bots/port.ts';
import {NO_FACES} from '../../src/engine/ask.ts';
import {defaultOptions} from '../../src/engine/options.ts';
import {game} from '../../src/games/puerto-rico/advised.ts';
import {drawWith} from '../support/draw.ts';

/** The globals of a worker, so that its entry runs here. */
async function openWorker(): Promise<(request: BotRequest) => Promise<BotReply>> {
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
  return async request => {
    await listener!({data: structuredClone(request)});
    return reply!;
  };
}

const ask = await openWorker();

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
