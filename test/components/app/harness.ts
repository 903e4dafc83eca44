/** The app with a view, as a person meets it: taps and keys go in, acts come out. */

import {RsApp} from '../../../components/app/app.ts';
import {deepAll} from '../../../components/kit/deep-focus.ts';
import type {Overlay} from '../../../components/open.ts';
import type {Act, AppView, Settings} from '../../../src/table/seen/view-model.ts';
import {accessible} from '../../support/screen/accessible.ts';
import {drawn, until} from '../../support/screen/drawn.ts';
import {knowGames} from '../../support/screen/known-games.ts';
import {appView, FINDINGS} from '../../support/views/app-views.ts';

export {until};

beforeEach(knowGames);

/** A command of the test runner: the size of the page, real keys. */
export async function command(name: 'set-viewport' | 'send-keys', payload: object): Promise<void> {
  const socket = '/__web-dev-server__web-socket.js';
  const {sendMessageWaitForResponse} = (await import(socket)) as {
    sendMessageWaitForResponse(message: object): Promise<unknown>;
  };
  const sessionId = new URL(location.href).searchParams.get('wtr-session-id');
  await sendMessageWaitForResponse({type: 'wtr-command', sessionId, command: name, payload});
}

export const viewport = (width: number, height: number): Promise<void> =>
  command('set-viewport', {width, height});

/** What is written below, through all shadow roots and slots, hidden parts left out. */
export function textOf(root: ParentNode): string {
  let text = '';
  for (const child of root.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) text += child.textContent;
    if (!(child instanceof HTMLElement) || ['STYLE', 'SCRIPT'].includes(child.tagName)) continue;
    text += ` ${child.shadowRoot ? textOf(child.shadowRoot) : ''} ${textOf(child)}`;
  }
  return text.replaceAll(/\s+/g, ' ').trim();
}

export class AppHarness {
  readonly element = new RsApp();
  readonly acts: Act[] = [];
  taps = 0;

  private constructor() {
    this.element.diagnose = async told => {
      told(FINDINGS);
      return FINDINGS;
    };
    this.element.addEventListener('rs-act', event => this.#act(event.detail));
  }

  static async open(screen: AppView['screen'], settings: Partial<Settings> = {}): Promise<AppHarness> {
    const app = new AppHarness();
    app.element.view = appView(screen, settings);
    document.body.append(app.element);
    await app.drawn(
      screen.screen === 'home' ? 'rs-home' : screen.screen === 'new' ? 'rs-new-table' : `rs-${screen.screen}`,
    );
    return app;
  }

  get last(): Act | undefined {
    return this.acts.at(-1);
  }

  get text(): string {
    return textOf(this.element.shadowRoot!);
  }

  async show(change: Partial<AppView>): Promise<void> {
    this.element.view = {...this.element.view!, ...change};
    await this.settle();
  }

  /** Waits until an element stands there, and what is in it. */
  async drawn(selector: string): Promise<HTMLElement> {
    const found = await until(() => this.all(selector)[0], selector);
    await this.settle();
    return found;
  }

  async overlay(overlay: Overlay, selector: string): Promise<HTMLElement> {
    this.element.dispatchEvent(new CustomEvent('rs-open', {detail: overlay}));
    return this.drawn(selector);
  }

  all<E extends HTMLElement = HTMLElement>(selector: string): E[] {
    return deepAll(this.element.shadowRoot!, selector) as E[];
  }

  one<E extends HTMLElement = HTMLElement>(selector: string): E {
    const [found] = this.all<E>(selector);
    if (!found) throw new Error(`no ${selector}`);
    return found;
  }

  /** What matches in the shadow root of the first (or n-th) host that matches. */
  within(host: string, selector: string, at = 0): HTMLElement {
    const found = this.all(host).at(at)?.shadowRoot?.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`no ${selector} in ${host}`);
    return found;
  }

  /** The control with these words or this name. @throws Error when there is none */
  control(words: string): HTMLElement {
    const found = this.#named(words);
    if (!found) throw new Error(`no control "${words}"`);
    return found;
  }

  #named(words: string): HTMLElement | undefined {
    return this.all('button, input, select, summary, [role=menuitem]').find(
      element =>
        element.getAttribute('aria-label') === words ||
        element.textContent?.trim() === words ||
        (element.getRootNode() as ShadowRoot).host?.textContent?.trim() === words,
    );
  }

  /** @param target what has these words or this name is waited for: its part of the screen may be on its way */
  async tap(target: HTMLElement | string): Promise<void> {
    const there =
      typeof target === 'string' ? await until(() => this.#named(target), `control "${target}"`) : target;
    this.taps++;
    there.click();
    await this.settle();
  }

  async type(field: HTMLElement, text: string): Promise<void> {
    const input = field instanceof HTMLInputElement ? field : field.shadowRoot!.querySelector('input')!;
    input.value = text;
    input.dispatchEvent(new Event('input', {bubbles: true, composed: true}));
    input.dispatchEvent(new Event('change', {bubbles: true}));
    await this.settle();
  }

  settle(): Promise<void> {
    return drawn(this.element);
  }

  accessible(): Promise<void> {
    return accessible(this.element);
  }

  close(): void {
    this.element.remove();
  }

  /** Settings come back at once, as in the app. */
  #act(act: Act): void {
    this.acts.push(act);
    if (act.act === 'settings') this.element.view = {...this.element.view!, settings: act.settings};
  }
}
