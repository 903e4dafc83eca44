/**
 * A new version of the app: the service worker has fetched it whole and keeps it waiting. It takes over, and the page loads
 * anew, while nothing is open on this page and no other page is; until then the old version stays whole, with the parts
 * that are not loaded yet. When the last page is closed the browser itself changes them. A page that is only loaded anew
 * stays with the old one: taking over while the old worker still hands out a whole start can leave Chromium's next
 * navigation without an answer.
 */
export interface NewVersionPorts {
  /** Nothing is open, and nobody has touched anything yet. */
  untouched(): boolean;
  changed(): void;
}

/** How long the worker may take to answer, and then to take over. */
const PATIENCE_MS = 8000;

/** A page that stays open looks for a new version this often, when somebody comes back to it. */
const LOOK_MS = 3_600_000;

/** Missing on pages over plain http, and where the browser lets a site keep nothing. */
const container = ((): ServiceWorkerContainer | undefined => {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
})();

export class NewVersion {
  readonly #ports: NewVersionPorts;
  #registration: ServiceWorkerRegistration | null = null;
  /** A worker stands behind this page; the first one of all brings the version that is here. */
  #controlled = Boolean(container?.controller);
  #looked = Date.now();
  /** The page loads anew as soon as the worker has taken over. */
  #expected = false;
  /** Another page has let the new version take over: parts of this one may be gone. */
  #overtaken = false;

  constructor(ports: NewVersionPorts) {
    this.#ports = ports;
    container?.addEventListener('controllerchange', this.#taken);
  }

  get ready(): boolean {
    return this.#overtaken || (this.#controlled && Boolean(this.#registration?.waiting));
  }

  /** Keeps the app on this device, and its newer versions. For when the page has what it needs for itself. */
  async follow(worker: string): Promise<void> {
    // Refused where a site may keep nothing: the app needs the network then, and that is all.
    const registration = await container?.register(worker).catch(() => undefined);
    if (!registration) return;
    this.#registration = registration;
    const watch = () => registration.installing?.addEventListener('statechange', this.#found);
    registration.addEventListener('updatefound', watch);
    watch();
    this.#found();
  }

  /** Asks the server, now and then. */
  look(): void {
    if (!this.#registration || Date.now() - this.#looked < LOOK_MS) return;
    this.#looked = Date.now();
    // Offline is no reason to complain.
    this.#registration.update().catch(() => undefined);
  }

  /** The page loads anew. @returns false when it does not, since another page is open, too */
  async takeOver(): Promise<boolean> {
    const worker = this.#registration?.waiting;
    if (this.#overtaken || !worker) {
      location.reload();
      return true;
    }
    // Nothing may be opened any more that the new version would cut off.
    document.body.inert = true;
    this.#expected = await isAlone(worker);
    const alone = this.#expected;
    if (alone) await wait(PATIENCE_MS);
    document.body.inert = false;
    this.#expected = false;
    return alone;
  }

  readonly #found = (): void => {
    if (!this.ready) return;
    if (this.#ports.untouched()) void this.takeOver();
    this.#ports.changed();
  };

  readonly #taken = (): void => {
    if (!this.#controlled) {
      this.#controlled = true;
      return;
    }
    this.#overtaken = true;
    if (this.#expected || this.#ports.untouched()) location.reload();
    else this.#ports.changed();
  };
}

const wait = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));

/** A worker that finds this page to be the only one takes over at once. */
function isAlone(worker: ServiceWorker): Promise<boolean> {
  const {port1, port2} = new MessageChannel();
  const answer = new Promise<boolean>(resolve => {
    port1.onmessage = ({data}) => resolve(data === true);
  });
  worker.postMessage('take-over', [port2]);
  return Promise.race([answer, wait(PATIENCE_MS).then(() => false)]);
}
