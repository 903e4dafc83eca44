/**
 * Logs of the model: a string of entries, each two characters. The first is its term, `a` for term 0. The second tells what
 * it is: `m` a move, `x` another one in its place, `u` takes a move back, `q` a question that needs a certificate, `o` its
 * answer, `f` a fact on top of a question, `L` the lead of its term, `0` to `4` that device leaves for good, `v` to `z` device 0 to 4
 * comes in, back or for a seat that has moved, `A` to `E` that device is dropped by vote.
 */
export type Log = string;

const ZERO = 'a'.charCodeAt(0);
const COMES = 'v'.charCodeAt(0);
const DROPPED = 'A'.charCodeAt(0);

export const entry = (term: number, kind: string): Log => String.fromCharCode(ZERO + term) + kind;
export const leaves = (device: number): string => String(device);
export const comes = (device: number): string => String.fromCharCode(COMES + device);
export const dropped = (device: number): string => String.fromCharCode(DROPPED + device);

/** Whether a log stands on another one. */
export const isOn = (log: Log, base: Log): boolean => log.startsWith(base);
export const apart = (one: Log, other: Log): boolean => !isOn(one, other) && !isOn(other, one);
/** What two logs have in common. */
export function common(one: Log, other: Log): Log {
  let end = 0;
  while (end < one.length && one.slice(end, end + 2) === other.slice(end, end + 2)) end += 2;
  return one.slice(0, end);
}
/** Of its last entry. */
export const termOf = (log: Log): number => (log === '' ? 0 : log.charCodeAt(log.length - 2) - ZERO);
export const lastKind = (log: Log): string => log.at(-1) ?? '';

/** All that a log stands on, and itself, without entry 0 alone. */
export function* prefixes(log: Log): Generator<Log> {
  for (let end = 2; end <= log.length; end += 2) yield log.slice(0, end);
}

const kindsOf = (log: Log): string[] => Array.from(prefixes(log), lastKind);

/** Entries that the host of a term has made of its own will. */
export const plain = (log: Log): number => kindsOf(log).filter(kind => kind !== 'L').length;

/** Which devices are in. @param absent from the start */
export function membersOf(log: Log, devices: number, absent: readonly number[]): number[] {
  const away = new Set(absent);
  for (const kind of kindsOf(log)) {
    if (/[0-4]/.test(kind)) away.add(Number(kind));
    else if (/[v-z]/.test(kind)) away.delete(kind.charCodeAt(0) - COMES);
    else if (/[A-E]/.test(kind)) away.add(kind.charCodeAt(0) - DROPPED);
  }
  return Array.from({length: devices}, (_, device) => device).filter(device => !away.has(device));
}

/** The question that waits, with all below it; null for none. */
export function questionIn(log: Log): Log | null {
  const kinds = kindsOf(log);
  const at = kinds.lastIndexOf('q');
  return at >= 0 && kinds.lastIndexOf('o') < at ? log.slice(0, 2 * at + 2) : null;
}

/** The entry since which it stands: that of the question, or of who is here or host since. @param leadAsks it does, but for a slip */
export function askingIn(log: Log, leadAsks = true): Log | null {
  const question = questionIn(log);
  if (question === null) return null;
  const asks = leadAsks ? /[qL0-4v-zA-E]/ : /[q0-4v-zA-E]/;
  return Array.from(prefixes(log)).findLast(at => at.length >= question.length && asks.test(lastKind(at)))!;
}

/** Whether there is a move that was not taken back, and nothing answered since. */
export function canUndo(log: Log): boolean {
  let moves = 0;
  for (const kind of kindsOf(log)) {
    if (kind === 'm' || kind === 'x') moves++;
    else if (kind === 'u') moves--;
    else if (kind === 'q' || kind === 'o') moves = 0;
  }
  return moves > 0;
}

/** The last entry by which the members have changed, or a term began; entry 0 where there is none. */
export const lastChange = (log: Log): Log =>
  Array.from(prefixes(log)).findLast(at => /[L0-4v-z]/.test(lastKind(at))) ?? '';

/** Of two histories of one term the one that a fork is left for. */
export const isPreferred = (one: Log, other: Log): boolean =>
  one.length === other.length ? one < other : one.length > other.length;
