/** How each kind of hole is asked on the generic board: one table, so that a new kind does not compile without its form. */

import {html, type TemplateResult} from 'lit';
import type {Json} from '../../src/base/json.ts';
import {sum} from '../../src/base/sum.ts';
import type {BundleFilling, Hole} from '../../src/engine/choice.ts';
import '../kit/button.ts';
import {type GenericWords, inline, readable} from './generic-words.ts';

/** A hole as it is asked. */
interface Asked<H extends Hole> {
  readonly field: string;
  readonly hole: H;
  /** What is in it so far; undefined while nothing is. */
  readonly filled: Json | undefined;
  readonly words: GenericWords;
  readonly fill: (value: Json) => void;
}

type Kinds = {readonly [K in Hole['hole']]: (asked: Asked<Extract<Hole, {hole: K}>>) => TemplateResult};

const FORMS: Kinds = {
  oneOf: ({field, hole, filled, words, fill}) =>
    group(
      readable(field),
      hole.of.map(value =>
        option('radio', field, inline(value, words), same(value, filled), () => fill(value)),
      ),
    ),

  someOf({field, hole, filled, words, fill}) {
    const chosen = list(filled);
    const full = chosen.length >= hole.max;
    return group(
      html`${readable(field)}: <span role="status">${words.chosen(chosen.length, hole.min, hole.max)}</span>`,
      hole.of.map(value => {
        const on = chosen.some(each => same(each, value));
        const turn = () =>
          fill(hole.of.filter(each => same(each, value) !== chosen.some(known => same(known, each))));
        return option('checkbox', field, inline(value, words), on, turn, full && !on);
      }),
    );
  },

  amount({field, hole, filled, words, fill}) {
    const now = typeof filled === 'number' ? filled : hole.from;
    return group(readable(field), [
      stepper(words.between(hole.from, hole.to), now, hole.from, hole.to, words, fill),
    ]);
  },

  spread({field, hole, filled, words, fill}) {
    const counts = numbers(filled);
    const {total, caps, least = total} = hole;
    const room = total - sum(counts);
    return group(
      html`${readable(field)}:
        <span role="status">${least === total ? words.left(room) : words.chosen(sum(counts), least, total)}</span>`,
      caps.map((cap, at) =>
        stepper(
          words.slot(at + 1, cap),
          counts[at] ?? 0,
          0,
          Math.min(cap, (counts[at] ?? 0) + room),
          words,
          n => fill(replaced(counts, at, n)),
        ),
      ),
    );
  },

  bundle({field, hole, filled, words, fill}) {
    // A draft of a bundle begins with both its sides.
    const now = filled as BundleFilling;
    const side = (name: 'give' | 'want', other: 'give' | 'want') =>
      group(
        `${readable(field)}: ${words[name]}`,
        hole[name].map((cap, kind) =>
          // What is given cannot be wanted.
          stepper(words.kind(kind + 1, cap), now[name][kind]!, 0, now[other][kind]! > 0 ? 0 : cap, words, n =>
            fill({...now, [name]: replaced(now[name], kind, n)}),
          ),
        ),
      );
    return html`${side('give', 'want')}${side('want', 'give')}`;
  },
};

/** The form of one hole. */
export function holeForm(asked: Asked<Hole>): TemplateResult {
  // The table has the form of each kind; the compiler does not see that a hole and its kind belong together.
  return (FORMS[asked.hole.hole] as unknown as (asked: Asked<Hole>) => TemplateResult)(asked);
}

/** One of several things that can be chosen, as a button that holds its tick. */
export const option = (
  type: 'radio' | 'checkbox',
  name: string,
  said: string,
  checked: boolean,
  choose: () => void,
  disabled = false,
): TemplateResult =>
  html`<label
    ><input type=${type} name=${name} .checked=${checked} ?disabled=${disabled} @change=${choose} /><span
      >${said}</span
    ></label
  >`;

const group = (legend: TemplateResult | string, inside: readonly TemplateResult[]): TemplateResult =>
  html`<fieldset>
    <legend>${legend}</legend>
    <div class="list">${inside}</div>
  </fieldset>`;

const stepper = (
  name: string,
  now: number,
  from: number,
  to: number,
  words: GenericWords,
  set: (value: number) => void,
): TemplateResult =>
  html`<div class="stepper" role="group" aria-label=${name}>
    <span>${name}</span>
    <rs-button
      variant="quiet"
      icon="minus"
      label=${words.fewer}
      ?disabled=${now <= from}
      @click=${() => set(now - 1)}
    ></rs-button>
    <output>${now}</output>
    <rs-button
      variant="quiet"
      icon="plus"
      label=${words.more}
      ?disabled=${now >= to}
      @click=${() => set(now + 1)}
    ></rs-button>
  </div>`;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const list = (filled: Json | undefined): readonly Json[] => (Array.isArray(filled) ? filled : []);
// A draft of counts holds counts.
const numbers = (filled: Json | undefined): readonly number[] => list(filled) as readonly number[];
const replaced = (counts: readonly number[], at: number, value: number): number[] =>
  counts.map((count, i) => (i === at ? value : count));
