import {html, LitElement} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import type {Picture} from './painter.ts';
import sheet from './picture.css';

/** @summary A picture of a game, with sheets of its own. Decoration only. */
@customElement('rs-picture')
export class RsPicture extends LitElement {
  static override styles = sheet;

  @property({attribute: false}) picture!: Picture;

  protected override firstUpdated(): void {
    const root = this.renderRoot as ShadowRoot;
    const sheets = this.picture.sheets.flatMap(({styleSheet}) => styleSheet ?? []);
    root.adoptedStyleSheets = [...sheets, ...root.adoptedStyleSheets];
  }

  override render() {
    return html`<svg viewBox="0 0 320 ${this.picture.height ?? 140}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      ${this.picture.drawing}
    </svg>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-picture': RsPicture;
  }
}
