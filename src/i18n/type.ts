/** How the catalogues are typed: English is the list of keys, the others must have every one of them. */
import type * as problems from './en/problems.ts';
import type {en} from './en.ts';

type Widen<T> = T extends string
  ? string
  : T extends (...args: infer A) => infer R
    ? (...args: A) => Widen<R>
    : {readonly [K in keyof T]: Widen<T[K]>};

/** Every text of the app in one language: plain strings, or functions with typed parameters. */
export type AppText = Widen<typeof en>;

/** The sentences of problems, which are loaded with the first one. */
export type ProblemTexts = Widen<typeof problems>;
