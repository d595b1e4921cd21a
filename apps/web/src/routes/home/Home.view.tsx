import type { Schema } from '@aitours/api-client';
import { Container, Stack } from '@aitours/ui';
import type { ActivityCard, TourCard } from '../../features/catalogue/cardQueries.ts';
import type { Wishlist } from '../../features/wishlist/useWishlist.ts';
import { FeaturedActivities } from './FeaturedActivities.tsx';
import { HomeHero } from './HomeHero.tsx';
import { PopularTours } from './PopularTours.tsx';
import { TopDestinations } from './TopDestinations.tsx';
import type { Listed } from './useFeatured.ts';

export interface HomeViewProps {
  activities: Listed<ActivityCard>;
  tours: Listed<TourCard>;
  destinations: Listed<Schema<'Destination'>>;
  heart: Wishlist['heart'];
}

/** The home page (HOME-01 to HOME-20). */
export function HomeView({ activities, tours, destinations, heart }: HomeViewProps) {
  return (
    <Container>
      <Stack gap="section">
        <HomeHero />
        <FeaturedActivities activities={activities} heart={heart} />
        <PopularTours tours={tours} />
        <TopDestinations destinations={destinations} />
      </Stack>
    </Container>
  );
}
