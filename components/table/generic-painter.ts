/** The painter of every game that has none of its own: the generic board, with the words that the game brings anyway. */
import {html} from 'lit';
import {loadGameText} from '../../src/games/words.ts';
import type {GameText, HelpPage} from '../../src/i18n/game-text.ts';
import type {Language} from '../../src/i18n/language.ts';
import type {Painter, Painting, Scene} from '../board/painter.ts';
import {resultWords} from '../board/result.ts';
import {nameOf} from '../board/seats.ts';
import './generic-board.ts';
import {shownLast} from './generic-middle.ts';
import {GENERIC_WORDS, type GenericWords, tongueOf} from './generic-words.ts';

export const genericPainter: Painter = {
  open: async (language, table) => {
    const text = table ? await loadGameText(table.game, language) : null;
    return paintPlain(text, language, table?.game ?? '');
  },
};

/** @param text null for a game that has no words; id: it is called so then */
export function paintPlain(text: GameText | null, language: Language, id: string): Painting {
  const words = GENERIC_WORDS[language];
  const tongue = tongueOf(language, text?.plain?.names);
  const pages = new Map<string, HelpPage>(
    text?.help.flatMap(chapter => chapter.pages).map(page => [page.id, page]),
  );
  const game = text?.name ?? tongue.named(id);
  const sentence: Painting['sentence'] = (event, table) => text?.event(event, nameOf({table})) ?? '';
  return {
    game,
    heading: scene => ({picture: null, title: game, line: lineOf(words, scene)}),
    supply: () => html``,
    board: scene =>
      html`<rs-generic-board
        .scene=${scene}
        .plain=${text?.plain ?? null}
        .sentence=${sentence}
        language=${language}
      ></rs-generic-board>`,
    sentence,
    handover: () => ({moment: ''}),
    stands: ({board}) => shownLast(board) !== null,
    report: () => null,
    lastRound: () => null,
    refusal: ({code, details}) => text?.refusals[code]?.(details) ?? null,
    result: table => ({
      ...resultWords(words.result, table, null),
      // Sources of points are ids like all others.
      part: tongue.named,
      // Where nothing breaks a tie there is no row of zeros.
      ...(table.result?.scores.every(({tieBreak}) => tieBreak === 0) && {tieBreakColumn: ''}),
    }),
    about: topic => {
      const page = pages.get(topic);
      return page
        ? {title: page.title, symbol: page.symbol, body: [page.body], rules: page.rules, page: page.id}
        : null;
    },
  };
}

/** While something is told nobody moves: then it says what is seen. */
const lineOf = (words: GenericWords, scene: Scene): string =>
  scene.staged === null ? turnOf(scene) : shownLast(scene.table.board) ? words.opened : '';

/** Whose move it is; empty while nobody decides. */
function turnOf({table, shell}: Scene): string {
  const {toAct, viewer} = table;
  if (viewer !== null && toAct.includes(viewer)) return shell.yourTurn;
  return toAct.length === 0 ? '' : shell.waitingFor(toAct.map(nameOf({table})));
}
