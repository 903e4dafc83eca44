/** How the catalogues are typed: English is the list of keys, the others must have every one of them. */
import type {en} from './en.ts';

type Widen<T> = T extends string
  ? string
  : T extends (...args: infer A) => infer R
    ? (...args: A) => Widen<R>
    : {readonly [K in keyof T]: Widen<T[K]>};

/** Every text of the app in one language: plain strings, or functions with typed parameters. */
export type AppText = Widen<typeof en>;
