/**
 * The texts of the games, as far as screens that know no single game need them. One line per game; each loads its own
 * texts on demand.
 */
import type {GameEvent, Seat} from '../engine/game.ts';
import {loadPrText, type PrText, wordEvent} from '../games/puerto-rico/text/index.ts';
import type {PrEvent} from '../games/puerto-rico/types.ts';
import type {Language} from '../table/view-model.ts';
import type {Refusals} from './problem.ts';

/** A setting of a new table in words; `values` by value for picks. */
export interface OptionWords {
  readonly label: string;
  readonly effect: string;
  readonly values: Readonly<Record<string, string>>;
}

/** One page of the rules: a phase, a role, a building. */
export interface HelpPage {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  /** Ids of the rules it tells. */
  readonly rules: readonly string[];
  /** Name of the symbol beside the title; empty for none. */
  readonly symbol: string;
}

/** A chapter of the rules with its pages, in reading order. */
export interface HelpChapter {
  readonly id: 'rules' | 'roles' | 'buildings';
  readonly pages: readonly HelpPage[];
}

export interface GameText {
  readonly name: string;
  readonly tagline: string;
  readonly options: Readonly<Record<string, OptionWords>>;
  /** About how long a game takes: "about 60 minutes". */
  readonly length: (seats: number) => string;
  /** The log line of an event. */
  readonly event: (event: GameEvent, name: (seat: Seat) => string) => string;
  readonly refusals: Refusals;
  readonly help: readonly HelpChapter[];
  /** Words that people may search for, in lower case, with the word that the texts use instead. */
  readonly synonyms: readonly (readonly [term: string, means: string])[];
}

interface GameEntry {
  /** A proper name, the same in all languages, for lists that must not wait for the texts. */
  readonly name: string;
  /** Symbol of the game on cards. */
  readonly symbol: string;
  readonly load: (language: Language) => Promise<GameText>;
}

const GAMES: Readonly<Record<string, GameEntry>> = {
  'puerto-rico': {
    name: 'Puerto Rico',
    symbol: 'ship',
    load: language => loadPrText(language).then(puertoRico),
  },
};

/** Ids of the games whose texts are known. */
export const GAME_IDS: readonly string[] = Object.keys(GAMES);

/** The game's name before its texts are loaded; the id itself for an unknown game. */
export const gameName = (id: string): string => GAMES[id]?.name ?? id;

export const gameSymbol = (id: string): string => GAMES[id]?.symbol ?? 'play';

/** Loads the texts of a game. @returns null for a game that this version does not know */
export const loadGameText = (id: string, language: Language): Promise<GameText | null> =>
  GAMES[id]?.load(language) ?? Promise.resolve(null);

function puertoRico(text: PrText): GameText {
  const topics = Object.entries(text.help);
  return {
    name: text.game,
    tagline: text.tagline,
    options: text.options,
    length: text.length,
    // The events of a Puerto Rico table are Puerto Rico's own; unknown ones are left out by the log.
    event: (event, name) =>
      Object.hasOwn(text.events, event.type) ? wordEvent(text, event as PrEvent, name) : '',
    refusals: text.refusals,
    help: [
      {id: 'rules', pages: topics.map(([id, page]) => ({id, symbol: '', ...page}))},
      {
        id: 'roles',
        pages: Object.entries(text.roles)
          .filter(([id]) => id !== 'prospector-2')
          .map(([id, role]) => ({
            id: `role-${id}`,
            title: role.name,
            body: `${role.action} ${role.privilege}`,
            rules: [],
            symbol: id,
          })),
      },
      {
        id: 'buildings',
        pages: Object.entries(text.buildings).map(([id, building]) => ({
          id,
          title: building.name,
          body: building.help,
          rules: [building.rule],
          symbol: id,
        })),
      },
    ],
    synonyms: text.synonyms,
  };
}
