/** A real game of Portolano on a real table element: taps and keys go in, moves are played by the engine. */
import {installTokens} from '../../../components/kit/tokens.ts';
import {deepAll} from '../../../components/table/deep-focus.ts';
import {RsTable} from '../../../components/table/table.ts';
import type {PortAction} from '../../../src/games/portolano/types.ts';
import {loadText} from '../../../src/i18n/index.ts';
import type {Settings, TableView} from '../../../src/table/view-model.ts';
import {drawn, until} from '../../support/drawn.ts';
import {type PlayedTable, SETTINGS} from '../../support/port-views.ts';

installTokens();

export const PHONE = [360, 640] as const;
export const NARROW = [320, 640] as const;
export const TABLET = [768, 1024] as const;
export const WIDE = [1280, 800] as const;
export const LOW = [640, 360] as const;

export class PortHarness {
  readonly element = new RsTable();
  readonly moves: PortAction[] = [];
  taps = 0;

  private constructor(readonly played: PlayedTable | null) {
    this.element.addEventListener('rs-act', ({detail}) => {
      if (detail.act !== 'move') return;
      // The board of Portolano sends actions of Portolano.
      this.moves.push(detail.action as PortAction);
      this.played?.play(0, detail.action);
      if (this.played) this.element.view = this.played.view;
    });
  }

  static async open(
    from: PlayedTable | TableView,
    [width, height]: readonly [number, number] = PHONE,
    settings: Partial<Settings> = {},
  ): Promise<PortHarness> {
    sessionStorage.clear();
    const chosen = {...SETTINGS, ...settings};
    document.documentElement.dataset.theme = chosen.theme;
    document.documentElement.dataset.motion = chosen.motion === 'normal' ? 'normal' : 'off';
    document.documentElement.lang = chosen.language;
    await loadText(chosen.language);
    const played = 'screen' in from ? null : from;
    const harness = new PortHarness(played);
    const {element} = harness;
    Object.assign(element.style, {width: `${width}px`, height: `${height}px`});
    element.settings = chosen;
    element.view = 'screen' in from ? from : from.view;
    document.body.append(element);
    await until(() => harness.all('rs-quay, rs-curtain').length > 0, 'the board');
    await until(() => customElements.get('rs-port-stage'), 'what is fetched behind the board');
    await harness.settle();
    return harness;
  }

  close(): void {
    this.element.remove();
  }

  /** The table after a step of somebody else. */
  async show(view: TableView): Promise<void> {
    this.element.view = view;
    await this.settle();
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
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', {key, bubbles: true, composed: true, cancelable: true}),
    );
    await this.settle();
  }
}
