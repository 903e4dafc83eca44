/**
 * A limit for what may never answer: a server, or a part of the browser (its storage, its locks). In steps, because a page
 * that was busy or asleep has not waited: what came meanwhile is still to be looked at, and only one step counts.
 */
const STEP_MS = 1000;

/**
 * The answer, or `late()` where it has not come after so many steps of a second. What comes later is nobody's any more; an error
 * that comes later is dropped.
 */
export async function inTime<T>(answer: Promise<T>, steps: number, late: () => T): Promise<T> {
  let step: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<T>((resolve, reject) => {
    const waitOn = (left: number): void => {
      step = setTimeout(() => {
        if (left > 1) return waitOn(left - 1);
        try {
          resolve(late());
        } catch (error) {
          reject(error);
        }
      }, STEP_MS);
    };
    waitOn(steps);
  });
  try {
    return await Promise.race([answer, limit]);
  } finally {
    clearTimeout(step);
  }
}
