/** Shapes of what is stored. Every value bears its version; another version is refused and left as it is. */
import * as v from 'valibot';
import {BadMessage} from '../base/bad-message.ts';

export const VERSION = 1;

const natural = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const MetaSchema = v.object({
  version: v.literal(VERSION),
  id: v.string(),
  game: v.string(),
  /** Given by the person; empty means: named after the game. */
  name: v.string(),
  seats: v.pipe(
    v.array(v.object({name: v.string(), shape: v.string(), kind: v.picklist(['person', 'bot'])})),
    v.readonly(),
  ),
  place: v.picklist(['here', 'network']),
  state: v.picklist(['lobby', 'playing', 'over']),
  myTurn: v.boolean(),
  toAct: v.pipe(v.array(natural), v.readonly()),
  /** Milliseconds since 1970, UTC. */
  savedAt: natural,
  /** How many entries are stored. */
  entries: natural,
});

const BlockSchema = v.object({version: v.literal(VERSION), entries: v.array(v.string())});
const SecretsSchema = v.object({version: v.literal(VERSION), secrets: v.record(v.string(), v.unknown())});
const DeviceSchema = v.object({
  version: v.literal(VERSION),
  seed: v.pipe(
    v.custom<Uint8Array>(value => value instanceof Uint8Array),
    v.check(seed => seed.length === 32),
  ),
});
const SettingsSchema = v.object({version: v.literal(VERSION), settings: v.unknown()});

export type StoredMeta = v.InferOutput<typeof MetaSchema>;

/** @throws BadMessage saves/other-version, saves/damaged; `details.key` says where */
function reader<T>(schema: v.GenericSchema<unknown, T>) {
  return (key: string, value: unknown): T => {
    const version = (value as {version?: unknown} | null | undefined)?.version;
    if (typeof version === 'number' && version !== VERSION)
      throw new BadMessage('saves/other-version', {key, version});
    const parsed = v.safeParse(schema, value);
    if (!parsed.success) throw new BadMessage('saves/damaged', {key});
    return parsed.output;
  };
}

export const readMeta = reader(MetaSchema);
export const readBlock = reader(BlockSchema);
export const readSecrets = reader(SecretsSchema);
export const readDevice = reader(DeviceSchema);
export const readSettings = reader(SettingsSchema);
