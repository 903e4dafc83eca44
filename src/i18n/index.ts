/**
 * The app's texts in the language of the reader. One language is loaded at a time; each is a file of its own, so that
 * the start page carries one only. Knows nothing of Lit: components listen through `components/app/text.ts`.
 */
import {loadPart} from '../base/load-part.ts';
import type {Language} from './language.ts';
import type {AppText, PanelText, StartText} from './type.ts';

export type {AppText, StartText} from './type.ts';

let current: {readonly language: Language; readonly text: AppText} | null = null;
let wanted: Language | null = null;
const listeners = new Set<() => void>();

const LOADERS: Readonly<Record<Language, () => Promise<StartText>>> = {
  en: () => import('./en.ts').then(({en}) => en),
  hu: () => import('./hu.ts').then(({hu}) => hu),
  pl: () => import('./pl.ts').then(({pl}) => pl),
};

const PANELS: Readonly<Record<Language, () => Promise<PanelText>>> = {
  en: () => import('./en/panels.ts'),
  hu: () => import('./hu/panels.ts'),
  pl: () => import('./pl/panels.ts'),
};
/** From the first panel on, its texts come with every language. */
let panels: Promise<void> | null = null;

async function textOf(language: Language): Promise<AppText> {
  const [start, more] = await Promise.all([
    loadPart(LOADERS[language]),
    panels ? loadPart(PANELS[language]) : null,
  ]);
  // Nobody reads the panels' texts before `loadPanels` has ended.
  return {...start, ...more} as AppText;
}

/** Makes a language the current one. When calls overlap, the last one wins. */
export async function loadText(language: Language): Promise<void> {
  wanted = language;
  if (current?.language === language) return;
  await use(language);
}

async function use(language: Language): Promise<void> {
  const whole = panels !== null;
  const text = await textOf(language);
  if (wanted !== language) return;
  // A panel came meanwhile: its words have to be among them.
  if (!whole && panels) return use(language);
  current = {language, text};
  redraw();
}

/** Adds the panels' texts, now and in every language to come. */
export function loadPanels(): Promise<void> {
  panels ??= Promise.resolve()
    .then(bringPanels)
    .catch(error => {
      panels = null;
      throw error;
    });
  return panels;
}

/** When another language is wanted meanwhile, its texts have to be here, too: the first one's are not used any more. */
async function bringPanels(): Promise<void> {
  let brought: Language | null = null;
  while (wanted !== brought) {
    brought = wanted;
    if (brought) await use(brought);
  }
}

/** Fetches a language that will probably be wanted; nothing is shown in it before `loadText`. */
export const fetchText = (language: Language): Promise<unknown> => loadPart(LOADERS[language]);

/** Tells everybody who shows words that there are new ones. */
export function redraw(): void {
  for (const listener of [...listeners]) listener();
}

/** The texts of the current language. @throws Error before the first `loadText` has ended */
export function t(): AppText {
  if (!current) throw new Error('no language is loaded');
  return current.text;
}

/** The current language; null before the first one is loaded. */
export const language = (): Language | null => current?.language ?? null;

/** Calls the listener after each change of language. @returns a function that stops it */
export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
