/**
 * What stands in the page in place of the app where the browser is too old for it: which one is needed, in all languages,
 * and the tables that are kept here as files. The build writes it as a script of its own, in the syntax of old browsers,
 * and has the page load it where something is missing (`esbuild.config.mjs`). So nothing of the app may be needed here.
 */
import {LANGUAGES} from './i18n/language.ts';
import {TOO_OLD} from './i18n/too-old.ts';

/** The oldest browsers that open the app, by their names; written by the build. */
declare const ROADSTEAD_BROWSERS: string;

interface KeptTable {
  readonly name: string;
  /** Entry strings, the header first. */
  readonly entries: readonly string[];
}

/** Replaces what stands in an element, then adds the tables of this device when its store has answered. */
export function tellTooOld(place: Element, browsers = ROADSTEAD_BROWSERS): void {
  const told = document.createElement('div');
  told.className = 'too-old';
  for (const language of LANGUAGES) {
    const words = TOO_OLD[language];
    for (const sentence of [words.sentence(browsers), words.apple])
      told.append(line('p', language, sentence));
  }
  place.textContent = '';
  place.append(told);
  keptTables(tables => told.append(...files(tables)));
}

function line(tag: string, language: string, text: string): HTMLElement {
  const element = document.createElement(tag);
  element.lang = language;
  element.textContent = text;
  return element;
}

function files(tables: readonly KeptTable[]): HTMLElement[] {
  if (tables.length === 0) return [];
  // The reader's language where it is one of the app's: a button has one name.
  const language = LANGUAGES.find(known => navigator.language.slice(0, 2) === known) ?? 'en';
  const words = TOO_OLD[language];
  const buttons = tables.map(({name, entries}) => {
    const link = document.createElement('a');
    // As `encodeRecord` writes it; whoever imports it folds the game anew.
    const text = `${JSON.stringify({format: 'roadstead-record', version: 1, entries}, null, 1)}\n`;
    link.href = URL.createObjectURL(new Blob([text], {type: 'application/json'}));
    link.download = `${name.replace(/[\\/:*?"<>|]+/g, '-')}.roadstead.json`;
    link.lang = language;
    link.textContent = words.save(name);
    return link;
  });
  return [line('p', language, words.saved), ...buttons];
}

/** Reads the store by itself, without making one where there is none; what cannot be read is passed over. */
function keptTables(found: (tables: readonly KeptTable[]) => void): void {
  let opening: IDBOpenDBRequest;
  try {
    opening = indexedDB.open('roadstead');
  } catch {
    return;
  }
  opening.onupgradeneeded = () => opening.transaction?.abort();
  opening.onsuccess = () => {
    const {result} = opening;
    if (!result.objectStoreNames.contains('saves')) return;
    const store = result.transaction('saves').objectStore('saves');
    const keys = store.getAllKeys(IDBKeyRange.bound('t/', 't0'));
    const values = store.getAll(IDBKeyRange.bound('t/', 't0'));
    values.onsuccess = () => found(tablesOf(keys.result.map(String), values.result));
  };
}

/** Keys are in order, and so are the numbers of the entries in them (`src/saves/tables.ts`). */
function tablesOf(keys: readonly string[], values: readonly unknown[]): KeptTable[] {
  const names = new Map<string, string>();
  const entries = new Map<string, string[]>();
  keys.forEach((key, i) => {
    const [, id = '', part = ''] = key.split('/');
    const value = values[i];
    if (part === 'e' && typeof value === 'string') entries.set(id, [...(entries.get(id) ?? []), value]);
    if (part === 'meta') {
      const {name, game} = value as {name?: unknown; game?: unknown};
      names.set(id, String(name || game));
    }
  });
  return [...entries].map(([id, its]) => ({name: names.get(id) ?? id, entries: its}));
}
