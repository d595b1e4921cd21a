import type { ReadReport } from '../platform/offline/personalReads.ts';
import { receiveReport } from '../platform/offline/readReports.ts';

/**
 * Returns a story's `beforeEach`: the service worker reports that these paths were read from what is stored.
 *
 * @param hasNoNetwork whether the browser reports that it is offline; otherwise the shop doesn't respond
 */
export const readFromStore = (paths: readonly string[], hasNoNetwork: boolean) => () => {
  const report = (isStored: boolean) => {
    for (const path of paths)
      receiveReport({ type: 'personal-read', path, readAt: '2030-02-25T10:05:00Z', isStored } satisfies ReadReport);
  };
  Object.defineProperty(navigator, 'onLine', { value: !hasNoNetwork, configurable: true });
  report(true);
  return () => {
    Reflect.deleteProperty(navigator, 'onLine');
    report(false);
  };
};
