/**
 * The focus never falls to the page. When what had it is gone (a card that was taken, a button that waits), it goes to what
 * can be chosen now or to where a map begins to be walked over (`data-begins`), else to the question, where the next decision begins. While others decide it goes to the whole quay,
 * and behind a curtain to what opens it.
 */
import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {deepAll, deepFocus, outwards} from '../kit/deep-focus.ts';

export class FocusKeeper implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  /** Something at the table had the focus, and nobody has put it elsewhere. */
  #had = false;
  /** Where the focus was put while there was nothing to choose. */
  #resting: HTMLElement | null = null;
  #looking = false;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
    // What moves inside a shadow root tells nobody outside of it: the focus is looked for whenever something is touched.
    host.addEventListener('keydown', () => this.#note(), true);
    // Before the click is answered: what a draft takes away (a step of a course, Clear) is gone after it, and the table is not
    // drawn again for that.
    host.addEventListener(
      'click',
      () => {
        this.#had = this.#isHere();
        this.hostUpdated();
      },
      true,
    );
  }

  hostUpdate(): void {
    this.#note();
  }

  #note(): void {
    this.#had ||= this.#isHere();
  }

  #isHere(): boolean {
    for (const element of outwards(deepFocus())) if (element === this.#host) return true;
    return false;
  }

  /** Parts of the board are drawn after the table, and what is disabled loses the focus with the frame. */
  hostUpdated(): void {
    if (this.#looking || !this.#had) return;
    this.#looking = true;
    requestAnimationFrame(() =>
      setTimeout(() => {
        this.#looking = false;
        this.#look();
      }),
    );
  }

  #look(): void {
    const root = this.#host.shadowRoot;
    const focused = deepFocus();
    const rests = this.#resting !== null && focused === this.#resting;
    if (!root || (focused !== document.body && !rests)) return;
    // In one walk: a table has thousands of elements, and this comes with every entry.
    const found = deepAll(root, 'dialog[open], [data-choice], [data-begins], rs-quay, rs-curtain');
    if (found.some(each => each.matches('dialog'))) return;
    const choices = found.filter(each => each.matches('[data-choice]') && each.getClientRects().length > 0);
    const curtain = found.find(each => each.matches('rs-curtain'));
    const opener = curtain?.shadowRoot?.querySelector('rs-button');
    const begins = found.find(each => each.matches('[data-begins]'));
    const choice =
      choices.find(each => each.getAttribute('aria-pressed') === 'true') ?? choices[0] ?? begins ?? opener;
    choice?.focus();
    // What bears the digit may stand for a button beside it (the pennants of a chart), and takes no focus itself.
    if (deepFocus() !== focused) {
      this.#resting = null;
      return;
    }
    const quay = found.find(each => each.matches('rs-quay'));
    const asks = quay?.matches('[asks]') ?? false;
    const rest = quay?.shadowRoot?.querySelector<HTMLElement>(asks ? 'h2' : '.rest') ?? null;
    // The live region tells the question when it comes: to put the focus on it as well would tell it twice.
    if (rests && (asks || rest === this.#resting)) return;
    this.#resting = rest;
    rest?.focus({preventScroll: true});
  }
}
