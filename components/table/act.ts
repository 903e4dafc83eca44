import type {Act} from '../../src/table/view-model.ts';

/** Says something to the app: the one way up. */
export const act = (from: EventTarget, detail: Act): boolean =>
  from.dispatchEvent(new CustomEvent('rs-act', {detail, bubbles: true, composed: true}));
