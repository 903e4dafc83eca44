/** The settings of who has changed none. */
import {LANGUAGES, type Language} from '../i18n/language.ts';
import type {Settings} from './view-model.ts';

/** @param languages what the browser says its person reads, best first */
export function languageOf(languages: readonly string[]): Language {
  const tags = languages.map(tag => tag.slice(0, 2).toLowerCase());
  return tags.map(tag => LANGUAGES.find(known => known === tag)).find(Boolean) ?? 'en';
}

/** @param languages as for `languageOf` */
export const defaultSettings = (languages: readonly string[]): Settings => ({
  name: '',
  shape: 'disc',
  language: languageOf(languages),
  theme: 'auto',
  motion: 'auto',
  text: 'normal',
  sound: true,
  notify: 'ask',
  confirm: true,
  curtain: true,
  shortcuts: true,
  broker: '',
  relay: {url: '', username: '', credential: ''},
});
