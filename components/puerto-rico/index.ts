/** The painted board of Puerto Rico, as the shell of the table loads it. */

import {html} from 'lit';
import type {Problem} from '../../src/base/problem.ts';
import {
  type BoardWords,
  loadBoardWords,
  loadPrText,
  type PrText,
} from '../../src/games/puerto-rico/text/index.ts';
import type {PrEvent, PrView} from '../../src/games/puerto-rico/types.ts';
import {wordEvent} from '../../src/i18n/make-game-text.ts';
import type {TableView} from '../../src/table/seen/view-model.ts';
import type {Heading, Painter, Painting, Scene} from '../board/painter.ts';
import {resultWords} from '../board/result.ts';
import {nameOf} from '../board/seats.ts';
import '../kit/flag.ts';
import {aboutOf, pageOf} from './about.ts';
import './board.ts';
import {layOut, type MoreScreens, type PrTexts} from './model.ts';
import {motionsOf} from './motions.ts';
import {reportOf} from './report.ts';

// The shell opens this painter for tables of Puerto Rico only.
const viewOf = (table: TableView): PrView => table.board as PrView;

function heading(text: PrText, words: BoardWords, {table, size}: Scene): Heading {
  const view = viewOf(table);
  const round = text.round(view.round);
  if (view.role === null || view.chooser === null)
    return {picture: null, title: view.phase === 'over' ? text.phases.over : text.game, line: round};
  const name = nameOf({table})(view.chooser);
  const other = size === 'wide' ? words.choseIt(name) : name;
  const who = view.chooser === view.viewer ? words.youChose : other;
  return {
    picture: html`<rs-flag name=${view.role}></rs-flag>`,
    title: text.roles[view.role].name,
    line: `${who} · ${round}`,
  };
}

/** Why the game ends, in words; empty while nothing ends it. */
const endingOf = (text: PrText, table: TableView): string =>
  viewOf(table)
    .endFlags.map(flag => text.endings[flag])
    .join(', ');

/** All that the shell needs, with these words. */
export function paint(text: PrText, words: BoardWords, more: MoreScreens | null): Painting {
  const sentence: Painting['sentence'] = (event, table) => wordEvent(text, event, nameOf({table}));
  const texts: PrTexts = {text, words, sentence, more};
  return {
    game: text.game,
    heading: scene => heading(text, words, scene),
    supply: scene => html`<rs-pr-supply bar .model=${layOut(scene, texts)}></rs-pr-supply>`,
    board: scene => html`<rs-pr-board .scene=${scene} .texts=${texts}></rs-pr-board>`,
    sentence,
    handover: table => {
      const {round, phase, next} = viewOf(table);
      // Nobody takes the device while nothing is decided.
      const {[phase]: asks}: Partial<Record<PrView['phase'], (name: string) => string>> = text.waiting;
      return {moment: text.round(round), asks, next};
    },
    // Known by its type, hence one of this game's; others move nothing.
    motions: event => motionsOf(event as PrEvent),
    report: table => reportOf(text, table),
    lastRound: table => {
      const why = endingOf(text, table);
      return why !== '' && table.result === null ? text.finalRound(why) : null;
    },
    refusal: ({code, details}: Problem) => text.refusals[code]?.(details) ?? null,
    result: table => resultWords(text.result, table, endingOf(text, table), ['coffee', 'point', 'doubloon']),
    about: (topic, table) => aboutOf(text, words, topic, viewOf(table)),
    decided: table => pageOf(viewOf(table)),
  };
}

export const painter: Painter = {
  open: async (language, table) => {
    const expanded = table !== undefined && viewOf(table)?.more !== undefined;
    const [text, words, more] = await Promise.all([
      loadPrText(language, expanded),
      loadBoardWords(language),
      expanded ? import('./more/index.ts').then(({loadMoreScreens}) => loadMoreScreens(language)) : null,
    ]);
    return paint(text, words, more);
  },
};
