/** docs/protocol.md, The bytes of an entry: a log as text, out of seeds and of what is said. */
import {sha256} from '@noble/hashes/sha2.js';
import {hex, unhex, utf8} from './bytes.ts';
import {sign} from './sign.ts';

type Json = null | boolean | number | string | Json[] | {[key: string]: Json};

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

/** No white space, members by their names' UTF-16 code units. */
function canonical(value: Json): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const members = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${members.map(([name, part]) => `${JSON.stringify(name)}:${canonical(part)}`).join(',')}}`;
}

interface LogIn {
  header: {seats: {kind: string}[]};
  seeds: string[];
  /** Seeds of seat 2 after each of its moves. */
  moved: string[];
  entries: {kind: string; seat: number | null; payload: {[key: string]: Json}; consents?: number[]}[];
}

export function log({header, seeds, moved, entries}: LogIn) {
  const gameId = sha256(utf8(canonical(header as unknown as Json)));
  const game = base64url(gameId);
  const texts: string[] = [];
  const hashes: Uint8Array[] = [];
  const seal = (body: string): void => {
    const text = `${body},"h":"${base64url(sign(unhex(seeds[0]!), utf8(body)))}"}`;
    texts.push(text);
    hashes.push(sha256(utf8(text)));
  };
  const signed = (seat: number, moves: number, value: Json): string => {
    const seed = seat === 2 && moves > 0 ? moved[moves - 1]! : seeds[seat]!;
    return base64url(sign(unhex(seed), utf8(canonical(value))));
  };
  const start = (prev: string, kind: string) => `{"n":${texts.length},"t":0,"p":"${prev}","k":"${kind}"`;
  seal(`${start('A'.repeat(43), 'header')},"a":${canonical(header as unknown as Json)}`);
  let moves = 0;
  for (const {kind, seat, payload, consents} of entries) {
    const b = texts.length - 1;
    const below = base64url(hashes[b]!);
    const {seat: who, key, nonce} = payload;
    const agreed = consents?.map((by): Json => {
      const said: Json = ['roadstead/seat-key/1', game, b, below, who!, key!, nonce!];
      return [by, signed(by, moves, said)];
    });
    const a = agreed ? {...payload, consents: agreed} : payload;
    let body = start(below, kind);
    if (seat !== null) body += `,"s":${seat}`;
    body += `,"a":${canonical(a)}`;
    if (seat !== null) body += `,"b":${b}`;
    if (seat !== null && header.seats[seat]!.kind === 'person')
      body += `,"u":"${signed(seat, moves, ['roadstead/proposal/1', game, b, below, kind, seat, a])}"`;
    seal(body);
    if (payload.type === 'seatKey') moves++;
  }
  return {gameId: hex(gameId), texts, hashes: hashes.map(hex)};
}
