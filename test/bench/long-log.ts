/** A log of many entries, for benchmarks. */
import {game} from '../../src/games/puerto-rico/full.ts';
import {Chain} from '../../src/log/chain.ts';
import {playOut, testTable} from '../support/log/log-kit.ts';

/**
 * No single game is as long: these are games of Puerto Rico by four persons, one after the other, the last one cut
 * off, so that every entry costs what it costs at a table.
 */
export async function longLog(entries: number): Promise<string[][]> {
  const games: string[][] = [];
  for (let left = entries, seed = 0; left > 0; seed++) {
    const {chain} = await playOut(await testTable('pppp', {game}), `log-${seed}`);
    const texts = chain.texts.slice(0, left);
    games.push(texts);
    left -= texts.length;
  }
  return games;
}

/** The same entries as one chain, for what looks at chain and signatures only. */
export async function longChain(entries: number): Promise<string[]> {
  const {chain, signers} = await testTable('pppp', {game});
  for (const texts of await longLog(entries))
    for (const {kind, seat, payload} of Chain.link(texts).entries) {
      if (kind === 'header') continue;
      const signature = seat === null ? null : await chain.sign('action', seat, payload, signers[seat]!);
      const part = seat === null ? {kind, payload} : {kind, payload, seat, signature};
      chain.link(await chain.seal(part, signers[0]!));
    }
  return chain.texts;
}
