/** A real game of San Juan on a real table element: taps and keys go in, moves are played by the engine. */
import {installTokens} from '../../../components/kit/tokens.ts';
import {deepAll, deepFocus} from '../../../components/table/deep-focus.ts';
import {RsTable} from '../../../components/table/table.ts';
import type {SjAction} from '../../../src/games/san-juan/types.ts';
import {loadText} from '../../../src/i18n/index.ts';
import type {Settings, TableView} from '../../../src/table/view-model.ts';
import {drawn, until} from '../../support/drawn.ts';
import {type PlayedTable, SETTINGS} from '../../support/sj-views.ts';

installTokens();

export const PHONE = [360, 640] as const;
export const NARROW = [320, 640] as const;
export const TABLET = [768, 1024] as const;
export const WIDE = [1280, 800] as const;
export const LOW = [640, 360] as const;

export class SjHarness {
  readonly element = new RsTable();
  readonly moves: SjAction[] = [];
  taps = 0;

  private constructor(readonly played: PlayedTable | null) {
    this.element.addEventListener('rs-act', ({detail}) => {
      if (detail.act !== 'move') return;
      // The board of San Juan sends actions of San Juan.
      this.moves.push(detail.action as SjAction);
      this.played?.play(0, detail.action);
      if (this.played) this.element.view = this.played.view;
    });
  }

  static async open(
    from: PlayedTable | TableView,
    [width, height]: readonly [number, number] = PHONE,
    settings: Partial<Settings> = {},
  ): Promise<SjHarness> {
    sessionStorage.clear();
    const chosen = {...SETTINGS, ...settings};
    document.documentElement.dataset.theme = chosen.theme;
    document.documentElement.dataset.motion = 'off';
    document.documentElement.lang = chosen.language;
    await loadText(chosen.language);
    const played = 'screen' in from ? null : from;
    const harness = new SjHarness(played);
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
}
