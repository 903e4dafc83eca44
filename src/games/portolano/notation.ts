/** Actions as lines that people read: "unload 0,-1,4,5", "pick tea -rum". */
import type {Action} from '../../engine/game.ts';
import type {Notation} from '../listing.ts';
import {parse} from './parse.ts';

/** `type field=value …` with lists joined by commas; one spelling for each action, in the order of its fields. */
export const notation: Notation = {
  write(action: Action): string {
    const {type, ...fields} = action as {type: string; [field: string]: unknown};
    return [type, ...Object.entries(fields).map(([field, value]) => `${field}=${spell(value)}`)].join(' ');
  },
  read(line: string): Action | null {
    const [type = '', ...parts] = line.split(' ');
    const fields: Record<string, unknown> = {};
    for (const part of parts) {
      const [field = '', value = ''] = part.split('=');
      fields[field] = unspell(value);
    }
    const action = parse({type, ...fields});
    return action && notation.write(action) === line ? action : null;
  },
};

/** A list of one number keeps a comma, so that it is told from the number. */
const spell = (value: unknown): string =>
  Array.isArray(value) ? (value.length === 1 ? `${value[0]},` : value.join(',')) : String(value);

function unspell(text: string): unknown {
  if (text === 'true' || text === 'false') return text === 'true';
  if (!text.includes(',')) return number(text);
  return text.replace(/,$/, '').split(',').map(number);
}

const number = (text: string): number => (/^-?\d{1,4}$/.test(text) ? Number(text) : Number.NaN);
