/** Any JSON as headed lists and tables: facts as a description list, alike rows as a table, deep rows as sections. */
import {html, nothing, type TemplateResult} from 'lit';
import {type GenericWords, inline, readable} from './generic-words.ts';

/** What the drawing needs to know of the table around the board. */
export interface Reader {
  readonly words: GenericWords;
  /** Name of the player at a seat, for fields that are called `seat`. */
  readonly seatName: (seat: number) => string;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One line is enough for it. */
const isPlain = (value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (Array.isArray(value) && value.every(item => typeof item !== 'object'));

const isRows = (value: unknown): value is readonly Fields[] =>
  Array.isArray(value) && value.length > 0 && value.every(isFields);

/** A cell holds a line, or an object as a line; a list of objects wants more room. */
const isFlat = (row: Fields): boolean =>
  Object.values(row).every(
    field => isPlain(field) || (isFields(field) && Object.values(field).every(f => !isRows(f))),
  );

/** `level`: of the headings inside. `name`: what the value is, for the table's name. */
export function jsonView(value: unknown, reader: Reader, level: number, name = ''): TemplateResult {
  if (isRows(value))
    return value.every(isFlat) ? table(value, reader, name) : rows(value, reader, level, name);
  if (isFields(value)) return fields(value, reader, level);
  return html`<p>${inline(value, reader.words)}</p>`;
}

function say(key: string, value: unknown, {words, seatName}: Reader): string {
  return key === 'seat' && typeof value === 'number' ? seatName(value) : inline(value, words);
}

function fields(value: Fields, reader: Reader, level: number): TemplateResult {
  const plain = Object.entries(value).filter(([, field]) => isPlain(field));
  const deep = Object.entries(value).filter(([, field]) => !isPlain(field));
  return html`${
    plain.length > 0
      ? html`<dl>
          ${plain.map(
            ([key, field]) => html`<div>
              <dt>${readable(key)}</dt>
              <dd>${say(key, field, reader)}</dd>
            </div>`,
          )}
        </dl>`
      : nothing
  }${deep.map(([key, field]) => section(readable(key), field, reader, level))}`;
}

const section = (title: string, value: unknown, reader: Reader, level: number): TemplateResult =>
  html`<section>
    <div role="heading" aria-level=${level} class="display">${title}</div>
    ${jsonView(value, reader, level + 1, title)}
  </section>`;

/** Rows too deep for a table: a section each, named after its seat or its number. */
function rows(value: readonly Fields[], reader: Reader, level: number, name: string): TemplateResult {
  return html`${value.map((row, i) =>
    section('seat' in row ? say('seat', row.seat, reader) : `${name} ${i + 1}`, row, reader, level),
  )}`;
}

function table(value: readonly Fields[], reader: Reader, name: string): TemplateResult {
  const columns = [...new Set(value.flatMap(row => Object.keys(row)))];
  const wide = new Set(columns.filter(column => value.some(row => isFields(row[column]))));
  return html`<div class="pan" tabindex="0" role="group" aria-label=${name || reader.words.board}>
    <table>
      <thead>
        <tr>
          ${columns.map(column => html`<th scope="col" class=${wide.has(column) ? 'wide' : ''}>${readable(column)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${value.map(
          row => html`<tr>
            ${columns.map(column => html`<td>${say(column, row[column], reader)}</td>`)}
          </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
