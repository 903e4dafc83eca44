import {fire} from './kit/fire.ts';

/** Dialogs and pages of the app itself, which are no part of the view: which one to open over the screen. */
export type Overlay = 'settings' | 'help' | 'join' | 'meeting' | 'diagnosis';

/** Asks `rs-app` to open a page or dialog over the screen. */
export const open = (from: EventTarget, overlay: Overlay): boolean => fire(from, 'rs-open', overlay);

declare global {
  interface HTMLElementEventMap {
    'rs-open': CustomEvent<Overlay>;
  }
}
