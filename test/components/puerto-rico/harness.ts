/** A real game on a real table element: taps and keys go in, moves are played by the engine, new views come back. */
import {installTokens} from '../../../components/kit/tokens.ts';
import type {RsPrBoard} from '../../../components/puerto-rico/board.ts';
import {deepAll} from '../../../components/table/deep-focus.ts';
import {RsTable} from '../../../components/table/table.ts';
import type {PrAction} from '../../../src/games/puerto-rico/types.ts';
import {loadText} from '../../../src/i18n/index.ts';
import type {Act, Settings, TableView} from '../../../src/table/view-model.ts';
import {drawn, until} from '../../support/drawn.ts';
import {type PlayedTable, SETTINGS} from '../../support/pr-views.ts';

export {until};

installTokens();

export const PHONE = [360, 640] as const;
export const NARROW = [320, 640] as const;
export const TABLET = [768, 1024] as const;
export const LAPTOP = [1366, 768] as const;
export const WIDE = [1280, 800] as const;
export const LOW = [640, 360] as const;
export const LOW_WIDE = [740, 360] as const;

export class TableHarness {
  readonly element = new RsTable();
  readonly played: PlayedTable | null;
  readonly moves: PrAction[] = [];
  readonly acts: Act[] = [];
  taps = 0;
  /** Plays the moves at once; without it they are only recorded, as on a slow network. */
  answering = true;

  private constructor(
    played: PlayedTable | null,
    [width, height]: readonly [number, number],
    settings: Settings,
  ) {
    this.played = played;
    Object.assign(this.element.style, {width: `${width}px`, height: `${height}px`});
    this.element.settings = settings;
    this.element.addEventListener('rs-act', event => this.#act(event.detail));
  }

  /** Shows a table and waits until its board is drawn. */
  static async open(
    from: PlayedTable | TableView,
    size: readonly [number, number] = PHONE,
    settings: Partial<Settings> = {},
  ): Promise<TableHarness> {
    sessionStorage.clear();
    return TableHarness.reopen(from, size, settings);
  }

  /** As `open`, with the drafts that the browser has kept. */
  static async reopen(
    from: PlayedTable | TableView,
    size: readonly [number, number] = PHONE,
    settings: Partial<Settings> = {},
  ): Promise<TableHarness> {
    const chosen = {...SETTINGS, ...settings};
    document.documentElement.dataset.theme = chosen.theme;
    document.documentElement.dataset.motion = 'off';
    document.documentElement.lang = chosen.language;
    await loadText(chosen.language);
    const played = 'screen' in from ? null : from;
    const harness = new TableHarness(played, size, chosen);
    harness.element.view = 'screen' in from ? from : from.view;
    document.body.append(harness.element);
    await until(() => harness.all('rs-quay, rs-curtain, rs-generic-board').length > 0, 'the board');
    await harness.settle();
    return harness;
  }

  close(): void {
    this.element.remove();
  }

  get board(): RsPrBoard {
    return this.one('rs-pr-board') as RsPrBoard;
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
    const found = this.all(selector)[0];
    if (!found) throw new Error(`nothing matches ${selector}`);
    return found;
  }

  get primary(): HTMLElement {
    return this.one('[data-primary]');
  }

  /** The cards, tiles, rows that can be chosen now, in the order of the page. */
  get choices(): HTMLElement[] {
    return this.all('[data-choice]');
  }

  get question(): string {
    return this.one('[slot=question]').textContent?.trim() ?? '';
  }

  /** One tap of a finger. */
  async tap(target: HTMLElement | undefined): Promise<void> {
    if (!target) throw new Error('nothing to tap');
    this.taps++;
    target.dispatchEvent(
      new MouseEvent('click', {bubbles: true, composed: true, cancelable: true, detail: 1}),
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

  async show(view: TableView): Promise<void> {
    this.element.view = view;
    await this.settle();
  }

  async resize([width, height]: readonly [number, number]): Promise<void> {
    Object.assign(this.element.style, {width: `${width}px`, height: `${height}px`});
    dispatchEvent(new Event('resize'));
    await this.settle();
  }

  #act(act: Act): void {
    this.acts.push(act);
    if (act.act !== 'move') return;
    // The board of Puerto Rico sends actions of Puerto Rico.
    this.moves.push(act.action as PrAction);
    if (!this.answering || !this.played) return;
    this.played.play(0, act.action);
    this.element.view = this.played.view;
  }
}

function deepFocus(): Element | null {
  let at: Element | null = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at === document.body ? null : at;
}
