/** The way to a table from outside: dial all its slots at once, greet, and be told whom to call. */
import type {Json} from '../base/json.ts';
import {type Greeted, greet, type Self} from './hello.ts';
import type {Dialler, Introducer} from './introducer.ts';
import {JoinError, worst} from './join-error.ts';
import {PROTOCOL, TIMES} from './limits.ts';
import {codeName, isTableId, slotNames, type TableLink} from './link-text.ts';
import {ChannelWire} from './wire.ts';

/** Somebody at the table who knows the secret. */
export interface Found {
  readonly who: Greeted;
  readonly wire: ChannelWire;
  /** Peers to call, the found one among them. */
  readonly ids: readonly string[];
  /** Ends the introduction; call it when the link stands. */
  readonly dialler: Dialler;
}

/**
 * @param onGreeting told when somebody answered
 * @throws JoinError the cause that tells most, when no slot leads to the table
 */
export async function approach(
  introducer: Introducer,
  self: Self,
  slots: readonly string[] = slotNames(self.tableId),
  onGreeting: () => void = () => undefined,
): Promise<Found> {
  const dialler = await introducer.dialler();
  const limit = setTimeout(() => dialler.close(), TIMES.dial + TIMES.greet);
  try {
    const found = await first(slots.map(slot => meet(dialler, slot, self, onGreeting)));
    return {...found, dialler};
  } catch (error) {
    dialler.close();
    throw error;
  } finally {
    clearTimeout(limit);
  }
}

type Met = Omit<Found, 'dialler'>;

async function meet(dialler: Dialler, slot: string, self: Self, onGreeting: () => void): Promise<Met> {
  const wire = new ChannelWire(await dialler.dial(slot));
  onGreeting();
  const limit = setTimeout(() => wire.close(), TIMES.greet);
  try {
    const who = await greet(wire, self, 'caller');
    const list = await wire.next();
    if (list.k === 'refuse') throw new JoinError(list.reason);
    if (list.k !== 'peers') throw new JoinError('refused');
    return {who, wire, ids: list.ids};
  } catch (error) {
    wire.close();
    // Silence, or nonsense, is no table of ours.
    throw error instanceof JoinError ? error : new JoinError('noTable');
  } finally {
    clearTimeout(limit);
  }
}

/** The first that succeeds; the others are hung up. */
async function first(attempts: readonly Promise<Met>[]): Promise<Met> {
  try {
    const won = await Promise.any(attempts);
    for (const attempt of attempts)
      attempt.then(
        other => other !== won && other.wire.close(),
        () => undefined,
      );
    return won;
  } catch (error) {
    // Promise.any has collected what each attempt said.
    const errors: unknown[] = error instanceof AggregateError ? error.errors : [error];
    throw new JoinError(worst(errors.map(cause => (cause instanceof JoinError ? cause.code : 'noTable'))));
  }
}

/**
 * Asks the keeper for a place by the spoken code; a person there decides, within two minutes.
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
  try {
    wire.send({k: 'knock', v: PROTOCOL, profile});
    const answer = await wire.next();
    if (answer.k === 'admit' && isTableId(answer.tableId))
      return {tableId: answer.tableId, secret: answer.secret};
    throw new JoinError(answer.k === 'refuse' ? answer.reason : 'refused');
  } catch (error) {
    throw error instanceof JoinError ? error : new JoinError('refused');
  } finally {
    clearTimeout(limit);
    wire.close();
    dialler.close();
  }
}
