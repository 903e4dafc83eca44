/** The languages of the app, for what runs before TypeScript does: read off the one list of them. */
import {readFileSync} from 'node:fs';

const list = readFileSync(new URL('../../../src/i18n/language.ts', import.meta.url), 'utf8');

export const LANGUAGES = [.../LANGUAGES = \[([^\]]*)\]/.exec(list)[1].matchAll(/'(\w+)'/g)].map(
  ([, tag]) => tag,
);
