/** The painted board of Catan, as the shell of the table loads it. */
import {html} from 'lit';
import {type BoardWords, loadBoardWords} from '../../src/games/catan/text/board/index.ts';
import {type CatText, loadCatText, wordEvent} from '../../src/games/catan/text/index.ts';
import {type CatEvent, type CatView, RESOURCES} from '../../src/games/catan/types.ts';
import type {TableView} from '../../src/table/view-model.ts';
import {unit} from '../board/bits.ts';
import type {Heading, Painter, Painting, Scene} from '../board/painter.ts';
import {lastStretch} from '../board/report.ts';
import {resultWords} from '../board/result.ts';
import {nameOf} from '../board/seats.ts';
import {aboutOf} from './about.ts';
import './board.ts';
import {type CatTexts, layOut} from './model.ts';
import './strip.ts';
import './symbols/index.ts';

// The shell opens this painter for tables of Catan only.
const viewOf = (table: TableView): CatView => table.board as CatView;

function heading(texts: CatTexts, scene: Scene): Heading {
  const {table} = scene;
  const view = viewOf(table);
  const {words, text} = texts;
  const title =
    view.active === null
      ? text.game
      : view.active === view.viewer
        ? words.yourTurn
        : words.turnOf(nameOf({table})(view.active));
  const line =
    view.turn === 0
      ? text.phases[view.phase]
      : scene.size === 'phone'
        ? words.turnShort(view.turn)
        : words.turn(view.turn, view.goal);
  const dice = view.dice ? html`<rs-cat-dice .model=${layOut(scene, texts)}></rs-cat-dice>` : null;
  return {picture: scene.size === 'wide' ? null : dice, title, line};
}

const isRoll = (event: CatEvent): event is Extract<CatEvent, {type: 'rolled'}> => event.type === 'rolled';

/** All that the shell needs, with these words. */
export function paint(text: CatText, words: BoardWords): Painting {
  const sentence: Painting['sentence'] = (event, table) =>
    // Known by its type, hence one of this game's.
    Object.hasOwn(text.events, event.type) ? wordEvent(text, event as CatEvent, nameOf({table})) : '';
  const texts: CatTexts = {text, words, sentence};
  return {
    game: text.game,
    heading: scene => heading(texts, scene),
    supply: ({table}) => {
      const view = viewOf(table);
      return html`${text.terms.bank}
      ${RESOURCES.map((kind, i) => unit(`cat-${kind}`, view.bank[i]!, text.resource(view.bank[i]!, kind), 18))}
      ${unit('cat-card', view.deckCount, words.developmentCards(view.deckCount), 18)}`;
    },
    board: scene => html`<rs-cat-board .scene=${scene} .texts=${texts}></rs-cat-board>`,
    sentence,
    report: table => {
      const stretch = lastStretch<CatEvent, Extract<CatEvent, {type: 'rolled'}>>(table, isRoll, true);
      if (!stretch) return null;
      const lines = stretch.events.flatMap(event =>
        event.type === 'produced' ? [{seat: event.seat, said: text.cards(event.cards)}] : [],
      );
      return lines.length > 0 ? {n: stretch.n, title: sentence(stretch.opening, table), lines} : null;
    },
    lastRound: () => null,
    refusal: ({code, details}) => text.refusals[code]?.(details) ?? null,
    result: table =>
      resultWords(
        {
          ...words.result,
          shared: names => names.join(', '),
          tieBreak: name => name,
          tieBreakColumn: '',
        },
        table,
      ),
    about: (topic, table) => aboutOf(texts, topic, viewOf(table)),
    roomy: () => false,
  };
}

export const painter: Painter = {
  open: async language => {
    const [text, words] = await Promise.all([loadCatText(language), loadBoardWords(language)]);
    return paint(text, words);
  },
};
