import { createContext, type ReactNode, use, useReducer, useSyncExternalStore } from 'react';

/** Whether the page is hydrated, and what reports that it is. Without a provider, no server rendered the page. */
const HydrationContext = createContext<readonly [isHydrated: boolean, finish: () => void]>([true, () => undefined]);

/**
 * Gives all browser stores their values in one transition after hydration, which React renders in slices. Left to itself
 * each store would cause a synchronous render. A component that suspends because of it needs a `Suspense` of its own,
 * mounted at that moment: an existing one would hold the transition back.
 */
export const HydrationProvider = ({ children }: { readonly children: ReactNode }) => (
  <HydrationContext value={useReducer(() => true, false)}>{children}</HydrationContext>
);

export const useHydration = () => use(HydrationContext);

/** Returns whether the app shows what only the browser knows; false on the server. */
export const useIsHydrated = (): boolean => useHydration()[0];

/**
 * Reads a store that only the browser has: the current day, the session, storage.
 *
 * @param readOnServer returns the server's value, which is also the browser's until the page is hydrated
 */
export const useBrowserStore = <Value,>(
  subscribe: (onChange: () => void) => () => void,
  read: () => Value,
  readOnServer: () => Value,
): Value => useSyncExternalStore(subscribe, useIsHydrated() ? read : readOnServer, readOnServer);
