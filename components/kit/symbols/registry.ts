/**
 * The sets of symbols that are loaded. The start page registers the small interface set; a game's board registers
 * its own pieces when it is loaded.
 */
import type {Drawing} from './draw.ts';

const drawings = new Map<string, Drawing>();
const waiting = new Set<() => void>();

/** Adds a set; symbols on the page that waited for one of its names are drawn. */
export function registerSymbols(set: Readonly<Record<string, Drawing>>): void {
  for (const [name, drawing] of Object.entries(set)) drawings.set(name, drawing);
  for (const redraw of waiting) redraw();
}

/** The drawing of a name, or null while its set is not loaded. */
export const drawingOf = (name: string): Drawing | null => drawings.get(name) ?? null;

/** All names that are loaded, in the order in which they came. */
export const symbolNames = (): readonly string[] => [...drawings.keys()];

/** Calls `redraw` whenever a set arrives. @returns how to stop */
export function whenRegistered(redraw: () => void): () => void {
  waiting.add(redraw);
  return () => waiting.delete(redraw);
}
