/** What the screens are given about the people at a table: who sits there, who is away, what they say. */
import type {Phrase} from '../../base/phrases.ts';
import type {Problem} from '../../base/problem.ts';
import type {Seat} from '../../engine/game.ts';
import type {Shape} from './settings-model.ts';

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
  /** The person has left for good. */
  readonly left: boolean;
}

/** Somebody on another device says that a seat is theirs. */
export interface ClaimView {
  readonly seat: Seat;
  /** Public key of the device that asks: it tells claims of one seat apart. */
  readonly device: string;
  /** The name that it claims. */
  readonly name: string;
  /** The same two letters and two digits stand on the other device; null for a moment, until both have put in their part. */
  readonly code: string | null;
  /** This very device has played the seat before. */
  readonly known: boolean;
  /** The seat's present device is connected: the seat has to be moved from there. */
  readonly linked: boolean;
  /** Seconds until the present device counts as gone. */
  readonly wait: number;
  /** The person at this device has agreed: the others have yet to, or the time. */
  readonly agreed: boolean;
  /** Host: why what is agreed cannot be written down yet. */
  readonly problem: Problem | null;
}

export interface StandInView {
  /** Seats whose persons are away and that a bot could play. */
  readonly possible: readonly Seat[];
  /**
   * Of two who had agreed to it before: from when on the reader can go on with a bot in the other's place, milliseconds since
   * 1970. Null while the other is here, and at all other tables.
   */
  readonly aloneFrom: number | null;
  /** Nothing is dealt before each device has given its keys: without one of them only another table helps. */
  readonly unready: boolean;
  /** Nobody can be stood in for: a bot would have to see a hidden hand, and none is backed up. */
  readonly hidden: boolean;
  /** A wish that waits for agreement. */
  readonly asked: {
    readonly by: Seat;
    readonly seat: Seat;
    readonly mayAnswer: boolean;
    /** The reader has asked for it. */
    readonly mine: boolean;
    readonly waiting: readonly Seat[];
    /** From when on it counts, where one other person alone decides: milliseconds since 1970; null where several agree. */
    readonly from: number | null;
  } | null;
  /** Without this seat dice would be thrown again, and not for the first time: the reader is asked. Null for none. */
  readonly again: Seat | null;
  /** A bot plays, or is about to play, for the reader. */
  readonly mine: boolean;
  /** The reader can leave for good, and let a bot play on. */
  readonly mayLeave: boolean;
  /** Who leaves so, or is let go, plays with an open hand from there on: the game has hidden cards. */
  readonly opens: boolean;
}

/** Two have ended their game before its end: nobody has won. */
export interface Ended {
  /** Who had not come back; null where both wanted it. */
  readonly without: Seat | null;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** How two can end their game before its end. */
export interface EndView {
  /** Who plays at the only other device; null where the game cannot be ended so. */
  readonly other: Seat | null;
  /** While that device is away: from when on the reader can end it alone, milliseconds since 1970. Null while it is here, and is asked. */
  readonly aloneFrom: number | null;
  /** Who wants to end it. */
  readonly asked: 'mine' | 'theirs' | null;
  /** The other one would rather play on. */
  readonly refused: boolean;
  /** The other one has ended it: as both wanted, or because this device was away. */
  readonly there: 'agreed' | 'alone' | null;
  readonly ended: Ended | null;
}

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
