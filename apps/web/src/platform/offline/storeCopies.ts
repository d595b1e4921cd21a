import type { Client } from '@aitours/api-client';
import { isTransferReference } from '@aitours/domain/booking';
import { getPersonalCacheName, isExpired, readAccount, readStoredAt } from './personalReads.ts';

/** Returns the account of the session; undefined for a guest. */
export function findAccount({ session }: Client): string | undefined {
  const tokens = session.tokens();
  return tokens ? readAccount(`Bearer ${tokens.access}`) : undefined;
}

const DAY_MILLISECONDS = 86_400_000;

/**
 * Reads bookings and their passes one after another through the service worker, which stores them. What was stored in the
 * last day isn't read again: opening its page reads it anyway.
 */
export async function storeCopies(client: Client, numbers: readonly string[]): Promise<void> {
  await untilControlled();
  for (const number of numbers) {
    const input = { path: { ref: number } };
    await readMissing(client, `/api/v1/bookings/${number}/`, () => client.call('getBooking', input));
    await readMissing(client, `/api/v1/bookings/${number}/passes/`, () => client.call('listPasses', input));
    if (isTransferReference(number))
      await readMissing(client, `/api/v1/transfers/bookings/${number}/`, () =>
        client.call('getTransferBooking', input),
      );
  }
}

/** Reads the lists of My Bookings through the service worker, if they aren't stored. */
export async function storeLists(client: Client): Promise<void> {
  await untilControlled();
  await readMissing(client, '/api/v1/bookings/', () => client.call('listBookings'));
  await readMissing(client, '/api/v1/cruises/requests/', () => listCruiseRequests(client));
}

/** The requests of the user for cruises. Without a network, My Bookings shows the stored ones. */
export const listCruiseRequests = async (client: Client) =>
  (await client.call('listCruiseRequests', { query: { page_size: 100 } })).results;

async function readMissing(client: Client, path: string, read: () => Promise<unknown>): Promise<void> {
  const account = findAccount(client);
  if (account === undefined) return;
  const stored = await caches.match(path, { cacheName: getPersonalCacheName(account) });
  const now = new Date();
  const isRecent = stored && Date.parse(readStoredAt(stored) ?? '') > now.getTime() - DAY_MILLISECONDS;
  if (!isRecent || isExpired(stored, now)) await read();
}

/** Waits for the service worker: on a first visit it starts after the page has made its requests. */
async function untilControlled(): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return;
  await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
}
