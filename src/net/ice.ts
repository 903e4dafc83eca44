/**
 * What WebRTC is told of servers that help to find a path. A relay may ask for credentials that expire: they are fetched where
 * the app was built to (or its server says so), and again before their time is over. Where none come, all goes on without.
 */
import * as v from 'valibot';
import {backoff} from './limits.ts';

const text = (length: number) => v.pipe(v.string(), v.maxLength(length));

/** What the endpoint says, which may be anybody's. */
const CredentialsSchema = v.object({
  urls: v.pipe(
    v.array(v.pipe(text(200), v.regex(/^turns?:[\w.[\]:-]+(?:\?transport=(?:udp|tcp))?$/i))),
    v.minLength(1),
    v.maxLength(4),
  ),
  username: text(200),
  credential: text(200),
  /** Seconds that they hold. */
  ttl: v.pipe(v.number(), v.minValue(60), v.maxValue(7 * 86_400)),
});
type Credentials = v.InferOutput<typeof CredentialsSchema>;

/** Bytes of an answer. */
const MOST = 4096;
/** An endpoint that is there answers at once, and nobody waits for another one; ms. */
const WAIT_MS = 1000;
const PATIENCE_MS = 5000;
/** Asked anew when so much of their time is over. */
const EARLY = 0.75;
/** After a failure, so many times what a broker is given. */
const CALM = 10;

/** @throws what fetch throws, SyntaxError, ValiError, RangeError */
async function credentialsAt(endpoint: string): Promise<Credentials> {
  const response = await fetch(endpoint, {
    cache: 'no-store',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let said = '';
  for (let size = 0; reader; ) {
    const {value, done} = await reader.read();
    if (done) break;
    size += value.length;
    if (size > MOST) {
      await reader.cancel();
      throw new RangeError('too long');
    }
    said += decoder.decode(value, {stream: true});
  }
  if (!response.ok) throw new RangeError('refused');
  return v.parse(CredentialsSchema, JSON.parse(said));
}

export class Ice {
  /** Given to each connection as it is; brought up to date in place. */
  readonly config: RTCConfiguration;
  readonly #fixed: readonly RTCIceServer[];
  readonly #endpoint: string | null;
  #first: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  /** When the credentials in use are over, on the clock of `Date.now`. */
  #until = 0;
  #closed = false;

  /** @param endpoint where credentials for a relay are told; null: nowhere */
  constructor(fixed: readonly RTCIceServer[], endpoint: string | null = null) {
    this.#fixed = fixed;
    this.#endpoint = endpoint;
    this.config = {iceServers: [...fixed]};
  }

  /** Resolves when credentials are there, or when they have been waited for long enough. */
  async ready(wait: number = WAIT_MS): Promise<void> {
    if (this.#endpoint === null || this.#closed) return;
    this.#first ??= this.#refresh(this.#endpoint);
    let late: ReturnType<typeof setTimeout> | undefined;
    const tooLate = new Promise<void>(resolve => {
      late = setTimeout(resolve, wait);
    });
    await Promise.race([this.#first, tooLate]);
    clearTimeout(late);
  }

  async #refresh(endpoint: string): Promise<void> {
    let next: number;
    try {
      const {urls, username, credential, ttl} = await credentialsAt(endpoint);
      this.config.iceServers = [...this.#fixed, {urls, username, credential}];
      this.#until = Date.now() + ttl * 1000;
      this.#failures = 0;
      next = ttl * 1000 * EARLY;
    } catch {
      // A relay that takes nobody would only be waited for.
      if (Date.now() >= this.#until) this.config.iceServers = [...this.#fixed];
      next = backoff(this.#failures) * CALM;
      this.#failures++;
    }
    if (!this.#closed) this.#timer = setTimeout(() => void this.#refresh(endpoint), next);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }
}
