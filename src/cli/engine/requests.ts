/** What a program may ask of `roadstead engine`: one JSON object a line. Everything is decoded here. */

import * as v from 'valibot';
import {BadMessage} from '../../base/bad-message.ts';
import {foreign} from '../../base/codes.ts';
import type {Json} from '../../base/json.ts';
import {BOTS} from '../../bots/kinds.ts';
import {isName} from '../../log/name.ts';

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99));
/** Given back as it came, so that answers can be told apart. */
const id = v.optional(v.union([v.string(), v.number(), v.null()]));
/** At which seat: the first of those who must act when left out. */
const at = v.optional(seat);

const REQUESTS = v.variant('do', [
  v.strictObject({do: v.literal('hello'), id}),
  v.strictObject({
    do: v.literal('new'),
    id,
    game: v.pipe(v.string(), v.maxLength(100)),
    seats: seat,
    options: v.optional(v.unknown()),
    seed: v.optional(v.pipe(v.string(), v.maxLength(1000))),
    chance: v.optional(v.picklist(['drawn', 'asked'])),
  }),
  v.strictObject({do: v.literal('state'), id}),
  v.strictObject({do: v.literal('turn'), id}),
  v.strictObject({do: v.literal('choices'), id, seat: at}),
  v.strictObject({
    do: v.literal('actions'),
    id,
    seat: at,
    most: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000))),
  }),
  v.strictObject({do: v.literal('play'), id, seat: at, action: v.unknown()}),
  v.strictObject({do: v.literal('chance'), id, answer: v.optional(v.unknown())}),
  v.strictObject({do: v.literal('view'), id, seat: v.nullish(seat)}),
  v.strictObject({do: v.literal('result'), id}),
  v.strictObject({do: v.literal('bot'), id, bot: v.picklist(BOTS), seat: at, play: v.optional(v.boolean())}),
  v.strictObject({do: v.literal('undo'), id}),
  v.strictObject({do: v.literal('digest'), id}),
  v.strictObject({
    do: v.literal('steps'),
    id,
    from: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  }),
  v.strictObject({
    do: v.literal('record'),
    id,
    names: v.optional(v.pipe(v.array(v.pipe(v.string(), v.check(isName))), v.maxLength(8))),
  }),
]);

export type Request = v.InferOutput<typeof REQUESTS>;

/** Names of all requests, for `hello`. */
export const DOES: readonly string[] = REQUESTS.options.map(option => option.entries.do.literal);

/** What of a line can be answered at least: its `id`, when it has one that fits. */
export const idOf = (value: unknown): string | number | null => {
  const given = (value as {id?: unknown} | null)?.id;
  return typeof given === 'string' || typeof given === 'number' ? given : null;
};

/** @throws BadMessage request/unknown, request/bad-field with the `field` */
export function decodeRequest(value: unknown): Request {
  const result = v.safeParse(REQUESTS, value, {abortEarly: true});
  if (result.success) return result.output;
  const field = v.getDotPath(result.issues[0]) ?? '';
  throw field === 'do' || field === ''
    ? new BadMessage(foreign('request/unknown'), {})
    : new BadMessage(foreign('request/bad-field'), {field: field as Json});
}
