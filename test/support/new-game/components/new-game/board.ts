import {html, type TemplateResult} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import type {NewGameText} from '../../src/games/new-game/text/types/text.ts';
import type {NewGameAction, NewGameView} from '../../src/games/new-game/types.ts';
import {type Kept, PaintedBoard} from '../board/board.ts';
import {choice} from '../board/choice.ts';
import type {BoardDraft} from '../board/draft.ts';
import {type BoardModel, boardModel} from '../board/model.ts';
import {complete} from '../board/offers.ts';
import type {Painting, Scene} from '../board/painter.ts';
import {quayContent} from '../board/question.ts';
import roomSheet from '../board/room-sheet.css';
import {around, mark, nameOf} from '../board/seats.ts';
import sheet from './board.css';

type Draft = BoardDraft<NewGameAction>;

interface Model extends BoardModel<NewGameView, Draft> {
  readonly text: NewGameText;
}

/** @summary The painted board of New game with its quay. */
@customElement('rs-new-game-board')
export class RsNewGameBoard extends PaintedBoard<Model, Draft, object> {
  static override styles = [...PaintedBoard.styles, roomSheet, sheet];

  @property({attribute: false}) text!: NewGameText;
  @property({attribute: false}) sentence!: Painting['sentence'];

  constructor() {
    super({picked: null}, {});
  }

  protected override lay(scene: Scene, {draft, locked}: Kept<Draft, object>): Model {
    return {...boardModel<NewGameView, Draft>(scene, this.sentence, draft, locked), text: this.text};
  }

  protected override quayOf(model: Model, now: number) {
    const {table, draft, text} = model;
    return quayContent<NewGameAction>(model, now, text.board.waiting, () => ({
      question: text.plain.asks.play ?? '',
      sub: '',
      cards: html`<div class="hand">${this.#hand(model)}</div>`,
      ready: complete<NewGameAction>(table.choices, draft.picked),
      label: text.plain.names.play ?? '',
      notReady: text.board.pickFirst,
    }));
  }

  /** The choices of this game have no holes: each is an action, and a card of the hand. */
  #hand(model: Model): readonly TemplateResult[] {
    return (model.table.choices as unknown as readonly NewGameAction[]).map(action =>
      choice(model, action, html`${action.face}`, {look: 'card', help: 'round'}),
    );
  }

  protected override draftFor(_: Model, picked: NewGameAction): Draft {
    return {picked};
  }

  protected override stageOf({view}: Model): string {
    return `${view.round.at}`;
  }

  override render() {
    const {model, quay} = this;
    const {view, table, text} = model;
    return html`<div class="content" role="region" tabindex="0" aria-label=${text.game}>
        <ul class="ring">
          ${around(model).map(seat => {
            const {played, points, hand} = view.players[seat]!;
            const lies = played.of !== 'back' && played.of;
            return html`<li class="panel ${table.toAct.includes(seat) ? 'acts' : ''}" data-spot="seat:${seat}">
              <h3>${mark(model, seat, 26)} ${nameOf(model)(seat)}</h3>
              <span class="card ${lies ? '' : 'free'}">${lies ? lies.name : ''}</span>
              <span>${text.plain.names.points} <b>${points.of}</b> · ${text.plain.names.hand} <b>${hand.of.length}</b></span>
            </li>`;
          })}
        </ul>
      </div>
      ${this.quayBar(model, quay, {stock: '', flag: ''})}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-new-game-board': RsNewGameBoard;
  }
}
