import {html, nothing, type PropertyValues} from 'lit';
import {customElement, property, state} from 'lit/decorators.js';
import {repeat} from 'lit/directives/repeat.js';
import type {LogItem, TableView} from '../../src/table/seen/view-model.ts';
import {base} from '../kit/base.ts';
import sheet from './log.css';
import '../kit/button.ts';
import '../kit/mark.ts';
import '../kit/symbol.ts';
import {act} from '../act.ts';
import {GameTexts, PanelTexts, saying} from '../text.ts';
import {nameOf, sentencesOf} from './log-words.ts';

/** Entries that are drawn at first, and with each tap on "earlier" or "later". */
const PAGE = 80;
/** Entries that are drawn after the one that is looked back at. */
const AHEAD = 20;

/**
 * @summary The log in sentences, newest first; it follows whoever looks back. A tap on an entry shows what can be done from there: see the board as
 * it was, try out another line in private, take back.
 *
 * @event rs-act - `scrub`, `branch`, `takeBack`, `export`.
 */
@customElement('rs-log')
export class RsLog extends saying('panels') {
  static override styles = [base, sheet];

  @property({attribute: false}) view!: TableView;

  @state() private opened: number | null = null;
  /** Entries that are drawn: from the first number up to, not with, the second; null: the newest, as they come. */
  @state() private range: readonly [number, number | null] | null = null;

  readonly #texts = new PanelTexts(this);
  readonly #game = new GameTexts(this);

  protected override willUpdate(changed: PropertyValues<this>): void {
    this.#game.want(this.view.game);
    if (!changed.has('view')) return;
    const {shownAt, log} = this.view;
    const [from, to] = this.#range;
    if (shownAt === null) {
      if (changed.get('view')?.shownAt != null) this.range = null;
    } else if (shownAt < from || shownAt >= to) {
      const end = Math.min(log.length, shownAt + AHEAD);
      this.range = [end - PAGE, end];
    }
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has('view') && changed.get('view')?.shownAt !== this.view.shownAt)
      this.renderRoot.querySelector('.here')?.scrollIntoView({block: 'nearest'});
    // What opens at the lower edge of the list would open out of sight; its buttons have their height with the frame.
    if (changed.has('opened'))
      requestAnimationFrame(() =>
        this.renderRoot.querySelector('.opened')?.scrollIntoView({block: 'nearest'}),
      );
  }

  get #range(): readonly [number, number] {
    const {length} = this.view.log;
    const [from, to] = this.range ?? [length - PAGE, null];
    return [Math.max(0, from), to ?? length];
  }

  override render() {
    const {log} = this.#texts.words;
    const {length} = this.view.log;
    // The few sentences that need no words of the game would stand there for a moment as if they were all.
    if (this.#game.pending && !this.#game.text) return nothing;
    const [from, to] = this.#range;
    const told = this.view.log
      .slice(from, to)
      .map(item => ({item, said: sentencesOf(item, this.view, this.#texts.words, this.#game.text)}))
      .filter(({said}) => said.length > 0)
      .reverse();
    if (length === 0) return html`<p>${log.empty}</p>`;
    const newest = to + PAGE >= length;
    return html`${to < length ? this.#more(log.later, [from, newest ? null : to + PAGE]) : nothing}
      <ol reversed>
        ${repeat(
          told,
          ({item}) => item.n,
          ({item, said}) => this.#entry(item, said),
        )}
      </ol>
      <div class="bottom l-grid l-gap-8">
        ${from > 0 ? this.#more(log.earlier, [from - PAGE, to < length ? to : null]) : nothing}
        <rs-button icon="export" @click=${() => act(this, {act: 'export', tableId: this.view.tableId})}
          >${log.export}</rs-button
        >
        <p>${log.exportHint}</p>
      </div>`;
  }

  #more(words: string, range: readonly [number, number | null]) {
    return html`<rs-button
      @click=${() => {
        this.range = range;
      }}
      >${words}</rs-button
    >`;
  }

  #entry(item: LogItem, said: readonly string[]) {
    const {log} = this.#texts.words;
    const open = this.opened === item.n;
    const {shownAt} = this.view;
    const here = shownAt === item.n;
    const after = shownAt !== null && item.n > shownAt;
    return html`<li class="${item.undone ? 'undone' : ''} ${here ? 'here' : ''} ${after ? 'after' : ''} ${open ? 'opened' : ''}">
      <button
        type="button"
        class="entry l-grid l-plain l-gap-8"
        aria-expanded=${open}
        aria-current=${here ? 'step' : nothing}
        @click=${() => {
          this.opened = open ? null : item.n;
        }}
      >
        ${this.#mark(item)}
        <span
          >${said.map(line => html`<span class="said">${line}</span>`)}
          ${item.undone ? html`<span class="tag">${log.undone}</span>` : nothing}</span
        >
        <span class="number l-note"><span class="hidden-text">${log.number(item.n)}</span><span aria-hidden="true">${item.n}</span></span>
      </button>
      ${open ? this.#from(item) : nothing}
    </li>`;
  }

  #mark({seat, kind}: LogItem) {
    const who = seat === null ? undefined : this.view.seats[seat];
    if (who)
      return html`<rs-mark shape=${who.shape} name=${who.name} label=${nameOf(this.view)(who.seat)}></rs-mark>`;
    return html`<rs-symbol name=${kind === 'header' ? 'flag' : 'copy'}></rs-symbol>`;
  }

  #from({n}: LogItem) {
    const {log} = this.#texts.words;
    const {takeBack, place} = this.view;
    const last = this.view.log.at(-1)?.n ?? 0;
    const backwards = place !== 'replay' && takeBack.to !== null && n >= takeBack.to && n < last;
    return html`<div class="from l-grid l-gap-8">
      <div>
        <rs-button icon="eye" @click=${() => act(this, {act: 'scrub', to: n === last ? null : n})}
          >${log.show(n)}</rs-button
        >
      </div>
      <div>
        <rs-button icon="play" @click=${() => act(this, {act: 'branch', from: n})}>${log.branch}</rs-button>
        <p>${log.branchHint}</p>
      </div>
      ${
        backwards
          ? html`<div>
              <rs-button icon="undo" @click=${() => act(this, {act: 'takeBack', to: n})}
                >${log.takeBack}</rs-button
              >
              ${takeBack.free && n === takeBack.to ? nothing : html`<p>${log.takeBackHint}</p>`}
            </div>`
          : nothing
      }
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-log': RsLog;
  }
}
