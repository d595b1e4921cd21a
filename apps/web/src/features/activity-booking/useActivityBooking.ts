import type { Schema } from '@aitours/api-client';
import { type ActivityTime, chooseTime } from '@aitours/domain/availability';
import type { CalendarDate } from '@aitours/domain/dates';
import { countPeople } from '@aitours/domain/party';
import { startTransition, useMemo, useState } from 'react';
import { useToday } from '../../platform/useToday.ts';
import { type Bookable, useBookable, withFaresOn } from './bookable.ts';
import { type BookingChoice, keepTime } from './bookingChoice.ts';
import { formatUnavailable } from './formatUnavailable.ts';
import type { Month } from './month.ts';
import { formatActivityQuote, type ShownQuote } from './quoteLines.ts';
import { type Availability, useAvailability } from './useAvailability.ts';
import { useBookingChoice } from './useBookingChoice.ts';
import { type BookingSubmit, type SubmitOptions, useBookingSubmit } from './useBookingSubmit.ts';

/** State and actions of the booking panel, shared by the side panel and the phone's panel. */
export interface ActivityBooking extends Omit<BookingSubmit, 'reset'> {
  readonly bookable: Bookable;
  readonly choice: BookingChoice;
  readonly quote: ShownQuote;
  readonly today: CalendarDate | undefined;
  readonly availability: Availability;
  /** The start times of the chosen date; none while they are unknown. */
  readonly times: readonly ActivityTime[];
  /** The selected one of them. */
  readonly time: ActivityTime | undefined;
  readonly change: (part: Partial<BookingChoice>) => void;
  readonly showMonth: (month: Month) => void;
  readonly goBack: () => void;
}

/** Manages booking an activity: date and party, then pickup and add-ons, then the cart (ACT-08 to ACT-13). */
export function useActivityBooking(activity: Schema<'Activity'>, options: SubmitOptions): ActivityBooking {
  const offered = useBookable(activity);
  const today = useToday();
  const stored = useBookingChoice(offered, today);
  const { choice, change } = stored;
  const bookable = useMemo(() => withFaresOn(offered, choice.date, today), [offered, choice.date, today]);
  const [month, setMonth] = useState<Month | null>(null);
  const availability = useAvailability(bookable, { party: choice.party, date: choice.date, month, today });
  const times = choice.date === null ? [] : availability.times(choice.date);
  const time = chooseTime(times, choice.slotId);
  const day = choice.date === null ? undefined : availability.day(choice.date);
  const unavailable = day && formatUnavailable(day, time, countPeople(choice.party));
  const { reset, ...submit } = useBookingSubmit({ ...options, ...stored, bookable, availability, time, unavailable });
  return {
    ...submit,
    bookable,
    choice,
    quote: formatActivityQuote(bookable, choice),
    today,
    availability,
    times,
    time,
    change: (part) => {
      reset();
      change(keepTime(part, choice, time, availability.times));
    },
    // The calendar shows the month at once; the request for its availability can wait for the next frame.
    showMonth: (next) => startTransition(() => setMonth(next)),
    goBack: () => change({ step: 'date' }),
  };
}
