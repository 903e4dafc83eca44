/**
 * Fair play without a dealer, as a library: bytes in, bytes out. `docs/fair-play.md` is the protocol.
 *
 * A table keeps one `FairState` per peer and feeds it the entries of its log by `follow`. Each seat's device has a
 * `FairSeat` for the messages, and a `ReleaseGuard` that says when a share may leave. `audit` checks a whole log.
 */
export {type Ack, type Certificate, decodeAck, encodeAck, isCertified} from './ack.ts';
export {type Action, type Attachment, encodeAction} from './action.ts';
export {ask, asksFor} from './ask.ts';
export {askedOf, waitsFor} from './asked.ts';
export {Auditor, audit, blameFor, follow, type LogReader, type ReadEntry, type Verdict} from './audit.ts';
export {actionRid, requestRid, resultDigest} from './context.ts';
export {JointDealer} from './dealer.ts';
export type {
  DealerOptions,
  Intent,
  Letter,
  Message,
  Outbox,
  Owed,
  OwnSeat,
  Waiting,
} from './dealer-types.ts';
export {stateDigest} from './digest.ts';
export {type Blame, FairError, FairnessBreach, type Rule} from './errors.ts';
export {type Handle, holderOf, type Status, statusOf} from './handle.ts';
export {encodeChange, mayDrop, mayReturn, type Vote} from './members.ts';
export {type Ordered, orderedTwice} from './ordering.ts';
export {decodePart, encodePart, type Part, type PartKind, signPart} from './part.ts';
export {AckBook, type History, type Permit, ReleaseGuard} from './release.ts';
export type {Request} from './request.ts';
export {FairSeat} from './seat.ts';
export {newSeatSecret} from './seat-secret.ts';
export {encodeOpening, encodeShare, type Share} from './share.ts';
export type {Sign, Verify} from './signature.ts';
export {type Claims, FairState, type FairView, type Head, hexName} from './state.ts';
export {type Place, STEPS, type Step, type StepKind, step} from './step.ts';
export type {SeatInfo, TableInfo} from './table-info.ts';
