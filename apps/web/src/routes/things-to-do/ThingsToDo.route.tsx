import { useLocation, useSearch } from 'wouter';
import { type Browsing, getBrowsingPath } from '../../features/catalogue/browsing.ts';
import { createThingsToDoQueries } from '../../features/catalogue/listQueries.ts';
import { readBrowsing } from '../../features/catalogue/readBrowsing.ts';
import { useWishlist } from '../../features/wishlist/useWishlist.ts';
import { createPageMeta, type RouteModule } from '../../platform/page.ts';
import { type BrowseOptions, ThingsToDoView } from './ThingsToDo.view.tsx';
import { useProducts } from './useProducts.ts';

export default function ThingsToDo() {
  const [, navigate] = useLocation();
  const browsing = readBrowsing(new URLSearchParams(useSearch()));
  const { heart } = useWishlist();
  const browse = (change: Partial<Browsing>, options?: BrowseOptions) =>
    navigate(getBrowsingPath({ ...browsing, ...change }), options);
  return <ThingsToDoView browsing={browsing} products={useProducts(browsing)} heart={heart} onBrowse={browse} />;
}

export const meta = createPageMeta('Things to do', 'Activities, tours and attraction tickets in the Emirates.');

export const queries: RouteModule['queries'] = (_params, search, quirks) => createThingsToDoQueries(search, quirks);

export const parameters = import.meta.env.SSR
  ? /^(category|date|people|time|price|duration|rating|suits_age|step_free|stroller|language|free_cancellation|sort|search|map|shown)$/
  : undefined;
