/**
 * Shapes of messages: what stands in which order is said once, for writing and for reading. Names of fields are the names
 * that a refusal tells.
 */
import {concat, fromUtf8} from '../base/bytes.ts';
import {badLength, FairError} from './errors.ts';
import {decodePoint, decodeScalar, encodePoint, encodeScalar, type Point} from './group.ts';
import {inputBytes, lp, u8, u16, u32} from './hash.ts';
import {decode, type Reader} from './wire.ts';

export interface Shape<T> {
  write(value: T): Uint8Array;
  /** @throws FairError as the `Reader` does */
  read(reader: Reader, field: string): T;
}

export const U8: Shape<number> = {write: u8, read: (reader, field) => reader.bytes(1, field)[0]!};
export const U16: Shape<number> = {
  write: u16,
  read: (reader, field) => {
    const [low, high] = reader.bytes(2, field);
    return low! | (high! << 8);
  },
};
export const U32: Shape<number> = {
  write: u32,
  read: (reader, field) => U16.read(reader, field) + U16.read(reader, field) * 0x10000,
};
export const SCALAR: Shape<bigint> = {
  write: encodeScalar,
  read: (reader, field) => decodeScalar(reader.bytes(32, field), field),
};
export const POINT: Shape<Point> = {
  write: encodePoint,
  read: (reader, field) => decodePoint(reader.bytes(32, field), field),
};
/** A point that stands for a key. @throws FairError fair/identity */
export const KEY: Shape<Point> = {
  write: encodePoint,
  read: (reader, field) => {
    const point = POINT.read(reader, field);
    if (point.is0()) throw new FairError('identity', {field});
    return point;
  },
};
/** Bytes after their length, u32. */
export const LP: Shape<Uint8Array> = {
  write: lp,
  read: (reader, field) => reader.bytes(U32.read(reader, field), field),
};
/** @throws FairError fair/bad-text */
export const TEXT: Shape<string> = {
  write: text => lp(inputBytes(text)),
  read: (reader, field) => {
    const bytes = LP.read(reader, field);
    try {
      return fromUtf8(bytes);
    } catch {
      throw new FairError('bad-text', {field});
    }
  },
};

const raw = (length: number): Shape<Uint8Array> => ({
  write: bytes => bytes,
  read: (reader, field) => reader.bytes(length, field),
});
export const HASH: Shape<Uint8Array> = raw(32);
export const SIGNATURE: Shape<Uint8Array> = raw(64);

/** One byte, 0 or 1. @throws FairError fair/bad-flag */
export const FLAG: Shape<boolean> = {
  write: flag => u8(flag ? 1 : 0),
  read: (reader, field) => {
    const flag = U8.read(reader, field);
    if (flag > 1) throw new FairError('bad-flag', {field});
    return flag === 1;
  },
};

/** Seats as bits, seat 0 lowest. */
export const SEATS: Shape<readonly number[]> = {
  write: seats => u32(seats.reduce((bits, seat) => bits + 2 ** seat, 0)),
  read: (reader, field) => {
    const bits = U32.read(reader, field);
    return Array.from({length: 32}, (_, seat) => seat).filter(seat => (bits >>> seat) & 1);
  },
};

/** A name by its place in a list. @throws FairError fair/unknown-kind */
export const nameIn = <T extends string>(names: readonly T[]): Shape<T> => ({
  write: name => u8(names.indexOf(name)),
  read: (reader, field) => {
    const name = names[U8.read(reader, field)];
    if (!name) throw new FairError('unknown-kind', {field});
    return name;
  },
});

/** Fields one after the other, as they are listed here. @param before what a refusal says before their names */
export function record<T extends object>(
  fields: {readonly [K in keyof T]-?: Shape<T[K]>},
  before = '',
): Shape<T> {
  // The fields are just those of the type.
  const names = Object.keys(fields) as (keyof T & string)[];
  return {
    write: value => concat(...names.map(name => fields[name].write(value[name]))),
    read: reader =>
      Object.fromEntries(names.map(name => [name, fields[name].read(reader, before + name)])) as T,
  };
}

/** What comes in several kinds: `u8` place of its kind in the list, then its fields. @param tag the field that tells the kind */
export function variant<T extends object, Tag extends keyof T & string>(
  tag: Tag,
  kinds: {readonly [K in T[Tag] & string]: Shape<Omit<Extract<T, {readonly [_ in Tag]: K}>, Tag>>},
): Shape<T> {
  type Kind = T[Tag] & string;
  const kindOf = nameIn(Object.keys(kinds) as Kind[]);
  // The shape of a kind takes and gives what has that kind.
  const shapes = kinds as unknown as Record<Kind, Shape<object>>;
  return {
    write: value => concat(kindOf.write(value[tag] as Kind), shapes[value[tag] as Kind].write(value)),
    read: (reader, field) => {
      const kind = kindOf.read(reader, tag);
      return {[tag]: kind, ...shapes[kind].read(reader, field)} as T;
    },
  };
}

/** As many as are known to stand there. @param least bytes of one: too large a number is refused before anything is read */
export const exactly = <T>(count: number, one: Shape<T>, least = 0): Shape<readonly T[]> => ({
  write: list => concat(...list.map(item => one.write(item))),
  read: (reader, field) => {
    if (least * count > reader.left) throw badLength(field, reader.left, least * count);
    return Array.from({length: count}, () => one.read(reader, field));
  },
});

/** How many, then each. @param least as above */
export const many = <T>(count: Shape<number>, one: Shape<T>, least = 0): Shape<readonly T[]> => ({
  write: list => concat(count.write(list.length), ...list.map(item => one.write(item))),
  read: (reader, field) => exactly(count.read(reader, field), one, least).read(reader, field),
});

/** `u16 count, u32 each` */
export const LIST: Shape<readonly number[]> = many(U16, U32, 4);

/** How many, then each key with its value, in the map's order. */
export function mapOf<K, V>(key: Shape<K>, value: Shape<V>): Shape<Map<K, V>> {
  const pairs = many(U32, record<{key: K; value: V}>({key, value}), 1);
  return {
    write: map => pairs.write(Array.from(map, ([key, value]) => ({key, value}))),
    read: (reader, field) => new Map(pairs.read(reader, field).map(({key, value}) => [key, value])),
  };
}

/** A flag, and what it says is there. */
export const maybe = <T>(one: Shape<T>): Shape<T | null> => ({
  write: value => (value === null ? u8(0) : concat(u8(1), one.write(value))),
  read: (reader, field) => (FLAG.read(reader, field) ? one.read(reader, field) : null),
});

/** A whole message of a shape. */
export const message = <T>(shape: Shape<T>) => ({
  encode: shape.write,
  /** @throws FairError as all decoders */
  decode: (bytes: Uint8Array): T => decode(bytes, reader => shape.read(reader, 'message')),
});
