/**
 * Fair play without a dealer, as a library: bytes in, bytes out. `docs/fair-play.md` is the protocol.
 *
 * Each device of a table has a `JointDealer` for the seats that it plays: it follows the log, answers what is asked, and
 * says what to store, send and seal. `audit` checks a whole log as a stranger would.
 */
export {Auditor, audit, blameFor, type LogReader, type ReadEntry, type Verdict} from './audit.ts';
export {resultDigest} from './context.ts';
export {JointDealer} from './dealer.ts';
export type {DealerOptions, Intent, Letter, Message, Outbox, Owed, OwnSeat, Waiting} from './dealer-types.ts';
export {stateDigest} from './digest.ts';
export {type Blame, FairError, FairnessBreach, type Rule} from './errors.ts';
export {type Ordered, orderedTwice} from './ordering.ts';
export type {Place} from './place.ts';
export {encodeReseat} from './reseat.ts';
export {newSeatSecret} from './seat-secret.ts';
export type {Sign, Verify} from './signature.ts';
export type {Claims, FairView, Head, Redraw} from './state.ts';
export type {Step, StepKind} from './step.ts';
export type {SeatInfo, TableInfo} from './table-info.ts';
