/** What bots are told of how a position came about: the last public entries of the log. */
import type {Happened, Trace} from '../../bots/trace.ts';
import type {Answer} from '../../engine/ask.ts';
import type {Folded} from '../../engine/fact.ts';
import type {Action} from '../../engine/game.ts';
import type {Ledger} from './ledger.ts';

/** Further back than a bot has thought ahead. */
const MOST = 64;

export function traceOf({chain, replay}: Pick<Ledger, 'chain' | 'replay'>): Trace {
  const steps: Happened[] = [];
  let from = replay.head;
  for (; from > 0 && steps.length < MOST; from--) {
    const happened = happenedIn(replay.items[from]!);
    if (!happened) break;
    steps.unshift(...happened);
  }
  return {table: chain.gameId, at: replay.head, from, steps};
}

/** @returns null for what leads to no position by steps that all saw: a sealed choice, its disclosure, a take-back */
function happenedIn({n, kind, seat, payload, asks, position}: Folded): Happened[] | null {
  if (position === 'same') return [];
  if (position !== 'step' || asks.some(ask => ask.kind === 'disclose')) return null;
  // The fold has found that these are what they say.
  if (kind === 'action' && seat !== null) return [{n, seat, action: payload as Action}];
  if (kind === 'answer') return [{n, answer: payload as Answer}];
  if (kind === 'dealt') return (payload as {answers: readonly Answer[]}).answers.map(answer => ({n, answer}));
  return null;
}
