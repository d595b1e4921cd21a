import { useLocation, useSearch } from 'wouter';
import { useToday } from '../../app/useToday.ts';
import { useWishlist } from '../../features/wishlist/useWishlist.ts';
import { AttractionsView } from './Attractions.view.tsx';
import { attractionsPath, readFilters } from './attractionFilters.ts';
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
