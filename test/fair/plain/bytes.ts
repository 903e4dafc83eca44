/** docs/fair-play.md, "Notation": bytes, integers, lengths. Nothing here knows a group. */

/** What this implementation throws when bytes are not what the document allows. */
export class Refused extends Error {
  override name = 'Refused';
}

/** Throws unless `holds`; `why` names the rule. */
export function must(holds: boolean, why: string): asserts holds {
  if (!holds) throw new Refused(why);
}

/** `a || b || …` */
export function join(...parts: Uint8Array[]): Uint8Array {
  const all: number[] = [];
  for (const part of parts) for (const byte of part) all.push(byte);
  return Uint8Array.from(all);
}

/** Little-endian integer of `size` bytes. */
function unsigned(n: number, size: number): Uint8Array {
  must(Number.isInteger(n) && n >= 0 && n < 256 ** size, `u${8 * size} out of range`);
  const out = new Uint8Array(size);
  for (let i = 0; i < size; i++) out[i] = Math.floor(n / 256 ** i) % 256;
  return out;
}

export const u8 = (n: number): Uint8Array => unsigned(n, 1);
export const u16 = (n: number): Uint8Array => unsigned(n, 2);
export const u32 = (n: number): Uint8Array => unsigned(n, 4);

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** `lp(x) = u32(len x) || x` */
export const lp = (x: Uint8Array): Uint8Array => join(u32(x.length), x);

/** `int(b)`: little-endian integer. */
export function int(b: Uint8Array): bigint {
  let n = 0n;
  for (let i = b.length - 1; i >= 0; i--) n = n * 256n + BigInt(b[i]!);
  return n;
}

export const hex = (b: Uint8Array): string => [...b].map(byte => byte.toString(16).padStart(2, '0')).join('');

export function unhex(text: string): Uint8Array {
  must(/^([0-9a-f]{2})*$/.test(text), 'not lower-case hex');
  return Uint8Array.from(text.match(/../g) ?? [], pair => Number.parseInt(pair, 16));
}

export const same = (a: Uint8Array, b: Uint8Array): boolean => hex(a) === hex(b);

/** Reads a message from left to right; `end` refuses trailing bytes. */
export class Reader {
  private at = 0;
  private readonly message: Uint8Array;

  constructor(message: Uint8Array) {
    this.message = message;
  }

  bytes(length: number): Uint8Array {
    must(this.at + length <= this.message.length, 'message too short');
    this.at += length;
    return this.message.slice(this.at - length, this.at);
  }

  u8 = (): number => Number(int(this.bytes(1)));
  u16 = (): number => Number(int(this.bytes(2)));
  u32 = (): number => Number(int(this.bytes(4)));

  /** `read` as often as `count` says. */
  list<T>(count: number, read: () => T): T[] {
    const out: T[] = [];
    for (let i = 0; i < count; i++) out.push(read());
    return out;
  }

  end(): void {
    must(this.at === this.message.length, 'trailing bytes');
  }
}
