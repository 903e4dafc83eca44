/**
 * Tooltips on whatever explains itself (`data-help`, or plain words in `data-tip`): under a mouse after a moment, on the focus of a
 * keyboard at once. One at a time; the pointer may go onto it, Esc takes it away, and it stays until then (WCAG 1.4.13).
 */
import {html, nothing, type ReactiveController, type ReactiveControllerHost, type TemplateResult} from 'lit';
import type {About} from '../board/painter.ts';
import '../kit/tooltip.ts';
import {deepFocus, outwards} from '../kit/deep-focus.ts';

/** How long the pointer rests before it is told, and how long it may take to go over to the tooltip, in ms. */
const RESTS = 400;
const LEAVES = 250;
/** Keys after which nothing is explained until the focus goes on. */
const ENDS = new Set(['Escape', 'Enter']);
/** The rest is a tap or `?` away. */
const PARAGRAPHS = 2;

export class HoverHelp implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  #shown: HTMLElement | null = null;
  #next: HTMLElement | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    const host = this.#host;
    host.addEventListener('pointerover', this.#over);
    host.addEventListener('pointerleave', this.#leave);
    host.addEventListener('pointerdown', this.#hide);
    host.addEventListener('wheel', this.#hide, {passive: true});
    host.addEventListener('keyup', this.#focused);
    addEventListener('keydown', this.#key, {capture: true});
  }

  hostDisconnected(): void {
    const host = this.#host;
    this.#hide();
    host.removeEventListener('pointerover', this.#over);
    host.removeEventListener('pointerleave', this.#leave);
    host.removeEventListener('pointerdown', this.#hide);
    host.removeEventListener('wheel', this.#hide);
    host.removeEventListener('keyup', this.#focused);
    removeEventListener('keydown', this.#key, {capture: true});
  }

  /** @param about words a topic */
  render(about: (topic: string) => About | null): TemplateResult | typeof nothing {
    const shown = this.#shown;
    if (!shown?.isConnected) return nothing;
    const {help = '', tip} = shown.dataset;
    const told = tip ? {title: '', body: [tip]} : about(help);
    if (!told) return nothing;
    return html`<rs-tooltip .anchor=${shown}
      >${told.title ? html`<b>${told.title}</b>` : nothing}${told.body
        .slice(0, PARAGRAPHS)
        .map(said => html`<span>${said}</span>`)}</rs-tooltip
    >`;
  }

  #over = (event: PointerEvent): void => {
    const [target] = event.composedPath();
    if (event.pointerType !== 'mouse' || !(target instanceof Element)) return;
    // Onto the tooltip itself: it stays.
    if (target.closest('rs-tooltip')) this.#stay();
    else this.#want(explained(target), this.#shown ? LEAVES : RESTS);
  };

  #stay(): void {
    clearTimeout(this.#timer);
    this.#next = this.#shown;
  }

  #leave = (): void => this.#want(null, LEAVES);

  #focused = (event: KeyboardEvent): void => {
    const focused = deepFocus();
    if (!ENDS.has(event.key) && focused) this.#want(explained(focused), 0);
  };

  /** Esc takes the tooltip away first, and nothing else with it; what is pressed has been read. */
  #key = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') this.#hide();
    if (event.key !== 'Escape' || !this.#shown) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.#hide();
  };

  #want(element: HTMLElement | null, after: number): void {
    if (element === this.#next) return;
    clearTimeout(this.#timer);
    this.#next = element;
    this.#timer = setTimeout(() => this.#show(element), after);
  }

  #hide = (): void => {
    clearTimeout(this.#timer);
    this.#next = null;
    this.#show(null);
  };

  #show(element: HTMLElement | null): void {
    if (this.#shown === element) return;
    this.#shown = element;
    this.#host.requestUpdate();
  }
}

/** The nearest thing outwards that can be told of. */
function explained(from: Element | null): HTMLElement | null {
  for (const element of outwards(from))
    if (element instanceof HTMLElement && (element.dataset.help || element.dataset.tip)) return element;
  return null;
}
