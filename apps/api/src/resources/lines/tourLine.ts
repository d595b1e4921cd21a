import { type CalendarDate, dubaiDate } from '@aitours/domain/dates';
import { isWithin, type Travellers, travellerLimits } from '@aitours/domain/party';
import { quoteTour, type TourDayChoice } from '@aitours/domain/pricing';
import type { TourRow } from '../../db/catalogue/tours.ts';
import { type Line, type LineError, wrong } from './line.ts';

export interface TourLine extends Line {
  readonly kind: 'tour';
  readonly travellers: Travellers;
}

const minutesPerDay = 24 * 60;

export interface TourVisit {
  readonly tour: TourRow;
  readonly date: CalendarDate;
  readonly travellers: Travellers;
  /** What was chosen for the days, priced. */
  readonly days: readonly TourDayChoice[];
}

/** A tour (CONST-02 to CONST-08). Its places aren't counted. */
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
    error: date < dubaiDate(now) ? wrong('date', 'This date is over.') : findGroupError(tour, travellers),
  };
}

/** TOUR-22, GAP-81. */
function findGroupError({ minGroupSize, maxGroupSize }: TourRow, { adults }: Travellers): LineError | null {
  const limits = travellerLimits({ min: minGroupSize, max: maxGroupSize }).adults;
  if (isWithin(limits, adults)) return null;
  const most = Number.isFinite(limits.max) ? ` to ${limits.max}` : ' or more';
  return wrong('adults', `This tour is for ${limits.min}${most} adults.`);
}
