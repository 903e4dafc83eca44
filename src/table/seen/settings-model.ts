/** What a person has chosen for this device. */
import {LANGUAGES, type Language} from '../../i18n/language.ts';

/** Marks of the seats, always shown as shape + colour + initial. */
export const SHAPES = ['disc', 'square', 'triangle', 'diamond', 'cross', 'hexagon'] as const;
export type Shape = (typeof SHAPES)[number];

export interface Settings {
  /** Empty until the person has chosen one. */
  readonly name: string;
  readonly shape: Shape;
  readonly language: Language;
  readonly theme: 'auto' | 'light' | 'dark';
  readonly motion: 'auto' | 'off' | 'slow' | 'normal';
  /** How large texts are, beside what the device says. */
  readonly text: 'normal' | 'large' | 'larger';
  readonly sound: boolean;
  /** A notification when a turn begins while the page is hidden; `ask`: nobody has been asked yet. */
  readonly notify: 'ask' | 'on' | 'off';
  /** Ask for a second tap before a move is sent. */
  readonly confirm: boolean;
  /** Where several people play at this device: the board is hidden until the next of them has taken it. */
  readonly curtain: boolean;
  /** Single-letter keys (`?` and the digits of the quay). */
  readonly shortcuts: boolean;
  /** Rendezvous, three at most, each `host[:port][/path]`; none: what comes with the page, else the public one. */
  readonly brokers: readonly string[];
  /** Relay (TURN) for strict networks: `turn:host:port`, with its credentials; empty means none. */
  readonly relay: {readonly url: string; readonly username: string; readonly credential: string};
}

/** @param languages what the browser says its person reads, best first */
export function languageOf(languages: readonly string[]): Language {
  const tags = languages.map(tag => tag.slice(0, 2).toLowerCase());
  return tags.map(tag => LANGUAGES.find(known => known === tag)).find(Boolean) ?? 'en';
}

/** The settings of who has changed none. @param languages as for `languageOf` */
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
  brokers: [],
  relay: {url: '', username: '', credential: ''},
});
