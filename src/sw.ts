/**
 * The service worker: keeps the whole built app, so that the start page, saved tables and play on one device work
 * without a network. It caches nothing else: games live in IndexedDB, peers are reached without it.
 */
import {cleanupOutdatedCaches, precacheAndRoute} from 'workbox-precaching';

declare const ROADSTEAD_FILES: {url: string; revision: string}[];
declare const self: ServiceWorkerGlobalScope;

cleanupOutdatedCaches();
precacheAndRoute(ROADSTEAD_FILES, {ignoreURLParametersMatching: [/.*/]});

// A new version takes over at the next start, never under a running table.
self.addEventListener('activate', event => event.waitUntil(self.clients.claim()));
