/** The game together with its advice: for bots. Screens play without, and do not load it. */

import {game as rules} from './full.ts';
import {reason} from './hints/reasons.ts';
import {suggest} from './hints.ts';
import {quick} from './quick.ts';

export const game = {...rules, suggest, quick, reason};
