/** How words are loaded: each language is a file of its own, and only that of the reader is fetched. */
import {loadModule} from '../base/load-module.ts';
import type {Language} from './language.ts';

/** One `import()` a language; where one is missing, or a file lacks a word, it does not compile. */
export type InLanguages<T> = Readonly<Record<Language, () => Promise<T>>>;

export type LoadWords<T> = (language: Language) => Promise<T>;

/**
 * The only loader of words: `wordsOf('board', {en: () => import('./en/board.ts'), …})`.
 * @param name what each of the files calls its words
 */
export const wordsOf =
  <Name extends string, Files extends InLanguages<Readonly<Record<Name, unknown>>>>(
    name: Name,
    files: Files,
  ): LoadWords<Awaited<ReturnType<Files[Language]>>[Name]> =>
  language =>
    loadModule(files[language]).then(file => (file as Awaited<ReturnType<Files[Language]>>)[name]);
