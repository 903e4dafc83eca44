/**
 * Takes away what waits for a part of the app that does not come: behind a dialog, nobody could read that it is missing.
 * The rejection goes on, to the app, which names it.
 */
export async function orElse(part: Promise<unknown>, away: () => void): Promise<void> {
  try {
    await part;
  } catch (error) {
    away();
    throw error;
  }
}
