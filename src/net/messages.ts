/**
 * Control messages: what peers and introducers say to each other beside y-webrtc's own. Each is hostile until it has
 * passed the schema here. docs/protocol.md tells who says what when.
 */
import * as v from 'valibot';
import {BadMessage} from '../base/bad-message.ts';
import type {Json} from '../base/json.ts';
import {JOIN_CODES} from './join-error.ts';
import {LIMITS} from './limits.ts';

const text = (max: number) => v.pipe(v.string(), v.maxLength(max));
const base64 = (length: number) => v.pipe(v.string(), v.length(length), v.regex(/^[\w-]*$/));
const peerId = base64(12);
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** Came out of JSON.parse, so it is JSON; the layer above has schemas of its own. */
const json = v.custom<Json>(value => value !== undefined);
const profile = v.pipe(
  json,
  v.check(value => JSON.stringify(value).length <= LIMITS.profile),
);

/** What simple-peer sends to its other half; its requests for media are none of ours. */
const SignalSchema = v.variant('type', [
  v.strictObject({type: v.picklist(['offer', 'answer']), sdp: text(LIMITS.description)}),
  v.strictObject({
    type: v.literal('candidate'),
    candidate: v.strictObject({
      candidate: text(1024),
      sdpMLineIndex: v.optional(v.nullable(count)),
      sdpMid: v.optional(v.nullable(text(32))),
      usernameFragment: v.optional(v.nullable(text(256))),
    }),
  }),
]);

export const HelloSchema = v.strictObject({
  k: v.literal('hello'),
  /** `PROTOCOL` of the sender. */
  v: count,
  peer: peerId,
  /** Identity key at this table: Ed25519. */
  key: base64(43),
  nonce: base64(22),
});

const ControlSchema = v.variant('k', [
  HelloSchema,
  v.strictObject({k: v.literal('proof'), mac: base64(43), signature: base64(86)}),
  v.strictObject({k: v.literal('about'), profile}),
  v.strictObject({k: v.literal('refuse'), reason: v.picklist(JOIN_CODES)}),
  v.strictObject({
    k: v.literal('peers'),
    ids: v.pipe(v.array(peerId), v.maxLength(LIMITS.peers)),
    /**
     * Key of whom the sender takes for the founder, by an old name. Counts only for those whose link does not say who that
     * was.
     */
    keeper: v.nullable(base64(43)),
  }),
  v.strictObject({k: v.literal('call'), to: peerId, from: peerId}),
  v.strictObject({k: v.literal('sig'), to: peerId, from: peerId, link: peerId, signal: SignalSchema}),
  v.strictObject({
    k: v.literal('board'),
    /** Term of the host that opened it, and its number in that term. */
    t: count,
    n: count,
    client: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(0xffffffff)),
    signature: base64(86),
  }),
  v.strictObject({k: v.literal('ping')}),
  v.strictObject({k: v.literal('pong')}),
  v.strictObject({k: v.literal('bye'), reason: text(40)}),
  /** From the host alone: this device is no longer wanted here. */
  v.strictObject({k: v.literal('remove'), key: base64(43)}),
  /** From the host alone: the link has another secret from now on. */
  v.strictObject({k: v.literal('renew'), secret: base64(22)}),
  v.strictObject({k: v.literal('app'), m: json}),
  v.strictObject({k: v.literal('knock'), v: count, profile}),
  v.strictObject({
    k: v.literal('admit'),
    tableId: text(40),
    secret: base64(22),
    founder: base64(22),
  }),
]);

export type Control = v.InferOutput<typeof ControlSchema>;
export type ControlOf<K extends Control['k']> = Extract<Control, {k: K}>;
export type Hello = ControlOf<'hello'>;
export type Signal = v.InferOutput<typeof SignalSchema>;
export type BulletinNotice = ControlOf<'board'>;

/**
 * @param value JSON of a control frame
 * @param size of its text, in bytes
 * @throws BadMessage net/malformed, net/too-large, net/other-version
 */
export function parseControl(value: unknown, size: number): Control {
  const {k, v: version} = (value ?? {}) as {k?: unknown; v?: unknown};
  if (size > (k === 'app' ? LIMITS.app : LIMITS.control)) throw new BadMessage('net/too-large', {size});
  const parsed = v.safeParse(ControlSchema, value, {abortEarly: true});
  if (parsed.success) return parsed.output;
  // A greeting of another version may have other fields; what it must have is its number.
  if ((k === 'hello' || k === 'knock') && typeof version === 'number')
    throw new BadMessage('net/other-version');
  throw new BadMessage('net/malformed', {kind: typeof k === 'string' ? k.slice(0, 20) : ''});
}
