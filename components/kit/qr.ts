import {html, LitElement} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import {encode} from 'uqr';
import sheet from './qr.css';

/** The dark modules as one path, a run of a row as one stroke. */
function modules(rows: readonly (readonly boolean[])[]): string {
  let path = '';
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) x++;
      path += `M${from} ${y}h${x - from + 1}v1h-${x - from + 1}z`;
    }
  });
  return path;
}

/**
 * @summary A QR code: navy on cream in both themes, because cameras want dark on light.
 *
 * @cssproperty --rs-qr-size - Width and height with the frame; 152px by default.
 */
@customElement('rs-qr')
export class RsQr extends LitElement {
  static override styles = sheet;

  /** What the code says: a link. */
  @property() text = '';
  /** For a code of a screen that stays in the hand: half the correction, so that more fits into as many squares. */
  @property({type: Boolean}) dense = false;
  /** What a screen reader says. */
  @property() label = '';

  override render() {
    // The frame is part of the quiet zone, which the standard wants 4 modules wide.
    const {data, size} = encode(this.text, {ecc: this.dense ? 'L' : 'M', border: 3});
    return html`<svg viewBox="0 0 ${size} ${size}" role="img" aria-label=${this.label} shape-rendering="crispEdges">
      <path d=${modules(data)} />
    </svg>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-qr': RsQr;
  }
}
