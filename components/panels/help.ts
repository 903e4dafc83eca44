import {html, nothing, type PropertyValues} from 'lit';
import {customElement, property, state} from 'lit/decorators.js';
import type {HelpChapter, HelpPage} from '../../src/i18n/game-text.ts';
import {screensOf} from '../games.ts';
import {base} from '../kit/base.ts';
import sheet from './help.css';
import '../kit/button.ts';
import '../kit/field.ts';
import type {RsField} from '../kit/field.ts';
import '../kit/symbol.ts';
import {open} from '../open.ts';
import {GameTexts, PanelTexts, saying} from '../text.ts';
import {findPages} from './help-search.ts';

/** A line each. A capital letter follows the point that ends one; that of a number ends none. */
export const sentences = (text: string): readonly string[] =>
  (text.match(/.+?[^\d\s][.!?][”"’)]?(?= [\p{Lu}\d„“"(]|$)|.+$/gu) ?? []).map(sentence => sentence.trim());

/**
 * @summary The rules in place: a search that knows old words, a table of contents, one topic at a time. Topics are
 * the ids of the game's help texts, `role-` and a role, a building, or `app-` and a screen of the app.
 *
 * @event rs-open - `diagnosis`.
 */
@customElement('rs-help')
export class RsHelp extends saying('panels') {
  static override styles = [base, sheet];

  /** Which page to open; empty for the table of contents. */
  @property() topic = '';
  /** Empty for none: then there is what the app says of itself, and nothing to be searched. */
  @property() game = '';

  @state() private query = '';
  /** The person has turned pages: above the one that is open are the contents. */
  #turned = false;
  /** The list from which a page was opened: what was searched for, and where on the screen its entry stood. */
  #left: {readonly query: string; readonly topic: string; readonly top: number} | null = null;

  readonly #texts = new PanelTexts(this);
  readonly #game = new GameTexts(this);

  protected override willUpdate(changed: PropertyValues<this>): void {
    this.#game.want(this.game);
    if (changed.has('game')) void screensOf(this.game)?.symbols();
    if (changed.has('topic')) this.query = '';
  }

  /** From what was found, or from a page that was turned to, back to the contents. False where one began. */
  up(): boolean {
    if (!this.query && !(this.#turned && this.topic)) return false;
    void this.#toList(this.query ? '' : (this.#left?.query ?? ''));
    return true;
  }

  override render() {
    const chapters = this.#chapters();
    const page = this.query
      ? undefined
      : chapters.flatMap(({pages}) => pages).find(({id}) => id === this.topic);
    return html`${this.game ? this.#search(page !== undefined) : nothing}
      ${this.query ? this.#found() : page ? this.#page(page, chapters) : chapters.map(chapter => this.#contents(chapter))}`;
  }

  /** @param beside an open page, which begins in sight */
  #search(beside: boolean) {
    const {help} = this.#texts.words;
    return html`<rs-field
      label=${help.search}
      hint=${beside ? '' : help.searchHint}
      .value=${this.query}
      .maxLength=${60}
      @input=${(event: Event) => {
        this.query = (event.target as RsField).value;
      }}
    ></rs-field>`;
  }

  #chapters(): HelpChapter[] {
    const {help} = this.#texts.words;
    const app = Object.entries(help.screens).map(
      ([id, words]): HelpPage => ({id: `app-${id}`, symbol: '', rules: [], ...words}),
    );
    return [...(this.#game.text?.help ?? []), {id: 'app', title: help.appChapter, pages: app}];
  }

  #contents({id, title, pages}: HelpChapter) {
    const {common} = this.#texts.words;
    return html`<nav aria-labelledby=${id}>
      <h3 id=${id}>${title}</h3>
      ${this.#list(pages)}
      ${
        id === 'app'
          ? html`<rs-button class="why" icon="help" data-why @click=${() => open(this, 'diagnosis')}
              >${common.whyNot}</rs-button
            >`
          : nothing
      }
    </nav>`;
  }

  #list(pages: readonly HelpPage[]) {
    return html`<ul class="pages l-grid l-gap-6">
      ${pages.map(
        page => html`<li>
          <button type="button" data-page=${page.id} @click=${this.#openPage}>
            ${page.symbol ? html`<rs-symbol name=${page.symbol}></rs-symbol>` : nothing}
            <span>${page.title}</span>
          </button>
        </li>`,
      )}
    </ul>`;
  }

  #found() {
    const {help} = this.#texts.words;
    const synonyms = this.#game.text?.synonyms ?? [];
    const {pages, means} = findPages(this.#chapters(), synonyms, this.query);
    return html`<div>
      <p role="status" class="quiet">
        ${means ? help.means(means.term, means.word) : nothing} ${pages.length ? help.found(pages.length) : help.nothing}
      </p>
      ${this.#list(pages)}
    </div>`;
  }

  #page(page: HelpPage, chapters: readonly HelpChapter[]) {
    const {help} = this.#texts.words;
    const chapter = chapters.find(({pages}) => pages.includes(page));
    const siblings = chapter?.pages ?? [];
    const at = siblings.indexOf(page);
    const next = siblings[at + 1];
    return html`<article>
      <p class="quiet l-note">${chapter?.title} · ${at + 1}/${siblings.length}</p>
      <h2 tabindex="-1">
        ${page.symbol ? html`<rs-symbol name=${page.symbol}></rs-symbol>` : nothing}<span>${page.title}</span>
      </h2>
      <ul class="body">${sentences(page.body).map(sentence => html`<li>${sentence}</li>`)}</ul>
      ${page.facts?.length ? html`<ul class="facts l-grid l-gap-2">${page.facts.map(fact => html`<li>${fact}</li>`)}</ul>` : nothing}
      ${
        page.rules.length
          ? html`<details class="rules quiet">
              <summary>${help.ruleNumbers}</summary>
              ${page.rules.join(', ')}
            </details>`
          : nothing
      }
      <div class="turn l-flex l-wrap l-spread l-gap-8">
        <rs-button icon="learn" @click=${() => this.#toList('')}>${help.all}</rs-button>
        ${
          next
            ? html`<rs-button variant="quiet" @click=${() => this.#turnTo(next.id)}
                ><span>${next.title}</span><rs-symbol slot="after" name="next"></rs-symbol
              ></rs-button>`
            : nothing
        }
      </div>
    </article>`;
  }

  #openPage = ({currentTarget}: Event): void => {
    const entry = currentTarget as HTMLElement;
    const topic = entry.dataset.page!;
    this.#left = {query: this.query, topic, top: entry.getBoundingClientRect().top};
    void this.#turnTo(topic);
  };

  async #turnTo(topic: string): Promise<void> {
    this.#turned = true;
    this.topic = topic;
    this.query = '';
    await this.updateComplete;
    const title = this.renderRoot.querySelector<HTMLElement>('h2');
    title?.focus({preventScroll: true});
    title?.scrollIntoView({block: 'nearest'});
  }

  /**
   * Back to a list as it was left, and onto the entry of the page that was open: never into the search, which would bring
   * up a phone's keyboard.
   */
  async #toList(query: string): Promise<void> {
    const {topic} = this;
    const left = this.#left?.topic === topic ? this.#left : null;
    this.#turned = true;
    this.topic = '';
    await this.updateComplete;
    this.query = query;
    await this.updateComplete;
    const entry =
      this.renderRoot.querySelector<HTMLElement>(`[data-page='${topic}']`) ??
      this.renderRoot.querySelector<HTMLElement>('[data-page]');
    entry?.focus({preventScroll: true});
    if (!entry || !topic) return;
    entry.scrollIntoView({block: 'center'});
    if (left && left.query === query) scrollBy(entry, entry.getBoundingClientRect().top - left.top);
  }
}

/** Scrolls what holds an element, be it a dialog, the screen or the page. */
function scrollBy(element: Element, by: number): void {
  for (let at: Element | null = element; at; at = holderOf(at)) {
    const before = at.scrollTop;
    at.scrollBy(0, by);
    if (at.scrollTop !== before) return;
  }
}

/** What an element stands in, through slots and out of shadow roots. */
function holderOf(element: Element): Element | null {
  const root = element.getRootNode();
  return element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-help': RsHelp;
  }
}
