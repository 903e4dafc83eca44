/** What `faults.mjs` runs in a process of its own: tables, told line by line as JSON. */
import {shrink} from './shrink.ts';
import {killPlan, type Outcome, type Plan, planOf, play, type Wishes} from './table.ts';
import {install} from './world.ts';

/** What is wanted of this process. */
type Wanted =
  | ({readonly run: readonly string[]} & Wishes)
  | ({readonly kills: readonly number[]; readonly seed: string} & Wishes)
  | {readonly plans: readonly Plan[]}
  | {readonly replay: Plan}
  | {readonly shrink: Plan};

const wanted = JSON.parse(process.argv[2] ?? '{}') as Wanted;

function tell(plan: Plan, {faults, trace, ...outcome}: Outcome): void {
  const told = {...outcome, faults: [...faults], trace: trace && [...trace]};
  const {user, system} = process.cpuUsage();
  process.stdout.write(`${JSON.stringify({plan, outcome: told, cpu: user + system})}\n`);
}

install();
if ('run' in wanted)
  for (const seed of wanted.run) {
    const plan = await planOf(seed, wanted);
    tell(plan, await play(plan));
  }
else if ('kills' in wanted)
  for (const at of wanted.kills) {
    const plan = await killPlan(wanted.seed, wanted, at);
    tell(plan, await play(plan));
  }
else if ('plans' in wanted) for (const plan of wanted.plans) tell(plan, await play(plan));
else if ('replay' in wanted) tell(wanted.replay, await play(wanted.replay, true));
else {
  const {plan, outcome} = await shrink(wanted.shrink, each => play(each));
  tell(plan, outcome);
}
