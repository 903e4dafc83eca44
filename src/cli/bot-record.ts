/** The record of a game that programs have played, signed with a throw-away key. */
import {toBase64url} from '../base/bytes.ts';
import {hashText} from '../base/digest.ts';
import type {AnyGame, Options, Result} from '../engine/game.ts';
import {Chain, sealHeader} from '../log/chain.ts';
import type {Header} from '../log/header.ts';
import {createSigner} from '../log/sign.ts';
import {encodeRecord} from '../saves/record.ts';
import {foldAll} from '../table/playing/fold-all.ts';
import {BrokenLaw, type Step} from './playout.ts';

const SHAPES = ['disc', 'square', 'triangle', 'diamond', 'cross', 'hexagon'];

/** Who sat there. */
export interface Player {
  readonly name: string;
  /** Which bot of ours; any other word: a program of somebody else. */
  readonly bot: string;
}

/** As `bot`, for programs of other people. */
export const FOREIGN = 'foreign';

/** A game up to where it was played. */
export interface Played {
  readonly steps: readonly Step[];
  /** Of the last state. */
  readonly digest: string;
  readonly result: Result | null;
}

/**
 * The text of the file. The key and the nonces come from `seed`: the same game writes the same bytes.
 * @throws BrokenLaw when the fold of the log is not the game that was played
 */
export async function botRecord(
  game: AnyGame,
  options: Options,
  players: readonly Player[],
  {steps, digest, result}: Played,
  seed: string,
): Promise<string> {
  const signer = await createSigner(hashText(`roadstead/simulate/key/${seed}`));
  const seats = players.map(({name, bot}, seat) => ({
    name,
    shape: SHAPES[seat % SHAPES.length]!,
    kind: 'bot' as const,
    key: signer.publicKey,
    bot,
    nonce: toBase64url(hashText(`roadstead/simulate/nonce/${seed}/${seat}`).subarray(0, 16)),
  }));
  const {id, rules} = game;
  const header: Header = {
    format: 1,
    game: id,
    rules,
    options,
    mode: 'local',
    backup: false,
    seats,
    hosts: [0],
  };
  const chain = new Chain(await sealHeader(header, signer));
  for (const step of steps) chain.link(await chain.seal(step, signer));
  if (foldAll(chain, game).digest !== digest) throw new BrokenLaw('the fold of the log gives another state');
  return encodeRecord({entries: chain.texts, digest, ...(result && {result})});
}
