/** Any JSON as headed lists and tables: facts as a description list, rows of objects as a table. */
import {html, nothing, type TemplateResult} from 'lit';
import {type GenericWords, inline, readable} from './generic-words.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One line is enough for it. */
const isPlain = (value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (Array.isArray(value) && value.every(item => typeof item !== 'object'));

/** Rows of objects of which the columns are worth a table. */
const isTable = (value: unknown): value is readonly Fields[] =>
  Array.isArray(value) && value.length > 0 && value.every(isFields);

/** `level`: of the headings inside. `name`: what the value is, for the table's caption. */
export function jsonView(value: unknown, words: GenericWords, level: number, name = ''): TemplateResult {
  if (isTable(value)) return table(value, words, name);
  if (isFields(value)) return fields(value, words, level);
  return html`<p>${inline(value, words)}</p>`;
}

function fields(value: Fields, words: GenericWords, level: number): TemplateResult {
  const plain = Object.entries(value).filter(([, field]) => isPlain(field));
  const deep = Object.entries(value).filter(([, field]) => !isPlain(field));
  return html`${
    plain.length > 0
      ? html`<dl>
          ${plain.map(
            ([key, field]) => html`<div>
              <dt>${readable(key)}</dt>
              <dd>${inline(field, words)}</dd>
            </div>`,
          )}
        </dl>`
      : nothing
  }${deep.map(
    ([key, field]) => html`<section>
      <div role="heading" aria-level=${level} class="display">${readable(key)}</div>
      ${jsonView(field, words, level + 1, readable(key))}
    </section>`,
  )}`;
}

function table(rows: readonly Fields[], words: GenericWords, name: string): TemplateResult {
  const columns = [...new Set(rows.flatMap(row => Object.keys(row)))];
  return html`<div class="pan" tabindex="0" role="group" aria-label=${name || words.board}>
    <table>
      <thead>
        <tr>
          ${columns.map(column => html`<th scope="col">${readable(column)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          row => html`<tr>
            ${columns.map(column => html`<td>${inline(row[column], words)}</td>`)}
          </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
