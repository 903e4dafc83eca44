/**
 * One tab per table. Web Locks where the browser has them. Pages over plain http have none. There a record in IndexedDB
 * names the tab that has it, and tabs ask each other over a BroadcastChannel whether that one is still alive (answering a
 * message works in a background tab, where timers sleep).
 *
 * Whoever takes a table over asks the tab that has it first: that one stores what it alone has and lets go, or keeps the table
 * where the disk takes nothing. Who does not answer loses it.
 *
 * The lease keeps two tabs from *trying*; that they cannot corrupt anything is the affair of `appendEntry`.
 */
import {BadMessage} from '../base/bad-message.ts';
import {inTime} from '../base/in-time.ts';
import {transact} from './store.ts';

export interface Lease {
  release(): void;
}

export interface LeaseOptions {
  /** Ask the tab that holds the table to let go, and take it. */
  readonly takeOver?: boolean;
  /** Take it even where that tab has what is stored nowhere. */
  readonly anyhow?: boolean;
  /** Another tab took the table over: stop writing. */
  readonly onLost: () => void;
  /** Another tab asks for it: resolves when it may have it, false where this one has what is stored nowhere. */
  readonly onAsked?: () => Promise<boolean>;
}

/** Steps of a second that the browser has to answer; it asks nobody. */
const PATIENCE = 3;

/**
 * Null: another tab holds the table.
 * @throws BadMessage table/kept-elsewhere: it does not give it up, for it has what is stored nowhere
 */
export async function acquireLease(tableId: string, options: LeaseOptions): Promise<Lease | null> {
  let locks: LockManager | undefined;
  try {
    locks = navigator.locks;
  } catch {
    // It does not let this page have any.
  }
  if (!locks) return withRecord(tableId, options);
  if (options.takeOver && !options.anyhow) await askToGive(tableId);
  try {
    return await withLocks(locks, tableId, options);
  } catch {
    // Or does not answer.
    return withRecord(tableId, options);
  }
}

function withLocks(locks: LockManager, tableId: string, options: LeaseOptions) {
  const {takeOver = false, onLost} = options;
  let release = () => {};
  const asked = new Promise<Lease | null>((resolve, reject) => {
    const released = new Promise<void>(done => {
      release = done;
    });
    let mine = false;
    let hush: () => void = () => undefined;
    const freed = () => {
      hush();
      release();
    };
    locks
      .request(`roadstead/table/${tableId}`, takeOver ? {steal: true} : {ifAvailable: true}, lock => {
        if (!lock) return resolve(null);
        mine = true;
        const channel = openChannel(tableId);
        if (channel) hush = answerOn(channel, options);
        resolve({release: freed});
        return released;
      })
      // A stolen lock rejects in the tab that had it.
      .catch(error => {
        hush();
        return mine ? onLost() : reject(error);
      });
  });
  return inTime(asked, PATIENCE, () => {
    release();
    throw new Error('locks do not answer');
  });
}

/** How long a living tab may take to answer, and to store what it alone has. */
const ANSWER_MS = 700;
const STORE_MS = 8000;

/** Is it there? May I have it, when all is stored? Or at once? And what is answered. */
type Word = {
  readonly say: 'who' | 'give' | 'take' | 'mine' | 'given' | 'keeps';
  readonly from: string;
};

/** What the tab that has a table says to others. @returns ends it; who asked already still hears the answer */
function answerOn(channel: BroadcastChannel, {onAsked, onLost}: LeaseOptions): () => void {
  const me = randomName();
  const say = (word: Word['say']) => channel.postMessage({say: word, from: me} satisfies Word);
  let answering = 0;
  let isOver = false;
  channel.onmessage = async ({data}: MessageEvent<Word>) => {
    if (isOver || (data.say !== 'who' && data.say !== 'give' && data.say !== 'take')) return;
    say('mine');
    if (data.say === 'who') return;
    answering++;
    const gives = data.say === 'take' || !onAsked || (await onAsked());
    answering--;
    // Whoever left the table meanwhile has given it.
    say(gives || isOver ? 'given' : 'keeps');
    if ((gives || isOver) && answering === 0) channel.close();
    if (!gives) return;
    isOver = true;
    onLost();
  };
  return () => {
    isOver = true;
    if (answering === 0) channel.close();
  };
}

export async function withRecord(tableId: string, options: LeaseOptions): Promise<Lease | null> {
  const {takeOver = false, anyhow = false} = options;
  const me = randomName();
  const channel = openChannel(tableId);
  // Where tabs cannot speak to each other they share no storage either.
  if (!channel) return {release: () => undefined};
  const key = `lease/${tableId}`;
  const before = await leaseOf(key);
  const say = anyhow ? 'take' : takeOver ? 'give' : 'who';
  const answer = before === null ? null : await ask(channel, {say, from: me});
  const isKept = answer === 'keeps';
  if (isKept || (answer !== null && !takeOver) || !(await claim(key, before, me))) {
    channel.close();
    if (isKept) throw new BadMessage('table/kept-elsewhere');
    return null;
  }
  const hush = answerOn(channel, options);
  const release = () => {
    hush();
    void claim(key, me, null);
  };
  return {release};
}

/** @throws BadMessage table/kept-elsewhere */
async function askToGive(tableId: string): Promise<void> {
  const channel = openChannel(tableId);
  const answer = channel && (await ask(channel, {say: 'give', from: randomName()}));
  channel?.close();
  if (answer === 'keeps') throw new BadMessage('table/kept-elsewhere');
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

/** What the tab that has the table answers; null: no tab does in time. */
function ask(channel: BroadcastChannel, word: Word): Promise<Word['say'] | null> {
  return new Promise(resolve => {
    let timer = setTimeout(() => resolve(null), ANSWER_MS);
    const end = (answer: Word['say'] | null) => {
      clearTimeout(timer);
      resolve(answer);
    };
    channel.onmessage = ({data: {say}}: MessageEvent<Word>) => {
      if (say === 'given' || say === 'keeps') end(say);
      if (say !== 'mine') return;
      if (word.say === 'who') return end(say);
      // It is there, and stores what it has.
      clearTimeout(timer);
      timer = setTimeout(() => resolve(null), STORE_MS);
    };
    channel.postMessage(word);
  });
}
