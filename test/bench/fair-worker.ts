/** The thread of the measurement: the audit of a log. */
import {audit} from '../../src/fair/audit.ts';
import {Reader} from '../fair/support/log.ts';

declare const self: DedicatedWorkerGlobalScope;

self.addEventListener('message', ({data}: MessageEvent<readonly string[]>) => {
  self.postMessage(audit(data, new Reader()).good);
});
