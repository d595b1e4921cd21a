import type { Schema } from '@aitours/api-client';
import type { Fils } from '@aitours/domain/money';
import { admitPeople, countTravellers, type Travellers } from '@aitours/domain/party';
import { type DayChoice, type DayChoices, pickDay, priceDay, withDayChoice } from '@aitours/domain/tour-plan';
import { useState } from 'react';
import { formatTourQuote, quoteTourPlan, type ShownTourQuote } from './formatTourQuote.ts';
import { type ChosenDay, type PersonalDay, toPersonalDay } from './personalDay.ts';
import { type OffersState, useOffers } from './useOffers.ts';
import { usePlanInAddress } from './usePlanInAddress.ts';
import { type StartDate, useStartDate } from './useStartDate.ts';

type Tour = Schema<'Tour'>;

/** The customer's plan for a tour and its price. */
export interface TourPlanning {
  readonly tour: Tour;
  readonly travellers: Travellers;
  readonly start: StartDate;
  readonly choices: DayChoices;
  /** The days with the customer's choices. */
  readonly days: readonly PersonalDay[];
  /** The choices, one per day; absent until the options have loaded. */
  readonly picks: readonly ChosenDay[] | undefined;
  /** Numbers of the customised days. */
  readonly customised: readonly number[];
  /** The total; absent until known. */
  readonly amount: Fils | undefined;
  readonly quote: ShownTourQuote;
  readonly offers: OffersState;
  /** A choice is no longer offered. */
  readonly isPartial: boolean;
  /** Loads the rooms of a hotel. */
  readonly viewHotel: (hotel: string | undefined) => void;
  readonly setTravellers: (kind: keyof Travellers, count: number) => void;
  readonly chooseDay: (day: number, choice: DayChoice) => void;
}

/**
 * Manages the customer's plan for a tour (TOUR-11 to TOUR-24). It is stored in the URL, so that it survives reloads and
 * sharing.
 *
 * @param isPreview the tour may not be on sale yet
 */
export function useTourPlan(tour: Tour, isChoosing: boolean, isPreview: boolean): TourPlanning {
  const { plan, change } = usePlanInAddress(tour);
  const { travellers, days: choices } = plan;
  const [viewedHotel, viewHotel] = useState<string>();
  const hasChoices = tour.days.some(({ day_number }) => choices[day_number]);
  const offers = useOffers(isChoosing || hasChoices, sleptIn(tour, choices).concat(viewedHotel ?? []));
  const isKnown = !hasChoices || (offers.isReady && sleptIn(tour, choices).every(offers.hasRoomsOf));
  const picks = isKnown
    ? tour.days.map((day) => pickDay(day, choices[day.day_number] ?? {}, offers.offers))
    : undefined;
  const start = useStartDate({
    tour,
    people: isPreview ? null : countTravellers(travellers),
    planned: plan.startDate,
    onChange: (startDate) => change({ startDate }),
  });
  // A link may contain people whom the tour excludes.
  const admitted = admitPeople(travellers, tour.facts?.min_age);
  const days = picks?.map(priceDay) ?? [];
  const quote = quoteTourPlan(tour, { start: start.date, travellers: admitted, days });
  return {
    tour,
    travellers,
    start,
    choices,
    days: picks?.map(toPersonalDay) ?? tour.days.map((day) => ({ ...day, extras: [] })),
    picks,
    customised: tour.days.map(({ day_number }) => day_number).filter((day) => choices[day]),
    amount: picks && quote.total,
    quote: formatTourQuote(quote, admitted, !isKnown),
    offers,
    isPartial: picks?.some((pick) => pick.isPartial) ?? false,
    viewHotel,
    setTravellers: (kind, count) => change({ travellers: { ...travellers, [kind]: count } }),
    chooseDay: (day, choice) => change({ days: withDayChoice(choices, day, choice) }),
  };
}

/** Returns the hotels whose rooms were chosen. */
const sleptIn = (tour: Tour, choices: DayChoices): string[] =>
  tour.days.flatMap(({ day_number, hotel_details }) => {
    const { hotel = hotel_details?.id, room } = choices[day_number] ?? {};
    return hotel !== undefined && room !== undefined ? [hotel] : [];
  });
