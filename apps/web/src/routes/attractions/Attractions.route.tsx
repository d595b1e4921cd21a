import { allAttractions } from '../../features/catalogue/cardQueries.ts';
import { useWishlist } from '../../features/wishlist/useWishlist.ts';
import { createPageMeta, type RouteModule } from '../../platform/page.ts';
import { useToday } from '../../platform/useToday.ts';
import { AttractionsView } from './Attractions.view.tsx';
import { useAttractionFilters } from './attractionsAddress.ts';
import { useAttractions } from './useAttractions.ts';

export default function Attractions() {
  const [filters, changeFilters] = useAttractionFilters();
  const list = useAttractions(filters, useToday());
  const { heart } = useWishlist();
  return <AttractionsView filters={filters} list={list} heart={heart} onFilter={changeFilters} />;
}

export const meta = createPageMeta(
  'Attraction tickets',
  'Tickets for the sights, museums and parks of the Emirates: choose the day and the hour, and see what is left.',
);

export const queries: RouteModule['queries'] = () => [allAttractions];

export const parameters = import.meta.env.SSR ? /^(search|minPrice|maxPrice|venue|availability|sort)$/ : undefined;
