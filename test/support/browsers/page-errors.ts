/**
 * Part of every file of component tests: what a page only logs, such as an element that could not be drawn, fails the test
 * in which it happened. (Errors outside of promises do so by themselves.)
 */
const rejections: PromiseRejectionEvent[] = [];
window.addEventListener('unhandledrejection', event => rejections.push(event));

// What a test ends with is told by the browser in a turn of its own.
const told = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

afterEach(async () => {
  await told();
  // What the app deals with is no error, nor is what a test invents.
  const [first] = rejections.splice(0).filter(event => event.isTrusted && !event.defaultPrevented);
  if (first) throw first.reason instanceof Error ? first.reason : new Error(String(first.reason));
});
