import type { AddBackSteps } from '@aitours/ui';
import { navigate as navigateNow } from 'wouter/use-browser-location';

/** Loads with the first layer, because few visitors of a page open one. */
let backSteps: typeof import('./backSteps.ts') | undefined;
const load = async () => {
  backSteps = await import('./backSteps.ts');
  return backSteps;
};

/** Navigates; entries of open layers don't remain behind the next page. */
export const navigate = (to: string | URL, options?: { replace?: boolean; state?: object }): void =>
  (backSteps?.navigate ?? navigateNow)(to, options);

/** Adds history entries for a layer (`useBackSteps`). If the code can't be loaded, Back leaves the page. */
export const addBackSteps: AddBackSteps = (...layer) => {
  let remove: (() => void) | undefined;
  let isRemoved = false;
  const add = (loaded: typeof import('./backSteps.ts')) => {
    if (!isRemoved) remove = loaded.addBackSteps(...layer);
  };
  // At once if possible: a layer that is removed and added again must not be missing when entries are counted.
  if (backSteps) add(backSteps);
  else load().then(add, () => undefined);
  return () => {
    isRemoved = true;
    remove?.();
  };
};

/**
 * Starts listening to Back; called before the router does, because window's listeners run in the order of their addition.
 * Entries of layers that a reload has closed are left.
 */
export function startBackSteps(): void {
  addEventListener('popstate', () => backSteps?.handlePopState());
  if (history.state?.depth) load().catch(() => undefined);
}
