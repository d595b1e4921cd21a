import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { useLocation } from 'wouter';
import { needKey } from '../api.tsx';
import { findRoute } from '../findRoute.ts';
import { pageMeta } from '../pageMeta.ts';
import type { Need } from '../route-table.ts';
import { loadModule } from '../routes.ts';

/** Keeps the tab's title and the description in step with the page, as the server wrote them for the first one. */
export function useDocumentHead(): void {
  const [path] = useLocation();
  const { cache } = useSWRConfig();
  useEffect(() => {
    let isCurrent = true;
    const { route, params } = findRoute(path);
    if (route.redirect) return;
    const show = async () => {
      const module = await loadModule(route);
      if (!isCurrent) return;
      const preloaded = <Data>(need: Need<Data>) => cache.get(needKey(need))?.data as Data | undefined;
      const { title, description } = pageMeta(route, module, params, preloaded);
      document.title = title;
      document.querySelector('meta[name=description]')?.setAttribute('content', description);
    };
    show().catch(() => undefined);
    const whenDataCame = setTimeout(() => void show().catch(() => undefined), 1000);
    return () => {
      isCurrent = false;
      clearTimeout(whenDataCame);
    };
  }, [path, cache]);
}
