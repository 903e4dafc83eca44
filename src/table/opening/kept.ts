/** What a device alone keeps of a table, beside the log; never exported. */
import * as v from 'valibot';
import {isSeen} from '../../log/name.ts';
import type {Secrets} from '../../saves/tables.ts';
import type {Missed} from '../others/absences.ts';
import type {Lobby} from '../others/lobby.ts';
import {FromSchema, LobbyPlaceSchema} from '../others/messages.ts';
import type {Brought} from '../others/ports.ts';
import type {DealerSecrets} from '../playing/dealer.ts';
import type {JointSecrets} from '../playing/joint/joint-dealer.ts';
import type {Ended} from '../seen/people-model.ts';

export interface Kept {
  /** This device is the host's: it orders and signs. */
  readonly hosting: boolean;
  /** This device's private key at the table, base64url; left out in tables that earlier versions stored. */
  readonly identity?: string | undefined;
  /** Of the join link; empty for a table on one device. */
  readonly secret: string;
  /** Of the join link: what the host's key hashes to; left out when the link did not say. */
  readonly founder?: string | undefined;
  /** Of the join link: where the table's doors are; left out when the link did not say, and on the host's device. */
  readonly brokers?: readonly string[] | undefined;
  /** What this device put in for its seat. */
  readonly nonce: string;
  readonly lobby: Lobby;
  /** Branched off another table to try things out; left out for any other. */
  readonly trial?: boolean | undefined;
  /** Host: the table on this device whose record this one goes on from. */
  readonly takesUp?: string | undefined;
  /** The place that is kept for this device, while it has none yet. */
  readonly wish?: number | undefined;
  /** And for others who share it. */
  readonly brings?: readonly Brought[] | undefined;
  /** The game was ended on this device before its end; left out for any other. */
  readonly ended?: Ended | undefined;
  /** Whose devices are not reached, and since when; left out while all are. */
  readonly missed?: readonly Missed[] | undefined;
  /** What this device's part in dealing together rests on; left out before it has one. */
  readonly joint?: JointSecrets | undefined;
  /** What this device's dealing rests on; left out where another device deals. */
  readonly dealer?: DealerSecrets | undefined;
}

const natural = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const KeptSchema = v.pipe(
  v.object({
    hosting: v.optional(v.boolean()),
    /** The name of `hosting` in tables that were stored by earlier versions. */
    keeper: v.optional(v.boolean()),
    identity: v.optional(v.string()),
    secret: v.string(),
    founder: v.optional(v.string()),
    brokers: v.optional(v.fallback(v.array(v.string()), [])),
    nonce: v.string(),
    lobby: v.object({
      game: v.string(),
      options: v.record(v.string(), v.union([v.boolean(), v.string()])),
      host: v.string(),
      places: v.array(LobbyPlaceSchema),
      started: v.boolean(),
      asks: v.optional(v.boolean(), false),
      backup: v.optional(v.boolean(), false),
      backupOfTwo: v.optional(v.boolean(), false),
      from: v.optional(v.nullable(FromSchema), null),
    }),
    trial: v.optional(v.boolean()),
    takesUp: v.optional(v.string()),
    wish: v.optional(natural),
    brings: v.optional(v.array(v.object({place: natural, name: v.pipe(v.string(), v.check(isSeen))}))),
    ended: v.optional(v.object({without: v.nullable(natural), at: natural})),
    missed: v.optional(v.fallback(v.array(v.object({key: v.string(), since: natural})), [])),
    joint: v.optional(
      v.object({secret: v.string(), guard: v.nullable(v.string()), choices: v.nullable(v.string())}),
    ),
    dealer: v.optional(
      v.object({
        seeds: v.pipe(v.array(v.object({from: natural, seed: v.string()})), v.minLength(1)),
        sealed: v.array(
          v.object({seat: natural, action: v.looseObject({type: v.string()}), salt: v.string()}),
        ),
      }),
    ),
  }),
  v.check(({hosting, keeper}) => (hosting === undefined) !== (keeper === undefined)),
  v.transform(({keeper, hosting = keeper === true, ...kept}): Kept => ({hosting, ...kept})),
);

/** As it is stored: a lobby is JSON, which its type cannot tell. */
export const secretsOf = (kept: Kept): Secrets => ({...kept}) as unknown as Secrets;

/** Null when it is damaged. */
export function keptOf(secrets: Secrets): Kept | null {
  const parsed = v.safeParse(KeptSchema, secrets);
  return parsed.success ? parsed.output : null;
}
