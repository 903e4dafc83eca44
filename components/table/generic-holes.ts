/** How each kind of hole is asked on the generic board: one table, so that a new kind does not compile without its form. */

import {html, type TemplateResult} from 'lit';
import type {Json} from '../../src/base/json.ts';
import {sum} from '../../src/base/sum.ts';
import type {BundleFilling, Hole} from '../../src/engine/choice.ts';
import '../kit/button.ts';
import {drawPieces, type Picking, piecesFor} from './generic-shown.ts';
import {inline, type Tongue} from './generic-words.ts';

/** A hole as it is asked. */
export interface Asked<H extends Hole = Hole> {
  readonly field: string;
  /** What it is called there. */
  readonly title: string;
  readonly hole: H;
  /** What is in it so far; undefined while nothing is. */
  readonly filled: Json | undefined;
  readonly tongue: Tongue;
  /** What the seat sees: it may show what can be picked. */
  readonly board: unknown;
  readonly fill: (value: Json, event: Event) => void;
}

type Kinds = {readonly [K in Hole['hole']]: (asked: Asked<Extract<Hole, {hole: K}>>) => TemplateResult};

const FORMS: Kinds = {
  oneOf: asked =>
    group(
      asked.title,
      options(asked, value => ({
        chosen: same(value, asked.filled),
        full: false,
        tap: event => asked.fill(value, event),
      })),
    ),

  someOf(asked) {
    const {title, hole, filled, tongue, fill} = asked;
    const chosen = list(filled);
    return group(
      html`${title}: <span role="status">${tongue.words.chosen(chosen.length, hole.min, hole.max)}</span>`,
      options(asked, value => ({
        chosen: chosen.some(each => same(each, value)),
        full: chosen.length >= hole.max,
        tap: event =>
          fill(
            hole.of.filter(each => same(each, value) !== chosen.some(known => same(known, each))),
            event,
          ),
      })),
    );
  },

  amount({title, hole, filled, tongue, fill}) {
    const now = typeof filled === 'number' ? filled : hole.from;
    return group(
      title,
      html`<div class="list l-flex l-wrap l-gap-8">
        ${stepper(tongue.words.between(hole.from, hole.to), now, hole.from, hole.to, tongue, fill)}
      </div>`,
    );
  },

  spread({title, hole, filled, tongue, fill}) {
    const {words} = tongue;
    const counts = numbers(filled);
    const {total, caps, least = total} = hole;
    const room = total - sum(counts);
    return group(
      html`${title}:
        <span role="status">${least === total ? words.left(room) : words.chosen(sum(counts), least, total)}</span>`,
      html`<div class="list l-flex l-wrap l-gap-8">
        ${caps.map((cap, at) => {
          const now = counts[at] ?? 0;
          return stepper(words.slot(at + 1, cap), now, 0, Math.min(cap, now + room), tongue, (n, event) =>
            fill(replaced(counts, at, n), event),
          );
        })}
      </div>`,
    );
  },

  bundle({title, hole, filled, tongue, fill}) {
    const {words} = tongue;
    // A draft of a bundle begins with both its sides.
    const now = filled as BundleFilling;
    const side = (name: 'give' | 'want', other: 'give' | 'want') =>
      group(
        `${title}: ${words[name]}`,
        html`<div class="list l-flex l-wrap l-gap-8">
          ${hole[name].map((cap, kind) =>
            // What is given cannot be wanted.
            stepper(
              words.kind(kind + 1, cap),
              now[name][kind]!,
              0,
              now[other][kind]! > 0 ? 0 : cap,
              tongue,
              (n, event) => fill({...now, [name]: replaced(now[name], kind, n)}, event),
            ),
          )}
        </div>`,
      );
    return html`${side('give', 'want')}${side('want', 'give')}`;
  },
};

/** The form of one hole. */
export function holeForm(asked: Asked): TemplateResult {
  // The table has the form of each kind; the compiler does not see that a hole and its kind belong together.
  return (FORMS[asked.hole.hole] as unknown as (asked: Asked) => TemplateResult)(asked);
}

/** The listed values: as the pieces that the view shows for them, else as buttons with their names. */
function options(
  {field, hole, tongue, board}: Asked<Extract<Hole, {of: readonly Json[]}>>,
  pickingOf: (value: Json) => Picking,
): TemplateResult {
  const shown = piecesFor(board, field);
  const covered = hole.of.every(value => shown?.of.some(piece => piece !== null && same(piece.id, value)));
  if (shown && covered)
    return drawPieces(shown, tongue, 'large', id =>
      hole.of.some(value => same(value, id)) ? pickingOf(id) : null,
    );
  return html`<div class="list l-flex l-wrap l-gap-8">
    ${hole.of.map(value => {
      const {chosen, full, tap} = pickingOf(value);
      return option(inline(value, tongue, field), chosen, tap, full && !chosen);
    })}
  </div>`;
}

/** A button with words that can be chosen. */
export const option = (
  said: string,
  chosen: boolean,
  tap: (event: Event) => void,
  disabled = false,
): TemplateResult =>
  html`<button
    type="button"
    class="option ${chosen ? 'on' : ''}"
    data-choice
    aria-pressed=${chosen}
    ?disabled=${disabled}
    @click=${tap}
  >
    ${said}
  </button>`;

export const group = (legend: TemplateResult | string, inside: unknown): TemplateResult =>
  html`<fieldset>
    <legend>${legend}</legend>
    ${inside}
  </fieldset>`;

const stepper = (
  name: string,
  now: number,
  from: number,
  to: number,
  {words}: Tongue,
  set: (value: number, event: Event) => void,
): TemplateResult =>
  html`<div class="stepper l-row l-gap-4" role="group" aria-label=${name}>
    <span>${name}</span>
    <rs-button
      variant="quiet"
      icon="minus"
      label=${words.fewer}
      ?disabled=${now <= from}
      @click=${(event: Event) => set(now - 1, event)}
    ></rs-button>
    <output>${now}</output>
    <rs-button
      variant="quiet"
      icon="plus"
      label=${words.more}
      ?disabled=${now >= to}
      @click=${(event: Event) => set(now + 1, event)}
    ></rs-button>
  </div>`;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const list = (filled: Json | undefined): readonly Json[] => (Array.isArray(filled) ? filled : []);
// A draft of counts holds counts.
const numbers = (filled: Json | undefined): readonly number[] => list(filled) as readonly number[];
const replaced = (counts: readonly number[], at: number, value: number): number[] =>
  counts.map((count, i) => (i === at ? value : count));
