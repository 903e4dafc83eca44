/** A failing table made as small as it gets: the end cut off, then faults left out, by halves and singly, as long as it still fails. */
import type {Fault} from './faults.ts';
import type {Outcome, Plan} from './table.ts';

/** Tables that are played for it at most. */
const TRIES = 400;

/** @param play plays a table @returns the shortest plan found, and what it fails with */
export async function shrink(
  plan: Plan,
  play: (plan: Plan) => Promise<Outcome>,
): Promise<{readonly plan: Plan; readonly outcome: Outcome}> {
  let tries = 0;
  const first = await play(plan);
  if (!first.failure) return {plan, outcome: first};
  const {rule} = first.failure;
  let best = {plan, outcome: first};
  const fails = async (tried: Plan): Promise<boolean> => {
    if (++tries > TRIES) return false;
    const outcome = await play(tried);
    if (outcome.failure?.rule !== rule) return false;
    best = {plan: tried, outcome};
    return true;
  };
  const withFaults = (faults: readonly Fault[]): Plan => ({...best.plan, faults});
  // What comes after the failure cannot have led there.
  await fails(withFaults(best.plan.faults.filter(({at}) => at <= first.ms)));
  const last = Math.max(0, ...best.plan.faults.map(({at, ms}) => at + Math.min(ms, 30_000)));
  if (last + 1000 < best.plan.until) await fails({...best.plan, until: last + 1000});
  for (
    let size = Math.ceil(best.plan.faults.length / 2);
    size >= 1;
    size = size > 1 ? Math.ceil(size / 2) : 0
  )
    for (let from = 0; from < best.plan.faults.length; ) {
      const {faults} = best.plan;
      if (!(await fails(withFaults(faults.filter((_, i) => i < from || i >= from + size))))) from += size;
    }
  for (let i = 0; i < best.plan.faults.length; i++) {
    const shorter = best.plan.faults.map((fault, at) =>
      at === i && fault.ms > 500 ? {...fault, ms: Math.ceil(fault.ms / 4)} : fault,
    );
    await fails(withFaults(shorter));
  }
  const end = Math.max(0, ...best.plan.faults.map(({at, ms}) => at + ms)) + 1000;
  if (end < best.plan.until) await fails({...best.plan, until: end});
  return best;
}
