/** Set by the runner of the tests. */
declare const ROADSTEAD_EVERY: boolean;

/** Whether this is the long run, which leaves nothing out. */
export const EVERY = ROADSTEAD_EVERY;

/**
 * Of what a case can be combined with (themes, languages, sizes): everything in the long run, else what is next in turn,
 * so that from case to case each comes by.
 * @param n number of the case
 */
export const inTurn = <T>(all: readonly T[], n: number): readonly T[] =>
  EVERY ? all : [all[n % all.length]!];

/**
 * An `it` for one of several sizes: in the short run it leaves out all tests but every so many, others than those for the
 * other sizes do, so that each test runs at one of them.
 * @param which number of the size, of so many
 */
export function itInTurn(which: number, of: number): (name: string, test: () => Promise<void>) => void {
  let n = 0;
  return (name, test) => {
    if (EVERY || n++ % of === which) it(name, test);
  };
}
