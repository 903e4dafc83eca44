/**
 * The page's address, which nobody else reads or writes, and its history.
 *
 * The browser's Back, a phone's button or gesture, as one step back inside the app. It leads from what lies over a screen
 * to the screen, from a screen to the start page, and only from there out of the page.
 *
 * The browser keeps one entry for the start page, one above it for any other screen and one more for whatever lies
 * over a screen. The depth stands in the entry, so that it is known after a reload, too.
 */
import {hashOf, type Place, readHash} from '../../src/base/address.ts';
import type {AppView} from '../../src/table/seen/view-model.ts';
import type {RsApp} from './app.ts';
import {withFrame} from './with-frame.ts';

/** What going back and forth does, when it is the browser that goes. */
export interface Ways {
  goHome(): Promise<void>;
  /** Somebody typed or followed a link while the page was open: `read` tells which. */
  follow(): void;
  /** A table that was left by Back is wanted again by Forward. */
  reopen(place: Place): Promise<void>;
}

interface Entry {
  readonly depth: number;
}

export class WayBack {
  readonly #app: RsApp;
  readonly #ways: Ways;
  /** The open table, which stands in the address so that a reload comes back to it. */
  #table: string | null;
  /** The browser is on its way to where it was sent: its next `popstate` is that, and nobody's wish. */
  #sent = false;
  /** A table closes or comes back: what is on the screen does not count yet. */
  #going = false;
  #looking = false;
  /** The last thing that `read` told. */
  #read = '';

  constructor(app: RsApp, ways: Ways) {
    this.#app = app;
    this.#ways = ways;
    this.#table = tableIn(location.hash);
    window.addEventListener('popstate', this.#went);
    window.addEventListener('hashchange', () => {
      if (entry() === null) ways.follow();
    });
    app.addEventListener('rs-layers', this.look);
  }

  /**
   * What the address asks for, once. The secret of a join link does not stay there; a table does.
   */
  read(): Place {
    const {hash} = location;
    this.#read = hash;
    if (hash !== hashOf(this.#table))
      history.replaceState(history.state, '', location.pathname + location.search);
    return readHash(hash);
  }

  /** What the address asks for, without taking it. */
  get asked(): Place {
    return readHash(location.hash);
  }

  /** The whole address: it tells where the app was served. */
  get page(): string {
    return location.href;
  }

  /** Loads the page anew. @param link is followed again; null: the open table stays in the address */
  reload(link: string | null): void {
    if (link !== null) history.replaceState(null, '', link.slice(link.indexOf('#')));
    location.reload();
  }

  /** @param table the open table, null for none */
  remember(table: string | null): void {
    this.#table = table;
  }

  /** After a change on the screen: makes or drops entries. Waits until everything that changed is drawn. */
  readonly look = (): void => {
    if (this.#looking) return;
    this.#looking = true;
    setTimeout(() => {
      this.#looking = false;
      this.#settle();
    });
  };

  #settle(): void {
    const {view} = this.#app;
    if (!view || this.#sent || this.#going || (entry() === null && !['', this.#read].includes(location.hash)))
      return;
    const wanted = this.#depth(view);
    const now = entry()?.depth ?? 0;
    if (now > wanted) {
      this.#sent = true;
      history.go(wanted - now);
      return;
    }
    if (entry() === null) put('replaceState', 0, null);
    for (let depth = now + 1; depth <= wanted; depth++) put('pushState', depth, this.#table);
    if (wanted > 0 && location.hash !== hashOf(this.#table)) put('replaceState', wanted, this.#table);
  }

  #depth({screen}: AppView): number {
    return (screen.screen === 'home' ? 0 : 1) + (this.#app.layers() > 0 ? 1 : 0);
  }

  readonly #went = (): void => {
    const sent = this.#sent;
    this.#sent = false;
    if (!sent) this.#follow();
    this.look();
  };

  /** Brings the app to where somebody went in the browser. */
  #follow(): void {
    const at = entry();
    const {view} = this.#app;
    // Followed links are none of ours; `hashchange` tells of them. Who goes on while the app is still on its way is
    // followed when it has come there.
    if (!at || !view || this.#going) return;
    const {hash} = location;
    if (at.depth < this.#depth(view)) {
      if (!this.#app.closeLayer()) this.#during(this.#ways.goHome());
    } else if (view.screen.screen === 'home' && tableIn(hash) !== null) {
      this.#during(this.#ways.reopen(readHash(hash)));
    }
  }

  /** While the app is on its way, the old screen still stands there and says nothing about where we are. */
  #during(going: Promise<void>): void {
    const from = entry()?.depth;
    this.#going = true;
    const arrived = (): void => {
      this.#going = false;
      if (entry()?.depth !== from) this.#follow();
      this.look();
    };
    // What came of it is told to the screen with a frame.
    void going.finally(() => withFrame(arrived));
  }
}

/** What is kept in the browser's entry; null when it is not ours. */
function entry(): Entry | null {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'depth' in state && typeof state.depth === 'number'
    ? {depth: state.depth}
    : null;
}

function tableIn(hash: string): string | null {
  const place = readHash(hash);
  return place.at === 'table' ? place.tableId : null;
}

function put(how: 'pushState' | 'replaceState', depth: number, table: string | null): void {
  const kept: Entry = {depth};
  history[how](kept, '', `${location.pathname}${location.search}${hashOf(table)}`);
}
