/**
 * Credentials for somebody's TURN server, by the secret that it shares with us (coturn's `use-auth-secret`): a name with the
 * moment at which they are over, and its HMAC. So no password of the relay stands in any page, or in anybody's settings.
 */
import {createHmac} from 'node:crypto';

export interface RelayOptions {
  readonly urls: readonly string[];
  readonly secret: string;
}

/** Seconds: longer than a game, and shorter than it pays to hand them on. */
const TTL = 6 * 3600;

export const isRelayUrl = (text: string): boolean =>
  text.length <= 200 && /^turns?:[\w.[\]:-]+(\?transport=(udp|tcp))?$/i.test(text);

/** @param now milliseconds */
export function credentials({urls, secret}: RelayOptions, now = Date.now()) {
  const username = `${Math.floor(now / 1000) + TTL}:roadstead`;
  return {urls, username, credential: createHmac('sha1', secret).update(username).digest('base64'), ttl: TTL};
}
