/**
 * Actions of any game as lines that people read, for golden games and tests: `sell good=corn`, `place slots=1,0,2`,
 * `accept offer=3 show.0.handle=7 show.0.face=2`. A list of one has a comma behind it, an empty one is a comma. Fields
 * stand in the order in which the game reads them, so that an action has one spelling.
 */
import assert from 'node:assert/strict';
import type {Json} from '../../../src/base/json.ts';
import type {Action, Game} from '../../../src/engine/game.ts';

type Fields = {[field: string]: Json};

export function notationOf<A extends Action>(game: Pick<Game<never, A, never, never>, 'parse'>) {
  const spelled = ({type, ...fields}: A): string => [type, ...wordsOf(fields as Fields)].join(' ');
  return {
    write(action: Action): string {
      const own = game.parse(action);
      assert.ok(own, 'an action of the game');
      return spelled(own);
    },
    /** Null when there is no action like it. */
    read(line: string): A | null {
      const [type = '', ...words] = line.split(' ');
      const fields: Fields = {};
      for (const word of words) {
        const [name = '', value = ''] = word.split('=');
        put(fields, name.split('.'), unspell(value));
      }
      const action = game.parse({...fields, type});
      return action && spelled(action) === line ? action : null;
    },
  };
}

const isPlain = (value: Json): boolean => typeof value !== 'object' || value === null;

function wordsOf(fields: Fields, path = ''): string[] {
  return Object.entries(fields).flatMap(([field, value]) => {
    if (isPlain(value)) return `${path}${field}=${value}`;
    if (!Array.isArray(value) || !value.every(isPlain)) return wordsOf(value as Fields, `${path}${field}.`);
    return `${path}${field}=${value.join()}${value.length < 2 ? ',' : ''}`;
  });
}

/** Into lists where the next name is a number, else into objects. */
function put(into: Fields, [name = '', ...path]: readonly string[], value: Json): void {
  if (path.length === 0) {
    into[name] = value;
    return;
  }
  into[name] ??= /^\d/.test(path[0]!) ? [] : {};
  put(into[name] as Fields, path, value);
}

function unspell(text: string): Json {
  if (text.includes(',')) return text === ',' ? [] : text.replace(/,$/, '').split(',').map(unspell);
  return /^(0|-?[1-9]\d*|true|false|null)$/.test(text) ? JSON.parse(text) : text;
}
