/** A real game on a real table element: taps and keys go in, moves are played by the engine, new views come back. */
import type {LazyModule} from '../../components/board/lazy-module.ts';
import {deepAll, deepFocus} from '../../components/kit/deep-focus.ts';
import {installTokens} from '../../components/kit/tokens.ts';
import {RsTable} from '../../components/table/table.ts';
import type {Action} from '../../src/engine/game.ts';
import {loadText} from '../../src/i18n/index.ts';
import type {Act, Settings, TableView} from '../../src/table/seen/view-model.ts';
import {type PlayedGame, SETTINGS} from '../support/decisions/played.ts';
import {drawn, until} from '../support/screen/drawn.ts';
import {knowGames} from '../support/screen/known-games.ts';

installTokens();

// What is about the first table of a game begins by forgetting.
beforeEach(knowGames);

type Size = readonly [width: number, height: number];
export const PHONE: Size = [360, 640];
export const NARROW: Size = [320, 640];
export const TABLET: Size = [768, 1024];
export const LAPTOP: Size = [1366, 768];
export const WIDE: Size = [1280, 800];
export const LOW: Size = [640, 360];
export const LOW_WIDE: Size = [740, 360];

/** A board that does without a part at first. */
interface WithPart {
  readonly behind: LazyModule<unknown>;
}

/** @typeParam P the played table; A what its board sends */
export class BoardHarness<P extends PlayedGame<unknown>, A extends Action> {
  readonly element = new RsTable();
  readonly moves: A[] = [];
  readonly acts: Act[] = [];
  taps = 0;
  /** Plays the moves at once; without it they are only recorded, as on a slow network. */
  answering = true;

  constructor(readonly played: P | null) {
    this.element.addEventListener('rs-act', event => this.#act(event.detail));
  }

  close(): void {
    this.element.remove();
  }

  settle(): Promise<void> {
    return drawn(this.element);
  }

  all(selector: string): HTMLElement[] {
    return deepAll(this.element.renderRoot as ShadowRoot, selector);
  }

  /** What matches inside the shadow roots of all elements that match `part`. */
  within(part: string, selector: string): HTMLElement[] {
    return this.all(part).flatMap(({shadowRoot}) => [
      ...(shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
    ]);
  }

  /** @throws Error when there is none */
  one(selector: string): HTMLElement {
    const [found] = this.all(selector);
    if (!found) throw new Error(`nothing matches ${selector}`);
    return found;
  }

  /** The cards, tiles, rows that can be chosen now, in the order of the page. */
  get choices(): HTMLElement[] {
    return this.all('[data-choice]');
  }

  get primary(): HTMLElement {
    return this.one('[data-primary]');
  }

  get question(): string {
    return this.one('[slot=question]').textContent?.trim() ?? '';
  }

  /** One tap of a finger, in the middle of something. @param detail 2: the second half of a double tap */
  async tap(target: HTMLElement | undefined, detail = 1): Promise<void> {
    if (!target) throw new Error('nothing to tap');
    const {left, top, width, height} = target.getBoundingClientRect();
    await this.touch(target, left + width / 2, top + height / 2, detail);
  }

  /** One tap at a point of the page. */
  async touch(target: HTMLElement, clientX: number, clientY: number, detail = 1): Promise<void> {
    this.taps++;
    target.dispatchEvent(
      new MouseEvent('click', {bubbles: true, composed: true, cancelable: true, detail, clientX, clientY}),
    );
    await this.settle();
  }

  async key(key: string): Promise<void> {
    const at = deepFocus() ?? document.body;
    const event = new KeyboardEvent('keydown', {key, bubbles: true, composed: true, cancelable: true});
    // As a browser does by itself where the key is a person's.
    if (at.dispatchEvent(event) && key === 'Enter' && at instanceof HTMLButtonElement) at.click();
    await this.settle();
  }

  /**
   * A key that stays down for a while, as a browser tells it: once, then again and again, and at last that it is up. Each time
   * the focused button does what it does by itself: Enter clicks as often as it is told, Space when it comes up.
   * @param each is called after each step
   */
  async hold(key: 'Enter' | ' ', each: (step: 'down' | 'again' | 'up') => void): Promise<void> {
    let armed: Element | null = null;
    const tell = async (type: 'keydown' | 'keyup', repeat: boolean) => {
      const at = deepFocus() ?? document.body;
      const event = new KeyboardEvent(type, {key, repeat, bubbles: true, composed: true, cancelable: true});
      const goesOn = at.dispatchEvent(event);
      const clicks = key === 'Enter' ? type === 'keydown' : type === 'keyup' && armed === at;
      if (goesOn && clicks && at instanceof HTMLButtonElement) at.click();
      if (goesOn && type === 'keydown') armed = at;
      await this.settle();
    };
    await tell('keydown', false);
    each('down');
    for (let times = 0; times < 2; times++) {
      await tell('keydown', true);
      each('again');
    }
    await tell('keyup', false);
    each('up');
  }

  /** What Enter does on a button that Tab has reached. */
  async press(target: HTMLElement | undefined): Promise<void> {
    if (!target) throw new Error('nothing to press');
    const button = target.shadowRoot?.querySelector<HTMLElement>('button') ?? target;
    if (button.tabIndex < 0 || button.getClientRects().length === 0)
      throw new Error('Tab does not stop there');
    button.focus();
    button.click();
    await this.settle();
  }

  /** The table after a step of somebody else. */
  async show(view: TableView): Promise<void> {
    this.element.view = view;
    await this.settle();
  }

  async resize([width, height]: Size): Promise<void> {
    Object.assign(this.element.style, {width: `${width}px`, height: `${height}px`});
    dispatchEvent(new Event('resize'));
    await this.settle();
  }

  /** Waits for what is fetched behind the table and behind its board; behind a curtain nothing is. */
  async ready(): Promise<void> {
    await until(() => this.element.renderRoot.querySelector('rs-dialog, rs-curtain'), 'what opens over it');
    const boards = this.all('rs-pr-board, rs-cat-board, rs-port-board') as (HTMLElement & WithPart)[];
    await until(() => boards.every(({behind}) => behind.there), 'what comes behind the board');
  }

  #act(act: Act): void {
    this.acts.push(act);
    if (act.act !== 'move') return;
    // The board of a game sends its own actions.
    this.moves.push(act.action as A);
    if (!this.answering || !this.played) return;
    this.played.play(0, act.action);
    this.element.view = this.played.view;
  }
}

/**
 * How a harness of a game is opened: shows a table and waits until its board is drawn.
 * @param drafts whether the browser still has its drafts
 */
export const opener =
  <P extends PlayedGame<unknown>, H extends BoardHarness<P, Action>>(
    Made: new (played: P | null) => H,
    drafts: 'none' | 'kept' = 'none',
  ) =>
  async (
    from: P | TableView,
    [width, height]: Size = PHONE,
    settings: Partial<Settings> = {},
  ): Promise<H> => {
    if (drafts === 'none') sessionStorage.clear();
    const chosen = {...SETTINGS, ...settings};
    const {documentElement: page} = document;
    Object.assign(page.dataset, {theme: chosen.theme, motion: 'off'});
    page.lang = chosen.language;
    await loadText(chosen.language);
    const harness = new Made('screen' in from ? null : from);
    const {element} = harness;
    Object.assign(element.style, {width: `${width}px`, height: `${height}px`});
    element.settings = chosen;
    element.view = 'screen' in from ? from : from.view;
    document.body.append(element);
    await until(() => harness.all('rs-quay, rs-curtain, rs-generic-board').length > 0, 'the board');
    await harness.ready();
    await harness.settle();
    return harness;
  };
