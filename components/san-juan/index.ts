/** The painted board of San Juan, as the shell of the table loads it. */

import {html} from 'lit';
import type {Problem} from '../../src/base/problem.ts';
import {
  type BoardWords,
  loadBoardWords,
  loadSjText,
  type SjText,
} from '../../src/games/san-juan/text/index.ts';
import type {SjEvent, SjView} from '../../src/games/san-juan/types.ts';
import {wordEvent} from '../../src/i18n/make-game-text.ts';
import type {TableView} from '../../src/table/seen/view-model.ts';
import type {Heading, Painter, Painting, Scene} from '../board/painter.ts';
import {resultWords} from '../board/result.ts';
import {mark, nameOf} from '../board/seats.ts';
import '../kit/flag.ts';
import {aboutOf, pageOf} from './about.ts';
import './board.ts';
import type {SjTexts} from './model.ts';
import {motionsOf} from './motions.ts';
import {reportOf} from './report.ts';

// The shell opens this painter for tables of San Juan only.
const viewOf = (table: TableView): SjView => table.board as SjView;

/** Phases in which the hand is read, card by card or as what a role is chosen for. */
const ABOUT_CARDS: ReadonlySet<SjView['phase']> = new Set([
  'draft',
  'chapel',
  'handLimit',
  'pick',
  'builder',
  'councillor',
  'keep',
  'take',
]);

/** Somebody has the last building of a city. */
function isFull(table: TableView): boolean {
  const {players, full} = viewOf(table);
  return players.some(({city}) => city.length >= full.city);
}

function heading(text: SjText, words: BoardWords, {table, size}: Scene): Heading {
  const view = viewOf(table);
  const round = text.round(view.round);
  if (view.role === null || view.chooser === null) {
    const quiet = view.phase === 'pick' || view.phase === 'setup';
    return {picture: null, title: quiet ? text.game : text.phases[view.phase], line: round};
  }
  const name = nameOf({table})(view.chooser);
  const other = size === 'wide' ? words.choseIt(name) : name;
  const who = view.chooser === view.viewer ? words.youChose : other;
  return {
    picture: html`<rs-flag name="sj-${view.role}"></rs-flag>`,
    title: text.roles[view.role].name,
    line: `${who} · ${round}`,
  };
}

/** The fullest city, which is what ends the game. */
function supply(words: BoardWords, table: TableView) {
  const {players, full} = viewOf(table);
  const [first] = [...players].sort((a, b) => b.city.length - a.city.length);
  if (!first) return html``;
  const {length} = first.city;
  // One square a building, as on every other twelve-bar of this board.
  const square = (i: number) => `M${i * 9 + 1} 1.5h5.5v9h-5.5Z`;
  const squares = Array.from({length: full.city}, (_, i) => i);
  return html`<span
    class="nearing l-row ${length > full.city - 2 ? 'close' : ''}"
    role="meter"
    aria-label=${words.fullestCity}
    aria-valuemin="0"
    aria-valuemax=${full.city}
    aria-valuenow=${length}
    aria-valuetext=${words.ofTwelve(length)}
    >${mark({table}, first.seat, 20)}<span aria-hidden="true">${words.fullestCity}</span
    ><svg viewBox="0 0 108 12" width="108" height="12" fill="none" stroke="currentColor" stroke-width="1.3" aria-hidden="true">
      <path fill="currentColor" d=${squares.slice(0, length).map(square).join('')} /><path
        d=${squares.slice(length).map(square).join('')}
      /></svg
    ><b aria-hidden="true">${words.ofTwelve(length)}</b></span
  >`;
}

/** All that the shell needs, with these words. */
export function paint(text: SjText, words: BoardWords): Painting {
  const sentence: Painting['sentence'] = (event, table) => wordEvent(text, event, nameOf({table}));
  const texts: SjTexts = {text, words, sentence};
  return {
    game: text.game,
    heading: scene => heading(text, words, scene),
    supply: ({table}) => supply(words, table),
    board: scene => html`<rs-sj-board .scene=${scene} .texts=${texts}></rs-sj-board>`,
    sentence,
    handover: (table, seat) => {
      const {round, phase, next, players} = viewOf(table);
      // Nobody takes the device while nothing is decided.
      const {[phase]: asks}: Partial<Record<SjView['phase'], (name: string) => string>> = text.waiting;
      return {moment: text.round(round), asks, next, cards: players[seat]!.cards};
    },
    // Known by its type, hence one of this game's; others move nothing.
    motions: event => motionsOf(event as SjEvent),
    report: table => reportOf(text, words, table),
    needsHeight: table => {
      const {phase, viewer} = viewOf(table);
      return viewer !== null && table.choices.length > 0 && ABOUT_CARDS.has(phase);
    },
    lastRound: table => {
      return isFull(table) && table.result === null ? text.lastPhase : null;
    },
    refusal: ({code, details}: Problem) => text.refusals[code]?.(details) ?? null,
    result: table =>
      resultWords(text.result, table, text.endings[isFull(table) ? 'city' : 'cards'], [
        'sj-statue',
        'sj-palace',
        'sj-point',
      ]),
    about: (topic, table) => aboutOf(text, words, topic, viewOf(table)),
    decided: table => pageOf(viewOf(table)),
  };
}

export const painter: Painter = {
  open: async language => {
    const [text, words] = await Promise.all([loadSjText(language), loadBoardWords(language)]);
    return paint(text, words);
  },
};
