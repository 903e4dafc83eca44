/** The record of a simulated game, signed with a throw-away key. */
import {toBase64url} from '../base/bytes.ts';
import {hashText} from '../base/digest.ts';
import type {BotKind} from '../bots/kinds.ts';
import type {AnyGame, Options} from '../engine/game.ts';
import {Chain, sealHeader} from '../log/chain.ts';
import type {Header} from '../log/header.ts';
import {createSigner} from '../log/sign.ts';
import {encodeRecord} from '../saves/record.ts';
import {foldAll} from '../table/playing/fold-all.ts';
import {BrokenLaw, type Playout} from './playout.ts';

const SHAPES = ['disc', 'square', 'triangle', 'diamond', 'cross', 'hexagon'];

/**
 * The text of the file. The key and the nonces come from `seed`: the same simulation writes the same bytes.
 * @throws BrokenLaw when the fold of the log is not the game that was played
 */
export async function botRecord(
  game: AnyGame,
  options: Options,
  bots: readonly BotKind[],
  {steps, digest, result}: Playout,
  seed: string,
): Promise<string> {
  const signer = await createSigner(hashText(`roadstead/simulate/key/${seed}`));
  const seats = bots.map((bot, seat) => ({
    name: `${bot} ${seat + 1}`,
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
  return encodeRecord({entries: chain.texts, result, digest});
}
