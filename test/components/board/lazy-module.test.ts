/** The part of the board that is fetched behind the first screen, where it does not come. */
import {expect} from 'chai';
import {LazyModule} from '../../../components/board/lazy-module.ts';
import {isMissingModule} from '../../../src/base/load-module.ts';
import {until} from '../../support/screen/drawn.ts';

/** Tries of one `loadModule`. */
const TRIES = 3;
const missing = new TypeError('Failed to fetch dynamically imported module: lazy.js');
const atOnce = () => Promise.resolve();

/** A server that is away for so many questions. */
class Server {
  asked = 0;
  readonly #away: number;
  constructor(away: number) {
    this.#away = away;
  }
  load = async (): Promise<string> => {
    this.asked++;
    if (this.asked <= this.#away) throw missing;
    return 'stage';
  };
}

describe('what is fetched behind the first screen of a table', () => {
  /** What went unhandled: the app hears it and names the part on the screen. */
  const named: unknown[] = [];
  const hear = (event: PromiseRejectionEvent) => {
    if (!isMissingModule(event.reason)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    named.push(event.reason);
  };
  beforeEach(() => {
    named.length = 0;
    addEventListener('unhandledrejection', hear, {capture: true});
  });
  afterEach(() => removeEventListener('unhandledrejection', hear, {capture: true}));

  const part = (server: Server, come: string[]) =>
    new LazyModule(server.load, each => come.push(each), atOnce);

  it('comes once, however often it is asked for', async () => {
    const server = new Server(0);
    const come: string[] = [];
    const lazy = part(server, come);
    lazy.fetch(false);
    lazy.fetch(true);
    await until(() => come.length > 0, 'the part');
    lazy.fetch(true);
    expect(come).to.deep.equal(['stage']);
    expect(server.asked).to.equal(1);
  });

  it('is asked for at once by what cannot wait for a moment of the page', async () => {
    const server = new Server(0);
    const come: string[] = [];
    const lazy = part(server, come);
    lazy.fetch(false);
    expect(server.asked).to.equal(0);
    await lazy.need();
    expect(come).to.deep.equal(['stage']);
    await lazy.need();
    lazy.fetch(true);
    expect(server.asked).to.equal(1);
  });

  it('fails for who needs it, and is asked for again by the next', async () => {
    const server = new Server(TRIES);
    const come: string[] = [];
    const lazy = part(server, come);
    const failure = await lazy.need().catch((error: unknown) => error);
    expect(isMissingModule(failure)).to.equal(true);
    await lazy.need();
    expect(come).to.deep.equal(['stage']);
  });

  it('is tried again by itself, and nobody is told', async () => {
    const server = new Server(TRIES - 1);
    const come: string[] = [];
    part(server, come).fetch(true);
    await until(() => come.length > 0, 'the part');
    expect(server.asked).to.equal(TRIES);
    expect(named).to.deep.equal([]);
  });

  it('is named when a decision waits for it, and asked for at the next drawing', async () => {
    const server = new Server(TRIES);
    const come: string[] = [];
    const lazy = part(server, come);
    lazy.fetch(true);
    await until(() => named.length > 0, 'the name of what is missing');
    expect(come).to.deep.equal([]);
    lazy.fetch(true);
    await until(() => come.length > 0, 'the part');
    expect(named).to.have.length(1);
  });

  it('is not missed while nothing waits for it; then it is asked for', async () => {
    const server = new Server(2 * TRIES);
    const come: string[] = [];
    const lazy = part(server, come);
    lazy.fetch(false);
    await until(() => server.asked === TRIES, 'all tries');
    lazy.fetch(false);
    lazy.fetch(true);
    await until(() => named.length > 0, 'the name of what is missing');
    // Nobody was told of the first tries.
    expect(named).to.have.length(1);
    expect(server.asked).to.equal(2 * TRIES);
  });
});
