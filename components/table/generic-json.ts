/**
 * What a seat sees of any game. What the view marks is drawn as it is marked, and a person's things in a panel of their
 * own. Facts are a description list, alike rows a table, deep rows sections.
 */
import {html, nothing, type TemplateResult} from 'lit';
import type {Seat} from '../../src/engine/game.ts';
import {drawMiddle, inMiddle, type Middle, middleOf, type Round} from './generic-middle.ts';
import {drawShown, isShown, piecesFor} from './generic-shown.ts';
import {inline, type Tongue} from './generic-words.ts';

/** What the drawing needs to know of the table around the board. */
export interface Reader extends Round {
  /** Fields that are asked on the quay now: what stands there is not shown twice. */
  readonly asked: readonly string[];
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !isShown(value);

/** Stands among the facts. */
const isFact = (value: unknown): boolean =>
  isShown(value)
    ? value.show === 'track' || value.show === 'person'
    : typeof value !== 'object' ||
      value === null ||
      (Array.isArray(value) && value.every(item => typeof item !== 'object'));

const isRows = (value: unknown): value is readonly Fields[] =>
  Array.isArray(value) && value.length > 0 && value.every(isFields);

/** One row for each person. */
const isPeople = (value: unknown): value is readonly (Fields & {readonly seat: Seat})[] =>
  isRows(value) && value.every(({seat}) => typeof seat === 'number');

/** A cell holds a line, or an object as a line; what is drawn and lists of objects want more room. */
const isFlat = (row: Fields): boolean =>
  Object.values(row).every(
    field =>
      isFact(field) ||
      (isFields(field) && Object.values(field).every(part => !isRows(part) && !isShown(part))),
  );

/** The whole view: what concerns all, then the people. */
export function jsonView(view: unknown, reader: Reader): TemplateResult {
  if (!isFields(view)) return html`<div class="common">${whole(view, reader, 2, '')}</div>`;
  const entries = Object.entries(view);
  const people = entries.filter(([, field]) => isPeople(field));
  const common = Object.fromEntries(entries.filter(([, field]) => !isPeople(field)));
  const middle = middleOf(
    common,
    people.flatMap(([, rows]) => (isPeople(rows) ? rows : [])),
  );
  return html`<div class="common">${middle ? around(middle, common, reader) : fields(common, reader, 2)}</div>
    ${people.map(([key, field]) => whole(field, reader, 2, reader.tongue.named(key)))}`;
}

/** `level`: of the headings inside. `name`: what the value is, for the table's name. */
function whole(value: unknown, reader: Reader, level: number, name: string): TemplateResult {
  if (isPeople(value)) return people(value, reader, level, name);
  if (isRows(value))
    return value.every(isFlat) ? table(value, reader, name) : rows(value, reader, level, name);
  if (isFields(value)) return fields(value, reader, level);
  return html`<p>${inline(value, reader.tongue)}</p>`;
}

/** The middle of the table, with the facts at its head; what else concerns all stands below. */
function around(middle: Middle, common: Fields, reader: Reader): TemplateResult {
  const rest = Object.entries(common).filter(([, field]) => !inMiddle(field, 'table'));
  const {facts, ...others} = parted(Object.fromEntries(rest), reader.asked);
  return html`${drawMiddle(middle, factList(facts, reader.tongue), reader)}${below(others, reader, 2)}`;
}

/** What stands in an object, by how it is drawn. */
function parted(value: Fields, asked: readonly string[]) {
  const entries = Object.entries(value).filter(
    ([, field]) => !asked.some(name => piecesFor(field, name) === field),
  );
  return {
    facts: entries.filter(([, field]) => isFact(field)),
    drawn: entries.flatMap(([key, field]) =>
      !isFact(field) && isShown(field) ? [[key, field] as const] : [],
    ),
    deep: entries.filter(([, field]) => !isFact(field) && !isShown(field)),
  };
}

function fields(value: Fields, reader: Reader, level: number): TemplateResult {
  const {facts, ...others} = parted(value, reader.asked);
  return html`${factList(facts, reader.tongue)}${below(others, reader, level)}`;
}

const factList = (facts: readonly (readonly [string, unknown])[], tongue: Tongue) =>
  facts.length > 0
    ? html`<dl>
        ${facts.map(
          ([key, field]) => html`<div>
            <dt>${tongue.named(key)}</dt>
            <dd>${isShown(field) ? drawShown(field, tongue, 'small') : inline(field, tongue, key)}</dd>
          </div>`,
        )}
      </dl>`
    : nothing;

function below({drawn, deep}: Omit<ReturnType<typeof parted>, 'facts'>, reader: Reader, level: number) {
  const {tongue} = reader;
  return html`${
    drawn.length > 0
      ? html`<div class="drawn l-flex l-wrap">
          ${drawn.map(
            ([key, field]) => html`<figure>
              <figcaption>${tongue.named(key)}</figcaption>
              ${drawShown(field, tongue, level === 2 ? 'large' : 'small')}
            </figure>`,
          )}
        </div>`
      : nothing
  }${deep.map(([key, field]) => section(tongue.named(key), field, reader, level))}`;
}

const heading = (said: unknown, level: number): TemplateResult =>
  html`<div role="heading" aria-level=${level} class="display l-row l-gap-8">${said}</div>`;

const section = (title: string, value: unknown, reader: Reader, level: number): TemplateResult =>
  html`<section>${heading(title, level)}${whole(value, reader, level + 1, title)}</section>`;

/** A panel for each person, the reader's first. */
function people(
  value: readonly (Fields & {readonly seat: Seat})[],
  reader: Reader,
  level: number,
  name: string,
): TemplateResult {
  const sorted = [...value].sort((a, b) => reader.order.indexOf(a.seat) - reader.order.indexOf(b.seat));
  return html`<div class="people" role="group" aria-label=${name || reader.tongue.words.board}>
    ${sorted.map(({seat, ...row}) => {
      const all = Object.entries(row);
      const own = all.filter(([, field]) => !inMiddle(field, 'person'));
      const {facts, ...others} = parted(Object.fromEntries(own), reader.asked);
      const left = [facts, ...Object.values(others)].flat().length;
      // Who sits in the middle already needs no panel for nothing.
      if (left === 0 && own.length < all.length) return nothing;
      return html`<section class="person ${reader.acts(seat) ? 'acts' : ''} ${seat === reader.own ? 'own' : ''}" data-spot="seat:${seat}">
          <header>${heading(html`${reader.mark(seat, 24)}<span>${reader.tongue.person(seat)}</span>${seat === reader.own ? html` <span class="you">${reader.tongue.words.you}</span>` : nothing}`, level)}${factList(facts, reader.tongue)}</header>
          ${below(others, reader, level + 1)}
        </section>`;
    })}
  </div>`;
}

/** Rows too deep for a table: a section each, named by its number. */
const rows = (value: readonly Fields[], reader: Reader, level: number, name: string): TemplateResult =>
  html`${value.map((row, i) => section(`${name} ${i + 1}`, row, reader, level))}`;

function table(value: readonly Fields[], {tongue}: Reader, name: string): TemplateResult {
  const columns = [...new Set(value.flatMap(row => Object.keys(row)))];
  const wide = new Set(columns.filter(column => value.some(row => isFields(row[column]))));
  const cell = (column: string, field: unknown) =>
    isShown(field) ? drawShown(field, tongue, 'small') : inline(field, tongue, column);
  return html`<div class="pan" tabindex="0" role="group" aria-label=${name || tongue.words.board}>
    <table>
      <thead>
        <tr>
          ${columns.map(column => html`<th scope="col" class=${wide.has(column) ? 'wide' : ''}>${tongue.named(column)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${value.map(
          row => html`<tr>
            ${columns.map(column => html`<td>${cell(column, row[column])}</td>`)}
          </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
