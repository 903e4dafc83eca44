/** Pages and browsers that are gone without a word. */
import type {Player} from './players.ts';

/** The page is gone; nobody is told, and no answer comes from it. */
export async function crash({page, context}: Player): Promise<void> {
  const gone = page.waitForEvent('crash', {timeout: 10_000});
  const cdp = await context.newCDPSession(page);
  void cdp.send('Page.crash').catch(() => undefined);
  await gone;
}

/**
 * As when a laptop is closed: no process of the player's browser runs, its sockets stay open and answer nothing.
 * @returns opens it again
 */
export async function stopBrowser({context}: Player): Promise<() => void> {
  const cdp = await context.browser()!.newBrowserCDPSession();
  const {processInfo} = await cdp.send('SystemInfo.getProcessInfo');
  await cdp.detach();
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
    for (const {id} of processInfo) {
      try {
        if (id > 1) process.kill(id, name);
      } catch {
        // ended meanwhile
      }
    }
  };
  signal('SIGSTOP');
  return () => signal('SIGCONT');
}
