/** What a language wants of its lines, put into its catalogues when the app is built. */
import {readFileSync} from 'node:fs';

/** The words of the Polish catalogues, by their path. */
const POLISH = /[\\/](?:i18n|text)[\\/]pl[\\/].*\.ts$/;

export const isPolish = path => POLISH.test(path);

/**
 * In Polish no line ends with a word of one letter (w, z, i, o, a, u): the space behind it does not break. In the code
 * between the texts, such a space is a space like any other.
 */
export const unbroken = source =>
  source.replace(/(?<![\p{L}\p{N}_$.’-])([wziouaWZIOUA]) (?=\S)/gu, '$1\u00a0');

/** The same for builds of the tests and tools that look at how lines break. */
export const unbrokenPolish = {
  name: 'unbroken-polish',
  setup(builder) {
    builder.onLoad({filter: /[\\/]pl[\\/].*\.ts$/}, ({path}) =>
      isPolish(path) ? {contents: unbroken(readFileSync(path, 'utf8')), loader: 'ts'} : undefined,
    );
  },
};
