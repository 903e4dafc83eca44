/** What lies over a screen and can be closed from anywhere, as the browser's Back does. */
import {fire} from './fire.ts';

export interface Layer extends EventTarget {
  /** Closes it as its cross would. */
  close(): void;
}

const layers = new Set<Layer>();

/** The open ones, the uppermost last. */
export const openLayers = (): readonly Layer[] => [...layers];

/** Says that a layer opened or closed, or that it went away with what it lay over. */
export function setLayer(layer: Layer, open: boolean): void {
  if (open) layers.add(layer);
  else layers.delete(layer);
  fire(layer, 'rs-layers');
}

declare global {
  interface HTMLElementEventMap {
    'rs-layers': CustomEvent<void>;
  }
}
