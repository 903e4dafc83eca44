/** Real browsers as players: profiles that open the built app, act through it, and play by themselves. */
import {build} from 'esbuild';
import type {Browser, BrowserContext, Page} from 'playwright-core';
import type {BotKind} from '../../../src/bots/kinds.ts';
import type {Options} from '../../../src/engine/game.ts';
import {GAME_LIST} from '../../../src/games/index.ts';
import type {Act, AppView, TableView} from '../../../src/table/seen/view-model.ts';
import {PATIENCE_MS, profile} from '../browsers/browsers.ts';
import {wirePlug} from '../net/unplug.ts';
import type {Watched} from './page-hands.ts';

/** What a page records of itself while it plays: state digests by number of the entry that led to them. */
export type Seen = Watched['seen'];

/** All chance of the players: `ROADSTEAD_SEED`, which the run prints, plays the same games again. */
export const SEED = process.env.ROADSTEAD_SEED ?? 'roadstead';

/** How many there were: no two draw the same keys. */
let profiles = 0;

/** Scripts that run in a player's page, each bundled once. */
const scripts = new Map<string, Promise<string>>();
function scriptOf(file: 'page-hands' | 'page-advice'): Promise<string> {
  const made =
    scripts.get(file) ??
    build({
      entryPoints: [`test/support/e2e/${file}.ts`],
      bundle: true,
      format: 'iife',
      target: 'es2022',
      write: false,
      logLevel: 'warning',
    }).then(({outputFiles}) => outputFiles[0]!.text);
  scripts.set(file, made);
  return made;
}

/**
 * Runs in a page before the app: its profile has played these games before. The first table of a game opens with its aim,
 * over what most tests are about.
 */
function knowGames(ids: readonly string[]): void {
  const known = JSON.stringify(Object.fromEntries(ids.map(id => [id, {wish: 'off', seen: []}])));
  try {
    if (localStorage.getItem('rs-coach') === null) localStorage.setItem('rs-coach', known);
  } catch {
    // A page that may keep nothing.
  }
}

export interface ProfileOptions {
  /** Changes its scripts: then no service worker gives them out. */
  readonly wire?: ((context: BrowserContext) => Promise<void>) | null;
  /** The service worker takes the whole app to the profile: seconds of work, for whoever goes offline or loads anew; not when left out. */
  readonly kept?: boolean;
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
  static async open(
    browser: Browser,
    url: string,
    name: string,
    {wire = null, kept = false}: ProfileOptions = {},
  ): Promise<Player> {
    // A server of ours signs for itself.
    const ignoreHTTPSErrors = url.startsWith('https:');
    const viewport = {width: 360, height: 640};
    const serviceWorkers = kept && !wire ? 'allow' : 'block';
    const context = await profile(browser, {viewport, ignoreHTTPSErrors, serviceWorkers});
    await wirePlug(context);
    await wire?.(context);
    await context.addInitScript(
      seed => Object.assign(window, {hands: {seed}}),
      `${SEED} ${profiles++} ${name}`,
    );
    await context.addInitScript(
      knowGames,
      GAME_LIST.map(({id}) => id),
    );
    await context.addInitScript({content: await scriptOf('page-hands')});
    const page = await context.newPage();
    await page.goto(url);
    const player = new Player(context, page);
    await player.until(view => view !== null);
    await player.act({act: 'settings', settings: {...(await player.view()).settings, name, motion: 'off'}});
    // Whoever changes settings next builds on these.
    await player.until(({settings}) => settings.motion === 'off');
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

  /** Does it, and waits for the frame in which the app shows what comes of it at once. */
  async act(act: Act): Promise<void> {
    await this.page.evaluate(async detail => {
      document.querySelector('rs-app')!.dispatchEvent(new CustomEvent('rs-act', {detail}));
      // No frame comes where nobody looks.
      await Promise.race([new Promise(requestAnimationFrame), new Promise(seen => setTimeout(seen, 60))]);
    }, act);
  }

  /** Waits until the app shows what is wanted; the condition runs in the page and sees nothing but its arguments. */
  async until<T>(holds: (view: AppView, arg: T) => boolean, arg?: T, timeout = PATIENCE_MS): Promise<void> {
    // Made here: the page's policy lets nobody make functions out of text there.
    const look = new Function(
      'arg',
      `const app = document.querySelector('rs-app');
      return app?.view ? (${holds})(app.view, arg) : false;`,
    ) as (given: unknown) => boolean;
    try {
      const polling = timeout > PATIENCE_MS ? 200 : 20;
      await this.page.waitForFunction(look, arg as unknown, {timeout, polling});
    } catch (error) {
      const view = await this.view().catch(() => null);
      throw new Error(`waited in vain; the app shows ${summary(view)}`, {cause: error});
    }
  }

  /** Plays by itself as a game advises, no more at random. */
  async takeAdvice(game: string): Promise<void> {
    // An expression, in every engine.
    await this.page.evaluate(`(() => {${await scriptOf('page-advice')}})()`);
    await this.page.evaluate(id => (window as unknown as Watched).takeAdvice!(id), game);
  }

  async autoplay(on: boolean): Promise<void> {
    await this.page.evaluate(play => {
      const watched = window as unknown as Watched;
      // Nobody looks while pages play by themselves: five of them need not be laid out and painted.
      document.documentElement.style.display = play ? 'none' : '';
      watched.autoplay = play;
      watched.lookAgain();
    }, on);
  }

  /** One move by itself, painted as when a person makes it. */
  async move(): Promise<void> {
    await this.page.evaluate(() => {
      const watched = window as unknown as Watched;
      watched.autoplay = true;
      watched.lookAgain();
      watched.autoplay = false;
    });
  }

  /** Resolves when the page has nothing to do for a moment. */
  async rest(): Promise<void> {
    await this.page.evaluate(
      () =>
        new Promise(resolve => {
          // WebKit has no such thing.
          const idle: (then: () => void) => unknown = window.requestIdleCallback ?? setTimeout;
          idle(() => resolve(null));
        }),
    );
  }

  seen(): Promise<Seen> {
    return this.page.evaluate(() => (window as unknown as Watched).seen);
  }

  close(): Promise<void> {
    return this.context.close();
  }
}

/** What stands on the screen, short enough for a report. */
function summary(view: AppView | null): string {
  if (!view) return 'nothing';
  const {screen, problem} = view;
  const trouble = 'trouble' in screen ? screen.trouble : null;
  const entries = screen.screen === 'table' ? screen.fairness.entries : null;
  return JSON.stringify({screen: screen.screen, problem, trouble, entries});
}

export interface Seated {
  /** Puerto Rico when left out. */
  readonly game?: string;
  readonly seats: number;
  /** Bots of the host's device, on seats behind those of the players. */
  readonly bots?: readonly BotKind[];
  /** The game's defaults when left out. */
  readonly options?: Options;
  /** Whether the app is kept on every device (see `ProfileOptions`); not when left out. */
  readonly kept?: boolean;
  /** The device of the first player lies in the middle, and one more plays from its seat: the last of the players. */
  readonly middle?: boolean;
  /** The seats whose pages run other scripts, and what makes it so. */
  readonly modified?: {
    readonly seats: readonly number[];
    readonly wire: (context: BrowserContext) => Promise<void>;
  };
}

/**
 * A started network table: the first player hosts it, the others came by its link.
 * @param browsers where they sit, in turn from the host on: two browsers and four seats make two of each
 */
export async function seatedTable(
  browsers: readonly Browser[],
  url: string,
  seated: Seated,
): Promise<Player[]> {
  const players = await seatedLobby(browsers, url, seated);
  if (seated.middle) players.push(await layDown(players[0]!, browsers[1 % browsers.length]!, url));
  await players[0]!.act({act: 'start'});
  for (const player of players) await player.until(view => view.screen.screen === 'table');
  return players;
}

/** The host's device gives its seat up to somebody who comes by its link. */
async function layDown(tablet: Player, browser: Browser, url: string): Promise<Player> {
  await tablet.act({act: 'standUp'});
  await tablet.until(({screen}) => screen.screen === 'lobby' && screen.mine === null);
  const {screen} = await tablet.view();
  const other = await Player.open(browser, url, 'Zsófi');
  await other.act({act: 'join', linkOrCode: screen.screen === 'lobby' ? screen.link : ''});
  await other.until(({screen: at}) => at.screen === 'lobby' && at.places[0]?.taken === false);
  await other.act({act: 'sit', place: 0});
  await tablet.until(({screen: at}) => at.screen === 'lobby' && at.notReady === null);
  return other;
}

/** The same before the game begins, everybody on their places. */
export async function seatedLobby(
  browsers: readonly Browser[],
  url: string,
  {game = 'puerto-rico', seats, bots = [], options = {}, kept = false, modified}: Seated,
): Promise<Player[]> {
  const sit = (i: number) =>
    Player.open(browsers[i % browsers.length]!, url, `Player ${i}`, {
      wire: modified?.seats.includes(i) ? modified.wire : null,
      kept,
    });
  const host = await sit(0);
  await host.act({
    act: 'create',
    table: {game, seats: seats + bots.length, options, bots, place: 'network', names: []},
  });
  await host.until(({screen}) => screen.screen === 'lobby' && screen.link !== '' && screen.mine === 0);
  const {screen} = await host.view();
  const link = screen.screen === 'lobby' ? screen.link : '';
  const players = [host];
  for (let i = 1; i < seats; i++) {
    const guest = await sit(i);
    await guest.page.goto(link);
    await guest.until(view => view.screen.screen === 'lobby' && view.screen.places.length > 0);
    await guest.act({act: 'sit', place: i});
    await guest.until((view, place) => view.screen.screen === 'lobby' && view.screen.mine === place, i);
    players.push(guest);
  }
  await host.until(view => view.screen.screen === 'lobby' && view.screen.notReady === null);
  return players;
}
