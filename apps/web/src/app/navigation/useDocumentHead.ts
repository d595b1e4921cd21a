import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { useLocation } from 'wouter';
import { type Query, queryKey } from '../../platform/query.ts';
import { resolveMeta } from '../../platform/resolveMeta.ts';
import { findRoute } from '../findRoute.ts';
import { loadModule } from '../routes.ts';

/** When a page's data may have come, and with it what the page says of itself. */
const PATIENCE_MILLISECONDS = [300, 1000, 3000, 8000];

/** Keeps the tab's title and the description in step with the page, as the server wrote them for the first one. */
export function useDocumentHead(): void {
  const [path] = useLocation();
  const { cache, fallback } = useSWRConfig();
  useEffect(() => {
    let isCurrent = true;
    const { route, params } = findRoute(path);
    if (route.redirect) return;
    const show = async () => {
      const module = await loadModule(route);
      if (!isCurrent) return;
      const preloaded = <Data>(query: Query<Data>) =>
        (cache.get(queryKey(query))?.data ?? fallback[queryKey(query)]) as Data | undefined;
      const { title, description } = resolveMeta(module, params, preloaded);
      document.title = title;
      document.querySelector('meta[name=description]')?.setAttribute('content', description);
    };
    show().catch(() => undefined);
    const whenDataCame = PATIENCE_MILLISECONDS.map((wait) =>
      setTimeout(() => void show().catch(() => undefined), wait),
    );
    return () => {
      isCurrent = false;
      whenDataCame.forEach(clearTimeout);
    };
  }, [path, cache, fallback]);
}
