import {html, LitElement, nothing, type TemplateResult} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import type {Action} from '../../src/engine/game.ts';
import type {HintText} from '../../src/i18n/game-hints.ts';
import {language} from '../../src/i18n/index.ts';
import {problemText} from '../../src/i18n/problem.ts';
import type {HintWords} from '../../src/i18n/types/table.ts';
import type {Hint, TableView} from '../../src/table/seen/view-model.ts';
import type {Hinted} from '../board/hinted.ts';
import type {Painting} from '../board/painter.ts';
import {base} from '../kit/base.ts';
import {Texts} from '../text.ts';
import sheet from './hint.css';
import '../kit/button.ts';
import {fire} from '../kit/fire.ts';
import {inline, tongueOf} from './generic-words.ts';

/** A move that was tried less often has no figure worth telling. */
const ENOUGH = 12;

/**
 * @summary Good moves for the person who asked: what each does, as the log would say it, and why. A tap prepares one.
 *
 * @fires rs-take - A move shall be prepared (`detail` is a `Hinted`).
 * @fires rs-again - Nothing was found: once more.
 */
@customElement('rs-hint')
export class RsHint extends LitElement {
  static override styles = [base, sheet];

  @property({attribute: false}) view!: TableView;
  @property({attribute: false}) words!: HintWords;
  /** The game's own words; null where it has none. */
  @property({attribute: false}) text: HintText | null = null;
  @property({attribute: false}) painting: Painting | null = null;

  constructor() {
    super();
    // The words of a problem come when they are first needed.
    new Texts(this);
  }

  override render(): TemplateResult {
    const {refusal, state, moves, trouble} = this.view.hint;
    const problem = refusal ?? trouble;
    if (problem) {
      const {what, next} = problemText(problem);
      return html`<p role="status">${what} ${next}</p>
        ${trouble ? html`<rs-button data-again @click=${() => fire(this, 'rs-again')}>${this.words.again}</rs-button>` : nothing}`;
    }
    if (state !== 'told')
      return html`<p class="thinking l-row l-gap-10" role="status"><rs-symbol name="hint"></rs-symbol>${this.words.thinking}</p>`;
    if (moves.length === 0) return html`<p role="status">${this.words.notAsked}</p>`;
    return html`<ol>${moves.map((hint, place) => html`<li>${this.#move(hint, place)}</li>`)}</ol>
      <p class="foot" role="status">${this.words.prepares}</p>`;
  }

  #move(hint: Hint, place: number): TemplateResult {
    const figures = this.#figures(hint, place);
    const said = this.#told(hint);
    const why = hint.reason && this.text?.reason(hint.reason, this.#name);
    return html`<button type="button" data-take=${place} @click=${() => fire(this, 'rs-take', {action: hint.action, said})}>
      <span class="place" aria-hidden="true">${place + 1}</span>
      <span class="move">${said}</span>
      <span class="why">${why || figures}</span>
      ${why && hint.tried ? html`<span class="figures">${figures}</span>` : nothing}
    </button>`;
  }

  readonly #name = (seat: number): string => this.view.seats[seat]?.name ?? String(seat + 1);

  /** What the move does, as the game or its log says it; else as it stands in the code, made readable. */
  #told({action, events}: Hint): string {
    const said = this.text?.move(action, this.view.board);
    if (said) return said;
    for (const event of events) {
      const sentence = this.painting?.sentence(event, this.view);
      if (sentence) return sentence;
    }
    return actionWords(action);
  }

  #figures({tried}: Hint, place: number): string {
    const {moves} = this.view.hint;
    const {words} = this;
    if (moves.length === 1 && !tried) return words.onlyMove;
    if (!tried) return words.choice(place);
    // The first of them is still what the strong bot would do: a figure that says little is no word against it.
    if (tried.games < ENOUGH) return place === 0 ? words.choice(place) : words.brief;
    const second = moves[1]?.tried;
    // What follows may have won a little more often, for fewer points: called the second best it would read as a slip.
    const compared =
      place === 0 && second && second.games >= ENOUGH && second.wins <= tried.wins
        ? `; ${words.secondBest(second.wins)}`
        : '';
    // The order is that of trust, which grows with every game tried: where a figure looks better, it says why it is behind.
    const first = moves[0]?.tried?.games ?? 0;
    const ahead = moves.slice(0, place).some(({tried: other}) => other && other.wins < tried.wins);
    const unsure = ahead && tried.games < first ? `; ${words.lessSure(tried.games, first)}` : '';
    return `${words.wins(tried.wins, tried.points)}${compared}${unsure}.`;
  }
}

const actionWords = (action: Action): string => inline(Object.values(action), tongueOf(language() ?? 'en'));

declare global {
  interface HTMLElementTagNameMap {
    'rs-hint': RsHint;
  }
  interface HTMLElementEventMap {
    'rs-take': CustomEvent<Hinted>;
    'rs-again': CustomEvent<void>;
  }
}
