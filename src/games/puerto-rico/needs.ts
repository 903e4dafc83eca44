/** What a table needs of the game: asked before any of it is loaded. */
import type {Options} from '../../engine/game.ts';
import {moreRulesOf} from './expansions/rules.ts';

/** Whether rules and words of the expansions are needed. @param options of the table; without them all there is */
export const needsMore = (options: Options | undefined): boolean =>
  options === undefined || moreRulesOf(options) !== null;
