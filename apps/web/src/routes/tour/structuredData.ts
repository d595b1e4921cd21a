import type { Schema } from '@aitours/api-client';
import { paths } from '../../platform/paths.ts';

/** Describes a tour with its days (schema.org/TouristTrip). */
export const touristTrip = (tour: Schema<'Tour'>) => ({
  '@context': 'https://schema.org',
  '@type': 'TouristTrip',
  name: tour.title,
  description: tour.description,
  itinerary: {
    '@type': 'ItemList',
    numberOfItems: tour.days.length,
    itemListElement: tour.days.map(({ day_number, title, description }) => ({
      '@type': 'ListItem',
      position: day_number,
      item: { '@type': 'TouristAttraction', name: title, description },
    })),
  },
  offers: {
    ...(tour.price_seasons
      ? { '@type': 'AggregateOffer', lowPrice: tour.from_price }
      : { '@type': 'Offer', price: tour.base_price }),
    priceCurrency: 'AED',
    url: paths.tour(tour.slug),
  },
  provider: { '@type': 'TravelAgency', name: 'aiTours' },
});
