/**
 * What peers of one table say to each other beside the log itself. Each message is hostile until it has passed the
 * schema here; the net layer has already proved who sent it and capped its size.
 *
 *   lobby    host → all        the seats as they fill
 *   sit      guest → host      I would like this place (the nonce goes into entry 0)
 *   stand    guest → host      I leave my place
 *   bring    guest → host      somebody else at my device would like this place
 *   rise     guest → host      who sits there at my device leaves it
 *   noSeat   host → guest      somebody else has that place
 *   refused  who was asked     what was asked cannot be read here: another version, or a name that none may be
 *   propose  guest → host      a signed move or table fact, and the head it was made on; to all where the host answers nothing
 *   verdict  host → guest      why a proposal was refused (an accepted one simply appears in the log)
 *   copy     all → all         how the record in my store compares with the one that is taken up
 *   beat     all → all         where my log stands, with the digest of my state, and whether I hear the host
 *   same     all → all         I am here, and stand where my beat of this number said
 *   retell   any → any         I know of no such beat: tell me all of it
 *   call     seat → all        I would keep the table from this entry on, in this term
 *   vote     seat → all        I am for whoever's term it is, on top of this entry
 *   hand     host → all        this seat shall keep the table after me
 *   heirs    host → all        I keep the table now: what does it take to play these bots?
 *   heir     member → host     my share of a bot's root, or the root
 *   want     any → any         send me entries from this number on
 *   have     any → any         entries, as strings, to who asked for them
 *   fork     any → all         two entries with one number under the host's seal
 *   claim    watcher → all     this seat is mine, on this device now (the nonce goes into the log)
 *   claimBack, claimShow       both put in their parts of the code that people compare (`claim-code.ts`)
 *   unclaim  watcher → all     I do not ask for this seat any more
 *   claimed  any → watcher     the answer; null when the log has it
 *   consent  any → host        I agree that this seat goes on there, as of this entry
 *   moveHere watcher → seat    I have seen the ticket on your screen: move the seat to this device
 *   fair     any → any         a message of those who deal together (docs/fair-play.md)
 *   rematch  any → any         I have set a new table for us: the way there, and the place kept for you
 *   heard    any → any         that I know of it
 *   phrase   any → all         a phrase of the list, which each reads in their own language
 *   text     any → all         a short text
 *   end      one of two → other  this game shall end, or has ended on my device, with nobody ahead
 */
import * as v from 'valibot';
import {PHRASES} from '../../base/phrases.ts';
import {DEALT_BYTES, isPayload} from '../../log/entry.ts';
import {isSeen} from '../../log/name.ts';
import {BOTS, COPIES, SHAPES, TALK_LENGTH} from '../seen/view-model.ts';

const place = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4));
const entryNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const base64 = (length: number) => v.pipe(v.string(), v.length(length), v.regex(/^[A-Za-z0-9_-]*$/));
const payload = v.custom<object>(isPayload);
/** Of a host: four bytes where all deal together. */
const term = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 31 - 1));

const entryText = v.pipe(v.string(), v.maxLength(DEALT_BYTES));

/** The same rule as in entry 0. */
const name = v.pipe(v.string(), v.check(isSeen));

/** What is answered in words when it cannot be read. */
const REQUESTS = ['sit', 'stand', 'bring', 'rise', 'propose', 'claim', 'rematch'] as const;
/** Why what was asked for could not be read. */
const UNREAD = ['table/other-version', 'table/bad-name'] as const;

export const LobbyPlaceSchema = v.nullable(
  v.strictObject({
    kind: v.picklist(['person', 'bot']),
    name,
    shape: v.picklist(SHAPES),
    key: v.nullable(base64(43)),
    nonce: base64(22),
    bot: v.nullable(v.picklist(BOTS)),
  }),
);

/** What a table that is taken up goes on from: as entry 0 names it, and what a lobby shows of it. */
export const FromSchema = v.strictObject({
  first: base64(43),
  n: entryNumber,
  hash: base64(43),
  /** In which round the record ends; 0 where the game counts none. */
  round: entryNumber,
  /** Who sat there, by seat. */
  names: v.pipe(v.array(name), v.maxLength(5)),
});

/** A name where none can be read. */
const NO_NAME = '?';

/**
 * A place as a host tells it, who may be of a later version: what cannot be read in it is filled up, so that all the rest of the
 * lobby can be seen. What counts in the game stands in entry 0.
 */
function readPlace(told: unknown): LobbySeat {
  const parsed = v.safeParse(LobbyPlaceSchema, told);
  if (parsed.success) return parsed.output;
  const place: Record<string, unknown> = typeof told === 'object' && told !== null ? {...told} : {};
  const take = <T>(schema: v.GenericSchema<unknown, T>, field: string, otherwise: T): T => {
    const taken = v.safeParse(schema, place[field]);
    return taken.success ? taken.output : otherwise;
  };
  const kind = take(v.picklist(['person', 'bot']), 'kind', 'person');
  return {
    kind,
    name: take(name, 'name', NO_NAME),
    shape: take(v.picklist(SHAPES), 'shape', SHAPES[0]),
    key: take(v.nullable(base64(43)), 'key', null),
    nonce: take(base64(22), 'nonce', 'A'.repeat(22)),
    bot: kind === 'bot' ? take(v.picklist(BOTS), 'bot', BOTS[0]) : null,
  };
}

const optionValue = v.union([v.boolean(), v.pipe(v.string(), v.maxLength(40))]);
const optionName = v.pipe(v.string(), v.maxLength(40));

export const MessageSchema = v.variant('m', [
  // Not strict: a later version may tell more.
  v.object({
    m: v.literal('lobby'),
    game: v.pipe(v.string(), v.maxLength(40)),
    options: v.record(optionName, optionValue),
    host: base64(43),
    places: v.pipe(v.array(v.pipe(v.unknown(), v.transform(readPlace))), v.minLength(2), v.maxLength(5)),
    started: v.boolean(),
    /** Left out by earlier versions. */
    asks: v.optional(v.boolean(), false),
    backup: v.optional(v.boolean(), false),
    backupOfTwo: v.optional(v.boolean(), false),
    from: v.optional(v.nullable(FromSchema), null),
  }),
  v.strictObject({
    m: v.literal('copy'),
    is: v.picklist(COPIES),
    moves: entryNumber,
  }),
  v.strictObject({m: v.literal('sit'), place, name, shape: v.picklist(SHAPES), nonce: base64(22)}),
  v.strictObject({m: v.literal('stand')}),
  v.strictObject({m: v.literal('bring'), place, name, shape: v.picklist(SHAPES), nonce: base64(22)}),
  v.strictObject({m: v.literal('rise'), place}),
  v.strictObject({m: v.literal('noSeat'), place}),
  /** To the device that seals entry 0, where nobody sits at the host's. */
  v.strictObject({m: v.literal('begin')}),
  v.strictObject({m: v.literal('refused'), of: v.picklist(REQUESTS), code: v.picklist(UNREAD)}),
  v.strictObject({
    m: v.literal('propose'),
    kind: v.picklist(['action', 'seal', 'fair', 'table']),
    seat: place,
    basis: entryNumber,
    payload,
    signature: base64(86),
  }),
  v.strictObject({
    m: v.literal('verdict'),
    basis: entryNumber,
    code: v.pipe(v.string(), v.maxLength(60)),
    details: v.record(v.pipe(v.string(), v.maxLength(40)), v.unknown()),
  }),
  v.strictObject({
    m: v.literal('beat'),
    /** Which of this page's it is. */
    i: entryNumber,
    n: v.pipe(v.number(), v.safeInteger(), v.minValue(-1)),
    hash: v.pipe(v.string(), v.maxLength(43)),
    /** Of the state; where there is no log yet, of the lobby. */
    digest: v.pipe(v.string(), v.maxLength(43)),
    /** Term of the last entry. */
    t: term,
    /** Below this term nothing is confirmed. */
    floor: term,
    hears: v.picklist(['ok', 'silent', 'mute', 'fork']),
    /** The page is visible. */
    seen: v.boolean(),
    /** The disk takes nothing: left out where it does. */
    keeps: v.optional(v.literal(false)),
  }),
  v.strictObject({m: v.literal('same'), i: entryNumber}),
  v.strictObject({m: v.literal('retell')}),
  v.strictObject({
    m: v.literal('call'),
    t: term,
    n: entryNumber,
    hash: base64(43),
    cause: v.picklist(['silent', 'mute', 'fork', 'handed', 'renew']),
    /** Of the host that hands over. */
    word: v.nullable(base64(86)),
  }),
  v.strictObject({
    m: v.literal('vote'),
    t: term,
    n: entryNumber,
    hash: base64(43),
    seat: place,
    signature: base64(86),
  }),
  v.strictObject({m: v.literal('hand'), to: place, t: term, signature: base64(86)}),
  v.strictObject({
    m: v.literal('heirs'),
    t: term,
    bots: v.pipe(v.array(place), v.minLength(1), v.maxLength(4)),
    /** Whose shares are missing. */
    from: v.pipe(v.array(place), v.maxLength(5)),
  }),
  v.strictObject({m: v.literal('heir'), t: term, seat: place, share: base64(43)}),
  v.strictObject({m: v.literal('want'), from: entryNumber}),
  v.strictObject({
    m: v.literal('have'),
    entries: v.pipe(v.array(entryText), v.maxLength(64)),
  }),
  v.strictObject({m: v.literal('fork'), entries: v.strictTuple([entryText, entryText])}),
  v.strictObject({m: v.literal('claim'), seat: place, nonce: base64(22), fixed: base64(43)}),
  v.strictObject({m: v.literal('claimBack'), seat: place, salt: base64(22)}),
  v.strictObject({m: v.literal('claimShow'), seat: place, salt: base64(22)}),
  v.strictObject({
    m: v.literal('consent'),
    by: place,
    seat: place,
    key: base64(43),
    nonce: base64(22),
    n: entryNumber,
    signature: base64(86),
  }),
  v.strictObject({m: v.literal('moveHere'), seat: place, nonce: base64(22), ticket: base64(22)}),
  v.strictObject({m: v.literal('unclaim'), seat: place}),
  v.strictObject({
    m: v.literal('claimed'),
    seat: place,
    code: v.nullable(v.pipe(v.string(), v.maxLength(60))),
  }),
  v.strictObject({
    m: v.literal('rematch'),
    link: v.pipe(v.string(), v.maxLength(400)),
    place: v.nullable(place),
  }),
  v.strictObject({
    m: v.literal('fair'),
    type: v.picklist(['ack', 'part', 'vote']),
    bytes: v.pipe(v.string(), v.maxLength(DEALT_BYTES), v.regex(/^[A-Za-z0-9_-]*$/)),
  }),
  v.strictObject({m: v.literal('heard')}),
  v.strictObject({m: v.literal('phrase'), phrase: v.picklist(PHRASES)}),
  v.strictObject({m: v.literal('end'), is: v.picklist(['wanted', 'agreed', 'alone', 'not'])}),
  v.strictObject({m: v.literal('text'), text: v.pipe(v.string(), v.maxLength(4 * TALK_LENGTH))}),
]);

export type Message = v.InferOutput<typeof MessageSchema>;
export type LobbySeat = v.InferOutput<typeof LobbyPlaceSchema>;
export type LobbyMessage = Extract<Message, {m: 'lobby'}>;

/** The message in a peer's JSON, or null when it is none. */
export function parseMessage(value: unknown): Message | null {
  const parsed = v.safeParse(MessageSchema, value);
  return parsed.success ? parsed.output : null;
}

/** What to say to whoever asked for something that `parseMessage` cannot read; null where nothing was asked. */
export function answerUnread(value: unknown): Message | null {
  const asked: Record<string, unknown> = typeof value === 'object' && value !== null ? {...value} : {};
  const of = REQUESTS.find(request => request === asked.m);
  if (!of) return null;
  const code =
    (of === 'sit' || of === 'bring') && !v.is(name, asked.name) ? 'table/bad-name' : 'table/other-version';
  // Where the sender waits for a word of another kind, it is given that one.
  if (of === 'propose' && v.is(entryNumber, asked.basis))
    return {m: 'verdict', basis: asked.basis, code, details: {}};
  if (of === 'claim' && v.is(place, asked.seat)) return {m: 'claimed', seat: asked.seat, code};
  return {m: 'refused', of, code};
}

/** Whether it is a lobby, readable or not. */
export const isLobby = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'm' in value && value.m === 'lobby';
