import { formatCount } from '@aitours/domain/counts';
import type { components } from '@aitours/openapi/schema';
import type { TourDayRow, TourRow } from '../db/catalogue/tours.ts';

/** Returns the form in which a booking stores a tour (ENTITY-29). */
export const toBookedTour = (
  { id, slug, title, durationDays, durationNights }: TourRow,
  days: readonly TourDayRow[],
): components['schemas']['BookedTour'] => ({
  id,
  slug,
  title,
  duration: [formatCount(durationDays, 'day'), formatCount(durationNights, 'night')].join(' / '),
  days: days.map(({ day }) => ({ day_number: day.dayNumber, title: day.title })),
});
