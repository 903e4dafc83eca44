/** What a person says to the app, as the one event that the screens send. */
import type {Act} from '../../src/table/view-model.ts';

/** Sends an act up to the app, through every shadow root on the way. */
export function say(from: HTMLElement, act: Act): void {
  from.dispatchEvent(new CustomEvent<Act>('rs-act', {detail: act, bubbles: true, composed: true}));
}

/** Dialogs and pages of the app itself, which are no part of the view: which one to open over the screen. */
export type Overlay = 'settings' | 'help' | 'join';

/** Asks `rs-app` to open a page or dialog over the screen. */
export function open(from: HTMLElement, overlay: Overlay): void {
  from.dispatchEvent(new CustomEvent<Overlay>('rs-open', {detail: overlay, bubbles: true, composed: true}));
}

declare global {
  interface HTMLElementEventMap {
    'rs-open': CustomEvent<Overlay>;
  }
}
