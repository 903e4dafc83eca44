/**
 * What the screens are given: data goes down as one `AppView`; acts (`acts.ts`) come up.
 */
import type {Ticket} from '../../base/address.ts';
import type {InstallWay} from '../../base/install-way.ts';
import type {Problem} from '../../base/problem.ts';
import type {Hint} from '../../bots/advise.ts';
import type {BotKind} from '../../bots/kinds.ts';
import type {Choice} from '../../engine/choice.ts';
import type {Action, GameEvent, OptionField, Options, Result, Seat, Standing} from '../../engine/game.ts';
import type {TableFact} from '../../log/entry.ts';
import type {DealingView, FairnessView} from './fairness-model.ts';
import type {ClaimView, EndView, LinkState, SeatView, StandInView, TalkView} from './people-model.ts';
import type {Settings, Shape} from './settings-model.ts';

export type {InstallWay} from '../../base/install-way.ts';
export type {Hint} from '../../bots/advise.ts';
export {BOTS, type BotKind} from '../../bots/kinds.ts';
export type * from './acts.ts';
export type {
  BlameView,
  DealingView,
  DrawView,
  FairnessView,
  Lot,
  RecheckView,
  RedrawView,
  StrikeView,
} from './fairness-model.ts';
export type * from './people-model.ts';
export {TALK_LENGTH} from './people-model.ts';
export type * from './settings-model.ts';
export {SHAPES} from './settings-model.ts';

/** Names of bots, in the order in which they sit down. */
export const BOT_NAMES = ['Marina', 'Laguna', 'Corsa', 'Brisa', 'Vela'] as const;

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
  /** How far the game is; left out where nobody knows: before it begins, and in what earlier versions stored. */
  readonly round?: number | undefined;
}

export interface HomeView {
  readonly screen: 'home';
  /** Newest first; null while they are read. */
  readonly tables: readonly SavedTable[] | null;
  /** Newest first, a few: tables of games that have ended, which stand among the finished games. */
  readonly past: readonly PastGame[];
  /** What the browser answered when asked to keep the data. */
  readonly storage: 'persistent' | 'evictable' | 'unknown';
  readonly offline: boolean;
  readonly install: InstallWay;
  /** A newer version of the app is here and waits for `update`. */
  readonly newVersion: boolean;
}

export interface NewTableView {
  readonly screen: 'new';
  readonly games: readonly GameCard[];
}

/** A device that is here without a seat. */
export interface Watcher {
  readonly key: string;
  /** As it calls itself; empty for none. */
  readonly name: string;
}

/** A code that meets somebody without a server, as a link; and until when it does: milliseconds since 1970. */
export interface ShownCode {
  readonly link: string;
  readonly until: number;
  /**
   * Whether the other device finds a way by it. `perhaps`: the browser keeps the address of this one to itself, or puts a name
   * in its place that some networks do not pass on. `no`: the other one's does, too.
   */
  readonly leads: 'yes' | 'perhaps' | 'no';
}

/** How other devices come to this table without a server. */
export interface MeetingView {
  /** For the next device; null until it is made. */
  readonly offer: ShownCode | null;
  /** An answer is being followed. */
  readonly following: boolean;
  /** Devices that have come in this way and are here. */
  readonly met: number;
  /** Why there is no offer, or what is wrong with the answer that was put in last. */
  readonly problem: Problem | null;
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
  /** Devices that are here without a seat. */
  readonly watchers: readonly Watcher[];
  /** At a table that was taken up. */
  readonly from: FromView | null;
  /** Whether hands are backed up; null where that is not possible, or of no use. */
  readonly backup: boolean | null;
  /** Who else could read the bots' hidden cards: the other device, or all others together; null for nobody. */
  readonly botsOpen: 'one' | 'all' | null;
  /** Two with hidden cards: without one of them the game can but wait, or end; or each can read the other's, which is `backup`. */
  readonly pair: boolean;
  /** Whoever comes with the link is asked about first. */
  readonly asks: boolean;
  /** Why the game cannot start yet; null when it can. */
  readonly notReady: 'freeSeats' | 'hostStands' | null;
  /** Where somebody sits at this device: the first such place; null for nobody. */
  readonly mine: number | null;
  /** Where the person sits whose device this is; null until she does. */
  readonly me: number | null;
  /** The place that the link names by which this device has come; null for none. */
  readonly asked: number | null;
  /** Host: the game takes another seat, or does without a free one. */
  readonly canAdd: boolean;
  readonly canRemove: boolean;
  /** Host: names of people with the spoken code who ask to be let in. */
  readonly knocks: readonly string[];
  /** Null until somebody wants to be met without a server. */
  readonly meeting: MeetingView | null;
  /** Why nobody can come, or why the game did not begin. */
  readonly trouble: Problem | null;
  /** It has begun as the trouble says, and the person here can say that this is fine with her (`agree`). */
  readonly agreeable: boolean;
}

/** How the record in a device's store compares with the one that a table goes on from; `other`: not the same game any more. */
export const COPIES = ['same', 'longer', 'shorter', 'other', 'none'] as const;

export interface CopyView {
  /** Whose device says so; empty for this one. */
  readonly name: string;
  readonly is: (typeof COPIES)[number];
  /** By how many moves it is longer or shorter. */
  readonly moves: number;
}

/** What a table that was taken up goes on from. */
export interface FromView {
  /** 0 where the game counts none. */
  readonly round: number;
  /** The host's name: its copy is the one that counts. */
  readonly by: string;
  readonly copies: readonly CopyView[];
}

export type LobbyPlace =
  | {
      readonly place: number;
      readonly taken: false;
      /** Who sat there, at a table that was taken up. */
      readonly was?: string;
    }
  | {
      readonly place: number;
      readonly taken: true;
      readonly name: string;
      readonly shape: Shape;
      readonly kind: 'person' | 'bot';
      readonly bot: BotKind | null;
      readonly mine: boolean;
      readonly host: boolean;
      /** Name of whoever shares the device with her and sits before her; null for nobody. */
      readonly beside: string | null;
      readonly link: LinkState;
    };

/**
 * On the way to a table: which step, for how long, and what went wrong. Never an endless wait. `knocking` is waiting
 * for a person to let somebody in who came by the spoken code; `answering` is showing the answer to an offer until somebody
 * has taken it in.
 */
export interface JoiningView {
  readonly screen: 'joining';
  /** Empty until the link or the table has told what is played. */
  readonly game: string;
  readonly step: 'reaching' | 'answering' | 'knocking' | 'greeting' | 'catchingUp' | 'failed';
  readonly seconds: number;
  /** A code is typed and says who asks; a link lets in whoever has it; an offer meets one device without a server. */
  readonly by: 'link' | 'code' | 'offer';
  /** While `step` is `answering`: what the other device has to be shown. */
  readonly answer: ShownCode | null;
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
  'noRtc',
] as const;
export type JoinTrouble = (typeof JOIN_TROUBLES)[number];

/** Advice that the viewer has asked for. */
export interface HintView {
  /** Why there is none at this table; null where it can be asked for. */
  readonly refusal: Problem | null;
  /** `none`: not asked for, or for another decision. */
  readonly state: 'none' | 'thinking' | 'told';
  /** The best first. */
  readonly moves: readonly Hint[];
  /** Why nothing was found. */
  readonly trouble: Problem | null;
}

/** One entry of the log with what it did. */
export interface LogItem {
  readonly n: number;
  /** Of a `lead`: who keeps the table from here on. */
  readonly seat: Seat | null;
  readonly kind: 'header' | 'action' | 'answer' | 'seal' | 'fair' | 'dealt' | 'lead' | 'table';
  readonly events: readonly GameEvent[];
  /** True when a later take-back undid it. */
  readonly undone: boolean;
  /** For `table` entries: what happened at the table. */
  readonly table: TableFact | null;
}

/** A change of the lead in a finished game, out of the whole log. The last one is what decided it. */
export interface Decider {
  /**
   * `ahead`: went ahead of those who led. `fell`: lost the lead, as the points became fewer. `level`: drew level with the
   * others who were first in the end. `throughout`: led from the first points on.
   */
  readonly kind: 'ahead' | 'fell' | 'level' | 'throughout';
  readonly seat: Seat;
  /** Who led before; with `fell` who leads since, with `level` who had as many points already. */
  readonly over: readonly Seat[];
  readonly round: number;
  /** Its entry. */
  readonly n: number;
  /** Id of the source of points (`SeatScore.parts`) that made the difference; null where none can be named. */
  readonly part: string | null;
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
  /** The game's own view, for `viewer`. */
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
  /** What the devices deal together just now; null while nothing is drawn, and where one device deals. */
  readonly dealing: DealingView | null;
  readonly result: Result | null;
  /** How the game went, round by round, once somebody has asked for it (`course`); null before. */
  readonly course: readonly Standing[] | null;
  /** What decided it: comes with the course; null before, and where nothing can be told. */
  readonly decider: Decider | null;
  /** Up to three times that the lead changed, in order: comes with the course. */
  readonly turns: readonly Decider[];
  readonly hint: HintView;
  /** People on other devices who say that a seat is theirs. */
  readonly claims: readonly ClaimView[];
  /** A watcher's own wish for a seat: the host has not answered, or said no. */
  readonly claim: {
    readonly seat: Seat;
    /** What is read out to each of those who are asked, as soon as both have put in their part. */
    readonly codes: readonly {readonly seat: Seat; readonly code: string}[];
    readonly refused: Problem | null;
  } | null;
  /** Whether the reader's seat can go on from another device, the ticket that this one shows for it, and whether it goes. */
  readonly move: {readonly may: boolean; readonly ticket: Ticket | null; readonly going: boolean};
  /** Seats that a watcher may ask for. */
  readonly claimable: readonly Seat[];
  readonly standIn: StandInView;
  /** The host is gone, or never was on this network: a new table can go on from this one. */
  readonly canTakeUp: boolean;
  /** One of two persons, whose device does not order moves, has been without the other for a while: nothing goes on by itself. */
  readonly alone: boolean;
  readonly end: EndView;
  readonly talk: TalkView;
  /** Somebody has set the next table for the same people. */
  readonly rematch: {readonly by: Seat} | null;
  /** May be null when this device is the only one. */
  readonly invite: {readonly link: string; readonly code: string} | null;
  readonly place: 'here' | 'network' | 'replay';
  /** A copy to try things out ("what if from here"): what happens in it counts nowhere else. */
  readonly trial: boolean;
  /** Devices that are here without a seat. */
  readonly watchers: readonly Watcher[];
  /** Whoever comes new with the link is asked about first. */
  readonly asks: boolean;
  /** On the device that keeps the table: to which seat it can be handed over; null for none, and elsewhere. */
  readonly heir: Seat | null;
  /** Enough of the others are here to find another host, should this device go without a word. */
  readonly othersSuffice: boolean;
  /** This device keeps the table, and as soon as it goes another one does. */
  readonly passesOn: boolean;
  /** Host: names of people with the spoken code who ask to be let in. */
  readonly knocks: readonly string[];
  /** Null until somebody wants to be met without a server. */
  readonly meeting: MeetingView | null;
}

export type ScreenView = HomeView | HistoryView | NewTableView | LobbyView | JoiningView | TableView;

/** Why what happens is kept in this page alone: not allowed, no answer, no room, or another failure. */
export type Unkept = 'refused' | 'silent' | 'full' | 'failed';

export interface AppView {
  readonly settings: Settings;
  readonly screen: ScreenView;
  /** Null: everything is stored on this device. */
  readonly unkept: Unkept | null;
  /** A message over the screen (import refused, link broken, other tab holds the table …). */
  readonly problem: Problem | null;
  /** The name of the file that was handed out just now; null once the person goes on. */
  readonly saved: string | null;
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

/** A finished game as the start page tells of it. */
export type PastGame = Pick<
  FinishedGame,
  'id' | 'game' | 'name' | 'endedAt' | 'seats' | 'totals' | 'ranking' | 'ended'
>;

export interface FinishedGame {
  readonly id: string;
  /** Its table is on this device: it can be opened. */
  readonly here: boolean;
  /** The person's own name of that table; empty for none. */
  readonly name: string;
  readonly place: 'here' | 'network';
  readonly game: string;
  /** Milliseconds since 1970, UTC. */
  readonly endedAt: number;
  readonly seats: readonly {readonly name: string; readonly kind: 'person' | 'bot'; readonly shape: Shape}[];
  /** Points by seat. */
  readonly totals: readonly number[];
  /** Seats in groups, best group first; nobody where the game was ended before its end. */
  readonly ranking: readonly (readonly number[])[];
  /** It was ended before its end: by whose absence, null where both wanted it. Left out where it came to its own end. */
  readonly ended?: {readonly without: number | null} | undefined;
  /** Points by seat over the game, from its begin to its end; empty where that was not kept. */
  readonly course: readonly (readonly number[])[];
  /** The rounds in which they stood so; left out where that was not kept. */
  readonly rounds?: readonly number[] | undefined;
  /** JSON of which its game draws the last board; left out where that was not kept. */
  readonly board?: string | undefined;
}

export interface PersonStats {
  readonly name: string;
  readonly games: number;
  /** Shared first places count. */
  readonly wins: number;
  /** Sum over all games. */
  readonly points: number;
  readonly best: number;
  /** Won one after the other, up to the newest game. */
  readonly streak: number;
}
