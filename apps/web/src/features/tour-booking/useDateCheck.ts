import { type CalendarDate, formatDate } from '@aitours/domain/dates';
import { countTravellers } from '@aitours/domain/party';
import { useEffect, useEffectEvent, useState } from 'react';
import { dialogMessages } from './dialogMessages.ts';
import { formatStartProblem } from './formatStartProblem.ts';
import { messages } from './messages.ts';
import type { TourPlanning } from './useTourPlan.ts';

/** Whether a tour can still start on its date while it is booked. */
export interface DateCheck {
  /** Why it can't, or why the last attempt booked nothing. */
  readonly error: string | undefined;
  /** Whether the date can be changed: from the first error on, so that the field doesn't disappear while it is used. */
  readonly isShown: boolean;
  /** Reports that the server refused the date. @param spots places that are left */
  readonly refuse: (spots: number) => void;
  /** Clears the refusal before the next attempt. */
  readonly reset: () => void;
}

/** Loads the places left again when the dialog opens and when the server refuses the date. */
export function useDateCheck({ start, travellers }: Pick<TourPlanning, 'start' | 'travellers'>): DateCheck {
  const [refused, setRefused] = useState<{ readonly date: CalendarDate; readonly spots: number }>();
  const [wasShown, setShown] = useState(false);
  const reload = useEffectEvent(start.reload);
  useEffect(() => reload(), []);
  const people = countTravellers(travellers);
  const problem = formatStartProblem(start, people);
  const error =
    refused && refused.date === start.date
      ? dialogMessages.notBooked(
          problem ?? messages.tooFewPlaces(formatDate(refused.date), refused.spots, people, true),
        )
      : problem;
  if (error !== undefined && !wasShown) setShown(true);
  return {
    error,
    isShown: wasShown,
    refuse: (spots) => {
      if (start.date !== undefined) setRefused({ date: start.date, spots });
      start.reload();
    },
    reset: () => setRefused(undefined),
  };
}
