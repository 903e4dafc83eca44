import {html, LitElement, noChange, nothing, type PropertyValues} from 'lit';
import {customElement, property, query} from 'lit/decorators.js';
import type {TableWords} from '../../src/i18n/types/table.ts';
import type {Act, TableView} from '../../src/table/seen/view-model.ts';
import {fire} from '../kit/fire.ts';
import sheet from './log-sheet.css';
import '../panels/log.ts';
import '../panels/scrubber.ts';
import {base} from '../kit/base.ts';
import type {RsScrubber} from '../panels/scrubber.ts';
import '../kit/button.ts';
import {setLayer} from '../kit/layers.ts';
import {deep} from '../kit/tokens.ts';

/**
 * @summary The log of a table as a sheet that leaves the board in sight: at its side where there is room, else from
 * below. From below the list folds away as soon as somebody looks back; what stays is the scrubber under the quay.
 *
 * @fires rs-close - The person closed it.
 * @fires rs-fold - The list shall open (`detail` true) or fold away.
 * @fires rs-act - What the log and the scrubber say.
 */
@customElement('rs-log-sheet')
export class RsLogSheet extends LitElement {
  static override styles = [base, deep, sheet];

  @property({attribute: false}) view!: TableView;
  @property({attribute: false}) words!: TableWords;
  /** Beside the board, or below it. */
  @property({reflect: true}) place: 'side' | 'below' = 'below';
  /** The list is open; below the board it folds away. */
  @property({type: Boolean, reflect: true}) listed = true;
  /** Opened without its list, it plays the game by itself. */
  @property({type: Boolean}) plays = false;

  /** The list has been open: a game that is watched begins without it. */
  #met = false;

  @query('h2') private heading!: HTMLElement;
  @query('.list') private list!: HTMLElement;
  @query('rs-scrubber') private scrubber!: RsScrubber;

  override connectedCallback(): void {
    super.connectedCallback();
    setLayer(this, true);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    setLayer(this, false);
  }

  protected override firstUpdated(): void {
    if (!this.list.hidden) this.heading.focus();
    if (this.listed) return;
    void this.scrubber.updateComplete.then(() => {
      if (this.list.hidden) this.scrubber.focus();
      if (this.plays) this.scrubber.play();
    });
  }

  /** Who was in the list when it folded away goes on with the scrubber. */
  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('listed') && this.list.hidden && this.list.contains(this.shadowRoot!.activeElement))
      this.scrubber.focus();
  }

  override render() {
    const list = this.listed || this.place === 'side';
    this.#met ||= list;
    const header = html`<header role="none" ?hidden=${!list}>
      <h2 id="heading" tabindex="-1">${this.words.log}</h2>
      ${this.#cross()}
    </header>`;
    const entries = html`<div class="list" ?hidden=${!list}>
      ${this.#met ? html`<rs-log .view=${list ? this.view : noChange}></rs-log>` : nothing}
    </div>`;
    return html`<section
      class=${list ? 'listed' : ''}
      role="dialog"
      aria-labelledby="heading"
      @rs-act=${this.#said}
    >
      ${this.place === 'side' ? html`${header}${this.#time(list)}${entries}` : html`${header}${entries}${this.#time(list)}`}
    </section>`;
  }

  #time(list: boolean) {
    const {log, shownAt} = this.view;
    return html`<div class="time deep">
      <rs-scrubber .at=${shownAt} .last=${log.at(-1)?.n ?? 0} .next=${this.#nextTold}>
        ${
          this.place === 'below'
            ? html`<rs-button
                slot="before"
                variant="quiet"
                icon="menu"
                data-list
                label=${list ? this.words.seeBoard : this.words.log}
                @click=${() => this.#fold(!list)}
              ></rs-button>`
            : nothing
        }
        ${this.place === 'below' ? this.#cross('after', list) : nothing}
      </rs-scrubber>
    </div>`;
  }

  /** Shares, acknowledgements and their like tell nothing: a game that plays by itself passes over them. */
  #nextTold = (at: number): number => {
    const {log} = this.view;
    const next = log.find(({n, kind, events}) => n > at && (kind === 'table' || events.length > 0));
    return next?.n ?? log.at(-1)?.n ?? at;
  };

  /** @param kept its place is kept, so that the buttons beside it stay under the finger: the list has one of its own */
  #cross(slot = '', kept = false) {
    return html`<rs-button
      class=${kept ? 'kept' : ''}
      slot=${slot || nothing}
      variant="quiet"
      icon="close"
      data-close
      label=${this.words.close}
      @click=${this.close}
    ></rs-button>`;
  }

  /** Closes it for the person, and says so. */
  close = (): void => {
    fire(this, 'rs-close');
  };

  #fold(listed: boolean): void {
    fire(this, 'rs-fold', listed);
  }

  /** Whoever looks back from below wants to see the board. */
  #said = ({detail}: CustomEvent<Act>): void => {
    if (detail.act === 'scrub' && detail.to !== null && this.place === 'below') this.#fold(false);
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-log-sheet': RsLogSheet;
  }
  interface HTMLElementEventMap {
    'rs-fold': CustomEvent<boolean>;
  }
}
