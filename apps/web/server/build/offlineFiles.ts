interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

/** Addresses of the built files that the service worker stores. */
export interface OfflineFiles {
  /** For the offline page. */
  readonly page: readonly string[];
  /** In addition for the pages of bookings. */
  readonly bookings: readonly string[];
}

const offlinePage = 'src/routes/offline/Offline.route.tsx';
const bookingPages: readonly string[] = [
  'src/routes/customer/MyBookings.route.tsx',
  'src/routes/voucher/Voucher.route.tsx',
  'src/routes/transfer-confirmation/TransferConfirmation.route.tsx',
];

/** Other pages, and what does nothing without a network. */
const notOffline = /\.route\.tsx$|\/(AuthDialog|OverPagePart|reporting|CancelDialog|CruiseRequests)\.tsx?$/;

/**
 * Returns the files of the pages that are available offline: what they import, and the lazy parts of these.
 *
 * @param manifest Vite's
 * @param entry the browser's entry module
 */
export function findOfflineFiles(manifest: Readonly<Record<string, Chunk>>, entry: string): OfflineFiles {
  const page = listFiles(manifest, [entry, offlinePage]);
  const bookings = listFiles(manifest, [entry, ...bookingPages]).filter((file) => !page.includes(file));
  return { page, bookings };
}

function listFiles(manifest: Readonly<Record<string, Chunk>>, modules: readonly string[]): string[] {
  const found = new Set<Chunk>();
  const add = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no module ${name}`);
    if (found.has(chunk)) return;
    found.add(chunk);
    chunk.imports?.forEach(add);
  };
  modules.forEach(add);
  const lazy = [...found].flatMap(({ dynamicImports = [] }) => dynamicImports);
  lazy.filter((name) => !notOffline.test(name)).forEach(add);
  const files = [...found].flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]);
  return [...new Set(files)].map((file) => `/${file}`).toSorted();
}
