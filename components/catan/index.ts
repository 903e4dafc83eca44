/** The painted board of Catan, as the shell of the table loads it. */

import {html} from 'lit';
import {loadModule} from '../../src/base/load-module.ts';
import {sum} from '../../src/base/sum.ts';
import {ROBBER_ROLL} from '../../src/games/catan/data.ts';
import {
  type BoardWords,
  type CatText,
  loadBoardWords,
  loadCatText,
} from '../../src/games/catan/text/index.ts';
import {type CatEvent, type CatView, RESOURCES} from '../../src/games/catan/types.ts';
import type {Language} from '../../src/i18n/language.ts';
import {wordEvent} from '../../src/i18n/make-game-text.ts';
import type {TableView} from '../../src/table/seen/view-model.ts';
import {symbol} from '../board/bits.ts';
import type {Heading, Painter, Painting, ResultWords, Scene} from '../board/painter.ts';
import {changes, resultWords} from '../board/result.ts';
import {nameOf} from '../board/seats.ts';
import {aboutOf, pageOf} from './about.ts';
import './board.ts';
import {layOut, rolledSum} from './model.ts';
import type {CatTexts} from './texts.ts';
import './dice.ts';
import {motionsOf} from './motions.ts';
import './strip.ts';
import './symbols/index.ts';

const loadStatistics = () => import('./statistics.ts');

// The shell opens this painter for tables of Catan only.
const viewOf = (table: TableView): CatView => table.board as CatView;

/** From the roll on what was rolled and what it brought; before it whose turn it is. */
function heading(texts: CatTexts, scene: Scene): Heading {
  const {table, size} = scene;
  const view = viewOf(table);
  const {words, text} = texts;
  const model = layOut(scene, texts);
  const wide = size === 'wide';
  const narrow = size === 'phone' || size === 'low';
  const picture = narrow && view.turn > 0 ? html`<rs-cat-dice .model=${model}></rs-cat-dice>` : null;
  if (view.turn === 0 || view.active === null)
    return {picture, title: text.game, line: text.phases[view.phase]};
  const own = view.active === view.viewer;
  const rolled = rolledSum(view);
  const turn = narrow ? words.turnShort(view.turn) : words.turn(view.turn, view.goal);
  const title = own
    ? rolled === null
      ? words.yourTurn
      : words.rolled(rolled)
    : words.waiting[view.phase](nameOf({table})(view.active));
  if (wide) return {picture, title, line: `${own ? words.yourTurn : title} · ${turn}`};
  if (rolled === null) return {picture, title, line: turn};
  const got = view.viewer === null ? [] : (model.gains[view.viewer] ?? []);
  const gain =
    rolled === ROBBER_ROLL
      ? words.sevenRolled
      : sum(got) > 0
        ? words.youGot(text.cardList(got))
        : words.youGotNothing;
  return {picture, title, line: own || size === 'phone' ? gain : `${words.rolledBy(rolled)} · ${gain}`};
}

/** In the bar, which has no style for units of its own. */
const held = (name: string, count: number, said: string) =>
  html`<span class="l-row l-gap-5"
    >${symbol(name, 22)}<span aria-hidden="true">${count}</span><span class="hidden-text">${said}</span></span
  >`;

/** All that the shell needs, with these words. */
export function paint(text: CatText, words: BoardWords, language: Language): Painting {
  const sentence: Painting['sentence'] = (event, table) => wordEvent(text, event, nameOf({table}));
  const texts: CatTexts = {text, words, sentence};
  return {
    game: text.game,
    heading: scene => heading(texts, scene),
    supply: ({table}) => {
      const view = viewOf(table);
      return html`<span class="pieces l-row l-gap-16" data-spot="bank"><span>${words.bank}</span>
        ${RESOURCES.map((kind, i) => held(`cat-${kind}`, view.bank[i]!, text.resource(view.bank[i]!, kind)))}
        ${held('cat-card', view.deckCount, words.developmentCards(view.deckCount))}</span>`;
    },
    board: scene => html`<rs-cat-board .scene=${scene} .texts=${texts}></rs-cat-board>`,
    sentence,
    handover: (table, seat) => {
      const {turn, phase, active, next, players} = viewOf(table);
      const {cards, development} = players[seat]!;
      return {
        moment: turn > 0 ? words.turnShort(turn) : text.phases[phase],
        asks: words.waiting[phase],
        // Whoever only answers is followed by whom they answer.
        next: seat === active ? next : [],
        cards: cards + development,
      };
    },
    // The shell asks about events and views of this game only.
    motions: (event, table) => motionsOf(event as CatEvent, viewOf(table)),
    // Who got what stands beside the names and on the cards; the numbers are lit: a panel would only cover the island.
    report: () => null,
    lastRound: () => null,
    refusal: ({code, details}) => text.refusals[code]?.(details) ?? null,
    result: table => resultOf(table, words),
    statistics: table => {
      // Fetched when a game has ended; it upgrades in place.
      void loadModule(loadStatistics);
      return html`<rs-cat-statistics .table=${table} language=${language}></rs-cat-statistics>`;
    },
    about: (topic, table) => aboutOf(texts, topic, viewOf(table)),
    decided: table => pageOf(viewOf(table)),
  };
}

/** There is one winner, whom others may equal or even surpass in points: then it says why. */
function resultOf(table: TableView, {result: words}: BoardWords): ResultWords {
  const said = resultWords(
    {
      ...words,
      ...changes(words),
      shared: names => names.join(', '),
      tieBreak: words.turnDecides,
      tieBreakColumn: '',
    },
    table,
    null,
    ['cat-settlement', 'cat-city', 'cat-victory-point'],
  );
  const {scores = [], ranking: [[first] = []] = []} = table.result ?? {};
  const best = scores.find(({seat}) => seat === first);
  const equalled = best && scores.some(({seat, total}) => seat !== first && total >= best.total);
  return equalled ? {...said, tieBreak: words.turnDecides(nameOf({table})(best.seat))} : said;
}

export const painter: Painter = {
  open: async language => {
    const [text, words] = await Promise.all([loadCatText(language), loadBoardWords(language)]);
    return paint(text, words, language);
  },
};
