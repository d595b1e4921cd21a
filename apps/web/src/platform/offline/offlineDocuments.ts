/** The page that the service worker shows in place of a page that isn't available offline. */
export const offlinePath = '/offline';

/** A document without anything personal: any booking's page is hydrated from it. */
const documents: readonly { readonly pattern: RegExp; readonly document: string }[] = [
  { pattern: /^\/(customer|bookings)\/?$/, document: '/customer' },
  { pattern: /^\/customer\/[^/]+\/voucher\/?$/, document: '/customer/-/voucher' },
  { pattern: /^\/bookings\/[^/]+\/?$/, document: '/bookings/-' },
];

/** The gate works without a network; its document has nothing personal either. */
export const gatePath = '/dashboard/gate';

/** Sent to the worker by the gate when it opens: its page is stored then, and not in every browser. */
export const storeGateMessage = 'store-gate';

/** The documents of the pages that show stored bookings. */
export const bookingDocuments: readonly string[] = documents.map(({ document }) => document);

/** Returns the stored document for a page; nothing for a page that isn't available offline. */
export const findDocument = (path: string): string | undefined =>
  /^\/dashboard\/gate\/?$/.test(path) ? gatePath : documents.find(({ pattern }) => pattern.test(path))?.document;

/**
 * Returns the address of the offline page, which leads back to the requested one.
 *
 * @example getOfflineAddress('/cart') // '/offline?page=%2Fcart'
 */
export const getOfflineAddress = (requested: string): string => `${offlinePath}?page=${encodeURIComponent(requested)}`;

/**
 * Whether a document was rendered by the release that these files belong to: during a deployment, servers of two releases
 * respond, and a document with scripts of the other one could not start offline.
 *
 * @param files addresses of the release's files
 */
export function isOfRelease(html: string, files: readonly string[]): boolean {
  const [, json = '[]'] = /<script type="application\/json" id="scripts">([^<]*)<\/script>/.exec(html) ?? [];
  const scripts: unknown = JSON.parse(json);
  return Array.isArray(scripts) && scripts.length > 0 && scripts.every((script) => files.includes(script));
}
