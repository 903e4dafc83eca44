/** The painted board of New game, as the shell of the table loads it. */
import {html} from 'lit';
import {loadText} from '../../src/games/new-game/text/index.ts';
import {wordEvent} from '../../src/i18n/make-game-text.ts';
import type {Painter, Painting} from '../board/painter.ts';
import {resultWords} from '../board/result.ts';
import {nameOf} from '../board/seats.ts';
import './board.ts';

export const painter: Painter = {
  open: async language => {
    const text = await loadText(language);
    const {board: words, plain, help} = text;
    const sentence: Painting['sentence'] = (event, table) => wordEvent(text, event, nameOf({table}));
    return {
      game: text.game,
      heading: ({table, shell}) => ({
        picture: null,
        title: text.game,
        line: table.viewer !== null && table.toAct.includes(table.viewer) ? shell.yourTurn : '',
      }),
      supply: () => html``,
      board: scene =>
        html`<rs-new-game-board .scene=${scene} .text=${text} .sentence=${sentence}></rs-new-game-board>`,
      sentence,
      handover: () => ({moment: '', cards: 4}),
      report: () => null,
      lastRound: () => null,
      refusal: ({code}) =>
        Object.hasOwn(text.refusals, code) ? text.refusals[code as keyof typeof text.refusals]() : null,
      result: table =>
        resultWords({...words.result, parts: {...plain.names, total: words.total}}, table, null),
      about(topic) {
        if (!Object.hasOwn(help, topic)) return null;
        const {title, body, rules} = help[topic as keyof typeof help];
        return {title, symbol: '', body: [body], rules, page: topic};
      },
    };
  },
};
