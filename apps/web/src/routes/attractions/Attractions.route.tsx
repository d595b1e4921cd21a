import { useLocation, useSearch } from 'wouter';
import { allAttractions } from '../../features/catalogue/cardQueries.ts';
import { useWishlist } from '../../features/wishlist/useWishlist.ts';
import { pageMeta, type RouteModule } from '../../platform/page.ts';
import { useToday } from '../../platform/useToday.ts';
import { AttractionsView } from './Attractions.view.tsx';
import { attractionsPath, readFilters } from './attractionsAddress.ts';
import { useAttractions } from './useAttractions.ts';

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

export const meta = pageMeta(
  'Attraction tickets',
  'Tickets for the sights, museums and parks of the Emirates: choose the day and the hour, and see what is left.',
);

export const queries: RouteModule['queries'] = () => [allAttractions];
