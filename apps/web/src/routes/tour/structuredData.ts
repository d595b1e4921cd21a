import type { Schema } from '@aitours/api-client';
import { paths } from '../../platform/paths.ts';
import { describeForSearch } from '../shared/describeForSearch.ts';
import { describeRating } from '../shared/describeRating.ts';

/** Describes a tour with its days, facts and rating (schema.org/TouristTrip). */
export function createTouristTrip(tour: Schema<'Tour'>, reviews?: Schema<'ReviewPage'>) {
  // A trip has a tourist type, but only its offer has properties and a rating.
  const { audience, ...properties } = describeForSearch(tour.facts ?? {}, tour.languages);
  return {
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
    ...(audience && { touristType: audience }),
    offers: {
      ...(tour.price_seasons
        ? { '@type': 'AggregateOffer', lowPrice: tour.from_price }
        : { '@type': 'Offer', price: tour.base_price }),
      priceCurrency: 'AED',
      url: paths.tour(tour.slug),
      ...properties,
      ...describeRating(reviews),
    },
    provider: { '@type': 'TravelAgency', name: 'aiTours' },
  };
}
