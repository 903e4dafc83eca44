/** Shapes of what is stored. Every value bears its version; another version is refused and left as it is. */
import * as v from 'valibot';
import {BadMessage} from '../base/bad-message.ts';
import {TABLE_VERSION, VERSION} from './version.ts';

const natural = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const MetaSchema = v.object({
  version: v.literal(TABLE_VERSION),
  id: v.string(),
  game: v.string(),
  /** Given by the person; empty means: named after the game. */
  name: v.string(),
  seats: v.pipe(
    v.array(v.object({name: v.string(), shape: v.string(), kind: v.picklist(['person', 'bot'])})),
    v.readonly(),
  ),
  place: v.picklist(['here', 'network']),
  /** Branched off another table to try things out. */
  trial: v.boolean(),
  /** A network table whose host is this device; not told by earlier versions. */
  hosting: v.optional(v.boolean(), false),
  state: v.picklist(['lobby', 'playing', 'over']),
  myTurn: v.boolean(),
  toAct: v.pipe(v.array(natural), v.readonly()),
  /** Milliseconds since 1970, UTC. */
  savedAt: natural,
  /** How many entries are stored, for the list; what is there is told by the entries themselves. */
  entries: natural,
  /** The round that it is in; not told by earlier versions. */
  round: v.optional(natural),
});

const SecretsSchema = v.object({
  version: v.literal(TABLE_VERSION),
  /** Grows with each tab that takes the table up; not told by earlier versions. */
  hold: v.optional(natural, 0),
  secrets: v.record(v.string(), v.unknown()),
});
const bytes = v.custom<Uint8Array>(value => value instanceof Uint8Array);
const DealingSchema = v.object({
  version: v.literal(TABLE_VERSION),
  /** Number and hash of the entry after which it was made. */
  n: natural,
  hash: v.string(),
  bytes,
});
const AsideSchema = v.object({
  version: v.literal(TABLE_VERSION),
  term: natural,
  base: natural,
  entries: v.array(v.string()),
});
const DeviceSchema = v.object({
  version: v.literal(VERSION),
  seed: v.pipe(
    bytes,
    v.check(seed => seed.length === 32),
  ),
});
const SettingsSchema = v.object({version: v.literal(VERSION), settings: v.unknown()});

export type StoredMeta = v.InferOutput<typeof MetaSchema>;

/** @throws BadMessage saves/other-version, saves/damaged; `details.key` says where */
function reader<T>(schema: v.GenericSchema<unknown, T>, own = VERSION) {
  return (key: string, value: unknown): T => {
    const version = (value as {version?: unknown} | null | undefined)?.version;
    if (typeof version === 'number' && version !== own)
      throw new BadMessage('saves/other-version', {key, version});
    const parsed = v.safeParse(schema, value);
    if (!parsed.success) throw new BadMessage('saves/damaged', {key});
    return parsed.output;
  };
}

export const readMeta = reader(MetaSchema, TABLE_VERSION);
export const readSecrets = reader(SecretsSchema, TABLE_VERSION);
export const readDealing = reader(DealingSchema, TABLE_VERSION);
export const readAside = reader(AsideSchema, TABLE_VERSION);
export const readDevice = reader(DeviceSchema);
export const readSettings = reader(SettingsSchema);
