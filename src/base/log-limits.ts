/**
 * How long a log may be: what the chain takes, a record holds and a device can open again, in one place, so that none of
 * them takes what another refuses.
 */

/** Entries beside entry 0: several times the longest honest game. */
export const LOG_ENTRIES = 6000;
/** UTF-8 bytes of all entries together; a game may say less (`Game.logBytes`). */
export const LOG_BYTES = 4 * 1024 * 1024;
