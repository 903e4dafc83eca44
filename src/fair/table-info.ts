/**
 * What dealing has to know of a table, out of entry 0 of its log: who sits where, on which devices, and what names the
 * game. Devices are counted, not seats, wherever people decide about each other: a device with five bots is one person.
 */
import {equalBytes} from '../base/bytes.ts';
import {MAX_SEATS} from './context.ts';
import {FairError} from './errors.ts';

export interface SeatInfo {
  /** Ed25519 public key, 32 bytes: of the person's device, whose other persons have the same; a bot has its own. */
  readonly idKey: Uint8Array;
  /** The device that plays it: the lowest seat of a person there. */
  readonly device: number;
  readonly bot: boolean;
}

export interface TableInfo {
  /** By which rules the table deals: 2 for all that begin now, 1 for those of earlier versions. */
  readonly format: 1 | 2;
  /** The log's name of the game, 32 bytes: it covers keys, fresh numbers of all seats, rules and options. */
  readonly gameId: Uint8Array;
  /** Hash of entry 0, 32 bytes. */
  readonly entryHash: Uint8Array;
  /**
   * Whether keys are backed up for drop-outs, those of cards and (format 2) those of draws. Of two devices (format 2) each keeps
   * the other's alone, can read its hand, and may go on without it.
   */
  readonly backup: boolean;
  /**
   * Whether bots outlive their device: their keys are backed up, whatever is said of the others', and they go with whoever is
   * host. Left out: they stay where they began.
   */
  readonly heirs?: boolean;
  /** Seat of the person whose device seals the entries of the first term. */
  readonly host: number;
  readonly seats: readonly SeatInfo[];
}

/** Whether either of two devices may go on without the other. */
export const goesOnAlone = (table: TableInfo): boolean => table.backup && devicesOf(table).length === 2;

/** Devices of a table, ascending, each by its lowest person's seat. */
export const devicesOf = ({seats}: TableInfo): number[] =>
  seats.flatMap(({device}, seat) => (device === seat ? [seat] : []));

/** Whether others keep shares of a seat's keys. */
export const backsUp = ({backup, heirs, seats}: TableInfo, seat: number): boolean =>
  backup || (heirs === true && seats[seat]!.bot);

/** Whether a device keeps shares of any seat's keys, and so has to say that they are right. */
export const keeps = (table: TableInfo, device: number): boolean =>
  table.seats.some((_, seat) => backsUp(table, seat) && keepersOf(table, seat).includes(device));

/** Who keeps the shares of a seat's card key: one person of each other device, ascending. */
export const keepersOf = (table: TableInfo, seat: number): number[] =>
  devicesOf(table).filter(device => device !== table.seats[seat]!.device);

/** @throws FairError fair/bad-count, fair/bad-length, fair/bad-device, fair/backup-needs-others, fair/equal-keys */
export function requireTable(table: TableInfo): void {
  const {seats, backup, gameId, entryHash, host, format} = table;
  if (seats.length < 1 || seats.length > MAX_SEATS)
    throw new FairError('bad-count', {field: 'seats', count: seats.length});
  if ([gameId, entryHash, ...seats.map(seat => seat.idKey)].some(bytes => bytes.length !== 32))
    throw new FairError('bad-length', {field: 'table'});
  const lead = (seat: number) => {
    const at = seats[seat];
    return at !== undefined && at.device === seat && !at.bot;
  };
  seats.forEach(({device, bot}, seat) => {
    if (!lead(device) || (!bot && device > seat)) throw new FairError('bad-device', {seat});
  });
  if (!seats[host] || seats[host].bot) throw new FairError('bad-device', {seat: host});
  if (backup && devicesOf(table).length < (format === 1 ? 3 : 2)) throw new FairError('backup-needs-others');
  // A bot whose device is alone has no heir.
  if (table.heirs && devicesOf(table).length < 2) throw new FairError('bad-device', {seat: host});
  const isTheirs = (one: SeatInfo, other: SeatInfo) => !one.bot && !other.bot && one.device === other.device;
  if (
    seats.some((seat, i) =>
      seats.slice(0, i).some(other => equalBytes(other.idKey, seat.idKey) && !isTheirs(seat, other)),
    )
  )
    throw new FairError('equal-keys', {field: 'idKey'});
}
