/** Checks entries on a thread of their own. One list per worker: to cancel, end the worker. */
import {BadMessage} from '../base/bad-message.ts';
import {verifyEntries} from './verify.ts';
import type {VerifyReply, VerifyRequest} from './verify-port.ts';

declare const self: DedicatedWorkerGlobalScope;

const reply = (message: VerifyReply) => self.postMessage(message);

self.addEventListener('message', async ({data}: MessageEvent<VerifyRequest>) => {
  try {
    const onProgress = (done: number, total: number) => reply({done, total});
    const {signatures, way} = await verifyEntries(data.entries, {
      onProgress,
      aside: true,
    });
    reply({good: true, signatures, way});
  } catch (error) {
    if (error instanceof BadMessage) reply({good: false, code: error.code, details: error.details});
    else reply({error: String(error)});
  }
});
