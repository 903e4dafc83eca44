/**
 * What the screens are given, and what they may say back. Data goes down as one `AppView`; acts come up as one
 * `rs-act` event whose detail is an `Act`. Types only: components import nothing else from this folder.
 */
import type {Json} from '../base/json.ts';
import type {Problem} from '../base/problem.ts';
import type {BotKind} from '../bots/kinds.ts';
import type {Choice} from '../engine/choice.ts';
import type {Action, GameEvent, OptionField, Options, Result, Seat} from '../engine/game.ts';
import type {Language} from '../i18n/language.ts';

export {BOTS, type BotKind} from '../bots/kinds.ts';

/** Marks of the seats, always shown as shape + colour + initial. */
export const SHAPES = ['disc', 'square', 'triangle', 'diamond', 'cross', 'hexagon'] as const;
export type Shape = (typeof SHAPES)[number];

/** Names of bots, in the order in which they sit down. */
export const BOT_NAMES = ['Marina', 'Laguna', 'Corsa', 'Brisa', 'Vela'] as const;

export interface Settings {
  /** Empty until the person has chosen one. */
  readonly name: string;
  readonly shape: Shape;
  readonly language: Language;
  readonly theme: 'auto' | 'light' | 'dark';
  readonly motion: 'auto' | 'off' | 'slow' | 'normal';
  readonly sound: boolean;
  /** Ask for a second tap before a move is sent. */
  readonly confirm: boolean;
  /** Single-letter keys (`?` and the digits of the quay). */
  readonly shortcuts: boolean;
  /** Rendezvous: empty means this page's own broker where it has one, else the public one. `host[:port][/path]`. */
  readonly broker: string;
  /** Relay (TURN) for strict networks: `turn:host:port`, with its credentials; empty means none. */
  readonly relay: {readonly url: string; readonly username: string; readonly credential: string};
}

export interface SeatView {
  readonly seat: Seat;
  readonly name: string;
  readonly shape: Shape;
  readonly kind: 'person' | 'bot';
  /** Sits at this device. */
  readonly mine: boolean;
  /** Orders and validates the moves. */
  readonly host: boolean;
  readonly link: LinkState;
}

/** `self`: this device or a bot it runs; `unsteady` after 4 s of silence, `away` after 8 s or a goodbye. */
export type LinkState = 'self' | 'connecting' | 'live' | 'unsteady' | 'away';

export interface GameCard {
  readonly id: string;
  readonly seats: {readonly min: number; readonly max: number};
  readonly options: readonly OptionField[];
}

/** A table kept on this device. */
export interface SavedTable {
  readonly id: string;
  readonly game: string;
  /** Given by the person; empty means: named after the game. */
  readonly name: string;
  readonly seats: readonly {readonly name: string; readonly shape: Shape; readonly kind: 'person' | 'bot'}[];
  readonly place: 'here' | 'network';
  /** Branched off another table to try things out. */
  readonly trial: boolean;
  readonly state: 'lobby' | 'playing' | 'over';
  readonly myTurn: boolean;
  /** Who is to act, as indexes of `seats`. */
  readonly toAct: readonly number[];
  /** Milliseconds since 1970, UTC. */
  readonly savedAt: number;
  readonly entries: number;
}

export interface HomeView {
  readonly screen: 'home';
  /** Newest first; null while they are read. */
  readonly tables: readonly SavedTable[] | null;
  /** What the browser answered when asked to keep the data. */
  readonly storage: 'persistent' | 'evictable' | 'unknown';
  readonly offline: boolean;
  readonly installable: boolean;
  /** A newer version of the app is here and waits for `update`. */
  readonly newVersion: boolean;
}

export interface NewTableView {
  readonly screen: 'new';
  readonly games: readonly GameCard[];
}

export interface LobbyView {
  readonly screen: 'lobby';
  readonly tableId: string;
  readonly game: string;
  readonly options: Options;
  readonly places: readonly LobbyPlace[];
  /** This device is the host's: it may add bots, remove seats and start. */
  readonly hosting: boolean;
  readonly link: string;
  readonly code: string;
  readonly watchers: number;
  /** Why the game cannot start yet; null when it can. */
  readonly notReady: Problem | null;
  /** The seat this device sits on; null until it takes one. */
  readonly mine: number | null;
  /** Host: names of people with the spoken code who ask to be let in. */
  readonly knocks: readonly string[];
  /** Why nobody can come, or why the game did not begin. */
  readonly trouble: Problem | null;
}

export type LobbyPlace =
  | {readonly place: number; readonly taken: false}
  | {
      readonly place: number;
      readonly taken: true;
      readonly name: string;
      readonly shape: Shape;
      readonly kind: 'person' | 'bot';
      readonly bot: BotKind | null;
      readonly mine: boolean;
      readonly host: boolean;
      readonly link: LinkState;
    };

/**
 * On the way to a table: which step, for how long, and what went wrong. Never an endless wait. `knocking` is waiting
 * for a person to let somebody in who came by the spoken code.
 */
export interface JoiningView {
  readonly screen: 'joining';
  readonly step: 'reaching' | 'knocking' | 'greeting' | 'catchingUp' | 'failed';
  readonly seconds: number;
  /** A code is typed and says who asks; a link lets in whoever has it. */
  readonly by: 'link' | 'code';
  /** One of the causes of `JoinTrouble`, when `step` is `failed`. */
  readonly trouble: JoinTrouble | null;
}

export const JOIN_TROUBLES = [
  'noBroker',
  'noTable',
  'noPath',
  'refused',
  'full',
  'otherVersion',
  'noPart',
] as const;
export type JoinTrouble = (typeof JOIN_TROUBLES)[number];

/** One entry of the log with what it did. */
export interface LogItem {
  readonly n: number;
  readonly seat: Seat | null;
  readonly kind: 'header' | 'action' | 'answer' | 'seal' | 'table';
  readonly events: readonly GameEvent[];
  /** True when a later take-back undid it. */
  readonly undone: boolean;
  /** For `table` entries: what happened at the table. */
  readonly table: {readonly [field: string]: Json} | null;
}

export interface TableView {
  readonly screen: 'table';
  readonly tableId: string;
  readonly name: string;
  readonly game: string;
  readonly seats: readonly SeatView[];
  /** Whose eyes the board is seen with; null for a watcher and while the curtain is closed. */
  readonly viewer: Seat | null;
  /** Hot-seat: the seat that must take the device before anything is shown; null when the curtain is open. */
  readonly curtain: Seat | null;
  readonly toAct: readonly Seat[];
  /** Milliseconds since 1970 at which the present decision began, for "waiting since". */
  readonly waitingSince: number;
  /** The game's own view (`PrView` for Puerto Rico), for `viewer`. */
  readonly board: unknown;
  /** What the viewer may do now: must, where `toAct` has the viewer's seat, else may. Empty when there is nothing. */
  readonly choices: readonly Choice[];
  /** Names the viewer's decision: while it stays the same, a draft that was begun still fits. */
  readonly decision: number;
  /** A move on its way to the host; the quay is locked and shows it. */
  readonly sending: Action | null;
  /** The last refusal, until the next move. */
  readonly refusal: Problem | null;
  /** Connection or fairness trouble of the table; shown as a banner with a next step. */
  readonly trouble: Problem | null;
  readonly log: readonly LogItem[];
  /** While scrubbing: the entry that is shown, else null. */
  readonly shownAt: number | null;
  readonly takeBack: {
    /** Entry to go back to with one tap; null when nothing can be taken back. `free`: nobody has to agree. */
    readonly to: number | null;
    readonly free: boolean;
    /** Why not, when `to` is null. */
    readonly refusal: Problem | null;
    /** A request that waits for agreement. */
    readonly asked: {
      readonly by: Seat;
      readonly to: number;
      readonly mayAnswer: boolean;
      /** Who still has to answer. */
      readonly waiting: readonly Seat[];
    } | null;
  };
  readonly fairness: FairnessView;
  readonly result: Result | null;
  /** May be null when this device is the only one. */
  readonly invite: {readonly link: string; readonly code: string} | null;
  readonly place: 'here' | 'network' | 'replay';
  /** A copy to try things out ("what if from here"): what happens in it counts nowhere else. */
  readonly trial: boolean;
  /** Host: names of people with the spoken code who ask to be let in. */
  readonly knocks: readonly string[];
}

export interface FairnessView {
  /** `device`: this device draws; `host`: the host's device draws (said so on the screen). */
  readonly dealer: 'device' | 'host';
  readonly entries: number;
  /** Every entry up to here was checked on this device: chain, signatures, rules. */
  readonly checked: number;
  readonly digest: string;
  /** Peers whose digest of the same entry agrees / differs. */
  readonly agree: readonly Seat[];
  readonly differ: readonly Seat[];
  readonly firstBad: {readonly n: number; readonly problem: Problem} | null;
  readonly draws: readonly {
    readonly n: number;
    readonly purpose: string;
    readonly drawn: readonly number[];
  }[];
  readonly recheck: 'idle' | 'running' | 'good' | 'bad';
  /** What other devices sent that no honest one sends; all of it was dropped. */
  readonly strikes: readonly StrikeView[];
}

export interface StrikeView {
  /** Null: a device without a seat. */
  readonly seat: Seat | null;
  readonly problem: Problem;
  readonly times: number;
}

export type ScreenView = HomeView | NewTableView | LobbyView | JoiningView | TableView;

export interface AppView {
  readonly settings: Settings;
  readonly screen: ScreenView;
  /** A message over the screen (import refused, link broken, other tab holds the table …). */
  readonly problem: Problem | null;
}

export interface NewTable {
  readonly game: string;
  readonly seats: number;
  readonly options: Options;
  /** Seats that bots fill from the start. */
  readonly bots: readonly BotKind[];
  readonly place: 'here' | 'network';
  /** Names of the persons at this device, for `here`; may hold empty names. */
  readonly names: readonly string[];
}

/** What a person can say where no table is open, and about the tables of this device. */
export type AppAct =
  | {readonly act: 'goHome'}
  | {readonly act: 'goNew'}
  | {readonly act: 'create'; readonly table: NewTable}
  | {readonly act: 'join'; readonly linkOrCode: string}
  | {readonly act: 'retry'}
  | {readonly act: 'open'; readonly tableId: string}
  | {readonly act: 'rename'; readonly tableId: string; readonly name: string}
  | {readonly act: 'delete'; readonly tableId: string}
  | {readonly act: 'export'; readonly tableId: string}
  | {readonly act: 'import'; readonly file: File}
  /** "What if from here": a table of one's own out of the open one. */
  | {readonly act: 'branch'; readonly from: number}
  | {readonly act: 'settings'; readonly settings: Settings}
  | {readonly act: 'install'}
  | {readonly act: 'update'}
  /** Loads the page anew: a part of the app did not come, and some browsers try only once. */
  | {readonly act: 'reload'}
  | {readonly act: 'dismissProblem'};

/** Who sits where, before the game begins. */
export type SeatAct =
  | {readonly act: 'sit'; readonly place: number}
  | {readonly act: 'standUp'}
  | {readonly act: 'addBot'; readonly place: number; readonly bot: BotKind}
  | {readonly act: 'clearPlace'; readonly place: number};

/** In the game. */
export type PlayAct =
  | {readonly act: 'move'; readonly action: Action}
  | {readonly act: 'takeBack'; readonly to: number}
  | {readonly act: 'answerTakeBack'; readonly yes: boolean}
  | {readonly act: 'openCurtain'; readonly seat: Seat}
  | {readonly act: 'scrub'; readonly to: number | null}
  | {readonly act: 'recheck'};

/** At the open table. */
export type TableAct =
  | SeatAct
  | PlayAct
  | {readonly act: 'start'}
  | {readonly act: 'answerKnock'; readonly knock: number; readonly admit: boolean}
  | {readonly act: 'syncNow'};

/** Everything a person can say to the app. */
export type Act = AppAct | TableAct;

declare global {
  interface HTMLElementEventMap {
    'rs-act': CustomEvent<Act>;
  }
}
