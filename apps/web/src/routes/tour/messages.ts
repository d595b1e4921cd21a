import type { Schema } from '@aitours/api-client';
import type { TravellerKind } from '@aitours/domain/party';

const counted = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

type ItineraryKind = Schema<'ItineraryItem'>['kind'];

export const messages = {
  loading: 'Loading the tour',
  returnHome: 'Return Home',
  tours: 'Tours',
  allTours: 'See all tours',
  notFoundText: 'It may have left the programme. There are other ways to see the Emirates.',
  overview: 'Overview',
  /** TOUR-02 */
  usualPlace: 'Dubai, UAE',
  destination: 'Destination',
  duration: 'Duration',
  daysAndNights: (days: number, nights: number): string =>
    nights > 0
      ? `${counted(days, 'day', 'days')}, ${counted(nights, 'night', 'nights')}`
      : counted(days, 'day', 'days'),
  tourType: 'Tour type',
  usualType: 'Tour',
  group: 'Group',
  groupSize: (min: number | null, max: number | null): string | undefined => {
    if (max === null) return min === null ? undefined : `from ${counted(min, 'person', 'people')}`;
    return min === null ? `up to ${counted(max, 'person', 'people')}` : `${min} to ${counted(max, 'person', 'people')}`;
  },
  meetingPoint: 'Meeting point',
  noReviews: 'No reviews yet',
  tabs: 'The tour, seen in three ways',
  dayByDay: 'Day by Day',
  itinerary: 'Itinerary',
  summary: 'Summary',
  days: 'Days of the tour',
  day: (number: number): string => `Day ${number}`,
  dayTitle: (number: number, title: string): string => `Day ${number}: ${title}`,
  accommodation: 'Accommodation',
  room: (name: string): string => `Room: ${name}`,
  noNight: 'No night is spent on this day.',
  transfers: 'Transfers',
  way: (from: string, to: string): string => `${from} to ${to}`,
  minutes: (minutes: string): string => `about ${minutes}`,
  kilometres: (distance: number): string => `${distance} km`,
  included: 'Included',
  meals: 'Meals',
  none: 'None on this day',
  extras: 'Extras on request',
  itineraryEmpty: 'The hours of this day are told by the guide.',
  pickupNote: 'Please be ready 5 minutes before.',
  dropoffNote: 'Timing may vary with traffic.',
  kinds: {
    pickup: 'Pickup',
    dropoff: 'Drop-off',
    transfer: 'Transfer',
    activity: 'Activity',
    meal: 'Meal',
    hotel: 'Hotel',
  } satisfies Record<ItineraryKind, string>,
  night: 'Night',
  dayColumn: 'Day',
  program: 'Programme',
  summaryCaption: 'The tour, day by day',
  nothing: '–',
  noDays: 'The days of this tour are being planned. Ask us about it.',
  price: 'Your price',
  priceLines: 'What the price is made of',
  fromPrice: (price: string): string => `${price} per adult`,
  travellers: {
    adults: 'Adults',
    children512: 'Children 5-12',
    children25: 'Children 2-4',
    infants: 'Infants',
  } satisfies Record<TravellerKind, string>,
  each: (price: string): string => `${price} each`,
  leastAdults: (count: number): string => `This tour takes ${counted(count, 'adult', 'adults')} or more.`,
  mostAdults: (count: number): string => `This tour takes ${counted(count, 'adult', 'adults')} at most.`,
  startDate: 'Start date',
  datePassed: 'This day has passed. Choose a later one.',
  travelDates: (first: string, last: string): string => `${first} to ${last}`,
  lineLabel: (kind: 'adults' | 'children512' | 'children25', count: number): string =>
    ({
      adults: counted(count, 'adult', 'adults'),
      children512: `${counted(count, 'child', 'children')} 5-12`,
      children25: `${counted(count, 'child', 'children')} 2-4`,
    })[kind],
  infantsLine: (count: number): string => counted(count, 'infant', 'infants'),
  free: 'Free',
  ask: 'Ask us to book it',
  note: 'All taxes are in the price. We answer with the places that are left, and nothing is charged before you agree.',
  bar: 'Price of the tour',
  total: 'Total',
};
