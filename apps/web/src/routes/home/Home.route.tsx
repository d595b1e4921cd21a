import { useWishlist } from '../../features/wishlist/useWishlist.ts';
import { HomeView } from './Home.view.tsx';
import { useFeaturedActivities, useFeaturedTours } from './useFeatured.ts';

/** / */
export default function Home() {
  const { heart } = useWishlist();
  return <HomeView activities={useFeaturedActivities()} tours={useFeaturedTours()} heart={heart} />;
}
