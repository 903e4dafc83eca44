/**
 * Runs in a page before the app: keeps digests and errors, and plays while `autoplay` is on. All chance in it comes
 * from the seed that it is given (`hands`): each choice from the number of the entry that it follows, so that neither
 * time nor a reload changes it; keys, names and the dealer's seed one after the other since the page was loaded.
 */
import {type Rng, seededRng} from '../../src/base/rng.ts';
import {sampleAny} from '../../src/engine/choice.ts';
import type {AppView} from '../../src/table/view-model.ts';

export interface Watched {
  /** Given before this script. */
  readonly hands: {readonly seed: string};
  autoplay: boolean;
  seen: {digests: Record<number, string>; errors: string[]};
  /** Looks at what is shown once more, as when something had changed. */
  lookAgain: () => void;
  /** Set by the benchmark: the screen has been given a state. */
  drawn?: () => void;
}

type App = HTMLElement & {view: AppView | null};

const watched = window as unknown as Watched;
watched.autoplay = false;
watched.seen = {digests: {}, errors: []};
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

let answered = -1;
function look(app: App, {screen}: AppView): void {
  if (screen.screen !== 'table') return;
  const {entries, digest} = screen.fairness;
  watched.seen.digests[entries - 1] = digest;
  watched.drawn?.();
  if (!watched.autoplay || screen.choices.length === 0 || screen.sending || answered === entries) return;
  answered = entries;
  const action = sampleAny(screen.choices, seededRng(`${watched.hands.seed} ${entries}`));
  queueMicrotask(() => app.dispatchEvent(new CustomEvent('rs-act', {detail: {act: 'move', action}})));
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
