/** Entry 0: who plays what, with which keys. Written when all seats are filled and play starts. */
import * as v from 'valibot';
import {devicesOf, SHARED_FORMAT} from '../base/devices.ts';
import {digest} from '../base/digest.ts';
import {isName, isSeen} from './name.ts';

/** Marks and bots are closed lists of the screens; here they only have to be short words. */
export const word = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/i));
const base64 = (length: number) => v.pipe(v.string(), v.length(length), v.regex(/^[A-Za-z0-9_-]*$/));
const seatNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7));

const SeatSchema = v.pipe(
  v.strictObject({
    name: v.pipe(v.string(), v.check(isName)),
    shape: word,
    kind: v.picklist(['person', 'bot']),
    /**
     * Public key of the person's device, which others may share (format 4); for a bot, of the device that runs it, or, where
     * all deal together, one of its own.
     */
    key: base64(43),
    /** Which bot; null for a person. */
    bot: v.nullable(word),
    /** 16 random bytes: one honest nonce makes the game id fresh, so that nothing can be replayed from another game. */
    nonce: base64(22),
  }),
  v.check(seat => (seat.kind === 'bot') === (seat.bot !== null)),
);

/**
 * Formats of a log. 1: tables on one device, those that one device deals, and what earlier versions began together.
 * 2: tables at which all deal together, as earlier versions began them. 3: the same, and another device can become the host
 * (`lead`). 4: the same; several persons may sit at one device, and bots go with the table: their keys follow from a root that
 * is backed up.
 */
export const FORMATS = [1, 2, 3, 4] as const;
export type Format = (typeof FORMATS)[number];

/** The format of tables between devices that begin now. */
const JOINT_FORMAT: Format = 4;

/** The format of a log that begins now. */
export const formatOf = (mode: Header['mode']): Format => (mode === 'joint' ? JOINT_FORMAT : 1);

/** Whether another device can become the host of such a log. */
export const changesHosts = ({format}: Pick<Header, 'format'>): boolean => format > 2;

/** Whether whoever is host can play the bots of such a log. */
export const movesBots = ({format}: Pick<Header, 'format'>): boolean => format > 3;

/** Whether either of two devices may go on without the other: there both had agreed to that before they began. */
export const goesOnAlone = ({format, backup, seats}: Pick<Header, 'format' | 'backup' | 'seats'>): boolean =>
  movesBots({format}) &&
  backup &&
  new Set(devicesOf({format, seats}).filter(device => device !== null)).size === 2;

export const HeaderSchema = v.pipe(
  v.strictObject({
    /** By which rules the log is read. */
    format: v.picklist(FORMATS),
    game: word,
    rules: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    options: v.record(word, v.union([v.boolean(), v.pipe(v.string(), v.maxLength(40))])),
    /** Who deals: `local` one device plays alone; `host` the host's device draws for all; `joint` all devices together. */
    mode: v.picklist(['local', 'host', 'joint']),
    /** Back-up of card keys: belongs to games with hidden cards. */
    backup: v.boolean(),
    seats: v.pipe(v.array(SeatSchema), v.minLength(2), v.maxLength(8)),
    /**
     * The record that this table goes on from, at a table that was taken up: hash of its entry 0, number and hash of its last
     * entry. Its entries follow entry 0 as they are (`carried`).
     */
    from: v.exactOptional(
      v.strictObject({
        first: base64(43),
        n: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
        hash: base64(43),
      }),
    ),
    /** Seats whose device may order and sign the log, first choice first. */
    hosts: v.pipe(v.array(seatNumber), v.minLength(1), v.maxLength(8)),
  }),
  v.check(
    ({hosts, seats}) => new Set(hosts).size === hosts.length && hosts.every(seat => seat < seats.length),
  ),
  v.check(({backup, mode}) => !backup || mode === 'joint'),
  v.check(({format, mode}) => format === 1 || mode === 'joint'),
  v.check(({format, seats}) => format === 1 || seats.every(({name}) => isSeen(name))),
  v.check(({format, from}) => format > 1 || from === undefined),
  // Who deals proves it with a key of its own: a bot, a person, and persons who share a device with that of the device.
  v.check(({mode, format, seats}) => mode !== 'joint' || hasOwnKeys(seats, format >= SHARED_FORMAT)),
  // The host of a term is a device, named by its lowest seat.
  v.check(({format, hosts, seats}) => {
    const devices = devicesOf({format, seats});
    return format < SHARED_FORMAT || hosts.every(seat => devices[seat] === seat);
  }),
);

function hasOwnKeys(
  seats: readonly {readonly kind: string; readonly key: string}[],
  shared: boolean,
): boolean {
  return seats.every(({kind, key}, i) =>
    seats
      .slice(0, i)
      .every(other => other.key !== key || (shared && kind === 'person' && other.kind === kind)),
  );
}

export type Header = v.InferOutput<typeof HeaderSchema>;
export type HeaderSeat = Header['seats'][number];

/** Names the game in every signature: the digest of the header (43 characters). */
export const gameIdOf = (header: Header): string => digest(header);

/** Seats of a table at most: the owner of a term is its number modulo this. */
export const MOST_SEATS = 8;

/** The seat whose device is the host of a term: no other can ever lead it. */
export const hostOfTerm = ({hosts}: Pick<Header, 'hosts'>, term: number): number =>
  term === 0 ? hosts[0]! : term % MOST_SEATS;

/** Public key of the device that signs the log in its first term. */
export const hostKeyOf = (header: Header): string => header.seats[header.hosts[0]!]!.key;
