/** Builds logs for tests: keys out of numbers, whole games by random seats, signed as at a table. */

import {BadMessage} from '../../../src/base/bad-message.ts';
import {toBase64url} from '../../../src/base/bytes.ts';
import {type Rng, seededRng} from '../../../src/base/rng.ts';
import {sampleAny} from '../../../src/engine/choice.ts';
import type {AnyGame, Options} from '../../../src/engine/game.ts';
import {LocalDealer} from '../../../src/engine/local-dealer.ts';
import {defaultOptions} from '../../../src/engine/options.ts';
import {Replay} from '../../../src/engine/replay.ts';
import {Chain, type NextEntry, sealHeader} from '../../../src/log/chain.ts';
import type {Entry} from '../../../src/log/entry.ts';
import type {Header} from '../../../src/log/header.ts';
import {createSigner, type Signer} from '../../../src/log/sign.ts';
import {drawWith} from '../games/draw.ts';
import {tinyGame} from '../games/tiny-game.ts';

export const testSigner = (number: number): Promise<Signer> =>
  createSigner(new Uint8Array(32).fill(number + 1));

export interface TestTable {
  readonly game: AnyGame;
  readonly signers: readonly Signer[];
  readonly header: Header;
  readonly chain: Chain;
  readonly replay: Replay;
}

export const asFact = (entry: Entry) => {
  if (entry.kind === 'header') throw new Error('the header opens the fold');
  const {n, kind, seat, basis, payload} = entry;
  return {n, kind, seat, basis, payload};
};

/** A table with its header alone. `kinds` tells persons (`p`) and bots (`b`), one letter per seat. */
export async function testTable(
  kinds = 'ppp',
  {
    game = tinyGame as AnyGame,
    options = {},
    mode = 'local',
  }: {game?: AnyGame; options?: Options; mode?: 'local' | 'host'} = {},
): Promise<TestTable> {
  const signers = await Promise.all([...kinds].map((_, seat) => testSigner(seat)));
  const header: Header = {
    format: 1,
    game: game.id,
    rules: game.rules,
    options: {...defaultOptions(game.options), ...options},
    mode,
    backup: false,
    seats: [...kinds].map((kind, seat) => ({
      name: `Seat ${seat}`,
      shape: 'disc',
      kind: kind === 'b' ? 'bot' : 'person',
      key: signers[kind === 'b' ? 0 : seat]!.publicKey,
      bot: kind === 'b' ? 'random' : null,
      nonce: toBase64url(new Uint8Array(16).fill(seat)),
    })),
    hosts:
      mode === 'local' ? [0] : [...kinds].flatMap((kind, seat) => (seat === 0 || kind === 'p' ? [seat] : [])),
  };
  const chain = new Chain(await sealHeader(header, signers[0]!));
  return {game, signers, header, chain, replay: new Replay(game, header)};
}

/** Adds one entry, signed by its author where that is a person, and folds it. */
export async function add(table: TestTable, part: NextEntry): Promise<void> {
  const {chain, replay, signers, header} = table;
  const {kind, seat, payload} = part;
  const signed =
    seat !== undefined &&
    kind !== 'answer' &&
    kind !== 'dealt' &&
    kind !== 'carried' &&
    kind !== 'lead' &&
    header.seats[seat]!.kind === 'person'
      ? {...part, signature: await chain.sign(kind, seat, payload, signers[seat]!)}
      : part;
  replay.fold(asFact(chain.link(await chain.seal(signed, signers[0]!))));
}

/** Answers the open ask, if there is one. */
export async function drawAll(table: TestTable, rng: Rng = seededRng(1)): Promise<void> {
  for (let ask = table.replay.ask; ask; ask = table.replay.ask)
    await add(table, {kind: 'answer', payload: drawWith(ask, rng)});
}

/** Random play to the end, or until the log has `limit` entries. */
export async function playOut(table: TestTable, seed: number | string = 1, limit = 4000): Promise<TestTable> {
  const rng = seededRng(seed);
  const dealer = new LocalDealer(() => rng);
  const {replay, game, chain} = table;
  while (!replay.result && chain.entries.length < limit) {
    const ask = replay.ask;
    if (ask) {
      const answer = dealer.answer(ask);
      await add(table, {kind: 'answer', payload: answer});
      dealer.learn(ask, answer);
      continue;
    }
    const seat = replay.toAct[0]!;
    await add(table, {
      kind: 'action',
      seat,
      payload: sampleAny(game.choices(replay.state, seat, dealer.faces(seat)), rng),
    });
  }
  return table;
}

/** An error of this code, for `assert.throws`. */
export const coded = (code: string) => (error: unknown) => error instanceof BadMessage && error.code === code;
