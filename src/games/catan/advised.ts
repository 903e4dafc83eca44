/** The game together with its advice: for bots. Screens play without, and do not load it. */

import {react} from './hints/answer.ts';
import {suggest} from './hints.ts';
import {game as rules} from './index.ts';

export const game = {...rules, suggest, react};
