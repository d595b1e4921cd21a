import type { Client } from '@aitours/api-client';
import type { CalendarDate } from '@aitours/domain/dates';
import { storeGateMessage } from '../../platform/offline/offlineDocuments.ts';
import { getPersonalCacheName, toStoredResponse } from '../../platform/offline/personalReads.ts';
import { findAccount } from '../../platform/offline/storeCopies.ts';
import type { ExpectedDay } from './expectedDay.ts';

/**
 * The day's bookings in the account's cache, which is deleted with the session (decision 0034). A browser without caches
 * or service workers stores nothing.
 */
const path = '/gate/day';

/** Stores what the gate needs of a day, in place of another day's. */
export async function writeDayCopy(client: Client, day: ExpectedDay): Promise<void> {
  // What registers the worker also deletes the copy; until it runs, a log-out would leave the copy behind.
  await navigator.serviceWorker.ready;
  const account = findAccount(client);
  if (account === undefined) return;
  const cache = await caches.open(getPersonalCacheName(account));
  await cache.put(path, toStoredResponse(day, new Date()));
}

/** Returns what is stored of a day; nothing of another day. */
export async function readDayCopy(client: Client, date: CalendarDate): Promise<ExpectedDay | undefined> {
  const account = findAccount(client);
  if (account === undefined) return undefined;
  const stored = await caches.match(path, { cacheName: getPersonalCacheName(account) });
  // Written by `writeDayCopy` of this release or one before, which had the same form.
  const day = stored && ((await stored.json()) as ExpectedDay);
  return day?.date === date ? day : undefined;
}

/** Asks the service worker to store the gate's page, so that it opens without a network. */
export async function storeGatePage(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(storeGateMessage);
}
