import { useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { findRoute } from './findRoute.ts';
import { findLoadedModule, onRoutesLoaded } from './routes.ts';

/** Returns whether the current page has the shell (SHELL-48); while its module loads, whether the previous page had it. */
export function useHasShell(): boolean {
  const [path] = useLocation();
  const { route } = findRoute(path);
  const read = () => findLoadedModule(route);
  const module = useSyncExternalStore(onRoutesLoaded, read, read);
  const [previous, setPrevious] = useState(true);
  const hasShell = module ? (module.hasShell ?? true) : previous;
  if (hasShell !== previous) setPrevious(hasShell);
  return hasShell;
}
