/** The game together with its advice: for bots. Screens play without, and do not load it. */
import {quick} from './hints/advise.ts';
import {reason} from './hints/reasons.ts';
import {suggest} from './hints.ts';
import {game as rules} from './index.ts';

export const game = {...rules, suggest, quick, reason};
