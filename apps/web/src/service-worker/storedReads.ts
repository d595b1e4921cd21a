import {
  findForeignCaches,
  getPersonalCacheName,
  isExpired,
  judgeResponse,
  type PersonalRead,
  type ReadReport,
  readStoredAt,
  toStoredResponse,
} from '../platform/offline/personalReads.ts';
import { addBookingPages } from './release.ts';
import { wait } from './wait.ts';

declare const self: ServiceWorkerGlobalScope;

/** How often a session has ended, and whose bookings stayed the last time. */
let forgotten = 0;
let exempt: string | undefined;

/** Ends the storing of responses to requests that were sent in another account's session, or before a log-out. */
export const stopStoring = (except: string | undefined): void => {
  forgotten += 1;
  exempt = except;
};

/** Responds to a read from the network, and stores it; without a network, from what is stored. */
export async function answerRead(event: FetchEvent, read: PersonalRead): Promise<Response> {
  const before = forgotten;
  const mayStore = () => forgotten === before || exempt === read.account;
  const fetched = fetch(event.request).then((response) => {
    event.waitUntil(updateCopy(event, read, response.clone(), mayStore));
    return response;
  });
  event.waitUntil(fetched.catch(() => undefined));
  const response = await Promise.race([fetched.catch(() => undefined), wait()]);
  if (response && judgeResponse(response.status) !== 'show') return response;
  const stored = await findCopy(read);
  if (!stored) return response ?? fetched;
  await report(event, { path: read.path, readAt: readStoredAt(stored) ?? '', isStored: true });
  return stored;
}

async function updateCopy(
  event: FetchEvent,
  { account, path }: PersonalRead,
  response: Response,
  mayStore: () => boolean,
): Promise<void> {
  const copy = judgeResponse(response.status);
  const name = getPersonalCacheName(account);
  if (copy === 'delete' && (await caches.has(name))) await (await caches.open(name)).delete(path);
  if (copy !== 'replace') return;
  const now = new Date();
  await report(event, { path, readAt: now.toISOString(), isStored: false });
  const stored = toStoredResponse(await response.json(), now);
  if (!mayStore()) return;
  await deleteForeignCaches(account);
  await (await caches.open(name)).put(path, stored);
  // The session may have ended while it was stored.
  if (!mayStore()) await caches.delete(name);
  else await addBookingPages();
}

/** Deletes what is stored of other accounts. */
export async function deleteForeignCaches(account: string | undefined): Promise<void> {
  const names = findForeignCaches(await caches.keys(), account);
  await Promise.all(names.map((name) => caches.delete(name)));
}

async function findCopy({ account, path }: PersonalRead): Promise<Response | undefined> {
  const name = getPersonalCacheName(account);
  if (!(await caches.has(name))) return undefined;
  const cache = await caches.open(name);
  const stored = await cache.match(path);
  if (!stored || !isExpired(stored, new Date())) return stored;
  await cache.delete(path);
  return undefined;
}

async function report({ clientId }: FetchEvent, read: Omit<ReadReport, 'type'>): Promise<void> {
  const client = await self.clients.get(clientId);
  client?.postMessage({ type: 'personal-read', ...read } satisfies ReadReport);
}
