/** What the tests of components share: mounting on a themed ground, waiting, keys. */
import {render, type TemplateResult} from 'lit';
import {installTokens} from '../../../components/kit/tokens.ts';
import {drawn} from '../../support/screen/drawn.ts';

export {drawn};

export type Theme = 'light' | 'dark';

let stage: HTMLElement | null = null;

/** Mounts a template on sand, in a theme; the stage of the last test is cleared. @returns its first element */
export async function mount<E extends Element>(
  template: TemplateResult,
  {theme = 'light', deep = false}: {theme?: Theme; deep?: boolean} = {},
): Promise<E> {
  installTokens();
  unmount();
  stage = document.createElement('div');
  stage.dataset.theme = theme;
  if (deep) stage.className = 'deep';
  stage.style.cssText = `padding:12px;color:var(--rs-ink);background:var(--rs-${deep ? 'quay' : 'sand'})`;
  document.body.append(stage);
  render(template, stage);
  await drawn(stage);
  return stage.firstElementChild as E;
}

export function unmount(): void {
  stage?.remove();
  stage = null;
}

/** An element inside a shadow root. @throws Error when there is none */
export function inside<E extends Element = HTMLElement>(host: Element, selector: string): E {
  const found = host.shadowRoot?.querySelector<E>(selector);
  if (!found) throw new Error(`no ${selector} in ${host.localName}`);
  return found;
}

/** A key as a person presses it, on the focused element of a component. */
export const press = (target: Element, key: string): boolean =>
  target.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, composed: true, cancelable: true}));

/** Counts events of a type until the test ends. */
export function count(target: EventTarget, type: string): {events: Event[]} {
  const heard = {events: [] as Event[]};
  target.addEventListener(type, event => heard.events.push(event));
  return heard;
}
