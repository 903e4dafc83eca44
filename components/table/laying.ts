import {html, LitElement, nothing} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import {gameName, gameSymbol} from '../../src/games/words.ts';
import type {TableView} from '../../src/table/seen/view-model.ts';
import {base} from '../kit/base.ts';
import {tellApart} from '../kit/mark.ts';
import '../kit/symbol.ts';
import {Texts} from '../text.ts';
import sheet from './laying.css';

/** Ms after which a second one is a wait of its own: the app hands over to the table at once. */
const APART = 500;

let gone = Number.NEGATIVE_INFINITY;

/**
 * @summary While the parts of a table are fetched: which game, who sits. It comes only where that takes long enough to be
 * seen.
 */
@customElement('rs-laying')
export class RsLaying extends LitElement {
  static override styles = [base, sheet];

  @property({attribute: false}) table!: TableView;
  /** A part could not be fetched. */
  @property({type: Boolean}) missing = false;

  readonly #texts = new Texts(this);

  override connectedCallback(): void {
    super.connectedCallback();
    // One that goes on from another is in sight from the first.
    this.toggleAttribute('on', performance.now() - gone < APART);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    gone = performance.now();
  }

  protected override willUpdate(): void {
    tellApart(this.table.seats.map(({name}) => name));
  }

  override render() {
    const {game, name, seats} = this.table;
    if (!this.#texts.ready) return nothing;
    const {common} = this.#texts.words;
    return html`<div class="stage">
      <div class="emblem l-centre"><rs-symbol name=${gameSymbol(game)}></rs-symbol></div>
      <div class="water"></div>
    </div>
    <h1>${name || gameName(game)}</h1>
    <ul>${seats.map(
      ({name, shape}) =>
        html`<li><rs-mark shape=${shape} name=${name}></rs-mark><span dir="auto">${name}</span></li>`,
    )}</ul>
    <p role="status">${this.missing ? common.partMissing : common.laying}</p>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-laying': RsLaying;
  }
}
