import { createContext, type ReactNode, use, useReducer, useSyncExternalStore } from 'react';

/** Whether it is done, and what says that it is. Without a provider there is no page of the server's to take over. */
const TakeOverContext = createContext<readonly [isDone: boolean, end: () => void]>([true, () => undefined]);

/**
 * While the app takes over the page that the server drew, all of it knows only what the server knew. Then, in one
 * transition, it is told what the browser knows: drawn in slices, and not in one go as stores are by themselves. What
 * needs code that comes later, from then on, brings its own `Suspense`: in one that is there already it would hold back all.
 */
export const HydrationProvider = ({ children }: { readonly children: ReactNode }) => (
  <TakeOverContext value={useReducer(() => true, false)}>{children}</TakeOverContext>
);

/** For whoever sees that the page is taken over, to say so in a transition, or waits for what follows from it. */
export const useHydration = () => use(TakeOverContext);

/**
 * What the browser knows and the server doesn't: the day it is, who is signed in, what is kept.
 *
 * @param onServer what the server says, and the browser until the page is taken over
 */
export const useBrowserStore = <Value,>(
  subscribe: (onChange: () => void) => () => void,
  read: () => Value,
  onServer: () => Value,
): Value => useSyncExternalStore(subscribe, use(TakeOverContext)[0] ? read : onServer, onServer);
