import { useEffect } from 'react';
import { preload as preloadData } from 'swr';
import { navigate } from 'wouter/use-browser-location';
import { needKey, useClient } from '../api.tsx';
import { findRoute } from '../findRoute.ts';
import { fetchNeed } from '../route-table.ts';
import { loadModule } from '../routes.ts';
import { useTakeOver } from '../TakeOver.tsx';

/**
 * Makes every plain `<a href>` of the shop a link within the app, and fetches the code and data of the page behind it
 * as soon as it is pointed at or focused. So components need know nothing of a router, and a link works before the
 * browser has run a line of script.
 */
export function useLinks(): void {
  const client = useClient();
  const [isTakenOver] = useTakeOver();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const url = insideLink(event);
      // Another page can't take over what the server drew of this one.
      if (!isTakenOver || !url || event.defaultPrevented || event.button !== 0 || hasModifier(event)) return;
      event.preventDefault();
      navigate(url.pathname + url.search + url.hash);
    };
    const onPoint = (event: Event) => {
      const url = insideLink(event);
      if (!url || url.pathname === location.pathname) return;
      const { route, params } = findRoute(url.pathname);
      if (route.redirect) return;
      loadModule(route)
        .then(({ needs }) => {
          for (const need of needs?.(params, url.searchParams) ?? []) {
            Promise.resolve(preloadData(needKey(need), () => fetchNeed(client, need))).catch(ignored);
          }
        })
        .catch(ignored);
    };
    document.addEventListener('click', onClick);
    document.addEventListener('pointerover', onPoint, { passive: true });
    document.addEventListener('focusin', onPoint);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('pointerover', onPoint);
      document.removeEventListener('focusin', onPoint);
    };
  }, [client, isTakenOver]);
}

/** Fetching ahead may fail: the page itself asks again and shows what went wrong. */
const ignored = () => undefined;

const hasModifier = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => metaKey || ctrlKey || shiftKey || altKey;

/** The address of the link that an event happened in, if it leads to a page of the shop in this same tab. */
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
