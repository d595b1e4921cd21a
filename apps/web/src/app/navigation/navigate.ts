import type { AddBackSteps } from '@aitours/ui';
import { navigate as navigateNow } from 'wouter/use-browser-location';

/** Loads with the first layer, because few visitors of a page open one. */
let backSteps: typeof import('./backSteps.ts') | undefined;

/** One promise for all calls, because layers must be added and removed in the order of the calls. */
let loading: Promise<typeof backSteps> | undefined;
const load = () =>
  (loading ??= import('./backSteps.ts').then(
    ({ addBackSteps, navigate, handlePopState }) => (backSteps = { addBackSteps, navigate, handlePopState }),
    () => (loading = undefined),
  ));

/** Navigates; entries of open layers don't remain behind the next page. */
export const navigate = (to: string | URL, options?: { replace?: boolean; state?: object }): void =>
  (backSteps?.navigate ?? navigateNow)(to, options);

/** Adds history entries for a layer (`useBackSteps`). If the code can't be loaded, Back leaves the page. */
export const addBackSteps: AddBackSteps = (...layer) => {
  // At once if possible: a layer that is removed and added again must not be missing when entries are counted.
  if (backSteps) return backSteps.addBackSteps(...layer);
  const adding = load().then((loaded) => loaded?.addBackSteps(...layer));
  return () => void adding.then((remove) => remove?.());
};

/**
 * Starts listening to Back; called before the router does, because window's listeners run in the order of their addition.
 * Entries of layers that a reload has closed are left.
 */
export function startBackSteps(): void {
  addEventListener('popstate', () => backSteps?.handlePopState());
  if (history.state?.depth) void load();
}
