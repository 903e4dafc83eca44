import {html, LitElement, nothing, type TemplateResult} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import type {AimText} from '../../src/i18n/game-coach.ts';
import type {CoachWords} from '../../src/i18n/types/table.ts';
import type {Picture} from '../board/painter.ts';
import '../board/picture.ts';
import {base} from '../kit/base.ts';
import sheet from './aim.css';
import '../kit/button.ts';
import '../kit/dialog.ts';
import {fire} from '../kit/fire.ts';
import '../kit/symbol.ts';
import type {CoachAnswer} from './coach.ts';

/** What is told, in this order, each with the symbol beside it. */
const TOLD = [
  ['goal', 'compass'],
  ['turn', 'clock'],
  ['end', 'crown'],
] as const satisfies readonly (readonly [keyof AimText, string])[];

/**
 * @summary How the first table of a game opens on a device: a picture of the game, what one tries to do, what one does, how
 * it ends, and the question whether the coach shall explain it. Whatever closes it answers no.
 *
 * @fires rs-coach - What the person answers.
 */
@customElement('rs-aim')
export class RsAim extends LitElement {
  static override styles = [base, sheet];

  /** Its name. */
  @property() game = '';
  @property({attribute: false}) aim!: AimText;
  @property({attribute: false}) words!: CoachWords;
  @property({attribute: false}) picture: Picture | null = null;
  /** What the table asks meanwhile. */
  @property({attribute: false}) asked: TemplateResult | typeof nothing = nothing;
  /** Name of the cross for screen readers. */
  @property() closeLabel = '';

  override render() {
    const {aim, words, picture} = this;
    return html`<rs-dialog
      open
      unbidden
      heading=${this.game}
      closeLabel=${this.closeLabel}
      @rs-close=${this.#answer('stop')}
    >
      ${this.asked}
      <div class="sheet"><div class="both l-grid">
        ${picture ? html`<rs-picture .picture=${picture}></rs-picture>` : nothing}
        <div class="told l-grid">
          ${TOLD.map(([what, symbol]) => html`<rs-symbol name=${symbol}></rs-symbol><p>${aim[what]}</p>`)}
        </div>
      </div></div>
      <rs-button slot="actions" data-coach="stop" @click=${this.#answer('stop')}>${words.decline}</rs-button>
      <rs-button slot="actions" variant="primary" data-coach="start" @click=${this.#answer('start')}>${words.start}</rs-button>
    </rs-dialog>`;
  }

  #answer = (answer: CoachAnswer) => (): void => {
    fire(this, 'rs-coach', answer);
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-aim': RsAim;
  }
}
