/**
 * The app's texts in the language of the reader. One language is loaded at a time; each is a file of its own, so that
 * the start page carries one only. Knows nothing of Lit: components listen through `components/text.ts`.
 */
import {loadModule} from '../base/load-module.ts';
import type {Language} from './language.ts';
import type {InLanguages} from './load-words.ts';
import type {
  AppText,
  DiagnosisText,
  HomeText,
  LobbyText,
  MeetingText,
  PanelText,
  StartText,
} from './types/app.ts';

export type {AppText, DiagnosisText, HomeText, LobbyText, MeetingText, StartText} from './types/app.ts';

let current: {
  readonly language: Language;
  readonly text: AppText;
  readonly more: readonly MoreWords[];
} | null = null;
let wanted: Language | null = null;
const listeners = new Set<() => void>();

/** What every screen may say. */
const START: InLanguages<StartText> = {
  en: () => import('./en/start.ts'),
  hu: () => import('./hu/start.ts'),
  pl: () => import('./pl/start.ts'),
};

/** What only some screens say: the start page, the lobby, where devices meet and why they do not, the panels over a screen; changeable, for tests. */
export const MORE: {
  readonly home: InLanguages<HomeText>;
  readonly lobby: InLanguages<LobbyText>;
  readonly meeting: InLanguages<MeetingText>;
  readonly diagnosis: InLanguages<DiagnosisText>;
  readonly panels: InLanguages<PanelText>;
} = {
  home: {
    en: () => import('./en/home.ts'),
    hu: () => import('./hu/home.ts'),
    pl: () => import('./pl/home.ts'),
  },
  lobby: {
    en: () => import('./en/lobby.ts'),
    hu: () => import('./hu/lobby.ts'),
    pl: () => import('./pl/lobby.ts'),
  },
  meeting: {
    en: () => import('./en/meeting.ts'),
    hu: () => import('./hu/meeting.ts'),
    pl: () => import('./pl/meeting.ts'),
  },
  diagnosis: {
    en: () => import('./en/diagnosis.ts'),
    hu: () => import('./hu/diagnosis.ts'),
    pl: () => import('./pl/diagnosis.ts'),
  },
  panels: {
    en: () => import('./en/panels.ts'),
    hu: () => import('./hu/panels.ts'),
    pl: () => import('./pl/panels.ts'),
  },
};
export type MoreWords = keyof typeof MORE;
/** From the first screen on that says them, they come with every language. */
const coming = new Map<MoreWords, Promise<void>>();

async function textOf(language: Language, more: readonly MoreWords[]): Promise<AppText> {
  const texts = await Promise.all([
    loadModule(START[language]),
    ...more.map(words => loadModule<Partial<AppText>>(MORE[words][language])),
  ]);
  // Nobody reads more of them before `loadMore` has ended.
  return Object.assign({}, ...texts) as AppText;
}

/** Makes a language the current one. When calls overlap, the last one wins. */
export async function loadText(language: Language): Promise<void> {
  wanted = language;
  if (current?.language === language) return;
  await use(language);
}

async function use(language: Language): Promise<void> {
  const more = [...coming.keys()];
  const text = await textOf(language, more);
  if (wanted !== language) return;
  // A screen came meanwhile: its words have to be among them.
  if ([...coming.keys()].some(words => !more.includes(words))) return use(language);
  current = {language, text, more};
  redraw();
}

/** Whether these words are there in the current language. */
export const says = (words: MoreWords): boolean => current?.more.includes(words) ?? false;

/** Adds what some screens say, now and in every language to come. */
export function loadMore(words: MoreWords): Promise<void> {
  const asked = coming.get(words);
  if (asked) return asked;
  const brought = Promise.resolve()
    .then(bring)
    .catch(error => {
      coming.delete(words);
      throw error;
    });
  coming.set(words, brought);
  return brought;
}

/** When another language is wanted meanwhile, its texts have to be here, too: the first one's are not used any more. */
async function bring(): Promise<void> {
  let brought: Language | null = null;
  while (wanted !== brought) {
    brought = wanted;
    if (brought) await use(brought);
  }
}

/** Fetches what will probably be said, in a language that will probably be wanted; nothing is shown in it before `loadText`. */
export const fetchText = (language: Language, ...more: MoreWords[]): Promise<unknown> =>
  textOf(language, more);

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
