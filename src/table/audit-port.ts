/** What the page and the thread that checks a whole game say to each other, and the page's end of it. */
import type {Json} from '../base/json.ts';
import type {Audited} from './joint/audit.ts';

export type AuditVerdict =
  /** `answered`: null where one device dealt, which leaves no proofs. */
  | {readonly good: true; readonly digest: string; readonly answered: Audited['answered'] | null}
  | {
      readonly good: false;
      readonly code: string;
      readonly details: {readonly [field: string]: Json};
      /** The rules of the game say no, not log or proofs. */
      readonly rules: boolean;
    };

export interface AuditRequest {
  readonly audit: readonly string[];
}

export type AuditReply =
  | {readonly done: number; readonly total: number}
  | {readonly verdict: AuditVerdict}
  | {readonly error: string};

export interface AuditWishes {
  readonly onProgress: (done: number, total: number) => void;
  readonly signal: AbortSignal;
}

/** The part of `Worker` that is used. */
export interface AuditThread {
  postMessage(message: AuditRequest): void;
  addEventListener(type: 'message', listener: (event: {readonly data: unknown}) => void): void;
  addEventListener(type: 'error', listener: (event: {readonly message?: string}) => void): void;
  terminate(): void;
}

/**
 * @param start opens the thread: `() => new Worker('dealing.js', {type: 'module'})`
 * @throws the signal's reason when aborted, and Error when the thread does not run: neither is a word on the game
 */
export function auditAside(
  start: () => AuditThread,
  texts: readonly string[],
  {onProgress, signal}: AuditWishes,
): Promise<AuditVerdict> {
  const thread = start();
  const verdict = new Promise<AuditVerdict>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), {once: true});
    thread.addEventListener('error', ({message}) => reject(new Error(message || 'the check stopped')));
    thread.addEventListener('message', ({data}) => {
      const reply = data as AuditReply; // both ends come from one build
      if ('done' in reply) onProgress(reply.done, reply.total);
      else if ('error' in reply) reject(new Error(reply.error));
      else resolve(reply.verdict);
    });
    thread.postMessage({audit: texts});
  });
  return verdict.finally(() => thread.terminate());
}
