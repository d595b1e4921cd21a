import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { useLocation } from 'wouter';
import { usePreloadedProblems } from '../../platform/api.tsx';
import type { Query } from '../../platform/query.ts';
import { resolveMeta } from '../../platform/resolveMeta.ts';
import { loadRoute } from '../findRoute.ts';
import { loadModule } from '../routes.ts';

/** Delays after which a page's data, and with it the metadata, may have loaded. */
const RETRY_DELAYS_MILLISECONDS = [300, 1000, 3000, 8000];

/** Updates the document's title and description after navigation; the server set them for the first page. */
export function useDocumentHead(): void {
  const [path] = useLocation();
  const { cache, fallback } = useSWRConfig();
  const problems = usePreloadedProblems();
  useEffect(() => {
    let isCurrent = true;
    const show = async () => {
      const { route, params } = await loadRoute(path);
      if (route.redirect) return;
      const module = await loadModule(route);
      if (!isCurrent) return;
      const preloaded = <Data>(query: Query<Data>) =>
        (cache.get(query.key)?.data ?? fallback[query.key]) as Data | undefined;
      const isMissing = (query: Query) => {
        const key = query.key;
        return (cache.get(key)?.error ?? problems[key])?.type === 'not-found';
      };
      const { title, description } = resolveMeta(module, params, preloaded, isMissing);
      document.title = title;
      document.querySelector('meta[name=description]')?.setAttribute('content', description);
    };
    show().catch(() => undefined);
    const timers = RETRY_DELAYS_MILLISECONDS.map((wait) => setTimeout(() => void show().catch(() => undefined), wait));
    return () => {
      isCurrent = false;
      timers.forEach(clearTimeout);
    };
  }, [path, cache, fallback, problems]);
}
