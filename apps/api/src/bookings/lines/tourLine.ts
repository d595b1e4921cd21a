import { type CalendarDate, dateTooFar, toDubaiDate } from '@aitours/domain/dates';
import {
  admitPeople,
  countTravellers,
  findExcludedKinds,
  fitsGroup,
  formatMemberCount,
  formatMinAge,
  getTravellerLimits,
  type Travellers,
} from '@aitours/domain/party';
import { quoteTour, type TourDayChoice } from '@aitours/domain/pricing';
import { findUnavailableStartReason, type UnavailableStartReason } from '@aitours/domain/tour-booking';
import { getTourFareOn } from '../../db/catalogue/tourPrices.ts';
import type { TourRow } from '../../db/catalogue/tours.ts';
import { getOwnTerms } from '../../lib/wire.ts';
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
  /** Of the date; null: it has the tour's capacity. */
  readonly stock: { readonly placesLeft: number | null } | null;
}

/** Returns the line of a tour (CONST-02 to CONST-08). */
export function createTourLine({ tour, date, travellers, days, stock }: TourVisit, terms: Terms): TourLine {
  const minAge = getMinAge(tour.facts, terms);
  const quote = quoteTour(getTourFareOn(tour, date), { travellers: admitPeople(travellers, minAge), days });
  const amount = quote.total;
  const placesLeft = stock ? stock.placesLeft : tour.capacity;
  const count = countTravellers(travellers);
  const spots = new Map(placesLeft === null ? [] : [[date, placesLeft]]);
  const reason = findUnavailableStartReason(date, { spots, people: count, today: toDubaiDate(terms.now) });
  return {
    kind: 'tour',
    product: { id: tour.id, slug: tour.slug, title: tour.title, ...getOwnTerms(tour) },
    image: tour.images[0] ?? null,
    date,
    time: null,
    durationMinutes: tour.durationDays * minutesPerDay,
    minAge,
    timeSlotId: null,
    quantity: 1,
    quote,
    unitPrice: amount,
    amount,
    placesLeft,
    places: { of: 'tour', tourId: tour.id, date, count },
    travellers,
    error:
      findOfferError(tour) ??
      findTourDateError(reason) ??
      findGroupError(tour, travellers, minAge) ??
      (reason === undefined ? null : { kind: 'soldOut' }),
  };
}

const findOfferError = ({ withdrawnAt }: TourVisit['tour']): LineError | null =>
  withdrawnAt ? invalid('date', 'This tour is no longer offered.') : null;

function findTourDateError(reason: UnavailableStartReason | undefined): LineError | null {
  if (reason === 'past') return invalid('date', 'This date is over.');
  return reason === 'tooFar' ? invalid('date', dateTooFar) : null;
}

/** TOUR-22, GAP-81. */
function findGroupError(
  { minGroupSize, maxGroupSize }: TourRow,
  travellers: Travellers,
  minAge: number,
): LineError | null {
  const [excluded] = findExcludedKinds(travellers, minAge);
  if (excluded) return invalid(excluded, `${formatMinAge(minAge)}.`);
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
