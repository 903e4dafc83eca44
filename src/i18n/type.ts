/** How the catalogues are typed: English is the list of keys, the others must have every one of them. */
import type * as panels from './en/panels.ts';
import type * as problems from './en/problems.ts';
import type {en} from './en.ts';

type Widen<T> = T extends string
  ? string
  : T extends (...args: infer A) => infer R
    ? (...args: A) => Widen<R>
    : {readonly [K in keyof T]: Widen<T[K]>};

/** What every screen may show: plain strings, or functions with typed parameters. */
export type StartText = Widen<typeof en>;

/** What only the panels over a screen show: log, fairness, help, people. */
export type PanelText = Widen<typeof panels>;

/** Every text of the app in one language; those of the panels are there when `loadPanels` has ended. */
export type AppText = StartText & PanelText;

/** The sentences of problems, which are loaded with the first one. */
export type ProblemTexts = Widen<typeof problems>;
