import { featuredActivities, featuredTours } from '../../app/cards.ts';
import { pageOf } from '../../app/pageOf.ts';
import type { RouteModule } from '../../app/route-table.ts';
import { useWishlist } from '../../features/wishlist/useWishlist.ts';
import { HomeView } from './Home.view.tsx';
import { useFeaturedActivities, useFeaturedTours } from './useFeatured.ts';

/** / */
export default function Home() {
  const { heart } = useWishlist();
  return <HomeView activities={useFeaturedActivities()} tours={useFeaturedTours()} heart={heart} />;
}

export const meta: RouteModule['meta'] = {
  ...pageOf(''),
  title: 'aiTours · The Emirates, one good day at a time',
};

export const needs: RouteModule['needs'] = () => [featuredActivities, featuredTours];
