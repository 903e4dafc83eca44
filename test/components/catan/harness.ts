/** A real game of Catan on a real table element: taps and keys go in, moves are played by the engine. */
import type {RsCatBoard} from '../../../components/catan/board.ts';
import {installTokens} from '../../../components/kit/tokens.ts';
import {deepAll, deepFocus} from '../../../components/table/deep-focus.ts';
import {RsTable} from '../../../components/table/table.ts';
import type {CatAction} from '../../../src/games/catan/types.ts';
import {loadText} from '../../../src/i18n/index.ts';
import type {Settings, TableView} from '../../../src/table/view-model.ts';
import type {PlayedCatan} from '../../support/cat-views.ts';
import {drawn, until} from '../../support/drawn.ts';
import {SETTINGS} from '../../support/pr-views.ts';

installTokens();

export const PHONE = [360, 640] as const;
export const NARROW = [320, 640] as const;
export const LOW = [640, 360] as const;
export const TABLET = [768, 1024] as const;
export const WIDE = [1280, 800] as const;

export class CatHarness {
  readonly element = new RsTable();
  readonly moves: CatAction[] = [];
  taps = 0;
  /** Plays the moves at once; without it they are only recorded, as on a slow network. */
  answering = true;

  private constructor(readonly played: PlayedCatan | null) {
    this.element.addEventListener('rs-act', ({detail}) => {
      if (detail.act !== 'move') return;
      // The board of Catan sends actions of Catan.
      this.moves.push(detail.action as CatAction);
      if (!this.answering || !this.played) return;
      this.played.play(0, detail.action);
      this.element.view = this.played.view;
    });
  }

  static async open(
    from: PlayedCatan | TableView,
    [width, height]: readonly [number, number] = PHONE,
    settings: Partial<Settings> = {},
  ): Promise<CatHarness> {
    sessionStorage.clear();
    const chosen = {...SETTINGS, ...settings};
    document.documentElement.dataset.theme = chosen.theme;
    document.documentElement.dataset.motion = 'off';
    document.documentElement.lang = chosen.language;
    await loadText(chosen.language);
    const harness = new CatHarness('screen' in from ? null : from);
    const {element} = harness;
    Object.assign(element.style, {width: `${width}px`, height: `${height}px`});
    element.settings = chosen;
    element.view = 'screen' in from ? from : from.view;
    document.body.append(element);
    await until(() => harness.all('rs-quay, rs-curtain').length > 0, 'the board');
    await harness.settle();
    return harness;
  }

  close(): void {
    this.element.remove();
  }

  settle(): Promise<void> {
    return drawn(this.element);
  }

  get board(): RsCatBoard {
    return this.one('rs-cat-board') as RsCatBoard;
  }

  all(selector: string): HTMLElement[] {
    return deepAll(this.element.renderRoot as ShadowRoot, selector);
  }

  /** @throws Error when there is none */
  one(selector: string): HTMLElement {
    const [found] = this.all(selector);
    if (!found) throw new Error(`nothing matches ${selector}`);
    return found;
  }

  get choices(): HTMLElement[] {
    return this.all('[data-choice]');
  }

  get primary(): HTMLElement {
    return this.one('[data-primary]');
  }

  get question(): string {
    return this.one('[slot=question]').textContent?.trim() ?? '';
  }

  get sub(): string {
    return this.one('[slot=sub]').textContent?.trim() ?? '';
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
    at.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, composed: true, cancelable: true}));
    await this.settle();
  }

  async show(view: TableView): Promise<void> {
    this.element.view = view;
    await this.settle();
  }
}
