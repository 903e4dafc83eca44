import {customElement} from 'lit/decorators.js';
import sheet from './symbol.css';
import './symbols/ui.ts';
import {drawingOf, whenRegistered} from './symbols/registry.ts';

const {styleSheet} = sheet;

const FRAME =
  '<svg part="svg" viewBox="0 0 32 32" focusable="false" role="presentation" aria-hidden="true" aria-label="">';
/** A drawing is parsed once; every symbol on the page is a copy. */
const parsed = new Map<string, Element>();

function copyOf(drawing: string): Element {
  let original = parsed.get(drawing);
  if (!original) {
    const template = document.createElement('template');
    template.innerHTML = `${FRAME}${drawing}</svg>`;
    original = template.content.firstElementChild!;
    parsed.set(drawing, original);
  }
  return original.cloneNode(true) as Element;
}

/**
 * @summary One symbol of the family, drawn in the colours of its ground. Interface icons and role tools take the
 * colour of the text. Decorative unless it has a `label`. There are hundreds on a table, hence an element without
 * a template of its own.
 *
 * @csspart svg - The drawing.
 * @cssproperty --rs-symbol-size - Width and height; 1.5em by default.
 */
@customElement('rs-symbol')
export class RsSymbol extends HTMLElement {
  static readonly observedAttributes = ['name', 'label'];

  readonly #root = this.attachShadow({mode: 'open'});
  #stop: (() => void) | null = null;
  /** What stands in it: a symbol that is moved, with a whole part of a board, is not drawn anew. */
  #drawn: string | null = null;

  constructor() {
    super();
    this.#root.adoptedStyleSheets = [styleSheet!];
  }

  /** Name of the drawing: a good, role, building, piece or icon. */
  get name(): string {
    return this.getAttribute('name') ?? '';
  }
  set name(name: string) {
    this.setAttribute('name', name);
  }

  /** What a screen reader says; empty for decoration beside words. */
  get label(): string {
    return this.getAttribute('label') ?? '';
  }
  set label(label: string) {
    this.setAttribute('label', label);
  }

  connectedCallback(): void {
    this.#draw();
    if (drawingOf(this.name) !== null) return;
    this.#stop = whenRegistered(() => {
      if (drawingOf(this.name) === null) return;
      this.#unwatch();
      this.#draw();
    });
  }

  disconnectedCallback(): void {
    this.#unwatch();
  }

  attributeChangedCallback(_: string, before: string | null, now: string | null): void {
    if (this.isConnected && before !== now) this.#draw();
  }

  #draw(): void {
    const drawing = drawingOf(this.name) ?? '';
    const {label} = this;
    const drawn = `${label} ${drawing}`;
    if (this.#drawn === drawn) return;
    this.#drawn = drawn;
    const svg = copyOf(drawing);
    if (label) {
      svg.setAttribute('role', 'img');
      svg.setAttribute('aria-label', label);
      svg.setAttribute('aria-hidden', 'false');
    }
    this.#root.replaceChildren(svg);
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
