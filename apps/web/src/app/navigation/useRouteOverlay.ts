import { routeOverlayMilliseconds } from '@aitours/domain/meta';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';

/** Returns true for 800 ms after each route change, never on the first page (SHELL-50). */
export function useRouteOverlay(firstPath: string): boolean {
  const [path] = useLocation();
  const [settledPath, setSettledPath] = useState(firstPath);
  useEffect(() => {
    if (path === settledPath) return;
    const timer = setTimeout(() => setSettledPath(path), routeOverlayMilliseconds);
    return () => clearTimeout(timer);
  }, [path, settledPath]);
  return path !== settledPath;
}
