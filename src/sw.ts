/**
 * The service worker: keeps the whole built app, so that the start page, saved tables and play on one device work
 * without a network. It caches nothing else: games live in IndexedDB, peers are reached without it.
 */
import {cleanupOutdatedCaches, precacheAndRoute} from 'workbox-precaching';

declare const ROADSTEAD_FILES: {url: string; revision: string; integrity?: string}[];
declare const self: ServiceWorkerGlobalScope;

cleanupOutdatedCaches();
precacheAndRoute(ROADSTEAD_FILES, {ignoreURLParametersMatching: [/.*/]});

// For the first version on a device, which nothing runs before.
self.addEventListener('activate', event => event.waitUntil(self.clients.claim()));

// A new version takes the old one's files away. So it waits until a page asks for it that is the only one; the answer
// tells the page whether it is.
self.addEventListener('message', event => {
  if (event.data === 'take-over') event.waitUntil(takeOver(event.ports[0]));
});

async function takeOver(asker: MessagePort | undefined): Promise<void> {
  const pages = await self.clients.matchAll({type: 'window', includeUncontrolled: true});
  const alone = pages.filter(page => page.url.startsWith(self.registration.scope)).length === 1;
  asker?.postMessage(alone);
  if (alone) await self.skipWaiting();
}
