/**
 * The slow work as jobs of bytes, to be run on a thread of its own: a pass, the check of a pass, an audit. The same
 * function runs in a worker, in the page where no worker starts, and in Node.
 *
 * Who knows what: the job `pass` carries the seat's secret to the worker of the same page, and nowhere else.
 */

import {audit, type Verdict} from './audit.ts';
import type {Context} from './context.ts';
import {FairError} from './errors.ts';
import {decodePoint} from './group.ts';
import {type Ciphertext, decodePass, encodePass} from './shuffle.ts';
import {provePass} from './shuffle-prove.ts';
import {verifyPass} from './shuffle-verify.ts';

/** Points are 32 bytes, inputs 64 bytes each. */
export interface PassStatement {
  readonly context: Context;
  readonly pass: number;
  readonly K: Uint8Array;
  readonly inputs: Uint8Array;
}

export type Job =
  | {readonly kind: 'pass'; readonly statement: PassStatement; readonly secret: Uint8Array}
  | {readonly kind: 'check-pass'; readonly statement: PassStatement; readonly message: Uint8Array}
  | {readonly kind: 'audit'; readonly record: Uint8Array};

/** The message of a pass; whether a pass holds; the verdict of an audit. */
export interface JobResult {
  readonly pass: Uint8Array;
  readonly 'check-pass': boolean;
  readonly audit: Verdict;
}

export type Progress = (done: number, total: number) => void;

function readInputs(bytes: Uint8Array): Ciphertext[] {
  if (bytes.length % 64 !== 0) throw new FairError('bad-length', {field: 'inputs', length: bytes.length});
  return Array.from({length: bytes.length / 64}, (_, i) => ({
    a: decodePoint(bytes.subarray(64 * i, 64 * i + 32), 'inputs'),
    b: decodePoint(bytes.subarray(64 * i + 32, 64 * i + 64), 'inputs'),
  }));
}

/** @throws FairError when the job's bytes are not what they must be */
export function runJob<J extends Job>(job: J, progress?: Progress): JobResult[J['kind']];
export function runJob(job: Job, progress?: Progress): JobResult[Job['kind']] {
  switch (job.kind) {
    case 'pass': {
      const {context, pass, K, inputs} = job.statement;
      const made = provePass(job.secret, readInputs(inputs), decodePoint(K, 'K'), context, pass, progress);
      return encodePass(made.pass);
    }
    case 'check-pass': {
      const {context, pass, K, inputs} = job.statement;
      const message = decodePass(job.message);
      return message.pass === pass && verifyPass(message, readInputs(inputs), decodePoint(K, 'K'), context);
    }
    case 'audit':
      return audit(job.record, progress);
  }
}
