/** The painted boards, each loaded with the first table of its game. One line per board. */
import type {Painter} from './painter.ts';

const PAINTERS: Readonly<Record<string, () => Promise<{readonly painter: Painter}>>> = {
  'puerto-rico': () => import('../puerto-rico/index.ts'),
};

/** Null for a game that nobody has painted: it is played on the generic board. */
export const loadPainter = (game: string): Promise<Painter | null> =>
  PAINTERS[game]?.().then(({painter}) => painter) ?? Promise.resolve(null);
