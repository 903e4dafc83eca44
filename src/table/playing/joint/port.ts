/** What the page and the thread that deals say to each other; both ends are one build. */
import type {AnyCode} from '../../../base/codes.ts';
import type {Answer} from '../../../engine/ask.ts';
import type {Fact} from '../../../engine/fact.ts';
import type {Action, Seat} from '../../../engine/game.ts';
import type {Blame, Letter, Message, Owed, Redraw, Step, StepKind, Waiting} from '../../../fair/index.ts';
import type {Header} from '../../../log/header.ts';
import type {DeviceSecrets} from './own-seat.ts';

/** The state of dealing on this device after an entry. */
export interface Snapshot {
  /** Number and hash of the entry, 43 characters. */
  readonly n: number;
  readonly hash: string;
  readonly bytes: Uint8Array;
}

export interface OpenRequest {
  readonly header: Header;
  readonly gameId: string;
  readonly headerHash: string;
  readonly device: DeviceSecrets;
  /** Kept to go on from; without it the log is followed from its start. */
  readonly snapshot: Snapshot | null;
  /** What was stored last. */
  readonly guard: Uint8Array | null;
  readonly choices: Uint8Array | null;
}

/** An entry of the log as the dealer reads it. */
export interface PlacedEntry {
  readonly hash: string;
  readonly fact: Fact & {readonly term: number};
  readonly fair: {readonly step: StepKind | 'settled'; readonly bytes: Uint8Array} | null;
}

/** What the host has to seal next. */
export interface DealtStep {
  /** `settled`: nothing is left to deal, the engine alone is told. */
  readonly step: Pick<Step, 'payload'> & {readonly kind: StepKind | 'settled'};
  readonly answers: readonly Answer[];
}

/** What binds this device where the host changes. */
export interface Pledge {
  /** Below this term it acknowledges nothing. */
  readonly floor: number;
  /** The last entry for which it let a share out: it follows no history without it. Hash: 43 characters. */
  readonly watermark: {readonly n: number; readonly hash: string} | null;
}

/** All that is new since the last call: to be stored first, then sent. */
export interface News {
  /** To be kept some time, once the log holds its entry. */
  readonly snapshot: Snapshot | null;
  readonly guard: Uint8Array | null;
  readonly choices: Uint8Array | null;
  readonly send: readonly Letter[];
  readonly blames: readonly Blame[];
  readonly proposal: DealtStep | null;
  readonly owed: readonly Owed[];
  readonly status: Waiting | null;
  readonly faces: readonly (readonly [
    seat: Seat,
    faces: readonly (readonly [handle: number, face: number])[],
  ])[];
  /** Of those who are gone and whose cards the others have opened. */
  readonly lost: News['faces'];
  /** Null while the log of this device is not here as a whole. */
  readonly pledge: Pledge | null;
  /** All draws that were given up and made again, oldest first. */
  readonly redraws: readonly Redraw[];
  /** Bots that are played here now. */
  readonly bots: readonly Seat[];
  /** Host: its bots that it cannot play yet, each with the seats of those whose shares of its root are missing. */
  readonly bequests: readonly (readonly [Seat, readonly Seat[]])[];
  /** Dice would be thrown again without this seat, and not for the first time: the person here is asked. */
  readonly asksAgain: Seat | null;
}

/** What the page asks; each is answered by news, `attach`, `leave`, `elect` and `bequeath` by bytes as well. */
export type DealingCall =
  | {readonly call: 'entry'; readonly entry: PlacedEntry}
  | {readonly call: 'admit'; readonly entry: Omit<PlacedEntry, 'hash'>}
  | {readonly call: 'receive'; readonly message: Message}
  | {readonly call: 'choose'; readonly seat: Seat; readonly action: Action}
  | {readonly call: 'attach'; readonly seat: Seat; readonly handles: readonly number[]}
  | {readonly call: 'agree'; readonly seat: Seat}
  | {readonly call: 'leave'}
  | {
      readonly call: 'elect';
      readonly term: number;
      readonly n: number;
      readonly hash: string;
      readonly without: readonly Seat[];
    }
  /** What this device can give to the host of a bot: none, or 32 bytes. */
  | {readonly call: 'bequeath'; readonly seat: Seat}
  /** What the device of a seat has given for one. */
  | {readonly call: 'inherit'; readonly seat: Seat; readonly from: Seat; readonly bytes: Uint8Array}
  | {readonly call: 'close'; readonly term: number}
  | {readonly call: 'nudge'};

export interface DealingAnswer {
  readonly news: News;
  /** Of `attach`, `leave`, `elect` and `bequeath`. */
  readonly shown: Uint8Array | null;
  /** Why an entry, a choice or a message was refused; null when it was not. */
  readonly refused: {readonly code: AnyCode; readonly details: {readonly [field: string]: unknown}} | null;
}

/** The thread, or what stands for it in tests. */
export interface Dealing {
  ask(call: DealingCall): Promise<DealingAnswer>;
  close(): void;
}
