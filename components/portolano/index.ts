/** The painted board of Portolano, as the shell of the table loads it. */

import {html} from 'lit';
import {
  type BoardWords,
  loadBoardWords,
  loadPortText,
  type PortText,
} from '../../src/games/portolano/text/index.ts';
import type {PortView} from '../../src/games/portolano/view.ts';
import {wordEvent} from '../../src/i18n/make-game-text.ts';
import type {TableView} from '../../src/table/seen/view-model.ts';
import type {Heading, Painter, Painting, Scene} from '../board/painter.ts';
import {changes, resultWords} from '../board/result.ts';
import {nameOf} from '../board/seats.ts';
import '../kit/flag.ts';
import {aboutOf, pageOf} from './about.ts';
import {flagOf} from './board.ts';
import {type PortTexts, placeName} from './model.ts';
import './supply.ts';

// The shell opens this painter for tables of Portolano only.
const viewOf = (table: TableView): PortView => table.board as PortView;
const ROSE = ['north', 'east', 'south', 'west'] as const;

function heading({text, words}: PortTexts, {table, size}: Scene, retelling: boolean): Heading {
  const view = viewOf(table);
  const mine = view.active !== null && view.active === view.viewer;
  const named = words.titles[view.phase];
  const asked = () => {
    if (view.phase === 'cards') return words.titles.plan;
    if (view.active === null) return named ?? text.game;
    if (!mine) return words.titles.turnOf(nameOf({table})(view.active));
    // What a first round has never again is named.
    return (view.round === 0 && named) || words.titles.yourTurn;
  };
  const title = retelling ? words.film.happened : asked();
  const blows = size === 'phone' ? words.blowsTight : words.blowsShort;
  const wind = view.round > 0 && view.phase !== 'over' ? ` · ${blows[view.wind]}` : '';
  // Where there is little room the banner alone says that it is the last one.
  const last = size === 'wide' ? view.lastRound : 0;
  const picture =
    view.round > 0 && view.phase === 'cards' && !retelling
      ? html`<rs-symbol name="port-rose-${ROSE[view.wind]}" style="--rs-symbol-size:min(2.6rem,44px)"></rs-symbol>`
      : html`<rs-flag name=${flagOf(view.phase)}></rs-flag>`;
  return {picture, title, line: `${words.round(view.round, last)}${wind}`};
}

/** All that the shell needs, with these words. */
export function paint(text: PortText, words: BoardWords): Painting {
  const sentence: Painting['sentence'] = (event, table) =>
    wordEvent(text, event, nameOf({table}), (cell: number) => placeName(cell, viewOf(table).side));
  const texts: PortTexts = {text, words, sentence};
  return {
    game: text.game,
    heading: (scene, retelling) => heading(texts, scene, retelling),
    supply: ({table}) =>
      html`<rs-port-supply class="deep" .view=${viewOf(table)} .text=${text} .words=${words}></rs-port-supply>`,
    board: scene => html`<rs-port-board .scene=${scene} .texts=${texts}></rs-port-board>`,
    sentence,
    handover: table => {
      const {round, phase} = viewOf(table);
      return {moment: words.round(round, 0), asks: words.waiting[phase]};
    },
    report: () => null,
    retells: true,
    lastRound: table => {
      const {lastRound, round} = viewOf(table);
      return lastRound > 0 && table.result === null ? words.lastRound(lastRound, round) : null;
    },
    refusal: ({code}) =>
      // Known by its code, hence one of this game's.
      Object.hasOwn(text.refusals, code) ? text.refusals[code as keyof typeof text.refusals]() : null,
    result: table =>
      resultWords({...words.result, ...changes(words.result)}, table, words.ending, [
        'port-cannon',
        'port-chest',
        'port-coin',
      ]),
    about: (topic, table) => aboutOf(texts, topic, viewOf(table)),
    decided: table => pageOf(viewOf(table)),
  };
}

export const painter: Painter = {
  open: async language => {
    const [text, words] = await Promise.all([loadPortText(language), loadBoardWords(language)]);
    return paint(text, words);
  },
};
