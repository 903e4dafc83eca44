/** The part of the board that is fetched behind the first screen, where it does not come. */
import {expect} from 'chai';
import {LatePart} from '../../../components/board/late-part.ts';
import {isMissingPart} from '../../../src/base/load-part.ts';
import {until} from '../../support/screen/drawn.ts';

/** Tries of one `loadPart`. */
const TRIES = 3;
const missing = new TypeError('Failed to fetch dynamically imported module: late.js');
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
    if (!isMissingPart(event.reason)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    named.push(event.reason);
  };
  beforeEach(() => {
    named.length = 0;
    addEventListener('unhandledrejection', hear, {capture: true});
  });
  afterEach(() => removeEventListener('unhandledrejection', hear, {capture: true}));

  const part = (server: Server, come: string[]) => new LatePart(server.load, each => come.push(each), atOnce);

  it('comes once, however often it is asked for', async () => {
    const server = new Server(0);
    const come: string[] = [];
    const late = part(server, come);
    late.fetch(false);
    late.fetch(true);
    await until(() => come.length > 0, 'the part');
    late.fetch(true);
    expect(come).to.deep.equal(['stage']);
    expect(server.asked).to.equal(1);
  });

  it('is asked for at once by what cannot wait for a moment of the page', async () => {
    const server = new Server(0);
    const come: string[] = [];
    const late = part(server, come);
    late.fetch(false);
    expect(server.asked).to.equal(0);
    await late.need();
    expect(come).to.deep.equal(['stage']);
    await late.need();
    late.fetch(true);
    expect(server.asked).to.equal(1);
  });

  it('fails for who needs it, and is asked for again by the next', async () => {
    const server = new Server(TRIES);
    const come: string[] = [];
    const late = part(server, come);
    const failure = await late.need().catch((error: unknown) => error);
    expect(isMissingPart(failure)).to.equal(true);
    await late.need();
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
    const late = part(server, come);
    late.fetch(true);
    await until(() => named.length > 0, 'the name of what is missing');
    expect(come).to.deep.equal([]);
    late.fetch(true);
    await until(() => come.length > 0, 'the part');
    expect(named).to.have.length(1);
  });

  it('is not missed while nothing waits for it; then it is asked for', async () => {
    const server = new Server(2 * TRIES);
    const come: string[] = [];
    const late = part(server, come);
    late.fetch(false);
    await until(() => server.asked === TRIES, 'all tries');
    late.fetch(false);
    late.fetch(true);
    await until(() => named.length > 0, 'the name of what is missing');
    // Nobody was told of the first tries.
    expect(named).to.have.length(1);
    expect(server.asked).to.equal(2 * TRIES);
  });
});
