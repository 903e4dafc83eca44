/**
 * What the games bring for the screens, each part loaded when it is first needed: the other half of the list in
 * `src/games/index.ts`, which must not know of screens. A game without a painter here is played on the generic board.
 */
import {loadModule} from '../src/base/load-module.ts';
import type {DrawMiniature, Painter, Picture} from './board/painter.ts';
import type {TableAt} from './gallery/specimens.ts';

export interface GameScreens {
  /** The painted board; left out, the generic one is played on. */
  painter?(): Promise<Painter>;
  /** Registers the symbols of the game, for panels that show them without its board; a game may do with those of all. */
  symbols?(): Promise<unknown>;
  /** What stands over the first table of the game on a device; left out, it is told in words alone. */
  picture?(): Promise<Picture | null>;
  /** Draws the last board of a finished game, out of what `Game.miniature` has kept of it and the marks of the seats. */
  miniature?(): Promise<DrawMiniature | null>;
  /** Registers what the gallery shows of the game, with tables at the decisions that it names. */
  specimens?(tableAt: TableAt): Promise<unknown>;
}

/** The list itself; screens ask `screensOf`. */
export const SCREENS: Readonly<Record<string, GameScreens>> = {
  catan: {
    painter: () => import('./catan/index.ts').then(({painter}) => painter),
    picture: () => import('./catan/picture.ts').then(({picture}) => picture),
    miniature: () => import('./catan/miniature.ts').then(({miniature}) => miniature),
    symbols: () => import('./catan/symbols/index.ts'),
    specimens: () => import('./catan/specimens.ts'),
  },
  goofspiel: {
    picture: () => import('./goofspiel/picture.ts').then(({picture}) => picture),
  },
  portolano: {
    painter: () => import('./portolano/index.ts').then(({painter}) => painter),
    picture: () => import('./portolano/picture.ts').then(({picture}) => picture),
    symbols: () => import('./portolano/symbols/index.ts'),
    specimens: tableAt => import('./portolano/specimens.ts').then(({register}) => register(tableAt)),
  },
  'puerto-rico': {
    painter: () => import('./puerto-rico/index.ts').then(({painter}) => painter),
    picture: () => import('./puerto-rico/picture.ts').then(({picture}) => picture),
    symbols: () => import('./puerto-rico/symbols/more.ts'),
    specimens: tableAt => import('./puerto-rico/specimens.ts').then(({register}) => register(tableAt)),
  },
  'san-juan': {
    painter: () => import('./san-juan/index.ts').then(({painter}) => painter),
    picture: () => import('./san-juan/picture.ts').then(({picture}) => picture),
    symbols: () => import('./san-juan/symbols/index.ts'),
    specimens: () => import('./san-juan/specimens.ts'),
  },
};

/** Whatever may be asked of the screens of a game; null where it brings none. */
type Screens = Omit<Required<GameScreens>, 'painter'> & {painter(): Promise<Painter | null>};

/** Ids of the games that have a board of their own. */
export const PAINTED: readonly string[] = Object.keys(SCREENS).filter(id => SCREENS[id]!.painter);

/** Null for a game that brings nothing for the screens. What does not come is asked for again. */
export const screensOf = (game: string): Screens | null =>
  Object.hasOwn(SCREENS, game) ? patient(SCREENS[game]!) : null;

/** A painter loads words and parts of its own when it opens: one place for those of all games. */
const patient = ({painter, picture, miniature, symbols, specimens}: GameScreens): Screens => ({
  painter: async () => {
    const part = painter ? await loadModule(painter) : null;
    return part && {open: (language, table) => loadModule(() => part.open(language, table))};
  },
  picture: async () => (picture ? loadModule(picture) : null),
  miniature: async () => (miniature ? loadModule(miniature) : null),
  symbols: async () => symbols && loadModule(symbols),
  specimens: async tableAt => specimens?.(tableAt),
});
