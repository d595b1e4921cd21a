import { type CalendarDate, dateTooFar, getLastBookableDate, toDubaiDate } from '@aitours/domain/dates';
import {
  findExcludedKinds,
  fitsGroup,
  formatMemberCount,
  formatMinAge,
  getTravellerLimits,
  type Travellers,
} from '@aitours/domain/party';
import { quoteTour, type TourDayChoice } from '@aitours/domain/pricing';
import { tourFareOn } from '../../db/catalogue/tourPrices.ts';
import type { TourRow } from '../../db/catalogue/tours.ts';
import { ownTerms } from '../wire.ts';
import { getMinAge, invalid, type Line, type LineError, type Terms } from './line.ts';

export interface TourLine extends Line {
  readonly kind: 'tour';
  readonly travellers: Travellers;
}

const minutesPerDay = 24 * 60;

export interface TourVisit {
  readonly tour: TourRow & { readonly withdrawnAt: Date | null };
  readonly date: CalendarDate;
  readonly travellers: Travellers;
  /** The priced choices for the days. */
  readonly days: readonly TourDayChoice[];
}

/** Returns the line of a tour (CONST-02 to CONST-08). Tours have no stock. */
export function tourLine({ tour, date, travellers, days }: TourVisit, { now, quirks }: Terms): TourLine {
  const quote = quoteTour(tourFareOn(tour, date), { travellers, days });
  const amount = quote.total;
  return {
    kind: 'tour',
    product: { id: tour.id, slug: tour.slug, title: tour.title, ...ownTerms(tour) },
    image: tour.images[0] ?? null,
    date,
    time: null,
    durationMinutes: tour.durationDays * minutesPerDay,
    timeSlotId: null,
    quantity: 1,
    quote,
    unitPrice: amount,
    amount,
    placesLeft: null,
    places: null,
    travellers,
    error: findOfferError(tour) ?? findTourDateError(date, now) ?? findGroupError(tour, travellers, quirks),
  };
}

const findOfferError = ({ withdrawnAt }: TourVisit['tour']): LineError | null =>
  withdrawnAt ? invalid('date', 'This tour is no longer offered.') : null;

function findTourDateError(date: CalendarDate, now: Date): LineError | null {
  const today = toDubaiDate(now);
  if (date < today) return invalid('date', 'This date is over.');
  return date > getLastBookableDate(today) ? invalid('date', dateTooFar) : null;
}

/** TOUR-22, GAP-81. */
function findGroupError(
  { minGroupSize, maxGroupSize, facts }: TourRow,
  travellers: Travellers,
  quirks: Terms['quirks'],
): LineError | null {
  const minAge = getMinAge(facts, quirks);
  const [excluded] = findExcludedKinds(travellers, minAge);
  if (excluded) return invalid(excluded === 'infants' ? excluded : 'children', `${formatMinAge(minAge)}.`);
  const group = { min: minGroupSize, max: maxGroupSize };
  if (!fitsGroup(group, travellers)) {
    const { adults } = travellers;
    const field = maxGroupSize !== null && adults > maxGroupSize ? 'adults' : 'children';
    return invalid(field, `This tour is for at most ${maxGroupSize ?? 100} people, children and infants included.`);
  }
  const { min } = getTravellerLimits(group, travellers).adults;
  return travellers.adults >= min
    ? null
    : invalid('adults', `This tour needs at least ${formatMemberCount('adults', min)}.`);
}
