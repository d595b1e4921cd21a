interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
  readonly imports?: readonly string[];
}

/** Addresses of the built files that the service worker stores. */
export interface OfflineFiles {
  /** For the offline page. */
  readonly page: readonly string[];
  /** In addition for the pages of bookings. */
  readonly bookings: readonly string[];
  /** In addition for the gate. */
  readonly gate: readonly string[];
}

const offlinePage = 'src/routes/offline/Offline.route.tsx';
const bookingPages: readonly string[] = [
  'src/routes/customer/MyBookings.route.tsx',
  'src/routes/voucher/Voucher.route.tsx',
  'src/routes/transfer-confirmation/TransferConfirmation.route.tsx',
];

const gatePage = 'src/back-office/gate/CheckIns.route.tsx';

/** What every page loads when it is idle or sends a request. */
const lazyOfPage: readonly string[] = [
  '../../packages/api-client/src/calls.ts',
  'src/app/navigation/backSteps.ts',
  'src/app/navigation/PageChange.tsx',
  'src/app/shell/AccountPicture.tsx',
  'src/app/shell/ThemePart.tsx',
  'src/features/notifications/ToastsPart.tsx',
];

/** The route table, the menus, which have the log-out, and what vouchers load: QR codes and the calendar file. */
const lazyOfBookings: readonly string[] = [
  ...lazyOfPage,
  'src/app/rareRoutes.ts',
  'src/app/shell/MenuPart.tsx',
  'src/app/shell/SlideIn.tsx',
  '../../node_modules/uqr/dist/index.mjs',
  '../../packages/domain/src/calendar/index.ts',
];

/** The route table, and the decoder of the camera's pictures, for browsers without one. */
const lazyOfGate: readonly string[] = [...lazyOfPage, 'src/app/staffRoutes.ts', '../../node_modules/qr/decode.js'];

/**
 * Returns the files of the pages that are available offline: what they import, and lazy parts.
 *
 * @param manifest Vite's
 * @param entry the browser's entry module
 */
export function findOfflineFiles(manifest: Readonly<Record<string, Chunk>>, entry: string): OfflineFiles {
  const page = listFiles(manifest, [entry, offlinePage, ...lazyOfPage]);
  const bookings = listFiles(manifest, [entry, ...bookingPages, ...lazyOfBookings]);
  const gate = listFiles(manifest, [entry, gatePage, ...lazyOfGate]);
  const isOther = (file: string) => !page.includes(file);
  return { page, bookings: bookings.filter(isOther), gate: gate.filter(isOther) };
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
  const files = [...found].flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]);
  return [...new Set(files)].map((file) => `/${file}`).toSorted();
}
