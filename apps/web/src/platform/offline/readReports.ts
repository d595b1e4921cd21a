import { useBrowserStore } from '../../hydration/index.ts';
import { createChanges } from '../createStore.ts';
import { isReadReport, type ReadReport } from './personalReads.ts';

/** Why a page shows what is stored. */
export interface Offline {
  /** The browser has no network; otherwise the shop doesn't respond. */
  readonly hasNoNetwork: boolean;
  /** When the oldest part of what the page shows was read; undefined if that isn't known. */
  readonly readAt: string | undefined;
}

/** The last report of the service worker for each path. */
const reports = new Map<string, ReadReport>();
let newest: ReadReport | undefined;
const changes = createChanges();

// Once for all pages, and before their first request.
if (typeof document !== 'undefined') {
  navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isReadReport(data)) receiveReport(data);
  });
}

/**
 * Records what the service worker reports about a read.
 *
 * @internal
 */
export function receiveReport(report: ReadReport): void {
  reports.set(report.path, report);
  newest = report;
  changes.notify();
}

function subscribe(onChange: () => void): () => void {
  const stop = changes.subscribe(onChange);
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    stop();
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/** A text, because a store's value is compared by identity. */
const readState = (isShown: (path: string) => boolean): string => {
  const shown = [...reports.values()].filter(({ path }) => isShown(path));
  const isOffline = !navigator.onLine;
  if (!isOffline && !shown.some(({ isStored }) => isStored)) return '';
  const [oldest = ''] = shown.map(({ readAt }) => readAt).toSorted();
  return `${isOffline ? 'none' : 'silent'} ${oldest}`;
};

const noState = () => '';

/**
 * Returns why a page shows stored data; undefined while it shows the server's.
 *
 * @param isShown whether the page shows what was read from a path
 */
export function useOffline(isShown: (path: string) => boolean): Offline | undefined {
  const state = useBrowserStore(subscribe, () => readState(isShown), noState);
  if (state === '') return undefined;
  const [network, readAt] = state.split(' ');
  return { hasNoNetwork: network === 'none', readAt: readAt === '' ? undefined : readAt };
}

/** Returns whether actions that need the shop's server can't be done: no network, or the newest read got no response. */
export const useIsOffline = (): boolean =>
  useBrowserStore(
    subscribe,
    () => !navigator.onLine || newest?.isStored === true,
    () => false,
  );
