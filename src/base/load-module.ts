/** Modules that are fetched when they are first needed: offline, or with the server gone, they may not come. */
import {BadMessage} from './bad-message.ts';
import {inTime} from './in-time.ts';

/** Milliseconds before each further try. */
const AGAIN = [400, 1600];
/** A server that takes the question and says nothing is as good as gone after so many steps of a second. */
const PATIENCE = 10;

const MISSING = 'app/module-missing';

/** Whether an `import()` failed because its script could not be fetched; the browsers have no code for it. */
const isUnfetched = (error: unknown): boolean =>
  error instanceof TypeError && /import|module/i.test(error.message);

/** Whether an error says that a module is not there: an `import()`'s own, or that of `loadModule`. */
export const isMissingModule = (error: unknown): boolean =>
  isUnfetched(error) || (error instanceof BadMessage && error.code === MISSING);

/** Modules on their way, by what loads them. */
const coming = new Map<() => Promise<unknown>, Promise<unknown>>();

/**
 * Tries again before it gives up. Some browsers remember that a script did not come until the page is loaded anew. Who asks
 * for what is on its way waits with the others; who asks after a failure begins anew. A module may load further ones: it
 * has its limit for all of them, and what was given up inside it is not tried again from outside.
 * @param load an `import()`; the same function is the same module
 * @param wait for tests
 * @throws BadMessage app/module-missing when it does not come at any try; what the module itself throws
 */
export function loadModule<T>(load: () => Promise<T>, wait = pass): Promise<T> {
  // What a function loads is always of its own type.
  const asked = coming.get(load) as Promise<T> | undefined;
  if (asked) return asked;
  const module = tryFor(load, wait).finally(() => coming.delete(load));
  coming.set(load, module);
  return module;
}

const pass = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));

async function tryFor<T>(load: () => Promise<T>, wait: typeof pass): Promise<T> {
  for (let at = 0; ; at++) {
    try {
      return await inTime(load(), PATIENCE, missing);
    } catch (error) {
      if (!isUnfetched(error)) throw error;
      const ms = AGAIN[at];
      if (ms === undefined) missing();
      await wait(ms);
    }
  }
}

/** @throws BadMessage app/module-missing */
function missing(): never {
  throw new BadMessage(MISSING);
}
