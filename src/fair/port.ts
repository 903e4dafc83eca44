/**
 * What a page and its fair-play worker say to each other, and the page's end of it. One job at a time on the worker;
 * a job that is cancelled while it runs ends the thread, for arithmetic cannot be interrupted otherwise, and the jobs
 * that wait go to a new one. Where no worker starts, jobs run in the page, one per turn of the event loop.
 */
import type {Json} from '../base/json.ts';
import {FairError} from './errors.ts';
import {type Job, type JobResult, type Progress, runJob} from './jobs.ts';

export interface JobRequest {
  readonly id: number;
  readonly job: Job;
}

export type JobReply =
  | {readonly id: number; readonly done: number; readonly total: number}
  | {readonly id: number; readonly result: JobResult[Job['kind']]}
  | {readonly id: number; readonly code: string; readonly details: {readonly [field: string]: Json}}
  | {readonly id: number; readonly error: string};

/** The part of `Worker` that is used. */
export interface FairThread {
  postMessage(message: JobRequest): void;
  addEventListener(type: 'message', listener: (event: {readonly data: unknown}) => void): void;
  addEventListener(type: 'error', listener: (event: {readonly message?: string}) => void): void;
  terminate(): void;
}

export interface JobOptions {
  readonly onProgress?: Progress;
  readonly signal?: AbortSignal;
}

export interface FairWorker {
  /** @throws FairError as the job; the signal's reason when cancelled; Error when the worker broke or was closed */
  run<J extends Job>(job: J, options?: JobOptions): Promise<JobResult[J['kind']]>;
  /** Ends the thread; open jobs reject. */
  close(): void;
}

interface Waiting {
  readonly request: JobRequest;
  readonly options: JobOptions;
  readonly resolve: (result: JobResult[Job['kind']]) => void;
  readonly reject: (error: unknown) => void;
}

/** @param start opens the thread: `() => new Worker('fair.js', {type: 'module'})` */
export function createFairWorker(start: () => FairThread): FairWorker {
  let thread: FairThread | null = null;
  let lastId = 0;
  let running: Waiting | null = null;
  let queue: Waiting[] = [];

  const endThread = () => {
    thread?.terminate();
    thread = null;
  };

  const finish = (settle: (job: Waiting) => void) => {
    const job = running;
    running = null;
    if (job) settle(job);
    next();
  };

  const open = (): FairThread => {
    const opened = start();
    opened.addEventListener('message', ({data}) => {
      const reply = data as JobReply;
      if (thread !== opened || reply.id !== running?.request.id) return;
      if ('done' in reply) running.options.onProgress?.(reply.done, reply.total);
      else if ('result' in reply) finish(job => job.resolve(reply.result));
      else if ('code' in reply)
        finish(job => job.reject(new FairError(reply.code.replace(/^fair\//, ''), reply.details)));
      else finish(job => job.reject(new Error(reply.error)));
    });
    opened.addEventListener('error', ({message}) => {
      if (thread !== opened) return;
      endThread();
      finish(job => job.reject(new Error(message || 'the worker stopped')));
    });
    return opened;
  };

  const next = () => {
    if (running || queue.length === 0) return;
    const job = queue.shift()!;
    running = job;
    try {
      thread ??= open();
    } catch {
      runHere(job);
      return;
    }
    thread.postMessage(job.request);
  };

  /** Without a worker: after the page had a turn. */
  const runHere = (job: Waiting) => {
    setTimeout(() => {
      if (running !== job) return;
      let settle: (job: Waiting) => void;
      try {
        const result = runJob(job.request.job, job.options.onProgress);
        settle = one => one.resolve(result);
      } catch (error) {
        settle = one => one.reject(error);
      }
      finish(settle);
    }, 0);
  };

  const cancel = (job: Waiting, reason: unknown) => {
    if (running === job) {
      endThread();
      finish(one => one.reject(reason));
    } else if (queue.includes(job)) {
      queue = queue.filter(one => one !== job);
      job.reject(reason);
    }
  };

  return {
    run: (job, options = {}) =>
      new Promise((resolve, reject) => {
        const {signal} = options;
        if (signal?.aborted) {
          reject(signal.reason);
          return;
        }
        // A reply's type follows from its job's kind: the worker runs the same `runJob`.
        const waiting = {request: {id: ++lastId, job}, options, resolve, reject} as Waiting;
        signal?.addEventListener('abort', () => cancel(waiting, signal.reason), {once: true});
        queue.push(waiting);
        next();
      }),
    close() {
      endThread();
      const jobs = running ? [running, ...queue] : queue;
      running = null;
      queue = [];
      for (const {reject} of jobs) reject(new Error('the worker was closed'));
    },
  };
}
