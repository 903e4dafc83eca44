/** The painted board of Puerto Rico, as the shell of the table loads it. */
import {html} from 'lit';
import type {Problem} from '../../src/base/problem.ts';
import type {GameEvent} from '../../src/engine/game.ts';
import {type BoardWords, loadBoardWords} from '../../src/games/puerto-rico/text/board/index.ts';
import {loadPrText, type PrText, wordEvent} from '../../src/games/puerto-rico/text/index.ts';
import type {EndCondition, PrEvent, PrView} from '../../src/games/puerto-rico/types.ts';
import type {TableView} from '../../src/table/view-model.ts';
import type {Heading, Painter, Painting, ResultWords, Scene} from '../table/painter.ts';
import './board.ts';
import {aboutOf} from './about.ts';
import {layOut} from './desk.ts';
import {reportOf} from './report.ts';

const nameIn = (table: TableView) => (seat: number) => table.seats[seat]?.name ?? `${seat + 1}`;
// The shell opens this painter for tables of Puerto Rico only.
const viewOf = (table: TableView): PrView => table.board as PrView;

function heading(text: PrText, words: BoardWords, {table, size}: Scene): Heading {
  const view = viewOf(table);
  const round = text.round(view.round);
  if (view.role === null || view.chooser === null)
    return {flag: null, title: view.phase === 'over' ? text.phases.over : text.game, line: round};
  const name = nameIn(table)(view.chooser);
  const other = size === 'wide' ? words.choseIt(name) : name;
  const who = view.chooser === view.viewer ? words.youChose : other;
  return {flag: view.role, title: text.roles[view.role].name, line: `${who} · ${round}`};
}

function resultWords(text: PrText, table: TableView): ResultWords {
  const {result} = table;
  const name = nameIn(table);
  const [first = [], second = []] = result?.ranking ?? [];
  const totalOf = (seat: number) => result?.scores.find(score => score.seat === seat)?.total ?? 0;
  const best = first[0] ?? 0;
  const parts: Readonly<Record<string, string>> = text.result.parts;
  return {
    headline:
      first.length > 1
        ? text.result.shared(first.map(name), totalOf(best))
        : text.result.winner(name(best), totalOf(best)),
    tieBreak:
      result?.decidedBy === 'tieBreak' && second.length > 0
        ? text.result.tieBreak(name(best), result.scores.find(score => score.seat === best)?.tieBreak ?? 0)
        : null,
    tieBreakColumn: text.result.tieBreakColumn,
    part: id => parts[id] ?? id,
    total: text.result.parts.total,
  };
}

/** All that the shell needs, with these words. */
export const paint = (text: PrText, words: BoardWords): Painting => ({
  game: text.game,
  heading: scene => heading(text, words, scene),
  supply: scene => html`<rs-pr-supply bar .desk=${layOut(scene, text, words)}></rs-pr-supply>`,
  board: scene => html`<rs-pr-board .scene=${scene} .text=${text} .words=${words}></rs-pr-board>`,
  sentence: (event: GameEvent, table) =>
    Object.hasOwn(text.events, event.type) ? wordEvent(text, event as PrEvent, nameIn(table)) : '',
  report: table => reportOf(text, table),
  lastRound: table => {
    const flags: readonly EndCondition[] = viewOf(table).endFlags;
    return flags.length > 0 && table.result === null ? text.finalRound(flags) : null;
  },
  refusal: ({code, details}: Problem) => text.refusals[code]?.(details) ?? null,
  result: table => resultWords(text, table),
  about: (topic, table) => aboutOf(text, words, topic, viewOf(table)),
  roomy: table => viewOf(table).phase === 'role',
});

export const painter: Painter = {
  open: async language => {
    const [text, words] = await Promise.all([loadPrText(language), loadBoardWords(language)]);
    return paint(text, words);
  },
};
