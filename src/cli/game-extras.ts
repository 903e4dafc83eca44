/** What the command line knows of single games beside the contract; loaded on demand, and never part of the page. */
import type {Law} from './playout.ts';

/** Ids by theme, each with its English name. */
export type Vocabulary = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface GameExtras {
  readonly vocabulary: Vocabulary;
  readonly law: Law;
}

const EXTRAS: Readonly<Record<string, () => Promise<GameExtras>>> = {
  'puerto-rico': async () => (await import('./extras/puerto-rico.ts')).extras,
};

export const gameExtras = async (id: string): Promise<GameExtras | null> =>
  Object.hasOwn(EXTRAS, id) ? EXTRAS[id]!() : null;
