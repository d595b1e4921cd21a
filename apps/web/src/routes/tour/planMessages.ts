import type { Schema } from '@aitours/api-client';
import { formatCount } from '@aitours/domain/counts';

type ItineraryKind = Schema<'ItineraryItem'>['kind'];

/** Messages of the deferred part of the page. */
export const messages = {
  overview: 'Overview',
  /** Shown when a tour has no location (TOUR-02). */
  usualPlace: 'Dubai, UAE',
  destination: 'Destination',
  duration: 'Duration',
  tourType: 'Tour type',
  usualType: 'Tour',
  group: 'Group',
  groupSize: (min: number | null, max: number | null): string | undefined => {
    if (max === null) return min === null ? undefined : `from ${formatCount(min, 'person', 'people')}`;
    return min === null
      ? `up to ${formatCount(max, 'person', 'people')}`
      : `${min} to ${formatCount(max, 'person', 'people')}`;
  },
  cancellation: 'Free cancellation',
  freeCancellation: 'Until 24 hours before the first day',
  meetingPoint: 'Meeting point',
  noReviews: 'No reviews yet',
  tabs: 'Views of the tour',
  dayByDay: 'Day by Day',
  itinerary: 'Itinerary',
  summary: 'Summary',
  days: 'Days of the tour',
  day: (number: number): string => `Day ${number}`,
  dayTitle: (number: number, title: string): string => `Day ${number}: ${title}`,
  accommodation: 'Accommodation',
  room: (name: string): string => `Room: ${name}`,
  noNight: 'No overnight stay on this day.',
  transfers: 'Transfers',
  route: (from: string, to: string): string => `${from} to ${to}`,
  minutes: (minutes: string): string => `about ${minutes}`,
  kilometres: (distance: number): string => `${distance} km`,
  included: 'Included',
  meals: 'Meals',
  none: 'None on this day',
  extras: 'Extras on request',
  itineraryEmpty: 'Your guide will tell you the times of this day.',
  extra: 'Added by you',
  extraNote: 'Your guide tells you the time.',
  extrasColumn: 'Added activities',
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
  noDays: 'The days of this tour are still being planned. Contact us for details.',
};
