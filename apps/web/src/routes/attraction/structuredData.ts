import type { Schema } from '@aitours/api-client';
import { findNearRamadan, isRamadan } from '@aitours/domain/dates';
import { paths } from '../../platform/paths.ts';
import { describeForSearch } from '../shared/describeForSearch.ts';
import { describeRating } from '../shared/describeRating.ts';

/** Describes an attraction with its ticket types, facts and rating (schema.org/Event). */
export function createAttractionEvent(event: Schema<'Event'>, reviews?: Schema<'ReviewPage'>) {
  const place = event.venue || event.location;
  // An event has an audience, but only its place has properties.
  const { audience, ...properties } = describeForSearch(event.facts ?? {});
  const sale = {
    priceCurrency: 'AED',
    availability: `https://schema.org/${event.available_tickets > 0 ? 'InStock' : 'SoldOut'}`,
    url: paths.attractionDetail(event.slug),
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.title,
    description: event.description,
    startDate: event.start_date,
    endDate: event.end_date,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    ...(place && {
      location: {
        '@type': 'Place',
        name: place,
        address: event.location ?? place,
        ...properties,
        ...getRamadanHours(event),
      },
    }),
    ...(audience && { audience }),
    ...(event.languages && { inLanguage: event.languages }),
    ...describeRating(reviews),
    offers: hasOtherPrices(event)
      ? { '@type': 'AggregateOffer', lowPrice: event.from_price, offerCount: event.ticket_types.length, ...sale }
      : event.ticket_types.map(({ name, adult_price }) => ({
          '@type': 'Offer',
          name,
          price: adult_price,
          ...sale,
        })),
  };
}

/** Whether tickets cost more or less than their types on some dates, or at all times that are on sale. */
const hasOtherPrices = ({ ticket_types, from_price }: Schema<'Event'>): boolean =>
  ticket_types.some(({ price_seasons }) => price_seasons) ||
  (ticket_types.length > 0 && ticket_types.every(({ adult_price }) => adult_price !== from_price));

/** The opening hours in the first Ramadan for which tickets are sold; a cached page doesn't know today's date. */
function getRamadanHours({ facts, available_dates }: Schema<'Event'>) {
  const date = available_dates.find(isRamadan);
  const ramadan = date && findNearRamadan(date);
  if (!facts?.ramadan_hours || !ramadan) return {};
  return {
    specialOpeningHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      ...facts.ramadan_hours,
      validFrom: ramadan.first,
      validThrough: ramadan.last,
    },
  };
}
