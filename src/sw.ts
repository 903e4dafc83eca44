/**
 * The service worker: keeps the whole built app, so that the start page, saved tables and play on one device work
 * without a network. It caches nothing else: games live in IndexedDB, peers are reached without it.
 */
import {addPlugins, cleanupOutdatedCaches, precacheAndRoute} from 'workbox-precaching';

declare const ROADSTEAD_FILES: {url: string; revision: string; digest: string; integrity?: string}[];
declare const self: ServiceWorkerGlobalScope;

cleanupOutdatedCaches();
// Every page of this origin can write into our cache, so what lies there is looked at each time it is served: what is
// not what this version was built with is fetched anew.
addPlugins([
  {
    cachedResponseWillBeUsed: async ({cachedResponse, request}) =>
      cachedResponse && (await isOurs(request.url, cachedResponse.clone())) ? cachedResponse : null,
  },
]);
precacheAndRoute(ROADSTEAD_FILES, {ignoreURLParametersMatching: [/.*/]});

/** Base64 SHA-256 of each file, by its full address. */
const DIGESTS = new Map(
  ROADSTEAD_FILES.map(({url, digest}) => [new URL(url, self.location.href).href, digest]),
);

async function isOurs(url: string, response: Response): Promise<boolean> {
  const address = new URL(url);
  address.search = '';
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await response.arrayBuffer()));
  return DIGESTS.get(address.href) === btoa(String.fromCharCode(...digest));
}

// For the first version on a device, which nothing runs before.
self.addEventListener('activate', event => event.waitUntil(self.clients.claim()));

// A new version takes the old one's files away. So it waits until a page asks for it that is the only one; the answer
// tells the page whether it is.
self.addEventListener('message', event => {
  if (event.data === 'take-over') event.waitUntil(takeOver(event.ports[0]));
});

/** A page that was loaded anew finds its own last life still there for a moment. */
const LOOKS = 4;
const LOOK_MS = 100;

async function takeOver(asker: MessagePort | undefined): Promise<void> {
  let alone = await isAlone();
  for (let look = 1; !alone && look < LOOKS; look++) {
    await new Promise(resolve => setTimeout(resolve, LOOK_MS));
    alone = await isAlone();
  }
  asker?.postMessage(alone);
  if (alone) await self.skipWaiting();
}

/** Another app may live at this host, too, in another folder. */
async function isAlone(): Promise<boolean> {
  const pages = await self.clients.matchAll({type: 'window', includeUncontrolled: true});
  return pages.filter(page => page.url.startsWith(self.registration.scope)).length === 1;
}
