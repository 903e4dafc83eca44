import {css, html, LitElement} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import './symbols/ui.ts';
import {drawingOf, whenRegistered} from './symbols/registry.ts';

/**
 * @summary One symbol of the family, drawn in the colours of its ground. Interface icons and role tools take the
 * colour of the text. Decorative unless it has a `label`.
 *
 * @csspart svg - The drawing.
 * @cssproperty --rs-symbol-size - Width and height; 1.5em by default.
 */
@customElement('rs-symbol')
export class RsSymbol extends LitElement {
  static override styles = css`
    :host {
      display: inline-block;
      flex: none;
      width: var(--rs-symbol-size, 1.5em);
      height: var(--rs-symbol-size, 1.5em);
      vertical-align: middle;
      line-height: 0;
    }
    :host([hidden]) {
      display: none;
    }
    svg {
      width: 100%;
      height: 100%;
      overflow: visible;
      stroke: var(--rs-edge);
      stroke-width: 1.8;
      stroke-linejoin: round;
      stroke-linecap: round;
    }
  `;

  /** Name of the drawing: a good, role, building, piece or icon. */
  @property({reflect: true}) name = '';
  /** What a screen reader says; empty for decoration beside words. */
  @property() label = '';

  #stop: (() => void) | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    if (drawingOf(this.name) === null) {
      this.#stop = whenRegistered(() => {
        if (drawingOf(this.name) === null) return;
        this.#unwatch();
        this.requestUpdate();
      });
    }
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#unwatch();
  }

  override render() {
    return html`<svg
      part="svg"
      viewBox="0 0 32 32"
      focusable="false"
      role=${this.label ? 'img' : 'presentation'}
      aria-label=${this.label}
      aria-hidden=${this.label ? 'false' : 'true'}
      .innerHTML=${drawingOf(this.name) ?? ''}
    ></svg>`;
  }

  #unwatch(): void {
    this.#stop?.();
    this.#stop = null;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-symbol': RsSymbol;
  }
}
