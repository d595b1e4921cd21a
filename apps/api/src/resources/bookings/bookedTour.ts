import type { components } from '@aitours/openapi/schema';
import type { TourDayRow, TourRow } from '../../db/catalogue/tours.ts';

/** A tour as the booking keeps it (ENTITY-29). */
export const bookedTour = (
  { id, slug, title, durationDays, durationNights }: TourRow,
  days: readonly TourDayRow[],
): components['schemas']['BookedTour'] => ({
  id,
  slug,
  title,
  duration: [counted(durationDays, 'day'), counted(durationNights, 'night')].join(' / '),
  days: days.map(({ day }) => ({ day_number: day.dayNumber, title: day.title })),
});

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;
