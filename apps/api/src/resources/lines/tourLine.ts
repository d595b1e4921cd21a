import { type CalendarDate, toDubaiDate } from '@aitours/domain/dates';
import { getTravellerLimits, isWithin, type Travellers } from '@aitours/domain/party';
import { quoteTour, type TourDayChoice } from '@aitours/domain/pricing';
import type { TourRow } from '../../db/catalogue/tours.ts';
import { invalid, type Line, type LineError } from './line.ts';

export interface TourLine extends Line {
  readonly kind: 'tour';
  readonly travellers: Travellers;
}

const minutesPerDay = 24 * 60;

export interface TourVisit {
  readonly tour: TourRow;
  readonly date: CalendarDate;
  readonly travellers: Travellers;
  /** The priced choices for the days. */
  readonly days: readonly TourDayChoice[];
}

/** Returns the line of a tour (CONST-02 to CONST-08). Tours have no stock. */
export function tourLine({ tour, date, travellers, days }: TourVisit, now: Date): TourLine {
  const amount = quoteTour(tour.basePrice, { travellers, days }).total;
  return {
    kind: 'tour',
    product: { id: tour.id, slug: tour.slug, title: tour.title },
    image: tour.images[0] ?? null,
    date,
    time: null,
    durationMinutes: tour.durationDays * minutesPerDay,
    timeSlotId: null,
    quantity: 1,
    unitPrice: amount,
    amount,
    placesLeft: null,
    places: null,
    travellers,
    error: date < toDubaiDate(now) ? invalid('date', 'This date is over.') : findGroupError(tour, travellers),
  };
}

/** TOUR-22, GAP-81. */
function findGroupError({ minGroupSize, maxGroupSize }: TourRow, { adults }: Travellers): LineError | null {
  const limits = getTravellerLimits({ min: minGroupSize, max: maxGroupSize }).adults;
  if (isWithin(limits, adults)) return null;
  const upTo = Number.isFinite(limits.max) ? ` to ${limits.max}` : ' or more';
  return invalid('adults', `This tour is for ${limits.min}${upTo} adults.`);
}
