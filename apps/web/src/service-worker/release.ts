import { bookingDocuments, gatePath, isOfRelease, offlinePath } from '../platform/offline/offlineDocuments.ts';
import { isPersonalCache } from '../platform/offline/personalReads.ts';

declare const self: ServiceWorkerGlobalScope & {
  /** Names the build and its configuration; the web host adds it. */
  readonly release: string;
};

/** Addresses of the files of the offline page, and those that the pages of bookings, and the gate, need in addition. The build adds them. */
declare const offlineFiles: {
  readonly page: readonly string[];
  readonly bookings: readonly string[];
  readonly gate: readonly string[];
};

/** Its files have a hash in their names, so releases share it. */
const FILES = 'files';
const documentsPrefix = 'documents of ';
const documentsName = documentsPrefix + self.release;

/** What every page's head refers to. */
const icon = '/favicon.svg';

const allFiles = [...new Set([...offlineFiles.page, ...offlineFiles.bookings, ...offlineFiles.gate]), icon];

/** Whether bookings of an account are stored. */
export const hasPersonalCaches = async (): Promise<boolean> => (await caches.keys()).some(isPersonalCache);

/** Whether this browser is a gate, of this release or the one before. */
export const isGate = async (): Promise<boolean> => (await caches.match(gatePath)) !== undefined;

interface OfflinePages {
  /** An account's bookings are stored. */
  readonly hasBookings: boolean;
  readonly isGate: boolean;
}

/** Stores the offline page, and the pages that the account needs; what is stored already isn't loaded. */
export async function addRelease(pages: OfflinePages): Promise<void> {
  const files = [
    ...offlineFiles.page,
    ...(pages.hasBookings ? offlineFiles.bookings : []),
    ...(pages.isGate ? offlineFiles.gate : []),
    icon,
  ];
  const documents = [offlinePath, ...(pages.hasBookings ? bookingDocuments : []), ...(pages.isGate ? [gatePath] : [])];
  await Promise.all([addMissing(FILES, [...new Set(files)]), addMissing(documentsName, documents, requireOwnDocument)]);
}

let adding: Promise<void> | undefined;

/** Stores the pages of bookings with the first stored booking; after a failure, again with the next one. */
export const addBookingPages = (): Promise<void> => {
  adding ??= addRelease({ hasBookings: true, isGate: false }).catch(() => {
    adding = undefined;
  });
  return adding;
};

type Check = (response: Response) => Promise<void>;

async function addMissing(name: string, addresses: readonly string[], check?: Check): Promise<void> {
  const cache = await caches.open(name);
  await Promise.all(
    addresses.map(async (address) => {
      if (await cache.match(address)) return;
      const response = await fetch(address);
      if (!response.ok) throw new Error(`${address} returned status ${response.status}`);
      await check?.(response.clone());
      await cache.put(address, response);
    }),
  );
}

async function requireOwnDocument(response: Response): Promise<void> {
  const html = await response.text();
  if (!isOfRelease(html, allFiles)) throw new Error('The server of another release responded');
}

/** Deletes documents of other releases, and files that this release doesn't use. */
export async function deleteOldReleases(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(documentsPrefix) && name !== documentsName);
  await Promise.all(old.map((name) => caches.delete(name)));
  const cache = await caches.open(FILES);
  const unused = (await cache.keys()).filter(({ url }) => !allFiles.includes(new URL(url).pathname));
  await Promise.all(unused.map((request) => cache.delete(request)));
}

/** Returns a stored file of the app. */
export const findFile = async (path: string): Promise<Response | undefined> => (await caches.open(FILES)).match(path);

/** Returns a stored document of this release. */
export const findStoredDocument = async (path: string): Promise<Response | undefined> =>
  (await caches.open(documentsName)).match(path);
