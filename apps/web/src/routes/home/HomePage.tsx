import { featuredActivities, featuredTours } from '../../features/catalogue/cardQueries.ts';
import { homeDestinations } from '../../features/catalogue/destinationQueries.ts';
import { useWishlist } from '../../features/wishlist/useWishlist.ts';
import { createPageMeta, type RouteModule } from '../../platform/page.ts';
import { HomeView } from './Home.view.tsx';
import { useFeaturedActivities, useFeaturedTours, useTopDestinations } from './useFeatured.ts';

/** The home page, used by two routes. */
export default function Home() {
  const { heart } = useWishlist();
  return (
    <HomeView
      activities={useFeaturedActivities()}
      tours={useFeaturedTours()}
      destinations={useTopDestinations()}
      heart={heart}
    />
  );
}

export const meta: RouteModule['meta'] = {
  ...createPageMeta(''),
  title: 'aiTours · The Emirates, one good day at a time',
};

export const queries: RouteModule['queries'] = () => [featuredActivities, featuredTours, homeDestinations];
