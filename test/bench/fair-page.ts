/** The page that measures fair play in Chromium: figures on the page, the audit in a module worker. */
import {figures} from './fair-figures.ts';

const measure = async (texts: readonly string[]) => {
  const worker = new Worker('worker.js', {type: 'module'});
  let longest = 0;
  const start = performance.now();
  // The page keeps its frames while the worker works.
  let last = start;
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 10);
  const good = await new Promise<boolean>((resolve, reject) => {
    worker.onmessage = ({data}) => resolve(data);
    worker.onerror = reject;
    worker.postMessage(texts);
  });
  const audit = performance.now() - start;
  clearInterval(timer);
  worker.terminate();
  return {good, audit, longest, figures: figures()};
};

export type Measured = Awaited<ReturnType<typeof measure>>;
Object.assign(globalThis, {measure});
