/**
 * What the gallery shows. Each area registers its own specimens in a file `…-specimens.ts` that `gallery.ts` imports.
 */
import {html, type TemplateResult} from 'lit';
import type {TableView} from '../../src/table/seen/view-model.ts';
import '../kit/symbol.ts';

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

/** A table of a real game at a decision, by the name of that; whoever opens the gallery brings them. */
export type TableAt = (decision: string) => TableView;

const sections = new Map<string, Specimen[]>();

/** Adds specimens to a section; sections stand in the order in which they came. */
export function registerSpecimens(section: string, specimens: readonly Specimen[]): void {
  sections.set(section, [...(sections.get(section) ?? []), ...specimens]);
}

export const allSpecimens = (): ReadonlyMap<string, readonly Specimen[]> => sections;

const at = (name: string, size: number, grey = false) =>
  html`<rs-symbol class=${grey ? 'grey' : ''} name=${name} style="--rs-symbol-size:${size}px"></rs-symbol>`;

/** Symbols with their names, at these sizes in px and once without colour. */
export const symbolSheet = (names: readonly string[], sizes: readonly number[]) =>
  html`<div class="symbols l-flex l-wrap">
    ${names.map(
      name => html`<figure>
        <div class="l-flex l-middle l-gap-5">
          ${sizes.map(size => at(name, size))}${at(name, 20, true)}
        </div>
        <figcaption>${name}</figcaption>
      </figure>`,
    )}
  </div>`;
