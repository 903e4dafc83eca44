/** The page's end of the thread that deals. */
import {asking, type Thread} from '../../base/thread.ts';
import type {Dealing, DealingAnswer, OpenRequest} from './port.ts';
import type {DealingQuestion, ThreadAnswer} from './worker.ts';

/** @param start opens the thread: `() => new Worker('dealing.js', {type: 'module'})` */
export async function dealAside(start: () => Thread, request: OpenRequest): Promise<Dealing> {
  const {ask, close} = asking<DealingQuestion, ThreadAnswer>(start());
  await ask({open: request});
  return {
    // Only the opening is answered by nothing.
    ask: async call => (await ask({call})).answer as DealingAnswer,
    close: () => close('the table was left'),
  };
}
