/** How the catalogues are typed: English is the list of keys, the others must have every one of them. */
import type * as diagnosis from '../en/diagnosis.ts';
import type * as home from '../en/home.ts';
import type * as lobby from '../en/lobby.ts';
import type * as meeting from '../en/meeting.ts';
import type * as panels from '../en/panels.ts';
import type * as problems from '../en/problems.ts';
import type * as start from '../en/start.ts';

type Widen<T> = T extends string
  ? string
  : T extends (...args: infer A) => infer R
    ? (...args: A) => Widen<R>
    : {readonly [K in keyof T]: Widen<T[K]>};

/** What every screen may show: plain strings, or functions with typed parameters. */
export type StartText = Widen<typeof start>;

/** What only the start page says, and what it asks. */
export type HomeText = Widen<typeof home>;

/** What only the lobby says, and whoever invites from a table. */
export type LobbyText = Widen<typeof lobby>;

/** What is said where devices meet without a server. */
export type MeetingText = Widen<typeof meeting>;

/** What is said where a device looks for the reason why it meets nobody. */
export type DiagnosisText = Widen<typeof diagnosis>;

/** What only the panels over a screen show: log, fairness, help, people. */
export type PanelText = Widen<typeof panels>;

/** Every text of the app in one language; those that not every screen says are there when `loadMore` has ended. */
export type AppText = StartText & HomeText & LobbyText & MeetingText & DiagnosisText & PanelText;

/** The sentences of problems, which are loaded with the first one. */
export type ProblemTexts = Widen<typeof problems>;
