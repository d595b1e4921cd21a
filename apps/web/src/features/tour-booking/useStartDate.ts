import type { Schema } from '@aitours/api-client';
import { getFirstRefundableDate } from '@aitours/domain/booking';
import { type CalendarDate, getLastBookableDate, normaliseDate } from '@aitours/domain/dates';
import { useState } from 'react';
import { useToday } from '../../platform/useToday.ts';

export interface StartDate {
  /** Undefined on the server. */
  readonly today: CalendarDate | undefined;
  /** The last date that can be booked. Undefined on the server. */
  readonly last: CalendarDate | undefined;
  /** The field's value: a date, or empty. */
  readonly text: string;
  /** The first day of the tour; absent when none is chosen, it has passed, or is too far away. */
  readonly date: CalendarDate | undefined;
  readonly problem: 'missing' | 'passed' | 'tooFar' | undefined;
  readonly change: (text: string) => void;
}

/**
 * Manages the tour's start date, never before today: unless another date is chosen, the first on which cancelling is free
 * (GAP-24).
 */
export function useStartDate(
  { cancellation_terms: terms }: Pick<Schema<'Tour'>, 'cancellation_terms'>,
  planned: CalendarDate | undefined,
  onChange: (date: CalendarDate | undefined) => void,
): StartDate {
  const today = useToday();
  // An emptied field stays empty while the user retypes it.
  const [isEmptied, setEmptied] = useState(false);
  const text = isEmptied
    ? ''
    : (planned ?? (today && (getFirstRefundableDate(today, terms) ?? getFirstRefundableDate(today))) ?? '');
  const date = normaliseDate(text);
  const hasPassed = date !== undefined && today !== undefined && date < today;
  const last = today && getLastBookableDate(today);
  const isTooFar = date !== undefined && last !== undefined && date > last;
  return {
    today,
    text,
    last,
    date: hasPassed || isTooFar ? undefined : date,
    problem: hasPassed ? 'passed' : isTooFar ? 'tooFar' : isEmptied ? 'missing' : undefined,
    change: (typed) => {
      const chosen = normaliseDate(typed);
      setEmptied(chosen === undefined);
      onChange(chosen);
    },
  };
}
