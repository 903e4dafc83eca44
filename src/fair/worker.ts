/** The thread of fair play: one job after another, told apart by their numbers. */
import {FairError} from './errors.ts';
import {runJob} from './jobs.ts';
import type {JobReply, JobRequest} from './port.ts';

declare const self: DedicatedWorkerGlobalScope;

const reply = (message: JobReply) => self.postMessage(message);

self.addEventListener('message', ({data: {id, job}}: MessageEvent<JobRequest>) => {
  try {
    reply({id, result: runJob(job, (done, total) => reply({id, done, total}))});
  } catch (error) {
    if (error instanceof FairError) reply({id, code: error.code, details: error.details});
    else reply({id, error: String(error)});
  }
});
