/** Settings as stored: decoded field by field, so that one bad field costs only itself. */
import * as v from 'valibot';
import {LANGUAGES} from '../../i18n/language.ts';
import {cleanName} from '../others/typed-text.ts';
import {defaultSettings} from '../seen/settings-model.ts';
import {type Settings, SHAPES} from '../seen/view-model.ts';

const text = (length: number) => v.fallback(v.pipe(v.string(), v.maxLength(length)), '');

const schema = (otherwise: Settings) =>
  v.object({
    name: v.fallback(v.pipe(v.string(), v.transform(cleanName)), otherwise.name),
    shape: v.fallback(v.picklist(SHAPES), otherwise.shape),
    language: v.fallback(v.picklist(LANGUAGES), otherwise.language),
    theme: v.fallback(v.picklist(['auto', 'light', 'dark']), otherwise.theme),
    motion: v.fallback(v.picklist(['auto', 'off', 'slow', 'normal']), otherwise.motion),
    text: v.fallback(v.picklist(['normal', 'large', 'larger']), otherwise.text),
    sound: v.fallback(v.boolean(), otherwise.sound),
    notify: v.fallback(v.picklist(['ask', 'on', 'off']), otherwise.notify),
    confirm: v.fallback(v.boolean(), otherwise.confirm),
    curtain: v.fallback(v.boolean(), otherwise.curtain),
    shortcuts: v.fallback(v.boolean(), otherwise.shortcuts),
    brokers: v.fallback(v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(3)), []),
    relay: v.fallback(v.object({url: text(200), username: text(200), credential: text(200)}), {
      ...otherwise.relay,
    }),
  });

/** @param languages what the browser says its person reads, best first */
export function decodeSettings(value: unknown, languages: readonly string[]): Settings {
  const fields = schema(defaultSettings(languages));
  const stored: {readonly broker?: unknown} = typeof value === 'object' && value !== null ? value : {};
  // Earlier versions kept one.
  const {broker} = stored;
  const earlier = typeof broker === 'string' && broker !== '' ? {brokers: [broker]} : {};
  // Absent fields take their fallback too.
  const complete = Object.fromEntries(Object.keys(fields.entries).map(key => [key, null]));
  return v.parse(fields, {...complete, ...earlier, ...stored});
}
