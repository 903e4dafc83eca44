/** The way to a table from outside: dial all its slots at once, greet whoever answers, and be told whom to call. */
import type {Json} from '../base/json.ts';
import {type Greeted, greet, type Self} from './hello.ts';
import type {Dialler, Introducer} from './introducer.ts';
import {JoinError, worst} from './join-error.ts';
import {PROTOCOL, TIMES} from './limits.ts';
import {codeName, isFounder, isTableId, type TableLink} from './link-text.ts';
import {ChannelWire} from './wire.ts';

/** Somebody at the table who knows the secret. */
export interface Met {
  readonly who: Greeted;
  readonly wire: ChannelWire;
  /** Peers to call, the met one among them. */
  readonly ids: readonly string[];
  /** Key of whom that one takes for the host. */
  readonly host: string | null;
}

export interface Approach {
  readonly introducer: Introducer;
  readonly self: Self;
  readonly slots: readonly string[];
  /** Told when somebody answered. */
  onGreeting(): void;
  /** Told when a person there is asked first, who has two minutes. */
  onKnocking(): void;
  /** Told of everybody who proved to belong to the table. */
  onMet(met: Met): void;
}

/**
 * Dials all slots, the first a moment ahead of the others, and each once more that did not lead to anybody although somebody
 * answered. Resolves with the first that somebody was met by; the others may still be met later, until the dialler is closed.
 * @throws JoinError the cause that tells most, when no slot leads to the table
 */
export async function approach({introducer, self, slots, onMet, ...steps}: Approach): Promise<Dialler> {
  const dialler = await introducer.dialler();
  const isOver = {value: false};
  const shut = () => {
    isOver.value = true;
    dialler.close();
  };
  let limit = setTimeout(shut, TIMES.dial + TIMES.greet);
  const told: Steps = {
    onGreeting: steps.onGreeting,
    onKnocking: () => {
      clearTimeout(limit);
      limit = setTimeout(shut, TIMES.admission);
      steps.onKnocking();
    },
  };
  const attempt = async (slot: string, i: number) => {
    if (i > 0) await ahead;
    const started = performance.now();
    const met = await meet(dialler, slot, self, told).catch(error => {
      const mayHelp = error instanceof NoGreeting || (error instanceof JoinError && error.code === 'noPath');
      if (!mayHelp || isOver.value || performance.now() - started > ONCE_MORE_MS) throw error;
      return meet(dialler, slot, self, told);
    });
    onMet(met);
  };
  const ahead = new Promise(resolve => setTimeout(resolve, AHEAD_MS));
  try {
    await Promise.any(slots.map(attempt));
    return {dial: name => dialler.dial(name), close: shut};
  } catch (error) {
    shut();
    // Promise.any has collected what each attempt said.
    const errors: unknown[] = error instanceof AggregateError ? error.errors : [error];
    throw new JoinError(worst(errors.map(cause => (cause instanceof JoinError ? cause.code : 'noTable'))));
  } finally {
    clearTimeout(limit);
  }
}

/** Whoever is there holds the first slot, mostly: five connections at once would keep each other waiting. */
const AHEAD_MS = 150;

/** What failed as early as this may be tried again within the time for joining. */
const ONCE_MORE_MS = TIMES.greet + 500;

/** A channel opened, and nothing sensible came: a frozen page holds the slot, or a message was lost. */
class NoGreeting extends JoinError {
  constructor() {
    super('noTable');
  }
}

type Steps = Pick<Approach, 'onGreeting' | 'onKnocking'>;

async function meet(dialler: Dialler, slot: string, self: Self, steps: Steps): Promise<Met> {
  const wire = new ChannelWire(await dialler.dial(slot));
  steps.onGreeting();
  let limit = setTimeout(() => wire.close(), TIMES.greet);
  try {
    const who = await greet(wire, self, 'caller');
    let list = await wire.next();
    if (list.k === 'pong') {
      clearTimeout(limit);
      limit = setTimeout(() => wire.close(), TIMES.admission);
      steps.onKnocking();
      list = await wire.next();
    }
    if (list.k === 'refuse') throw new JoinError(list.reason);
    if (list.k !== 'peers') throw new JoinError('refused');
    return {who, wire, ids: list.ids, host: list.keeper};
  } catch (error) {
    wire.close();
    throw error instanceof JoinError ? error : new NoGreeting();
  } finally {
    clearTimeout(limit);
  }
}

/**
 * Asks the host for a place by the spoken code; a person there decides, within two minutes.
 * @throws JoinError noBroker, noTable, noPath, refused, otherVersion
 */
export async function askAdmission(introducer: Introducer, code: string, profile: Json): Promise<TableLink> {
  const dialler = await introducer.dialler();
  const wire = await dialler.dial(codeName(code)).then(
    channel => new ChannelWire(channel),
    error => {
      dialler.close();
      throw error;
    },
  );
  const limit = setTimeout(() => wire.close(), TIMES.admission);
  // The first message on a fresh channel may be lost.
  const knock = () => wire.send({k: 'knock', v: PROTOCOL, profile});
  const again = setInterval(knock, TIMES.again);
  try {
    knock();
    for (;;) {
      const answer = await wire.next();
      if (answer.k === 'pong') clearInterval(again);
      else if (answer.k === 'admit' && isTableId(answer.tableId) && isFounder(answer.founder))
        return {tableId: answer.tableId, secret: answer.secret, founder: answer.founder};
      else throw new JoinError(answer.k === 'refuse' ? answer.reason : 'refused');
    }
  } catch (error) {
    throw error instanceof JoinError ? error : new JoinError('refused');
  } finally {
    clearTimeout(limit);
    clearInterval(again);
    wire.close();
    dialler.close();
  }
}
