/** The thread of the bots: opens the game on demand, answers one question after another, and thinks ahead between them. */
import {seededRng} from '../base/rng.ts';
import type {AnyGame} from '../engine/game.ts';
import {loadAdvised} from '../games/index.ts';
import {advise} from './advise.ts';
import {HINTING, THINKING, timed} from './budget.ts';
import {Foresight} from './foresight.ts';
import {chooseAction, chooseReaction} from './index.ts';
import type {Asked, BotReply, BotRequest, HintQuestion} from './port.ts';

const clock = (): number => performance.now();

/** Lets a message in: resolves after those that have come meanwhile. */
const breath = (): Promise<void> =>
  new Promise(resolve => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

const foresight = new Foresight(clock, breath);

async function opened(id: string): Promise<AnyGame> {
  const game = await loadAdvised(id);
  if (!game) throw new Error(`unknown game ${id}`);
  return game;
}

const known = ({state, seat, faces}: HintQuestion) => ({state, seat, faces: new Map(faces)});

async function answer(request: Asked): Promise<BotReply> {
  const {id, seed} = request;
  try {
    const game = await opened(request.game);
    const {state, seat, faces} = known(request);
    const mind = [game, state, seat, faces, seededRng(seed)] as const;
    if (request.kind === 'hint') return {id, hints: advise(...mind, timed(HINTING, clock))};
    const {kind, invited, trace} = request;
    if (invited) return {id, action: chooseReaction(kind, ...mind)};
    const action =
      kind === 'strong' && trace
        ? foresight.choose(game, {state, seat, faces, trace}, seededRng(seed))
        : null;
    return {id, action: action ?? chooseAction(kind, ...mind, timed(THINKING, clock))};
  } catch (error) {
    return {id, error: error instanceof Error ? error.message : String(error)};
  }
}

async function hear(request: BotRequest): Promise<void> {
  if ('id' in request) postMessage(await answer(request));
  else if (request.kind === 'rest') foresight.rest();
  else if (request.kind === 'forget') foresight.forget();
  else {
    const game = await opened(request.game).catch(() => null);
    // What cannot be opened will be asked about, and then heard of.
    if (game) foresight.regard(game, {...known(request), trace: request.trace}, seededRng(request.seed));
  }
}

let heard = Promise.resolve();
addEventListener('message', ({data}: MessageEvent<BotRequest>) => {
  heard = heard.then(() => hear(data));
  return heard;
});
