/** The game together with its advice: for bots. Screens play without, and do not load it. */

import {react} from './hints/answer.ts';
import {reason} from './hints/reasons.ts';
import {suggest} from './hints.ts';
import {game as rules} from './index.ts';
import {reply} from './mind/deals.ts';
import {ponder} from './mind/ponder.ts';

/** Trade needs a thought: at random it is a nuisance. */
const chatter = ['offer', 'propose', 'withdraw', 'toBuild'];

export const game = {...rules, suggest, react, ponder, reply, reason, chatter};
