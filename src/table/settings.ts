/** Settings as stored: decoded field by field, so that one bad field costs only itself. */
import * as v from 'valibot';
import {LANGUAGES, type Language} from '../i18n/language.ts';
import {cleanName} from '../log/name.ts';
import {type Settings, SHAPES} from './view-model.ts';

const text = (length: number) => v.fallback(v.pipe(v.string(), v.maxLength(length)), '');

const schema = (language: Language) =>
  v.object({
    name: v.fallback(v.pipe(v.string(), v.transform(cleanName)), ''),
    shape: v.fallback(v.picklist(SHAPES), 'disc'),
    language: v.fallback(v.picklist(LANGUAGES), language),
    theme: v.fallback(v.picklist(['auto', 'light', 'dark']), 'auto'),
    motion: v.fallback(v.picklist(['auto', 'off', 'slow', 'normal']), 'auto'),
    sound: v.fallback(v.boolean(), true),
    notify: v.fallback(v.picklist(['ask', 'on', 'off']), 'ask'),
    confirm: v.fallback(v.boolean(), true),
    shortcuts: v.fallback(v.boolean(), true),
    broker: text(200),
    relay: v.fallback(v.object({url: text(200), username: text(200), credential: text(200)}), {
      url: '',
      username: '',
      credential: '',
    }),
  });

/** @param languages what the browser says its person reads, best first */
export function decodeSettings(value: unknown, languages: readonly string[]): Settings {
  const tags = languages.map(tag => tag.slice(0, 2).toLowerCase());
  const language = tags.map(tag => LANGUAGES.find(known => known === tag)).find(Boolean) ?? 'en';
  const stored = typeof value === 'object' && value !== null ? value : {};
  // Absent fields take their fallback too.
  const complete = Object.fromEntries(Object.keys(schema(language).entries).map(key => [key, null]));
  return v.parse(schema(language), {...complete, ...stored});
}
