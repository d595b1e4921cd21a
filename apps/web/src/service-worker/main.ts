/**
 * The service worker: makes a traveller's own bookings and the offline page available without a network. What is stored,
 * for whom and for how long is decided by `platform/offline`.
 *
 * @see docs/decisions/0034-offline-bookings.md
 */
import {
  findDocument,
  getOfflineAddress,
  offlinePath,
  storeGateMessage,
} from '../platform/offline/offlineDocuments.ts';
import { findPersonalRead, isForgetMessage, isUnreachable } from '../platform/offline/personalReads.ts';
import { addRelease, deleteOldReleases, findFile, findStoredDocument, hasPersonalCaches, isGate } from './release.ts';
import { answerRead, deleteForeignCaches, stopStoring } from './storedReads.ts';
import { wait } from './wait.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => {
  const add = async () => addRelease({ hasBookings: await hasPersonalCaches(), isGate: await isGate() });
  event.waitUntil(add());
});

self.addEventListener('activate', (event) => {
  // The first worker controls the page that registered it; a later one starts without pages of the old release.
  const started = [deleteOldReleases(), self.clients.claim(), self.registration.navigationPreload?.enable()];
  event.waitUntil(Promise.all(started));
});

self.addEventListener('message', (event) => {
  if (event.data === 'activate') void self.skipWaiting();
  // The next opening of the gate tries again.
  if (event.data === storeGateMessage)
    event.waitUntil(addRelease({ hasBookings: false, isGate: true }).catch(() => undefined));
  if (!isForgetMessage(event.data)) return;
  const { except } = event.data;
  stopStoring(except);
  event.waitUntil(deleteForeignCaches(except));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin || request.method !== 'GET') return;
  if (request.mode === 'navigate') {
    if (request.destination === 'document' && !notPages.test(pathname)) event.respondWith(answerNavigation(event));
    return;
  }
  const { method, url, headers } = request;
  const read = findPersonalRead({ method, url, authorization: headers.get('authorization') }, origin);
  if (read) event.respondWith(answerRead(event, read));
  else if (pathname.startsWith('/assets/')) event.respondWith(answerFile(request, pathname));
});

/** The same paths as in `useLinks`: pictures, files and the server's own addresses. */
const notPages = /^\/(api|assets|rest|metrics|health)(\/|$)/;

const answerFile = async (request: Request, path: string): Promise<Response> =>
  (await findFile(path)) ?? fetch(request);

/** Responds with the network's document; if there is none, with the stored one, or the offline page. */
async function answerNavigation(event: FetchEvent): Promise<Response> {
  const { pathname, search } = new URL(event.request.url);
  const document = pathname === offlinePath ? offlinePath : findDocument(pathname);
  const fetched = fetchDocument(event);
  const response = await (document === undefined ? fetched : Promise.race([fetched, wait()]));
  if (response && !(document !== undefined && isUnreachable(response.status))) {
    event.waitUntil(activateNext());
    return response;
  }
  const stored = document === undefined ? undefined : await findStoredDocument(document);
  if (stored || response) return stored ?? response ?? Response.error();
  return pathname === offlinePath ? Response.error() : Response.redirect(getOfflineAddress(pathname + search));
}

/** Requests a document: the browser has sent the request while the worker started, if it can. */
async function fetchDocument(event: FetchEvent): Promise<Response | undefined> {
  try {
    const preloaded: Response | undefined = await event.preloadResponse;
    return preloaded ?? (await fetch(event.request));
  } catch {
    return undefined;
  }
}

/** Activates a waiting release when its document replaces the only page: no page then runs scripts of the old one. */
async function activateNext(): Promise<void> {
  const { waiting } = self.registration;
  if (!waiting) return;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.length <= 1) waiting.postMessage('activate');
}
