import {html, nothing} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import type {PlainWords} from '../../src/i18n/game-text.ts';
import type {Language} from '../../src/i18n/language.ts';
import {type Kept, PaintedBoard} from '../board/board.ts';
import '../board/log.ts';
import '../board/order.ts';
import {boardModel} from '../board/model.ts';
import type {Painting, Scene} from '../board/painter.ts';
import {quayContent} from '../board/question.ts';
import {resultWords} from '../board/result.ts';
import roomSheet from '../board/room-sheet.css';
import {around, mark, nameOf} from '../board/seats.ts';
import {sinceOwnMove, toldOf} from '../board/since.ts';
import sheet from './generic-board.css';
import {
  askedFields,
  askedOf,
  EMPTY,
  type GenericDraft,
  type GenericModel,
  partialOf,
} from './generic-choices.ts';
import {jsonView} from './generic-json.ts';
import middleSheet from './generic-middle.css';
import {shownLast} from './generic-middle.ts';
import {holdsCards} from './generic-shown.ts';
import {tongueOf} from './generic-words.ts';

/** Sentences that stand above the question. */
const TOLD = 4;

/** @summary The board of a game that nobody has painted: what the seat sees, drawn by its marks; what it may do, on the quay. */
@customElement('rs-generic-board')
export class RsGenericBoard extends PaintedBoard<GenericModel, GenericDraft, {readonly filter: string}> {
  static override styles = [...PaintedBoard.styles, roomSheet, sheet, middleSheet];

  @property({attribute: false}) plain: PlainWords | null = null;
  @property({attribute: false}) sentence!: Painting['sentence'];
  @property() language: Language = 'en';

  constructor() {
    super(EMPTY, {filter: ''});
  }

  protected override get also(): readonly unknown[] {
    return [this.plain, this.language];
  }

  protected override lay(scene: Scene, {draft, look, locked}: Kept<GenericDraft, {readonly filter: string}>) {
    return {
      ...boardModel<unknown, GenericDraft>(scene, this.sentence, draft, locked),
      tongue: tongueOf(this.language, this.plain?.names, nameOf(scene), seat => mark(scene, seat, 15)),
      asks: this.plain?.asks ?? {},
      filter: look.filter,
    };
  }

  protected override quayOf(model: GenericModel, now: number) {
    const {words} = model.tongue;
    return quayContent(
      outcome(model),
      now,
      {gameOver: words.over, waiting: words.waiting, chance: words.dealt},
      () => askedOf(model),
    );
  }

  protected override draftFor(_: GenericModel, picked: NonNullable<GenericDraft['picked']>): GenericDraft {
    return {...EMPTY, picked};
  }

  /** Escape puts everything back, not only what was picked whole. */
  override clear(): void {
    this.answer({pick: 'draft', change: EMPTY});
  }

  protected override stageOf({table}: GenericModel): string {
    const {choice} = partialOf(table.choices, this.draft);
    return `${table.choices[choice ?? 0]?.type}`;
  }

  override render() {
    const {model, quay} = this;
    const {table, tongue, size} = model;
    const {result, shownAt, log} = table;
    // Who looks back does not see the end before its time.
    const isLast = shownAt === null || shownAt >= (log.at(-1)?.n ?? 0);
    const view = jsonView(table.board, {
      tongue,
      mark: (seat, px, crowned) => mark(model, seat, px, crowned),
      own: table.viewer,
      acts: seat => table.toAct.includes(seat),
      order: around(model),
      asked: askedFields(model),
      staged: model.staged !== null,
      said: event => this.sentence(event, table),
      end:
        result && isLast
          ? {
              winners: result.ranking[0] ?? [],
              headline: resultWords(tongue.words.result, table, null).headline,
            }
          : null,
    });
    return html`<div class="content" role="region" tabindex="0" aria-label=${tongue.words.board}>
        <div class="flow">${view}${size === 'wide' ? html`<rs-board-log .model=${model}></rs-board-log>` : ''}</div>
      </div>
      ${this.quayBar(model, quay, {
        stock: told(model),
        flag: html`<rs-seat-order .model=${model}></rs-seat-order>`,
        shelves: holdsCards(table.board),
      })}`;
  }
}

/** What was shown together stands on the board: the quay says what became of it, and no more. */
function outcome(model: GenericModel): GenericModel {
  const {staged, table, sentence} = model;
  const event = staged && shownLast(table.board)?.told;
  return event ? {...model, staged: [{seat: null, said: sentence(event, table)}]} : model;
}

/**
 * What has happened since the own move, until the next one is made: on wide screens the log beside the board says it, and
 * what was shown together stands on the board itself.
 */
function told({table, staged, sentence, size, coached}: GenericModel) {
  const {choices, shownAt, sending, board} = table;
  // Beside the coach the board needs the height more.
  const silent = size === 'wide' || coached;
  if (choices.length === 0 || shownAt !== null || staged !== null || sending !== null || silent)
    return nothing;
  if (shownLast(board)) return nothing;
  const said = toldOf(sinceOwnMove(table), table, sentence).slice(-TOLD);
  return said.length > 0 ? html`<p class="told">${said.map(each => `${each.said}.`).join(' ')}</p>` : nothing;
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-generic-board': RsGenericBoard;
  }
}
