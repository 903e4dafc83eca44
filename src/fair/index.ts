/**
 * Fair play without a dealer, as a library: bytes in, bytes out. `docs/fair-play.md` is the protocol.
 *
 * A table keeps one `FairState` per peer and feeds it the entries of its log by `step`. Each seat's device has a
 * `FairSeat` for the messages, and a `ReleaseGuard` that says when a share may leave. `audit` checks a whole record.
 */
export {type Ack, type Certificate, decodeAck, encodeAck, type Head, isCertified, type Sign} from './ack.ts';
export {type Action, type Attachment, encodeAction} from './action.ts';
export {Auditor, audit, type Verdict} from './audit.ts';
export {encodeCardKey} from './backup.ts';
export type {Draw} from './beacon.ts';
export {actionRid, gameIdOf, requestRid, resultDigest, type TableInfo} from './context.ts';
export {type Blame, FairError, FairnessBreach, type Rule} from './errors.ts';
export {type Handle, holderOf, type Status, statusOf} from './handle.ts';
export {encodeChange, type Vote, voteBytes} from './members.ts';
export {createFairWorker, type FairThread, type FairWorker} from './port.ts';
export {encodeRecord, encodeTable, orderedTwice, sealEntry} from './record.ts';
export {AckBook, type Branch, compareBranches, type History, type Permit, ReleaseGuard} from './release.ts';
export {encodeRequest, type Request} from './request.ts';
export {FairSeat} from './seat.ts';
export {newSeatSecret} from './seat-secret.ts';
export {decodeShare, encodeOpening, encodeShare, type Share} from './share.ts';
export {type Claims, FairState, hexName} from './state.ts';
export {encodeDisclose, encodeMint, type Place, STEPS, type StepKind, step} from './step.ts';
