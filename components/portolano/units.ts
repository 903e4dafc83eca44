/** Picking units out of a hold: a tap takes one more, after the last one none. */

import {html, nothing, type TemplateResult} from 'lit';
import {sum} from '../../src/base/sum.ts';
import {symbol} from '../board/bits.ts';
import type {PortDraft} from './draft.ts';
import {type PortModel, prepare} from './model.ts';

/** In the order of `Load`, coins last. */
export const UNIT_SYMBOLS = [
  'port-rum',
  'port-cotton',
  'port-wine',
  'port-tea',
  'port-cocoa',
  'port-coin',
] as const;

interface Picking {
  /** Field of the draft that keeps the counts. */
  readonly field: 'units' | 'out' | 'wanted';
  readonly counts: readonly number[];
  /** How many there are of each. */
  readonly caps: readonly number[];
  /** How many may be taken in all. */
  readonly most: number;
  /** Kind of the first count: 0 for rum, 1 for goods alone. */
  readonly first?: number;
  /** What else changes in the draft with a tap. */
  readonly also?: Partial<PortDraft>;
}

/** One more of a kind; beyond what may be taken another kind gives way, and after the last of a kind there is none. */
export function tapped(
  {counts, caps, most}: Pick<Picking, 'counts' | 'caps' | 'most'>,
  kind: number,
): readonly number[] {
  if (counts[kind]! >= Math.min(caps[kind]!, most)) return counts.map((count, i) => (i === kind ? 0 : count));
  const other = sum(counts) < most ? -1 : counts.findIndex((count, i) => i !== kind && count > 0);
  return counts.map((count, i) => (i === kind ? count + 1 : i === other ? count - 1 : count));
}

/** A row of kinds; those that are not there are left out. @param doing what a tap does, for screen readers: "pay" */
export function unitRow(model: PortModel, picking: Picking, doing: string): TemplateResult {
  const {counts, caps, first = 0, field, also} = picking;
  const {words, text} = model;
  return html`<div class="units" role="group" aria-label=${doing}>
    ${caps.map((cap, i) => {
      if (cap === 0) return nothing;
      const kind = first + i;
      const marked = counts[i] ?? 0;
      const has = text.load(kind < 5 ? loadOf(kind, cap) : [], kind < 5 ? 0 : cap);
      return html`<button
        type="button"
        class="unitpick ${marked > 0 ? 'chosen' : ''}"
        data-choice
        @click=${(event: Event) => prepare(event.currentTarget!, {[field]: tapped(picking, i), ...also})}
      >
        <span class="hidden-text">${words.units(doing, marked, has)}</span>${symbol(UNIT_SYMBOLS[kind]!, 26)}<b aria-hidden="true">${cap}</b>${marked > 0 ? html`<i class="taken" aria-hidden="true">${marked}</i>` : nothing}
      </button>`;
    })}
  </div>`;
}

const loadOf = (kind: number, count: number): number[] =>
  [0, 1, 2, 3, 4].map(each => (each === kind ? count : 0));

/** Units as symbols in a row, for buttons: "Pay (cotton) (tea)". */
export const shownUnits = (counts: readonly number[], size = 24): TemplateResult =>
  html`<span class="shown">${counts.flatMap((count, kind) =>
    count > 3
      ? [html`<span>${count}×</span>${symbol(UNIT_SYMBOLS[kind]!, size)}`]
      : Array.from({length: count}, () => symbol(UNIT_SYMBOLS[kind]!, size)),
  )}</span>`;
