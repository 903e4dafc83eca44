/** Dealing on the thread that asks: what the worker runs, and what tests run without one. */
import {BadMessage} from '../../../base/bad-message.ts';
import type {AnyGame} from '../../../engine/game.ts';
import {IllegalAction} from '../../../engine/illegal.ts';
import {type Blame, FairnessBreach} from '../../../fair/index.ts';
import {JointCore} from './core.ts';
import type {Dealing, DealingAnswer, DealingCall, OpenRequest, PlacedEntry} from './port.ts';

/** More than any game's state takes. */
const MOST_BYTES = 4 * 1024 * 1024;

export function dealInPlace(game: AnyGame, request: OpenRequest): Dealing {
  /** Those that the log has already. */
  const entries: PlacedEntry[] = [];
  let core: JointCore | null = null;
  return {
    async ask(call) {
      if (!core && call.call === 'entry') {
        entries.push(call.entry);
        return NOTHING;
      }
      try {
        core ??= awake(game, request, entries);
      } catch (error) {
        return {...NOTHING, refused: refusalOf(error)};
      }
      return answer(core, call);
    },
    close: () => undefined,
  };
}

/** Nothing is said before the log of this device is here as a whole. */
export const NOTHING: DealingAnswer = {
  news: {
    snapshot: null,
    guard: null,
    choices: null,
    send: [],
    blames: [],
    proposal: null,
    owed: [],
    status: null,
    faces: [],
    lost: [],
    bots: [],
    bequests: [],
    pledge: null,
    redraws: [],
    asksAgain: null,
  },
  shown: null,
  refused: null,
};

/**
 * Dealing goes on after a reload. The log of this device is taken in as a whole first: up to the snapshot it is folded
 * without a look at the proofs, which this device had looked at when it made the snapshot. One that is damaged, of another
 * log, or ahead of this one is thrown away, and the whole log followed.
 * @throws IllegalAction, BadMessage: the log must not be followed
 */
function awake(game: AnyGame, request: OpenRequest, entries: readonly PlacedEntry[]): JointCore {
  const {snapshot} = request;
  const stands =
    snapshot && snapshot.bytes.length <= MOST_BYTES && entries[snapshot.n - 1]?.hash === snapshot.hash;
  if (stands) {
    try {
      return new JointCore(game, request, entries, snapshot);
    } catch (error) {
      if (!(error instanceof BadMessage)) throw error;
    }
  }
  return new JointCore(game, request, entries);
}

function answer(core: JointCore, call: DealingCall): DealingAnswer {
  let shown: Uint8Array | null = null;
  let refused: DealingAnswer['refused'] = null;
  const blames: Blame[] = [];
  try {
    if (call.call === 'entry') core.entry(call.entry);
    else if (call.call === 'admit') core.admit(call.entry);
    else if (call.call === 'choose') core.choose(call.seat, call.action);
    else if (call.call === 'attach') shown = core.attach(call.seat, call.handles);
    else if (call.call === 'leave') shown = core.leave();
    else if (call.call === 'elect') shown = core.elect(call.term, call.n, call.hash, call.without);
    else if (call.call === 'bequeath') shown = core.bequeath(call.seat);
    else if (call.call === 'inherit') core.bequeathed(call.seat, call.from, call.bytes);
    else if (call.call === 'close') core.close(call.term);
    else if (call.call === 'agree') core.agree(call.seat);
    else if (call.call === 'nudge') core.nudge();
    else {
      const code = core.receive(call.message);
      if (code !== null) refused = {code, details: {}};
    }
  } catch (error) {
    refused = refusalOf(error);
    // The log has found the host's seal on the one, its author's signature on the other.
    if (call.call === 'entry') blames.push(...core.convictedBy(error, call.entry));
    else if (call.call === 'admit' && error instanceof FairnessBreach) blames.push(error.blame);
  }
  const news = core.news();
  return {news: {...news, blames: [...news.blames, ...blames]}, shown, refused};
}

/** @throws the error itself when it is a bug of ours */
function refusalOf(error: unknown): DealingAnswer['refused'] {
  if (!(error instanceof BadMessage) && !(error instanceof IllegalAction)) throw error;
  const {code, details} = error;
  const seat = error instanceof IllegalAction && error.seat !== null ? {seat: error.seat} : {};
  return {code, details: {...details, ...seat}};
}
