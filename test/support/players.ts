/** Real browsers as players: profiles that open the built app, act through it, and play by themselves. */
import type {Browser, BrowserContext, Page} from 'playwright-core';
import type {Act, AppView, TableView} from '../../src/table/view-model.ts';
import {wirePlug} from './net-unplug.ts';

/** What a page records of itself while it plays. */
export interface Seen {
  /** State digest by number of the entry that led to it. */
  readonly digests: Record<number, string>;
  readonly errors: string[];
}

/** Runs in the page before the app: keeps digests, and plays while `autoplay` is on. */
function watchPage(): void {
  interface Watched {
    autoplay: boolean;
    seen: {digests: Record<number, string>; errors: string[]};
    /** Set by the benchmark: the screen has been given a state. */
    drawn?: () => void;
  }
  const watched = window as unknown as Watched;
  watched.autoplay = false;
  watched.seen = {digests: {}, errors: []};
  window.addEventListener('error', event => watched.seen.errors.push(String(event.message)));
  document.addEventListener('securitypolicyviolation', event =>
    watched.seen.errors.push(`${event.effectiveDirective} refuses ${event.blockedURI}`),
  );
  window.addEventListener('unhandledrejection', event => watched.seen.errors.push(String(event.reason)));
  const pick = (hole: {hole: string; of?: unknown[]; total?: number; caps?: number[]}): unknown => {
    if (hole.hole === 'oneOf') return hole.of![Math.floor(Math.random() * hole.of!.length)];
    let left = hole.total!;
    return hole.caps!.map(cap => {
      const here = Math.min(cap, left);
      left -= here;
      return here;
    });
  };
  let answered = '';
  const look = (view: AppView): void => {
    const {screen} = view;
    if (screen.screen !== 'table') return;
    watched.seen.digests[screen.fairness.entries - 1] = screen.fairness.digest;
    watched.drawn?.();
    const turn = `${screen.fairness.entries}`;
    if (!watched.autoplay || screen.choices.length === 0 || screen.sending || answered === turn) return;
    answered = turn;
    const choice = screen.choices[Math.floor(Math.random() * screen.choices.length)]!;
    const action = Object.fromEntries(
      Object.entries(choice).map(([field, value]) => [
        field,
        typeof value === 'object' && value !== null && 'hole' in value
          ? pick(value as {hole: string})
          : value,
      ]),
    );
    queueMicrotask(() =>
      document
        .querySelector('rs-app')!
        .dispatchEvent(new CustomEvent('rs-act', {detail: {act: 'move', action}})),
    );
  };
  // The app sets `view` on its element for every change: the same way in which the screens hear of it.
  const wait = setInterval(() => {
    const app = document.querySelector('rs-app') as (HTMLElement & {view: AppView | null}) | null;
    if (!app || !('view' in app)) return;
    clearInterval(wait);
    const proto = Object.getPrototypeOf(app) as object;
    const accessor = Object.getOwnPropertyDescriptor(proto, 'view')!;
    Object.defineProperty(app, 'view', {
      configurable: true,
      get: () => accessor.get!.call(app) as AppView,
      set: (view: AppView) => {
        accessor.set!.call(app, view);
        look(view);
      },
    });
    if (app.view) look(app.view);
    Object.assign(window, {lookAgain: () => app.view && look(app.view)});
  }, 5);
}

/** One browser profile at the app. */
export class Player {
  readonly context: BrowserContext;
  readonly page: Page;

  private constructor(context: BrowserContext, page: Page) {
    this.context = context;
    this.page = page;
  }

  /** A profile of its own, with its own storage, that has a name already. */
  static async open(browser: Browser, url: string, name: string): Promise<Player> {
    const context = await browser.newContext({viewport: {width: 360, height: 640}});
    await wirePlug(context);
    await context.addInitScript(watchPage);
    const page = await context.newPage();
    await page.goto(url);
    const player = new Player(context, page);
    await player.until(view => view !== null);
    await player.act({act: 'settings', settings: {...(await player.view()).settings, name, motion: 'off'}});
    return player;
  }

  /** A second tab of the same profile. */
  async tab(url: string): Promise<Player> {
    const page = await this.context.newPage();
    await page.goto(url);
    const player = new Player(this.context, page);
    await player.until(view => view !== null);
    return player;
  }

  /** As if a file with this text had been chosen. */
  async importText(text: string): Promise<void> {
    await this.page.evaluate(content => {
      const file = new File([content], 'game.roadstead.json', {type: 'application/json'});
      document
        .querySelector('rs-app')!
        .dispatchEvent(new CustomEvent('rs-act', {detail: {act: 'import', file}}));
    }, text);
  }

  view(): Promise<AppView> {
    return this.page.evaluate(() => (document.querySelector('rs-app') as unknown as {view: AppView}).view);
  }

  async table(): Promise<TableView> {
    const {screen} = await this.view();
    if (screen.screen !== 'table')
      throw new Error(`on the screen ${screen.screen}: ${JSON.stringify(screen)}`);
    return screen;
  }

  async act(act: Act): Promise<void> {
    await this.page.evaluate(
      detail => document.querySelector('rs-app')!.dispatchEvent(new CustomEvent('rs-act', {detail})),
      act,
    );
  }

  /** Waits until the app shows what is wanted; the condition runs in the page and sees nothing but its arguments. */
  async until<T>(holds: (view: AppView, arg: T) => boolean, arg?: T, timeout = 30_000): Promise<void> {
    // Made here: the page's policy lets nobody make functions out of text there.
    const look = new Function(
      'arg',
      `const app = document.querySelector('rs-app');
      return app?.view ? (${holds})(app.view, arg) : false;`,
    ) as (given: unknown) => boolean;
    await this.page.waitForFunction(look, arg as unknown, {timeout, polling: 20});
  }

  async autoplay(on: boolean): Promise<void> {
    await this.page.evaluate(play => {
      const watched = window as unknown as {autoplay: boolean; lookAgain?: () => void};
      // Nobody looks while pages play by themselves: five of them need not be painted.
      document.documentElement.style.visibility = play ? 'hidden' : '';
      watched.autoplay = play;
      watched.lookAgain?.();
    }, on);
  }

  /** One move by itself, painted as when a person makes it. */
  async move(): Promise<void> {
    await this.page.evaluate(() => {
      const watched = window as unknown as {autoplay: boolean; lookAgain: () => void};
      watched.autoplay = true;
      watched.lookAgain();
      watched.autoplay = false;
    });
  }

  /** Resolves when the page has nothing to do for a moment. */
  async rest(): Promise<void> {
    await this.page.evaluate(() => new Promise(resolve => requestIdleCallback(() => resolve(null))));
  }

  seen(): Promise<Seen> {
    return this.page.evaluate(() => (window as unknown as {seen: Seen}).seen);
  }

  close(): Promise<void> {
    return this.context.close();
  }
}

/** A started network table: the first player keeps it, the others came by its link. */
export async function seatedTable(browser: Browser, url: string, seats: number): Promise<Player[]> {
  const host = await Player.open(browser, url, 'Player 0');
  await host.act({
    act: 'create',
    table: {game: 'puerto-rico', seats, options: {}, bots: [], place: 'network', names: []},
  });
  await host.until(({screen}) => screen.screen === 'lobby' && screen.link !== '' && screen.mine === 0);
  const {screen} = await host.view();
  const link = screen.screen === 'lobby' ? screen.link : '';
  const players = [host];
  for (let i = 1; i < seats; i++) {
    const guest = await Player.open(browser, url, `Player ${i}`);
    await guest.page.goto(link);
    await guest.until(view => view.screen.screen === 'lobby' && view.screen.places.length > 0);
    await guest.act({act: 'sit', place: i});
    await guest.until((view, place) => view.screen.screen === 'lobby' && view.screen.mine === place, i);
    players.push(guest);
  }
  await host.until(view => view.screen.screen === 'lobby' && view.screen.notReady === null);
  await host.act({act: 'start'});
  for (const player of players) await player.until(view => view.screen.screen === 'table');
  return players;
}
