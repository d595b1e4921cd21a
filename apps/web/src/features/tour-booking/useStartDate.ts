import type { Schema } from '@aitours/api-client';
import { getFirstRefundableDate } from '@aitours/domain/booking';
import { type CalendarDate, getLastBookableDate, normaliseDate } from '@aitours/domain/dates';
import {
  findFirstStart,
  findUnavailableStartReason,
  listNearestStarts,
  type TourStartsInput,
  type UnavailableStartReason,
} from '@aitours/domain/tour-booking';
import { useState } from 'react';
import { useApi } from '../../platform/api.tsx';
import { useToday } from '../../platform/useToday.ts';

type Tour = Pick<Schema<'Tour'>, 'id' | 'cancellation_terms'>;

export interface StartDate {
  /** Undefined on the server. */
  readonly today: CalendarDate | undefined;
  /** The last date that can be booked. Undefined on the server. */
  readonly last: CalendarDate | undefined;
  /** The field's value: a date, or empty. */
  readonly text: string;
  /** The first day of the tour; absent when none is chosen, it has passed, or is too far away. */
  readonly date: CalendarDate | undefined;
  readonly problem: 'missing' | UnavailableStartReason | undefined;
  /** Places left on the date; undefined: no limit, or not loaded. */
  readonly spots: number | undefined;
  /** The nearest dates with enough places, if the date has too few. */
  readonly nearest: readonly CalendarDate[];
  readonly change: (text: string) => void;
  /** Loads the places left again. */
  readonly reload: () => void;
}

interface StartOptions {
  readonly tour: Tour;
  /** Null: the places left aren't loaded. */
  readonly people: number | null;
  readonly planned: CalendarDate | undefined;
  readonly onChange: (date: CalendarDate | undefined) => void;
}

/**
 * Manages the tour's start date (GAP-24). Until the places left are loaded, each date counts as free: the server refuses
 * what can't be booked.
 */
export function useStartDate({ tour, people, planned, onChange }: StartOptions): StartDate {
  const today = useToday();
  const isLoaded = today !== undefined && people !== null;
  const { data, reload } = useApi('getTourAvailability', isLoaded ? { path: { id: tour.id } } : null);
  const spots = new Map(data?.limited_dates.map(({ date, places_left }) => [date, places_left]));
  const placesPerDate = data?.places_per_date ?? undefined;
  const starts = today === undefined ? undefined : { spots, placesPerDate, people: people ?? 0, today };
  const proposed = useProposedDate(tour, starts, data !== undefined);
  // An emptied field stays empty while the user retypes it.
  const [isEmptied, setEmptied] = useState(false);
  const text = isEmptied ? '' : (planned ?? proposed ?? '');
  const date = normaliseDate(text);
  const reason = date !== undefined && starts ? findUnavailableStartReason(date, starts) : undefined;
  return {
    today,
    text,
    last: today && getLastBookableDate(today),
    date: reason === 'past' || reason === 'tooFar' ? undefined : date,
    problem: isEmptied ? 'missing' : reason,
    spots: date === undefined ? undefined : (spots.get(date) ?? placesPerDate),
    nearest:
      starts && date && (reason === 'soldOut' || reason === 'tooFewSpots') ? listNearestStarts(date, starts) : [],
    change: (typed) => {
      const chosen = normaliseDate(typed);
      setEmptied(chosen === undefined);
      onChange(chosen);
    },
    reload,
  };
}

/**
 * Returns the first date on which cancelling is free and with enough places. Once the places left are known, it stays the
 * same for the day: a date must not change because the travellers did.
 */
function useProposedDate(tour: Tour, starts: TourStartsInput | undefined, isKnown: boolean): CalendarDate | undefined {
  const [settled, setSettled] = useState<{ readonly today: CalendarDate; readonly date: CalendarDate }>();
  if (!starts) return undefined;
  const { today } = starts;
  if (settled?.today === today) return settled.date;
  const first = getFirstRefundableDate(today, tour.cancellation_terms) ?? getFirstRefundableDate(today) ?? today;
  const date = findFirstStart(first, starts) ?? first;
  if (isKnown) setSettled({ today, date });
  return date;
}
