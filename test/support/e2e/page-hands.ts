/**
 * Runs in a page before the app: keeps digests and errors, and plays while `autoplay` is on. All chance in it comes
 * from the seed that it is given (`hands`): each choice from the number of the entry that it follows, so that neither
 * time nor a reload changes it; keys, names and the dealer's seed one after the other since the page was loaded.
 */
import {type Rng, seededRng} from '../../../src/base/rng.ts';
import {type Choice, sampleAny} from '../../../src/engine/choice.ts';
import type {Action} from '../../../src/engine/game.ts';
import type {Act, AppView} from '../../../src/table/seen/view-model.ts';

export interface Watched {
  /** Given before this script. */
  readonly hands: {readonly seed: string};
  autoplay: boolean;
  /** What a game advises; null to play at random. */
  suggest: ((board: unknown, choices: readonly Choice[], rng: Rng) => Action) | null;
  /** Set by `page-advice.ts`: takes the advice of this game from here on. */
  takeAdvice?: (id: string) => Promise<void>;
  seen: {
    digests: Record<number, string>;
    errors: string[];
    /** When each entry was first shown: milliseconds since 1970, by number. */
    at: Record<number, number>;
    /** Tasks that held the page up, of 50 ms and more: when they began, as above, and how long they took. */
    tasks: {start: number; ms: number}[];
  };
  /** Looks at what is shown once more, as when something had changed. */
  lookAgain: () => void;
  /** Set by the benchmark: the screen has been given a state. */
  drawn?: () => void;
}

type App = HTMLElement & {view: AppView | null};

const watched = window as unknown as Watched;
watched.autoplay = false;
watched.suggest = null;
watched.seen = {digests: {}, errors: [], at: {}, tasks: []};
if (PerformanceObserver.supportedEntryTypes.includes('longtask'))
  new PerformanceObserver(list => {
    for (const {startTime, duration} of list.getEntries())
      watched.seen.tasks.push({start: performance.timeOrigin + startTime, ms: duration});
  }).observe({entryTypes: ['longtask']});
watched.lookAgain = () => undefined;
window.addEventListener('error', event => watched.seen.errors.push(String(event.message)));
document.addEventListener('securitypolicyviolation', event =>
  watched.seen.errors.push(`${event.effectiveDirective} refuses ${event.blockedURI}`),
);
window.addEventListener('unhandledrejection', event => watched.seen.errors.push(String(event.reason)));

/** How often this profile has loaded a page; 0 where a page may keep nothing (`about:blank`). */
function loads(): number {
  try {
    const count = Number(localStorage.getItem('loads') ?? 0) + 1;
    localStorage.setItem('loads', `${count}`);
    return count;
  } catch {
    return 0;
  }
}

/** A stream for each length, so that what the network draws, at times of its own, moves none of the others. */
function seedDraws(seed: string): void {
  const streams = new Map<number, Rng>();
  crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
    if (!array) return array;
    const {buffer, byteOffset, byteLength} = array;
    const rng = streams.get(byteLength) ?? seededRng(`${seed} ${byteLength}`);
    streams.set(byteLength, rng);
    const bytes = new Uint8Array(buffer, byteOffset, byteLength);
    for (const i of bytes.keys()) bytes[i] = rng.below(256);
    return array;
  };
}

/** The table and the entry that it answered last: the next table may be as long. */
let answered = '';
function look(app: App, {screen}: AppView): void {
  if (screen.screen !== 'table') return;
  const {entries, digest} = screen.fairness;
  watched.seen.digests[entries - 1] = digest;
  watched.seen.at[entries - 1] ??= performance.timeOrigin + performance.now();
  watched.drawn?.();
  if (!watched.autoplay || screen.sending) return;
  const say = (act: Act) => queueMicrotask(() => app.dispatchEvent(new CustomEvent('rs-act', {detail: act})));
  // Whoever decides next takes a device that several share; at a table on one device the test itself hands it on.
  if (screen.curtain !== null && screen.place === 'network') say({act: 'openCurtain', seat: screen.curtain});
  if (screen.choices.length === 0) return;
  const question = `${screen.tableId} ${entries} ${screen.viewer}`;
  if (answered === question) return;
  answered = question;
  const rng = seededRng(`${watched.hands.seed} ${entries}`);
  const action = watched.suggest?.(screen.board, screen.choices, rng) ?? sampleAny(screen.choices, rng);
  say({act: 'move', action});
}

seedDraws(`${watched.hands.seed} draws ${loads()}`);

// The app sets `view` on its element for every change: the same way in which the screens hear of it.
const wait = setInterval(() => {
  const app = document.querySelector<App>('rs-app');
  if (!app || !('view' in app)) return;
  clearInterval(wait);
  // The element's class defines `view` with both.
  const accessor = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(app), 'view') as Required<
    Pick<PropertyDescriptor, 'get' | 'set'>
  >;
  Object.defineProperty(app, 'view', {
    configurable: true,
    get: () => accessor.get.call(app),
    set: (view: AppView) => {
      accessor.set.call(app, view);
      look(app, view);
    },
  });
  watched.lookAgain = () => app.view && look(app, app.view);
  watched.lookAgain();
}, 5);
