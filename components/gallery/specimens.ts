/**
 * What the gallery shows. Each area registers its own specimens in a file `…-specimens.ts` that `gallery.ts` imports.
 */
import type {TemplateResult} from 'lit';

/** The ground a specimen stands on; `page`: the specimen brings its own and fills the frame. */
export type Ground = 'sea' | 'sand' | 'card' | 'quay' | 'page';

export interface Specimen {
  readonly name: string;
  /** Made anew for every theme; must not share elements. */
  readonly render: () => TemplateResult;
  readonly ground?: Ground;
  /** Width and height of the frame in px, for what fills its parent; else it is as large as it wants. */
  readonly size?: readonly [width: number, height: number];
}

const sections = new Map<string, Specimen[]>();

/** Adds specimens to a section; sections stand in the order in which they came. */
export function registerSpecimens(section: string, specimens: readonly Specimen[]): void {
  sections.set(section, [...(sections.get(section) ?? []), ...specimens]);
}

export const allSpecimens = (): ReadonlyMap<string, readonly Specimen[]> => sections;
