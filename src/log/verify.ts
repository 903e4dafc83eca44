/**
 * Checks a whole list of entries: chain and every signature. Works in short slices, so that a page that has no
 * worker is never blocked for long.
 */
import type {Wishes} from '../base/aside.ts';
import {BadMessage} from '../base/bad-message.ts';
import {Chain, holds} from './chain.ts';
import {type Ed25519, signatureWay} from './sign.ts';

/** Progress is told after every slice. */
export interface VerifyOptions extends Wishes {
  /** This thread does nothing else, so it needs no breaks. */
  readonly aside?: boolean | undefined;
}

export interface Verified {
  readonly chain: Chain;
  readonly signatures: number;
  readonly way: Ed25519['name'];
}

/** How long a thread that has other things to do may be kept, in milliseconds. */
export const SLICE_MS = 8;
/** Entries whose signatures are under way at once, where the platform checks them on its own threads. */
const BATCH = {aside: 64, here: 8};

/**
 * The chain of these entries, every signature checked.
 * @throws BadMessage of the *first* wrong entry, its number in `details.n`; the signal's reason when aborted
 */
export async function verifyEntries(
  texts: readonly string[],
  {onProgress, signal, aside = false}: VerifyOptions = {},
): Promise<Verified> {
  const pause = pacer(aside ? Number.POSITIVE_INFINITY : SLICE_MS, signal);
  const way = await signatureWay();
  const chain = new Chain(texts[0] ?? '');
  const batch = way === 'web-crypto' ? BATCH[aside ? 'aside' : 'here'] : 1;
  let signatures = 0;
  let started = 0;
  // While the platform is busy with the signatures of one batch, the next one is linked.
  let before: Promise<number> = Promise.resolve(0);
  for (let broken: BadMessage | null = null; !broken && started < texts.length; ) {
    broken = linkSome(chain, texts, started + batch);
    const under = checkSignatures(chain, started);
    under.catch(() => undefined); // told when its turn comes
    signatures += await before;
    onProgress?.(started, texts.length);
    started = chain.entries.length;
    before = under;
    // Entries before the broken one come first, so their signatures are looked at before it is told.
    if (broken) {
      await before;
      throw broken;
    }
    signal?.throwIfAborted();
    await pause();
  }
  signatures += await before;
  onProgress?.(started, texts.length);
  return {chain, signatures, way};
}

function linkSome(chain: Chain, texts: readonly string[], end: number): BadMessage | null {
  try {
    for (const text of texts.slice(chain.entries.length, end)) chain.link(text);
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

/** Gives the thread back when its time is used up; throws the signal's reason when aborted. */
export function pacer(slice: number, signal: AbortSignal | undefined): () => Promise<void> {
  let started = performance.now();
  return async () => {
    if (performance.now() - started < slice) return;
    await new Promise(resolve => setTimeout(resolve, 0));
    signal?.throwIfAborted();
    started = performance.now();
  };
}
