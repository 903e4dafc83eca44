import {html, LitElement, nothing, type PropertyValues} from 'lit';
import {customElement, property, state} from 'lit/decorators.js';
import {loadModule} from '../../src/base/load-module.ts';
import type {TableWords} from '../../src/i18n/types/table.ts';
import type {TableView} from '../../src/table/seen/view-model.ts';
import {act} from '../act.ts';
import type {ResultWords} from '../board/painter.ts';
import {decidedSentence} from '../board/result.ts';
import {base} from '../kit/base.ts';
import sheet from './afterwards.css';
import '../kit/button.ts';
import {fire} from '../kit/fire.ts';
import {type Shared, sharePicture, shareText} from './share.ts';

/**
 * @summary What can be done with a game that is over beside playing again: watch it from the start, share its result as
 * text or as a picture, go back to the start page.
 *
 * @fires rs-replay - The game shall be watched from its start.
 * @fires rs-act - Back to the start page.
 */
@customElement('rs-afterwards')
export class RsAfterwards extends LitElement {
  static override styles = [base, sheet];

  @property({attribute: false}) table!: TableView;
  @property({attribute: false}) words!: TableWords;
  @property({attribute: false}) result!: ResultWords;
  /** The game's name. */
  @property() game = '';

  @state() private given: {readonly what: 'text' | 'picture'; readonly how: Shared} | null = null;

  override render() {
    const {words, given} = this;
    const {result} = words;
    const said = (what: 'text' | 'picture', label: string, done: string) =>
      given?.what === what && (given.how === 'copied' || given.how === 'saved') ? done : label;
    return html`<div class="row l-grid l-gap-8">
        <rs-button icon="play" data-replay @click=${() => fire(this, 'rs-replay', 0)}>${result.replay}</rs-button>
        <rs-button icon="share" data-share="text" @click=${this.#text}
          ><span aria-live="polite">${said('text', result.shareText, result.copied)}</span></rs-button
        >
        <rs-button icon="share" data-share="picture" @click=${this.#picture}
          ><span aria-live="polite">${said('picture', result.sharePicture, result.saved)}</span></rs-button
        >
        <rs-button icon="back" data-home @click=${() => act(this, {act: 'goHome'})}>${words.playAgain}</rs-button>
      </div>
      ${given?.how === 'failed' ? this.#failed(given.what) : nothing}`;
  }

  /** The text to copy comes last of all: below what is in sight. */
  override updated(changed: PropertyValues): void {
    if (changed.has('given')) this.renderRoot.querySelector('label')?.scrollIntoView({block: 'nearest'});
  }

  #failed(what: 'text' | 'picture') {
    const {result} = this.words;
    if (what === 'picture') return html`<p role="status">${result.noPicture}</p>`;
    return html`<label>${result.byHand}<textarea readonly .value=${this.summary}></textarea></label>`;
  }

  /** The result in lines that any messenger takes. */
  get summary(): string {
    const {result: outcome, seats} = this.table;
    if (!outcome) return '';
    const lines: string[] = [];
    for (const group of outcome.ranking) {
      const place = this.words.place(lines.length + 1);
      lines.push(
        ...group.map(seat => {
          const total = outcome.scores.find(score => score.seat === seat)?.total ?? 0;
          return `${place} ${seats[seat]?.name ?? ''}: ${total}`;
        }),
      );
    }
    const decided = decidedSentence(this.words.result.decided, this.result, this.table);
    return [`${this.game}: ${this.result.headline}`, ...(decided ? [decided] : []), ...lines].join('\n');
  }

  #text = async (): Promise<void> => {
    this.given = {what: 'text', how: await shareText(this.summary)};
  };

  #picture = async (): Promise<void> => {
    const {table, words, game} = this;
    try {
      const {pictureOf} = await loadModule(() => import('./share-picture.ts'));
      const picture = await pictureOf(table, {game, headline: this.result.headline, place: words.place});
      this.given = {what: 'picture', how: await sharePicture(picture, `${table.game}.png`)};
    } catch {
      this.given = {what: 'picture', how: 'failed'};
    }
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-afterwards': RsAfterwards;
  }
  interface HTMLElementEventMap {
    /** The entry to begin at. */
    'rs-replay': CustomEvent<number>;
  }
}
