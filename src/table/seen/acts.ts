/** What the screens may say back: acts come up as one `rs-act` event whose detail is an `Act`. */

import type {Phrase} from '../../base/phrases.ts';
import type {BotKind} from '../../bots/kinds.ts';
import type {Action, Options, Seat} from '../../engine/game.ts';
import type {Settings} from './settings-model.ts';

export interface NewTable {
  readonly game: string;
  readonly seats: number;
  readonly options: Options;
  /** Seats that bots fill from the start. */
  readonly bots: readonly BotKind[];
  readonly place: 'here' | 'network';
  /** A network table whose host's device is to lie in the middle: nobody sits down there at once. */
  readonly middle?: boolean;
  /** Names of the persons at this device, for `here`; may hold empty names. */
  readonly names: readonly string[];
}

/** What a person can say where no table is open, and about the tables of this device. */
export type AppAct =
  | {readonly act: 'goHome'}
  | {readonly act: 'goNew'}
  /** A game alone on this device, at once. `name`: of the person. */
  | {readonly act: 'playBots'; readonly game: string; readonly name: string}
  | {readonly act: 'goHistory'}
  | {readonly act: 'exportHistory'}
  | {readonly act: 'forgetGame'; readonly id: string}
  | {readonly act: 'create'; readonly table: NewTable}
  | {readonly act: 'join'; readonly linkOrCode: string}
  | {readonly act: 'retry'}
  /** Who answers to an offer shows another answer. `address`: as in `offer`. */
  | {readonly act: 'answerAnew'; readonly address?: string}
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
  /** The same without a lobby: bots have the places of those who are not here, and it goes on at once. */
  | {readonly act: 'goOnAlone'; readonly tableId: string}
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
  /** Somebody else at this device. */
  | {readonly act: 'bring'; readonly place: number; readonly name: string}
  /** `place`: of whom at this device; left out: the only one, or the first. */
  | {readonly act: 'standUp'; readonly place?: number}
  /** Host: whether newcomers with the link have to be let in. */
  | {readonly act: 'askFirst'; readonly on: boolean}
  /** Host: hands are backed up, so that the game goes on without somebody who is lost. */
  | {readonly act: 'backUp'; readonly on: boolean}
  | {readonly act: 'addBot'; readonly place: number; readonly bot: BotKind}
  | {readonly act: 'clearPlace'; readonly place: number}
  | {readonly act: 'addPlace'}
  | {readonly act: 'removePlace'; readonly place: number};

/** In the game. */
export type PlayAct =
  | {readonly act: 'move'; readonly action: Action}
  /** Asked because the log has lost it (`table/move-lost`): the move once more, or not. */
  | {readonly act: 'moveAgain'; readonly wanted: boolean}
  | {readonly act: 'takeBack'; readonly to: number}
  | {readonly act: 'answerTakeBack'; readonly yes: boolean}
  | {readonly act: 'withdrawTakeBack'}
  /** A bot shall play for somebody who is away. */
  | {readonly act: 'standIn'; readonly seat: Seat}
  | {readonly act: 'answerStandIn'; readonly yes: boolean}
  | {readonly act: 'takeBackSeat'}
  /** The person at this device does not come back: a bot plays on. */
  | {readonly act: 'leaveSeat'}
  /** The reader agrees that dice are thrown again without a seat, though not for the first time. */
  | {readonly act: 'drawAgain'; readonly seat: Seat}
  | {readonly act: 'openCurtain'; readonly seat: Seat}
  /** Nobody holds the device any more, at which several sit. */
  | {readonly act: 'closeCurtain'}
  | {readonly act: 'scrub'; readonly to: number | null}
  /** What would be good moves for the viewer? */
  | {readonly act: 'hint'}
  /** Whoever asked does not want to know any more. */
  | {readonly act: 'stopHint'}
  | {readonly act: 'recheck'}
  /** The check that runs is not wanted any more. */
  | {readonly act: 'stopRecheck'}
  /** How did the game go that is over? */
  | {readonly act: 'course'};

/** "This is my seat", on another device. */
export type ClaimAct =
  | {readonly act: 'claimSeat'; readonly seat: Seat}
  | {readonly act: 'withdrawClaim'}
  | {readonly act: 'answerClaim'; readonly seat: Seat; readonly device: string; readonly yes: boolean};

/** The seat of this device goes on elsewhere: shows the ticket for it, or does not any more. */
export type MoveAct = {readonly act: 'moveSeat'} | {readonly act: 'keepSeat'};

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
  | MoveAct
  | TalkAct
  | {readonly act: 'start'}
  /** Guest: plays or looks on although entry 0 is not what the lobby said. */
  | {readonly act: 'agree'}
  /** Somebody shall come without a server: an offer for one more device. `address`: of this one, as the person has typed it. */
  | {readonly act: 'offer'; readonly address?: string}
  /** What the other device gave back for one of them. */
  | {readonly act: 'takeAnswer'; readonly text: string}
  | {readonly act: 'answerKnock'; readonly knock: number; readonly admit: boolean}
  | {readonly act: 'syncNow'}
  /** One of two: the game shall end here with nobody ahead; or it shall go on, whoever wanted to end it, or had. */
  | {readonly act: 'endGame'; readonly yes: boolean}
  /** Host: the old link leads nowhere from now on; `go`: who only watches is sent away first. */
  | {readonly act: 'renewLink'; readonly watchers: 'stay' | 'go'}
  /** Host: another device keeps the table from here on. */
  | {readonly act: 'handOver'; readonly seat: Seat}
  /** Host: a device without a seat has to leave. */
  | {readonly act: 'sendAway'; readonly key: string};

/** Everything a person can say to the app. */
export type Act = AppAct | TableAct;

declare global {
  interface HTMLElementEventMap {
    'rs-act': CustomEvent<Act>;
  }
}

/** A handler for each act: a table that leaves one out does not compile. */
export type ActHandlers<A extends Act> = {
  readonly [K in A['act']]: (act: Extract<A, {act: K}>) => void | Promise<void>;
};

export function handleAct<A extends Act>(handlers: ActHandlers<A>, act: A): void | Promise<void> {
  // The compiler does not see that a handler found by the tag takes what bears this tag.
  const handle = handlers[act.act as A['act']] as (act: A) => void | Promise<void>;
  return handle(act);
}

/** Whether an act is one of those that a table of handlers takes. */
export const takes = <A extends Act>(handlers: ActHandlers<A>, act: Act): act is A =>
  Object.hasOwn(handlers, act.act);
