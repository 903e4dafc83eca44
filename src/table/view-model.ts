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
  /** A notification when a turn begins while the page is hidden; `ask`: nobody has been asked yet. */
  readonly notify: 'ask' | 'on' | 'off';
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
  /** Milliseconds since 1970 since when nobody on this seat's device is reached; null while somebody is. */
  readonly awaySince: number | null;
  /** The bot that plays for the person who is away; null where the person plays. */
  readonly standIn: string | null;
}

/** Somebody on another device says that a seat is theirs. */
export interface ClaimView {
  readonly seat: Seat;
  /** The same two letters and two digits stand on the other device. */
  readonly code: string;
  /** The seat's present device is connected. */
  readonly linked: boolean;
}

export interface StandInView {
  /** Seats whose persons are away and that a bot could play. */
  readonly possible: readonly Seat[];
  /** A wish that waits for agreement. */
  readonly asked: {
    readonly by: Seat;
    readonly seat: Seat;
    readonly mayAnswer: boolean;
    readonly waiting: readonly Seat[];
  } | null;
  /** A bot plays, or is about to play, for the reader. */
  readonly mine: boolean;
}

/** What people at a table say most; each reads it in their own language. */
export const PHRASES = [
  'hello',
  'yourTurn',
  'moment',
  'thinking',
  'wellPlayed',
  'thanks',
  'sorry',
  'ouch',
  'lucky',
  'laugh',
  'beRightBack',
  'goodGame',
] as const;
export type Phrase = (typeof PHRASES)[number];

/** Code points of a text. */
export const TALK_LENGTH = 200;

export interface TalkItem {
  readonly id: number;
  readonly seat: Seat;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** One of the two. */
  readonly phrase: Phrase | null;
  readonly text: string | null;
}

export interface TalkView {
  /** The viewer has a seat and others to talk to. */
  readonly possible: boolean;
  /** Oldest first. */
  readonly items: readonly TalkItem[];
  readonly muted: readonly Seat[];
  /** Why the last thing was not said. */
  readonly refusal: Problem | null;
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
  /** A network table whose host is this device: without it the others cannot go on. */
  readonly hosting: boolean;
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
  /** Host: the game takes another seat, or does without a free one. */
  readonly canAdd: boolean;
  readonly canRemove: boolean;
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
  readonly kind: 'header' | 'action' | 'answer' | 'seal' | 'fair' | 'dealt' | 'table';
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
    /** How many moves, of whomever, would be taken back. */
    readonly moves: number;
    /** Why not, when `to` is null. */
    readonly refusal: Problem | null;
    /** A request that waits for agreement. */
    readonly asked: {
      readonly by: Seat;
      readonly to: number;
      readonly moves: number;
      readonly mayAnswer: boolean;
      /** Asked for here, so that it can be withdrawn here. */
      readonly mine: boolean;
      /** Who still has to answer. */
      readonly waiting: readonly Seat[];
    } | null;
  };
  readonly fairness: FairnessView;
  readonly result: Result | null;
  /** Host: people on other devices who say that a seat is theirs. */
  readonly claims: readonly ClaimView[];
  /** A watcher's own wish for a seat: the host has not answered, or said no. */
  readonly claim: {readonly seat: Seat; readonly code: string; readonly refused: Problem | null} | null;
  /** Seats that a watcher may ask for. */
  readonly claimable: readonly Seat[];
  readonly standIn: StandInView;
  /** The host is gone, or never was on this network: a new table can go on from this one. */
  readonly canTakeUp: boolean;
  readonly talk: TalkView;
  /** Somebody has set the next table for the same people. */
  readonly rematch: {readonly by: Seat} | null;
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
  readonly dealer: 'device' | 'host' | 'joint';
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

/** Games that have ended on this device, newest first. */
export interface HistoryView {
  readonly screen: 'history';
  /** Null while they are read. */
  readonly games: readonly FinishedGame[] | null;
  /** What each person has reached, by game. */
  readonly people: readonly {readonly game: string; readonly people: readonly PersonStats[]}[];
  /** Some could not be read; they stay stored. */
  readonly problem: Problem | null;
}

export interface FinishedGame {
  readonly id: string;
  readonly game: string;
  /** Milliseconds since 1970, UTC. */
  readonly endedAt: number;
  readonly seats: readonly {readonly name: string; readonly kind: 'person' | 'bot'}[];
  /** Points by seat. */
  readonly totals: readonly number[];
  /** Seats in groups, best group first. */
  readonly ranking: readonly (readonly number[])[];
}

export interface PersonStats {
  readonly name: string;
  readonly games: number;
  /** Shared first places count. */
  readonly wins: number;
  /** Sum over all games. */
  readonly points: number;
  readonly best: number;
}

export type ScreenView = HomeView | HistoryView | NewTableView | LobbyView | JoiningView | TableView;

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
  | {readonly act: 'goHistory'}
  | {readonly act: 'exportHistory'}
  | {readonly act: 'forgetGame'; readonly id: string}
  | {readonly act: 'create'; readonly table: NewTable}
  | {readonly act: 'join'; readonly linkOrCode: string}
  | {readonly act: 'retry'}
  | {readonly act: 'open'; readonly tableId: string}
  | {readonly act: 'rename'; readonly tableId: string; readonly name: string}
  | {readonly act: 'delete'; readonly tableId: string}
  | {readonly act: 'export'; readonly tableId: string}
  | {readonly act: 'import'; readonly file: File}
  /** The finished game once more with the same people, seats moved on by one or kept. */
  | {readonly act: 'rematch'; readonly rotate: boolean}
  /** To the table that somebody else has set for a rematch. */
  | {readonly act: 'followRematch'}
  /** A network table that was imported or backed up: a new one that goes on from it. */
  | {readonly act: 'takeUp'; readonly tableId: string}
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
  | {readonly act: 'clearPlace'; readonly place: number}
  | {readonly act: 'addPlace'}
  | {readonly act: 'removePlace'; readonly place: number};

/** In the game. */
export type PlayAct =
  | {readonly act: 'move'; readonly action: Action}
  | {readonly act: 'takeBack'; readonly to: number}
  | {readonly act: 'answerTakeBack'; readonly yes: boolean}
  | {readonly act: 'withdrawTakeBack'}
  /** A bot shall play for somebody who is away. */
  | {readonly act: 'standIn'; readonly seat: Seat}
  | {readonly act: 'answerStandIn'; readonly yes: boolean}
  | {readonly act: 'takeBackSeat'}
  | {readonly act: 'openCurtain'; readonly seat: Seat}
  | {readonly act: 'scrub'; readonly to: number | null}
  | {readonly act: 'recheck'};

/** "This is my seat", on another device. */
export type ClaimAct =
  | {readonly act: 'claimSeat'; readonly seat: Seat}
  | {readonly act: 'answerClaim'; readonly seat: Seat; readonly yes: boolean};

/** What people say to each other. */
export type TalkAct =
  | {readonly act: 'phrase'; readonly phrase: Phrase}
  | {readonly act: 'say'; readonly text: string}
  | {readonly act: 'mute'; readonly seat: Seat; readonly on: boolean};

/** At the open table. */
export type TableAct =
  | SeatAct
  | PlayAct
  | ClaimAct
  | TalkAct
  | {readonly act: 'start'}
  | {readonly act: 'answerKnock'; readonly knock: number; readonly admit: boolean}
  | {readonly act: 'syncNow'}
  /** Host: the old link leads nowhere from now on; `go`: who only watches is sent away first. */
  | {readonly act: 'renewLink'; readonly watchers: 'stay' | 'go'};

/** Everything a person can say to the app. */
export type Act = AppAct | TableAct;

declare global {
  interface HTMLElementEventMap {
    'rs-act': CustomEvent<Act>;
  }
}
