/**
 * What the games bring for the screens, each part loaded when it is first needed: the other half of the list in
 * `src/games/index.ts`, which must not know of screens. A game without a line here is played on the generic board.
 */
import type {Painter} from './board/painter.ts';

export interface GameScreens {
  /** The painted board. */
  painter(): Promise<Painter>;
  /** Registers the symbols of the game, for panels that show them without its board. */
  symbols(): Promise<unknown>;
  /** Registers what the gallery shows of the game. */
  specimens(): Promise<unknown>;
}

const SCREENS: Readonly<Record<string, GameScreens>> = {
  catan: {
    painter: () => import('./catan/index.ts').then(({painter}) => painter),
    symbols: () => import('./catan/symbols/index.ts'),
    specimens: () => import('./catan/specimens.ts'),
  },
  portolano: {
    painter: () => import('./portolano/index.ts').then(({painter}) => painter),
    symbols: () => import('./portolano/symbols/index.ts'),
    specimens: () => import('./portolano/specimens.ts'),
  },
  'puerto-rico': {
    painter: () => import('./puerto-rico/index.ts').then(({painter}) => painter),
    symbols: () => import('./puerto-rico/symbols/more.ts'),
    specimens: () => import('./puerto-rico/specimens.ts'),
  },
  'san-juan': {
    painter: () => import('./san-juan/index.ts').then(({painter}) => painter),
    symbols: () => import('./san-juan/symbols/index.ts'),
    specimens: () => import('./san-juan/specimens.ts'),
  },
};

/** Ids of the games that have screens of their own. */
export const PAINTED: readonly string[] = Object.keys(SCREENS);

/** Null for a game that nobody has painted. */
export const screensOf = (game: string): GameScreens | null =>
  Object.hasOwn(SCREENS, game) ? SCREENS[game]! : null;
