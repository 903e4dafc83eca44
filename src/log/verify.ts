/**
 * Checks a whole list of entries: chain and every signature. Works in short slices, so that a page that has no
 * worker is never blocked for long.
 */
import {BadMessage} from '../base/bad-message.ts';
import {Chain, holds} from './chain.ts';
import {type Ed25519, signatureWay} from './sign.ts';

export interface VerifyOptions {
  /** Told after every slice. */
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface Verified {
  readonly chain: Chain;
  readonly signatures: number;
  readonly way: Ed25519['name'];
}

/** How long a slice may keep the thread, in milliseconds. */
const SLICE_MS = 12;
/** How many signatures may be under way at once where the platform checks them on its own threads. */
const BATCH = 256;

/**
 * The chain of these entries, every signature checked.
 * @throws BadMessage of the *first* wrong entry, its number in `details.n`; the signal's reason when aborted
 */
export async function verifyEntries(
  texts: readonly string[],
  {onProgress, signal}: VerifyOptions = {},
): Promise<Verified> {
  const pause = pacer(signal);
  const way = await signatureWay();
  const chain = new Chain(texts[0] ?? '');
  const batch = way === 'web-crypto' ? BATCH : 1;
  let signatures = 0;
  let checked = 0;
  while (checked < texts.length) {
    const broken = await linkSome(chain, texts, checked + batch, pause);
    // Entries before the broken one come first, so their signatures are looked at before it is told.
    signatures += await checkSignatures(chain, checked);
    checked = chain.entries.length;
    onProgress?.(checked, texts.length);
    if (broken) throw broken;
    signal?.throwIfAborted();
    await pause();
  }
  return {chain, signatures, way};
}

async function linkSome(
  chain: Chain,
  texts: readonly string[],
  end: number,
  pause: () => Promise<void>,
): Promise<BadMessage | null> {
  try {
    for (let n = chain.entries.length; n < Math.min(end, texts.length); n++) {
      chain.link(texts[n]!);
      await pause();
    }
    return null;
  } catch (error) {
    if (error instanceof BadMessage) return error;
    throw error;
  }
}

async function checkSignatures(chain: Chain, from: number): Promise<number> {
  const claims = chain.entries
    .slice(from)
    .flatMap(entry => chain.claims(entry).map(claim => ({n: entry.n, claim})));
  const good = await Promise.all(claims.map(({claim}) => holds(claim)));
  const bad = claims[good.indexOf(false)];
  if (bad) throw new BadMessage(`log/bad-${bad.claim.by}-signature`, {n: bad.n});
  return claims.length;
}

/** Gives the thread back when a slice is used up. */
function pacer(signal: AbortSignal | undefined): () => Promise<void> {
  let started = performance.now();
  return async () => {
    if (performance.now() - started < SLICE_MS) return;
    await new Promise(resolve => setTimeout(resolve, 0));
    signal?.throwIfAborted();
    started = performance.now();
  };
}
