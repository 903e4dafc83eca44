/**
 * The colours of a game, as custom properties beside those of the house. They come with its board, and reach every
 * shadow root that has a quay, since all of those share one sheet.
 */
import {declare, deep, themed, tokens} from './tokens.ts';

export interface GamePalette {
  /** Colours by name (`corn` becomes `--rs-corn`); the same names by day and by night. */
  readonly day: Readonly<Record<string, string>>;
  readonly night: Readonly<Record<string, string>>;
  /** What lies on the quay, in both themes: pieces take their night fills there, grounds are left out. */
  readonly deep: Readonly<Record<string, string>>;
}

/** Adds the colours of a game, once. Names of two games must not meet unless they mean the same colour. */
export function registerPalette({day, night, deep: onQuay}: GamePalette): void {
  const quay = `.deep{${declare(onQuay)}}`;
  for (const rule of [...themed(declare(day), declare(night)), quay]) add(tokens.styleSheet, rule);
  add(deep.styleSheet, quay);
}

const add = (sheet: CSSStyleSheet | undefined, rule: string): void => {
  sheet?.insertRule(rule, sheet.cssRules.length);
};
