import { useLocation, useSearch } from 'wouter';
import { thingsToDo } from '../../app/lists.ts';
import { pageOf } from '../../app/pageOf.ts';
import type { RouteModule } from '../../app/route-table.ts';
import { type Browsing, browsingPath } from '../../features/catalogue/browsing.ts';
import { readBrowsing } from '../../features/catalogue/readBrowsing.ts';
import { useWishlist } from '../../features/wishlist/useWishlist.ts';
import { ThingsToDoView } from './ThingsToDo.view.tsx';
import { useThings } from './useThings.ts';

/** /things-to-do */
export default function ThingsToDo() {
  const [, navigate] = useLocation();
  const browsing = readBrowsing(new URLSearchParams(useSearch()));
  const { heart } = useWishlist();
  const browse = (change: Partial<Browsing>) => navigate(browsingPath({ ...browsing, ...change }));
  return <ThingsToDoView browsing={browsing} things={useThings(browsing)} heart={heart} onBrowse={browse} />;
}

export const meta = pageOf(
  'Things to do',
  'Activities, tours and attraction tickets all over the Emirates, by kind, price and duration.',
);

export const needs: RouteModule['needs'] = (_params, search) => thingsToDo(search);
