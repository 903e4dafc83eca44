/** The texts of Portolano in the shape that all games share. */
import type {GameText, HelpChapter} from '../../../i18n/game-text.ts';
import type {Language} from '../../../i18n/language.ts';
import type {PortEvent} from '../types.ts';
import {loadPortText, wordEvent} from './index.ts';
import type {HelpTopic, PortText, ThingText} from './type.ts';

export const loadGameText = async (language: Language): Promise<GameText> =>
  gameText(await loadPortText(language));

const gameText = (text: PortText): GameText => ({
  name: text.game,
  tagline: text.tagline,
  options: {},
  length: text.length,
  event: (event, name) =>
    // Known by its type, hence one of this game's.
    Object.hasOwn(text.events, event.type) ? wordEvent(text, event as PortEvent, name) : '',
  refusals: text.refusals,
  draws: text.draws,
  help: chapters(text),
  synonyms: text.synonyms,
});

/** What stands before each page of the rules. */
const SYMBOLS: Readonly<Record<HelpTopic, string>> = {
  aim: 'port-coin',
  round: 'port-rose',
  plan: 'port-seal',
  wind: 'port-rose-east',
  mutiny: 'port-no-mutiny',
  sea: 'port-act-upgrade',
  harbour: 'port-act-coin',
  cocoa: 'port-cocoa',
  room: 'port-hold',
  pirate: 'port-pirate',
  battle: 'port-hit',
  end: 'port-wine',
  scoring: 'port-chest',
  designed: '',
};

const things = (id: string, title: string, of: Readonly<Record<string, ThingText>>): HelpChapter => ({
  id,
  title,
  pages: Object.entries(of).map(([each, {name, help, rule}]) => ({
    id: `${id}-${each}`,
    title: name,
    body: help,
    rules: [rule],
    symbol: `port-${id === 'actions' ? 'act-' : ''}${each}`,
  })),
});

const chapters = ({chapters: titles, help, actions, upgrades, sterns, missions}: PortText): HelpChapter[] => [
  {
    id: 'rules',
    title: titles.rules,
    // The keys are those of the pages.
    pages: Object.entries(help).map(([id, page]) => ({id, symbol: SYMBOLS[id as HelpTopic], ...page})),
  },
  things('actions', titles.actions, actions),
  things('upgrades', titles.upgrades, upgrades),
  things('sterns', titles.sterns, sterns),
  things('missions', titles.missions, missions),
];
