import {html, LitElement, nothing, svg} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import type {Shape} from '../../src/table/seen/view-model.ts';
import sheet from './mark.css';
import './symbol.ts';

/** Outline of each shape on the 32 grid. */
export const SHAPE_PATHS: Readonly<Record<Shape, string>> = {
  disc: 'M16 2.500A13.500 13.500 0 1 1 15.990 2.500Z',
  square:
    'M5 3.500H27Q28.500 3.500 28.500 5V27Q28.500 28.500 27 28.500H5Q3.500 28.500 3.500 27V5Q3.500 3.500 5 3.500Z',
  triangle: 'M16 2.500L30.500 28.500H1.500Z',
  diamond: 'M16 1L31 16L16 31L1 16Z',
  cross: 'M11 2.500H21V11H29.500V21H21V29.500H11V21H2.500V11H11Z',
  hexagon: 'M8.500 3H23.500L31 16L23.500 29H8.500L1 16Z',
};

const marks = new Set<RsMark>();
/** Of the table in sight: who shares an initial has a letter more. */
let letters: ReadonlyMap<string, string> = new Map();

/** First letter of a name as the reader would write it on a piece; empty for an empty name. */
const first = (name: string): string => [...name.trim()][0]?.toLocaleUpperCase() ?? '';

/** What stands on the piece of whoever is called so: the initial, or two letters where others at the table have the same. */
export const initialOf = (name: string): string => letters.get(name) ?? first(name);

/** As large as letters are that fit on a piece. @param size of one alone */
export const fitted = (said: string, size: number): number => ([...said].length > 1 ? size * 0.75 : size);

/**
 * Two letters for each of these who share an initial: the second is that of the second word, or the earliest that nobody
 * before has. In the order of the seats, which is the same on all devices.
 */
export function tellApart(names: readonly string[]): void {
  const told = new Map<string, string>();
  for (const name of names) {
    const initial = first(name);
    const alike = names.some(other => other !== name && first(other) === initial);
    if (!alike || told.has(name)) continue;
    const [, ...words] = name.trim().split(/\s+/);
    const seconds = [...words.map(word => [...word][0]!), ...[...name.trim()].slice(1)].filter(letter =>
      letter.trim(),
    );
    const taken = [...told.values()];
    const said = seconds.map(letter => initial + letter).find(pair => !taken.includes(pair));
    told.set(name, said ?? initial);
  }
  if (String([...told]) === String([...letters])) return;
  letters = told;
  for (const mark of marks) mark.requestUpdate();
}

/**
 * @summary The mark of a seat: shape, colour and initial, always all three. Without a name it is a free seat: a
 * dashed ring. Whoever leads wears a crown.
 *
 * @cssproperty --rs-mark-size - Width and height; 28px by default.
 */
@customElement('rs-mark')
export class RsMark extends LitElement {
  static override styles = sheet;

  /** The seat's shape; its colour follows. */
  @property({reflect: true}) shape: Shape = 'disc';
  /** The player's name; empty means a free seat. */
  @property() name = '';
  /** Wears the crown. */
  @property({type: Boolean, reflect: true}) crown = false;
  /** What a screen reader says; empty for a mark beside the name. */
  @property() label = '';

  override connectedCallback(): void {
    super.connectedCallback();
    marks.add(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    marks.delete(this);
  }

  override render() {
    const free = this.name.trim() === '';
    return html`<svg
        viewBox="0 0 32 32"
        focusable="false"
        role=${this.label ? 'img' : 'presentation'}
        aria-label=${this.label}
        aria-hidden=${this.label ? 'false' : 'true'}
      >
        ${free ? svg`<circle class="free" cx="16" cy="16" r="13.5" />` : this.#piece()}
      </svg>
      ${this.crown ? html`<rs-symbol name="crown"></rs-symbol>` : nothing}`;
  }

  #piece() {
    const ink = this.shape === 'diamond' ? 'seat-ink-diamond' : 'seat-ink';
    const low = this.shape === 'triangle';
    const said = initialOf(this.name);
    return svg`<path class="shape" fill="var(--rs-seat-${this.shape})" d=${SHAPE_PATHS[this.shape]} />
      <text x="16" y=${low ? 25 : 21.3} fill="var(--rs-${ink})" style="--_letter:${fitted(said, 15)}px">${said}</text>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-mark': RsMark;
  }
}
