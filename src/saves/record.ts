/**
 * The record: one JSON file for save, share, bug report and replay (`*.roadstead.json`). It holds the entries as the
 * signed strings they are; never a private key. Decoding looks at shape and size only: chain, signatures and rules
 * come after it.
 */
import * as v from 'valibot';
import {BadMessage} from '../base/bad-message.ts';
import {utf8} from '../base/bytes.ts';
import {LOG_BYTES, LOG_ENTRIES} from '../base/log-limits.ts';

/** Entries of the longest log, entry 0 among them. */
export const RECORD_ENTRIES = LOG_ENTRIES + 1;
/**
 * UTF-8 bytes of a file: the largest log, in which every character could be a quote that is spelled with two, on a line
 * each; entry 0, result and digest have the rest.
 */
export const RECORD_BYTES = 2 * LOG_BYTES + 8 * RECORD_ENTRIES + 128 * 1024;
export const RECORD_SUFFIX = '.roadstead.json';

export interface GameRecord {
  /** Entry strings, the header first. */
  readonly entries: readonly string[];
  /** Result as the writer folded it; only when the game is over. Checked by folding, never believed. */
  readonly result?: object;
  /** Digest of the last state as the writer folded it. */
  readonly digest?: string;
}

const FORMAT = 'roadstead-record';
const VERSION = 1;

const count = v.pipe(v.number(), v.safeInteger());
/** By hand, since the library's records leave out fields with names like `constructor`: what is read must be all. */
const isParts = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.entries(value).every(([part, points]) => part.length <= 40 && Number.isSafeInteger(points));

const ResultSchema = v.strictObject({
  scores: v.pipe(
    v.array(
      v.strictObject({
        seat: count,
        total: count,
        parts: v.custom<Readonly<Record<string, number>>>(isParts),
        tieBreak: count,
      }),
    ),
    v.maxLength(8),
  ),
  ranking: v.pipe(v.array(v.pipe(v.array(count), v.maxLength(8))), v.maxLength(8)),
  decidedBy: v.picklist(['points', 'tieBreak', 'shared']),
});

const RecordSchema = v.strictObject({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  entries: v.pipe(v.array(v.string()), v.minLength(1)),
  result: v.exactOptional(ResultSchema),
  digest: v.exactOptional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/))),
});

/** The text of the file: one entry per line, so that people can read and compare it. */
export const encodeRecord = ({entries, result, digest}: GameRecord): string =>
  `${JSON.stringify({format: FORMAT, version: VERSION, entries, result, digest}, null, 1)}\n`;

/** @throws BadMessage record/too-big, record/bad-json, record/other-format, record/other-version, record/malformed */
export function decodeRecord(text: string): GameRecord {
  if (text.length > RECORD_BYTES || (text.length * 3 > RECORD_BYTES && utf8(text).length > RECORD_BYTES))
    throw new BadMessage('record/too-big', {limit: RECORD_BYTES});
  const value = parse(text);
  const {format, version, entries} = (value ?? {}) as Record<string, unknown>;
  if (format !== FORMAT) throw new BadMessage('record/other-format');
  if (version !== VERSION) throw new BadMessage('record/other-version');
  if (Array.isArray(entries) && entries.length > RECORD_ENTRIES)
    throw new BadMessage('record/too-big', {limit: RECORD_ENTRIES});
  const parsed = v.safeParse(RecordSchema, value, {abortEarly: true});
  if (!parsed.success)
    throw new BadMessage('record/malformed', {field: v.getDotPath(parsed.issues[0]) ?? ''});
  const {format: _format, version: _version, ...record} = parsed.output;
  return record;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadMessage('record/bad-json');
  }
}
