import {css, html, LitElement} from 'lit';
import {customElement, property, query} from 'lit/decorators.js';
import {base} from '../kit/base.ts';
import '../kit/button.ts';
import {act} from '../act.ts';
import {PanelTexts} from './panel-texts.ts';

/**
 * @summary Goes through a game entry by entry: slider and step buttons. The last position is the present.
 *
 * @event rs-act - `scrub`.
 * @slot before - A button left of the steps.
 * @slot after - A button right of them.
 */
@customElement('rs-scrubber')
export class RsScrubber extends LitElement {
  static override styles = [
    base,
    css`
      :host {
        display: grid;
        gap: 4px;
      }
      .steps {
        display: flex;
        align-items: center;
        gap: 2px;
      }
      rs-button[disabled]::part(button) {
        border-color: transparent;
        opacity: 0.45;
      }
      output {
        flex: 1;
        text-align: center;
        font: 700 var(--rs-size-label) / 1.1 var(--rs-display);
        font-variant-numeric: tabular-nums;
      }
      input {
        appearance: none;
        width: 100%;
        height: 32px;
        margin: 0;
        background: none;
        cursor: pointer;
      }
      input::-webkit-slider-runnable-track {
        height: 6px;
        border-radius: 3px;
        background: var(--rs-ink2);
      }
      input::-moz-range-track {
        height: 6px;
        border-radius: 3px;
        background: var(--rs-ink2);
      }
      input::-webkit-slider-thumb {
        appearance: none;
        width: 26px;
        height: 26px;
        margin-top: -10px;
        border: 3px solid var(--rs-edge);
        border-radius: 50%;
        background: var(--rs-lamp);
      }
      input::-moz-range-thumb {
        width: 20px;
        height: 20px;
        border: 3px solid var(--rs-edge);
        border-radius: 50%;
        background: var(--rs-lamp);
      }
    `,
  ];

  /** The entry that is shown; null for the present. */
  @property({attribute: false}) at: number | null = null;
  /** Number of the newest entry. */
  @property({type: Number}) last = 0;

  @query('input') private slider!: HTMLInputElement;

  readonly #texts = new PanelTexts(this);

  override focus(): void {
    this.slider.focus();
  }

  override render() {
    const {log} = this.#texts.words;
    const at = this.at ?? this.last;
    const step = (icon: string, label: string, to: number, stop: boolean) =>
      html`<rs-button
        variant="quiet"
        icon=${icon}
        label=${label}
        ?disabled=${stop}
        @click=${() => this.#go(to)}
      ></rs-button>`;
    return html`<div class="steps">
        <slot name="before"></slot>
        ${step('first', log.first, 0, at === 0)} ${step('back', log.previous, at - 1, at === 0)}
        <output
          >${
            this.at === null
              ? log.now
              : html`<span aria-hidden="true">${at} / ${this.last}</span
                  ><span class="hidden-text">${log.position(at, this.last)}</span>`
          }</output>
        ${step('next', log.next, at + 1, this.at === null)}
        ${step('last', log.last, this.last, this.at === null)}
        <slot name="after"></slot>
      </div>
      <input
        type="range"
        min="0"
        max=${this.last}
        .value=${String(at)}
        aria-label=${log.scrub}
        aria-valuetext=${log.position(at, this.last)}
        @input=${(event: Event) => this.#go(Number((event.target as HTMLInputElement).value))}
      />`;
  }

  #go(to: number): void {
    act(this, {act: 'scrub', to: to >= this.last ? null : Math.max(0, to)});
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-scrubber': RsScrubber;
  }
}
