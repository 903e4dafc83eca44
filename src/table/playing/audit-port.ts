/** What the page and the thread that checks a whole game say to each other, and the page's end of it. */

import {aside, type Progress, type Wishes} from '../../base/aside.ts';
import type {AnyCode} from '../../base/codes.ts';
import type {Json} from '../../base/json.ts';
import type {Failed, Thread} from '../../base/thread.ts';
import type {Audited} from './joint/audit.ts';

export type AuditVerdict =
  /** `answered`: null where one device dealt, which leaves no proofs. */
  | {
      readonly good: true;
      readonly digest: string;
      readonly answered: Audited['answered'] | null;
      readonly convicted: Audited['convicted'];
    }
  | {
      readonly good: false;
      readonly code: AnyCode;
      readonly details: {readonly [field: string]: Json};
      /** The rules of the game say no, not log or proofs. */
      readonly rules: boolean;
    };

export interface AuditRequest {
  readonly audit: readonly string[];
}

interface AuditAnswer {
  readonly verdict: AuditVerdict;
}

export type AuditReply = Progress | AuditAnswer | Failed;

/**
 * @param start opens the thread: `() => new Worker('dealing.js', {type: 'module'})`
 * @throws the signal's reason when aborted, and Error when the thread does not run: neither is a word on the game
 */
export async function auditAside(
  start: () => Thread,
  texts: readonly string[],
  wishes: Wishes,
): Promise<AuditVerdict> {
  const {verdict} = await aside<AuditAnswer>(start, {audit: texts} satisfies AuditRequest, wishes);
  return verdict;
}
