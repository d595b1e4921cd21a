import { useLocation, useSearch } from 'wouter';
import { everyAttraction } from '../../app/cards.ts';
import { pageOf } from '../../app/pageOf.ts';
import type { RouteModule } from '../../app/route-table.ts';
import { useToday } from '../../app/useToday.ts';
import { useWishlist } from '../../features/wishlist/useWishlist.ts';
import { AttractionsView } from './Attractions.view.tsx';
import { attractionsPath, readFilters } from './attractionsAddress.ts';
import { useAttractions } from './useAttractions.ts';

/** /attractions */
export default function Attractions() {
  const [, navigate] = useLocation();
  const filters = readFilters(new URLSearchParams(useSearch()));
  const list = useAttractions(filters, useToday());
  const { heart } = useWishlist();
  return (
    <AttractionsView
      filters={filters}
      list={list}
      heart={heart}
      onFilter={(change) => navigate(attractionsPath({ ...filters, ...change }), { replace: true })}
    />
  );
}

export const meta = pageOf(
  'Attraction tickets',
  'Tickets for the sights, museums and parks of the Emirates: choose the day and the hour, and see what is left.',
);

export const needs: RouteModule['needs'] = () => [everyAttraction];
