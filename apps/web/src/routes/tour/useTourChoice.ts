import type { Schema } from '@aitours/api-client';
import { type CalendarDate, normaliseDate } from '@aitours/domain/dates';
import type { Limits, TravellerKind, Travellers } from '@aitours/domain/party';
import { useState } from 'react';
import { useToday } from '../../app/useToday.ts';
import { limitsOf, type ShownTourQuote, shownQuote, travelDates, usualTravellers } from './tourChoice.ts';

/** Who travels and when, and what it costs. */
export interface TourChoice {
  readonly tour: Schema<'Tour'>;
  readonly travellers: Travellers;
  readonly limits: Readonly<Record<TravellerKind, Limits>>;
  readonly quote: ShownTourQuote;
  /** Undefined on the server. */
  readonly today: CalendarDate | undefined;
  /** As the field has it: empty, or a date. */
  readonly startDate: string;
  readonly isPast: boolean;
  /** The days of the journey in words, once a start date stands. */
  readonly dates: string | undefined;
  readonly setTravellers: (kind: TravellerKind, count: number) => void;
  readonly setStartDate: (date: string) => void;
}

export function useTourChoice(tour: Schema<'Tour'>): TourChoice {
  const today = useToday();
  const [travellers, setTravellers] = useState(() => usualTravellers(tour));
  const [startDate, setStartDate] = useState('');
  const start = normaliseDate(startDate);
  const isPast = start !== undefined && today !== undefined && start < today;
  return {
    tour,
    travellers,
    limits: limitsOf(tour),
    quote: shownQuote(tour, travellers),
    today,
    startDate,
    isPast,
    dates: start === undefined || isPast ? undefined : travelDates(tour, start),
    setTravellers: (kind, count) => setTravellers((all) => ({ ...all, [kind]: count })),
    setStartDate,
  };
}
