/** The way to a table from outside: dial all its slots at all brokers at once, greet whoever answers, and be told whom to call. */
import type {Json} from '../base/json.ts';
import {type Greeted, greet, type Self} from './hello.ts';
import type {Dialler, Introducer} from './introducer.ts';
import {type JoinCode, JoinError, worst, worstOfBrokers} from './join-error.ts';
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

/** A broker, and the slots of the table at which somebody else may be found there. */
export interface Way {
  readonly introducer: Introducer;
  readonly slots: readonly string[];
}

export interface Approach {
  readonly ways: readonly Way[];
  readonly self: Self;
  /** Told when somebody answered. */
  onGreeting(): void;
  /** Told when a person there is asked first, who has two minutes. @returns as `onMet` */
  onKnocking(who: Greeted): boolean;
  /** Told of everybody who proved to belong to the table. @returns whether nobody else has to be dialled */
  onMet(met: Met): boolean;
}

/**
 * At each broker dials all slots, the first a moment ahead of the others, and each once more that did not lead to anybody although
 * somebody answered. Resolves with the first that somebody was met by; the others may still be met later, until all is closed.
 * A broker that is down, silent or lies keeps nobody from being met by another.
 * @throws JoinError the cause that tells most, when no slot leads to the table
 */
export async function approach({ways, self, onMet, ...steps}: Approach): Promise<{close(): void}> {
  const diallers: Dialler[] = [];
  const state = {isOver: false, isEnough: false};
  const shut = () => {
    state.isOver = true;
    for (const dialler of diallers) dialler.close();
  };
  let limit = setTimeout(shut, TIMES.broker + TIMES.dial + TIMES.greet);
  const told: Steps = {
    // Whoever is met by two brokers at once would be greeted twice.
    isEnough: () => state.isEnough,
    onGreeting: steps.onGreeting,
    onKnocking: who => {
      clearTimeout(limit);
      limit = setTimeout(shut, TIMES.admission);
      state.isEnough = steps.onKnocking(who) || state.isEnough;
      return state.isEnough;
    },
  };
  const attempt = async (dialler: Dialler, slot: string, onOpen: () => void) => {
    const started = performance.now();
    const own = {
      ...told,
      onGreeting: () => {
        onOpen();
        told.onGreeting();
      },
    };
    const met = await meet(dialler, slot, self, own).catch(error => {
      const mayHelp = error instanceof NoGreeting || (error instanceof JoinError && error.code === 'noPath');
      if (!mayHelp || state.isOver || performance.now() - started > ONCE_MORE_MS) throw error;
      return meet(dialler, slot, self, own);
    });
    state.isEnough = onMet(met) || state.isEnough;
  };
  const ask = async ({introducer, slots}: Way) => {
    const dialler = await introducer.dialler();
    diallers.push(dialler);
    if (state.isOver) dialler.close();
    let isOpen = false;
    let fails = (): void => undefined;
    const ahead = new Promise<void>(resolve => {
      fails = resolve;
      setTimeout(() => {
        const isGreeting = isOpen && !state.isOver && !state.isEnough;
        if (isGreeting) setTimeout(resolve, GREETING_MS);
        else resolve();
      }, AHEAD_MS);
    });
    await Promise.any(
      slots.map(async (slot, i) => {
        if (i > 0) await ahead;
        const tried = attempt(dialler, slot, () => {
          isOpen ||= i === 0;
        });
        if (i === 0) tried.catch(fails);
        await tried;
      }),
    );
  };
  try {
    await Promise.any(ways.map(ask));
    return {close: shut};
  } catch (error) {
    shut();
    throw new JoinError(
      worstOfBrokers(failures(error).map(cause => worst(failures(cause).map(codeOfFailure)))),
    );
  } finally {
    clearTimeout(limit);
  }
}

/** Promise.any has collected what each attempt said. */
const failures = (error: unknown): readonly unknown[] =>
  error instanceof AggregateError ? error.errors : [error];

const codeOfFailure = (error: unknown): JoinCode => (error instanceof JoinError ? error.code : 'noTable');

/** Whoever is there holds the first slot, mostly: five connections at once would keep each other waiting. */
export const AHEAD_MS = 350;
/** Somebody who has answered at the first slot by then is given so much more to say who it is. */
export const GREETING_MS = 600;

/** What failed as early as this may be tried again within the time for joining. */
const ONCE_MORE_MS = TIMES.greet + 500;

/** A channel opened, and nothing sensible came: a frozen page holds the slot, or a message was lost. */
class NoGreeting extends JoinError {
  constructor() {
    super('noTable');
  }
}

interface Steps extends Pick<Approach, 'onGreeting' | 'onKnocking'> {
  isEnough(): boolean;
}

async function meet(dialler: Dialler, slot: string, self: Self, steps: Steps): Promise<Met> {
  if (steps.isEnough()) throw new JoinError('noTable');
  const wire = new ChannelWire(await dialler.dial(slot));
  if (steps.isEnough()) {
    wire.close();
    throw new JoinError('noTable');
  }
  steps.onGreeting();
  let limit = setTimeout(() => wire.close(), TIMES.greet);
  try {
    const who = await greet(wire, self, 'caller');
    let list = await wire.next();
    if (list.k === 'pong') {
      clearTimeout(limit);
      limit = setTimeout(() => wire.close(), TIMES.admission);
      steps.onKnocking(who);
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
 * Asks the host for a place by the spoken code; a person there decides, within two minutes. Nothing is proved on this way, so
 * a broker is heard only where those before it, the page's own ahead, lead to nobody.
 * @throws JoinError noBroker, noTable, noPath, refused, otherVersion
 */
export async function askAdmission(
  introducers: readonly Introducer[],
  code: string,
  profile: Json,
): Promise<TableLink> {
  const diallers: Dialler[] = [];
  const dialled = introducers.map(async introducer => {
    const dialler = await introducer.dialler();
    diallers.push(dialler);
    return new ChannelWire(await dialler.dial(codeName(code)));
  });
  for (const wire of dialled) wire.catch(() => undefined);
  const codes: JoinCode[] = [];
  try {
    for (const reached of dialled) {
      try {
        return await knockAt(await reached, profile);
      } catch (error) {
        if (error instanceof Answered) throw error;
        codes.push(codeOfFailure(error));
      }
    }
    throw new JoinError(worstOfBrokers(codes));
  } finally {
    // One that is still on its way comes to nobody.
    for (const wire of dialled) wire.then(late => late.close()).catch(() => undefined);
    void Promise.allSettled(dialled).then(() => diallers.map(dialler => dialler.close()));
  }
}

/** Somebody answered, and said no. */
class Answered extends JoinError {}

/** @throws Answered, or JoinError noTable where nobody hears us */
async function knockAt(wire: ChannelWire, profile: Json): Promise<TableLink> {
  let isHeard = false;
  let limit = setTimeout(() => wire.close(), TIMES.greet);
  // The first message on a fresh channel may be lost.
  const knock = () => wire.send({k: 'knock', v: PROTOCOL, profile});
  const again = setInterval(knock, TIMES.again);
  try {
    knock();
    for (;;) {
      const answer = await wire.next();
      if (answer.k === 'pong' && !isHeard) {
        isHeard = true;
        clearInterval(again);
        clearTimeout(limit);
        limit = setTimeout(() => wire.close(), TIMES.admission);
      } else if (answer.k === 'admit' && isTableId(answer.tableId) && isFounder(answer.founder))
        return {tableId: answer.tableId, secret: answer.secret, founder: answer.founder};
      else if (answer.k !== 'pong') throw new Answered(answer.k === 'refuse' ? answer.reason : 'refused');
    }
  } catch (error) {
    if (error instanceof JoinError) throw error;
    throw isHeard ? new Answered('refused') : new JoinError('noTable');
  } finally {
    clearTimeout(limit);
    clearInterval(again);
    wire.close();
  }
}
