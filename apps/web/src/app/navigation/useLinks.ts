import { useEffect } from 'react';
import { preload as preloadData } from 'swr';
import { useIsHydrated } from '../../hydration/index.ts';
import { useClient, useQuirks } from '../../platform/api.tsx';
import { loadRoute } from '../findRoute.ts';
import { loadModule } from '../routes.ts';
import { navigate } from './navigate.ts';

/**
 * Handles clicks on internal `<a href>` links as client-side navigation, and prefetches a page's code and data when its
 * link is hovered or focused. So components need no router, and links work before any script has run.
 */
export function useLinks(): void {
  const client = useClient();
  const quirks = useQuirks();
  const isHydrated = useIsHydrated();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const url = insideLink(event);
      // During hydration a navigation would render another page into this page's HTML.
      if (!isHydrated || !url || event.defaultPrevented || event.button !== 0 || hasModifier(event)) return;
      event.preventDefault();
      navigate(url.pathname + url.search + url.hash);
    };
    const onPoint = (event: Event) => {
      const url = insideLink(event);
      if (!url || url.pathname === location.pathname) return;
      prefetch(url).catch(ignored);
    };
    const prefetch = async ({ pathname, searchParams }: URL) => {
      const { route, params } = await loadRoute(pathname);
      if (route.redirect) return;
      const { queries } = await loadModule(route);
      for (const query of queries?.(params, searchParams, quirks) ?? []) {
        Promise.resolve(preloadData(query.key, () => query.load(client))).catch(ignored);
      }
    };
    document.addEventListener('click', onClick);
    document.addEventListener('pointerover', onPoint, { passive: true });
    document.addEventListener('focusin', onPoint);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('pointerover', onPoint);
      document.removeEventListener('focusin', onPoint);
    };
  }, [client, isHydrated, quirks]);
}

/** Prefetching may fail: the page requests again and shows the error. */
const ignored = () => undefined;

const hasModifier = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => metaKey || ctrlKey || shiftKey || altKey;

/** Returns the URL of the internal link that an event came from, if it opens in this tab. */
function insideLink({ target }: Event): URL | null {
  if (!(target instanceof Element)) return null;
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.origin !== location.origin || link.hasAttribute('download')) return null;
  if (link.target && link.target !== '_self') return null;
  const url = new URL(link.href);
  const isJump = url.hash !== '' && url.pathname === location.pathname && url.search === location.search;
  const isPage = !/^\/(api|assets|rest|metrics|health)(\/|$)/.test(url.pathname);
  return isPage && !isJump ? url : null;
}
