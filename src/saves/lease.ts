/**
 * One tab per table. Web Locks where the browser has them. Pages over plain http have none. There a record in IndexedDB
 * names the tab that has it, and tabs ask each other over a BroadcastChannel whether that one is still alive (answering a
 * message works in a background tab, where timers sleep).
 *
 * The lease keeps two tabs from *trying*; that they cannot corrupt anything is the affair of `appendEntry`.
 */
import {inTime} from '../base/in-time.ts';
import {transact} from './store.ts';

export interface Lease {
  release(): void;
}

export interface LeaseOptions {
  /** Ask the tab that holds the table to let go, and take it. */
  readonly takeOver?: boolean;
  /** Another tab took the table over: stop writing. */
  readonly onLost: () => void;
}

/** Steps of a second that the browser has to answer; it asks nobody. */
const PATIENCE = 3;

/** Null: another tab holds the table. */
export async function acquireLease(tableId: string, options: LeaseOptions): Promise<Lease | null> {
  try {
    const locks: LockManager | undefined = navigator.locks;
    if (locks) return await withLocks(locks, tableId, options);
  } catch {
    // It does not let this page have locks, or does not answer.
  }
  return withRecord(tableId, options);
}

function withLocks(locks: LockManager, tableId: string, {takeOver = false, onLost}: LeaseOptions) {
  let release = () => {};
  const asked = new Promise<Lease | null>((resolve, reject) => {
    const released = new Promise<void>(done => {
      release = done;
    });
    let mine = false;
    locks
      .request(`roadstead/table/${tableId}`, takeOver ? {steal: true} : {ifAvailable: true}, lock => {
        if (!lock) return resolve(null);
        mine = true;
        resolve({release});
        return released;
      })
      // A stolen lock rejects in the tab that had it.
      .catch(error => (mine ? onLost() : reject(error)));
  });
  return inTime(asked, PATIENCE, () => {
    release();
    throw new Error('locks do not answer');
  });
}

/** How long a living tab may take to answer. */
const ANSWER_MS = 700;

type Word = {readonly say: 'who' | 'mine' | 'give'; readonly from: string};

export async function withRecord(
  tableId: string,
  {takeOver = false, onLost}: LeaseOptions,
): Promise<Lease | null> {
  const me = randomName();
  const channel = openChannel(tableId);
  // Where tabs cannot speak to each other they share no storage either.
  if (!channel) return {release: () => undefined};
  const key = `lease/${tableId}`;
  const before = await leaseOf(key);
  const answered = before !== null && (await ask(channel, {say: takeOver ? 'give' : 'who', from: me}));
  if ((answered && !takeOver) || !(await claim(key, before, me))) {
    channel.close();
    return null;
  }
  const release = () => {
    channel.close();
    void claim(key, me, null);
  };
  channel.onmessage = ({data}: MessageEvent<Word>) => {
    if (data.say === 'mine') return;
    channel.postMessage({say: 'mine', from: me} satisfies Word);
    if (data.say !== 'give') return;
    channel.close();
    onLost();
  };
  return {release};
}

/** Null where the browser does not let this page have one. */
function openChannel(tableId: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(`roadstead/table/${tableId}`);
  } catch {
    return null;
  }
}

const randomName = () => [...crypto.getRandomValues(new Uint32Array(4))].join('-');

const leaseOf = (key: string): Promise<string | null> =>
  transact('readonly', async store => ((await store.get(key)) as string | undefined) ?? null);

/** Sets who has it if that is still whom we saw: of two tabs that try at once, one wins. */
const claim = (key: string, seen: string | null, next: string | null): Promise<boolean> =>
  transact('readwrite', async store => {
    const now = ((await store.get(key)) as string | undefined) ?? null;
    if (now !== seen) return false;
    if (next === null) store.delete(key);
    else store.put(key, next);
    return true;
  });

/** Whether some tab answers in time. */
function ask(channel: BroadcastChannel, word: Word): Promise<boolean> {
  return new Promise(resolve => {
    const timer = setTimeout(() => resolve(false), ANSWER_MS);
    channel.onmessage = ({data}: MessageEvent<Word>) => {
      if (data.say !== 'mine') return;
      clearTimeout(timer);
      resolve(true);
    };
    channel.postMessage(word);
  });
}
