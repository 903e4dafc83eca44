/**
 * Who deals at a table: this device, by itself (`DeviceDealing`), or all devices together (`JointDealing`). Either keeps what
 * the seats of this device know privately.
 */
import type {Problem} from '../../base/problem.ts';
import {randomText} from '../../base/random.ts';
import type {Answer, Ask, Faces, Opening} from '../../engine/ask.ts';
import type {Fact} from '../../engine/fact.ts';
import type {Action, Seat} from '../../engine/game.ts';
import type {Sealed} from '../../engine/local-dealer.ts';
import type {Blame, Message, Owed, Redraw, Step, Waiting} from '../../fair/index.ts';
import type {Entry} from '../../log/entry.ts';
import type {Pledge} from './joint/port.ts';
import type {Outside} from './outside.ts';

export type TableDealer = DeviceDealing | JointDealing;

/** At a table on one device. */
export interface DeviceDealing {
  readonly joint: null;
  /** What the log shall say next. Never for a `commit`: seats seal by themselves. */
  answer(ask: Ask): Answer;
  /** The log has this answer now. */
  learn(ask: Ask, answer: Answer): void;
  /** What this seat of this device knows privately; empty for the seats of others. */
  faces(seat: Seat): Faces;
  /** Whether an action shows the cards that it says it shows. */
  proves(openings: readonly Opening[]): boolean;
  /** Seals a choice. @returns the commitment for the log, when the choice is kept safely on this device */
  seal(seat: Seat, action: Action): Promise<string>;
}

/**
 * Whether a seat's move can be taken now, as far as dealing goes. Dealing asks one question at a time: of whom a choice is
 * asked only since others are asked for theirs, is asked when these have sealed.
 */
export const isTaken = (ask: Ask | null, {joint}: TableDealer, seat: Seat): boolean => {
  if (ask?.kind !== 'commit' || !ask.by.includes(seat) || !joint) return true;
  return joint.status?.kind === 'commit' && joint.status.by.includes(seat);
};

/** Between devices: what is settled comes into the log by entries of its own. */
export interface JointDealing {
  readonly joint: JointDealing;
  /** As above. */
  faces(seat: Seat): Faces;
  /** Seals a choice. Resolves when it is kept safely on this device; those who deal bring it into the log themselves. */
  choose(seat: Seat, action: Action): Promise<void>;
  /** For whom the table waits; null when for nobody. */
  readonly status: Waiting | null;
  /** What own seats have to say of dealing themselves. */
  readonly owed: readonly Owed[];
  /** Draws that were given up because somebody's part was missing, and made again; oldest first. */
  readonly redraws: readonly Redraw[];
  /** The seat without which dice would be thrown again, and not for the first time: the person here is asked; or null. */
  readonly asksAgain: Seat | null;
  /** She agrees to that. */
  agree(seat: Seat): Promise<void>;
  /** Why this device deals nothing any more: its thread has failed, by a fault of this program. Null while it works. */
  readonly broken: Problem | null;
  /** What binds this device where the host changes; null while it has not read its own log yet: it tells nothing then. */
  readonly pledge: Pledge | null;
  /**
   * This device's vote that the seat of a term becomes the host, on top of entry `n`, its own last one. Whether there is
   * reason for it is the caller's affair. Asked again for the same, it says the same.
   * @param without the only other member: this device goes on without it
   * @returns the signature (`leadStatement`), base64url, once the vote is on the disk
   * @throws BadMessage fair/voted-other, fair/other-entry, …, saves/…
   */
  elect(term: number, n: number, hash: string, without?: readonly Seat[]): Promise<string>;
  /** Nothing of a term is acknowledged here any more: its host has shown two histories. Resolves when that is on the disk. */
  endTerm(term: number): Promise<void>;
  /** What stands up to this entry leaves the log no more. */
  confirmed(n: number): void;
  /** Who has been proved to cheat, oldest first. */
  readonly blames: readonly Blame[];
  /** The host's next entry, where dealing has one: its step, and what the engine takes from it. */
  readonly proposal: {
    readonly step: Pick<Step, 'payload'> & {readonly kind: string};
    readonly answers: readonly Answer[];
  } | null;
  /** Whether this device has what a bot of the table is played by. */
  holds(seat: Seat): boolean;
  /** Host: its bots that it cannot play yet, each with the seats of those whose shares are missing. */
  readonly bequests: readonly (readonly [Seat, readonly Seat[]])[];
  /** What this device can give to the host of a bot, base64url; null where that is nothing. */
  bequeath(seat: Seat): Promise<string | null>;
  /** Host: what the device of a seat has given for a bot, 43 characters; what is wrong changes nothing. */
  inherit(seat: Seat, from: Seat, share: string): Promise<void>;
  /** Whether everybody can read the hand of a seat whose person is gone. */
  plays(seat: Seat): boolean;
  /** @param changed something is new */
  connect(outside: Pick<Outside, 'tellAll' | 'tellHost'>, changed: () => void): void;
  /** The proofs for the cards that an own action shows, base64url; they hold on the present head. */
  attach(seat: Seat, handles: readonly number[]): Promise<string>;
  /** What this device says when it goes for good, base64url; for the next entry alone. @throws BadMessage fair/draw-waits, … */
  leave(): Promise<string>;
  /**
   * Follows the next entry of the log: what it makes this device say is said when it is kept.
   * @param keep stores it, once it is found that it may be followed; left out where it is stored
   * @throws BadMessage, IllegalAction when it must not be followed; what `keep` throws: then it is followed already, and
   *   nothing is said, until the same entry is given again and kept
   */
  follow(entry: Entry, hash: string, keep?: () => Promise<void>): Promise<void>;
  /** Whether dealing takes this as the next entry. @throws BadMessage, IllegalAction */
  admit(part: Pick<Entry, 'kind' | 'payload'>, fact: Fact & {readonly term: number}): Promise<void>;
  /** A message from another device; a wrong one changes nothing. */
  receive(type: Message['type'], bytes: string): Promise<void>;
  /**
   * Ends this dealing with a piece of work while nothing is said, promised or stored: it is begun anew on what the work has made.
   * Where that fails, it goes on. @throws what `work` throws
   */
  end(work: () => Promise<void>): Promise<void>;
  /** Says again what may have got lost. */
  nudge(): Promise<void>;
  close(): void;
}

/** What a device keeps of its dealing beside the log; never exported. */
export interface DealerSecrets {
  /** From which answer on which seed counts, ascending: a branch goes on with a seed of its own. */
  readonly seeds: readonly {readonly from: number; readonly seed: string}[];
  /** Choices that wait to be disclosed. */
  readonly sealed: readonly Sealed[];
}

/** @param before what another table on this device kept, of which the new one is a branch after so many answers */
export const newSecrets = (before: DealerSecrets | null = null, answers = 0): DealerSecrets => ({
  seeds: [...(before?.seeds.filter(({from}) => from < answers) ?? []), {from: answers, seed: randomText(32)}],
  sealed: before?.sealed ?? [],
});
