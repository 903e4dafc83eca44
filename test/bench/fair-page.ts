/** The page that measures fair play in Chromium: figures on the page, the audit in a module worker. */
import {createFairWorker} from '../../src/fair/port.ts';
import {figures} from './fair-figures.ts';

const measure = async (record: string) => {
  const bytes = Uint8Array.from(atob(record), char => char.charCodeAt(0));
  const worker = createFairWorker(() => new Worker('worker.js', {type: 'module'}));
  let steps = 0;
  let longest = 0;
  const start = performance.now();
  // The page keeps its frames while the worker works.
  let last = start;
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 10);
  const verdict = await worker.run({kind: 'audit', record: bytes}, {onProgress: () => steps++});
  const audit = performance.now() - start;
  clearInterval(timer);
  worker.close();
  return {good: verdict.good, audit, steps, longest, figures: figures()};
};

export type Measured = Awaited<ReturnType<typeof measure>>;
Object.assign(globalThis, {measure});
