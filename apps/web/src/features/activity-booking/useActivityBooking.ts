import type { Schema } from '@aitours/api-client';
import { findSlotForDate } from '@aitours/domain/availability';
import { type CalendarDate, formatDate } from '@aitours/domain/dates';
import { countPeople } from '@aitours/domain/party';
import { useState } from 'react';
import { useToday } from '../../platform/useToday.ts';
import { type Bookable, chosenAddons, useBookable } from './bookable.ts';
import type { BookingChoice } from './bookingChoice.ts';
import type { Month } from './month.ts';
import { messages } from './panelMessages.ts';
import { formatActivityQuote, type ShownQuote } from './quoteLines.ts';
import { type AddToCart, useAdding } from './useAdding.ts';
import { type Availability, useAvailability } from './useAvailability.ts';
import { useBookingChoice } from './useBookingChoice.ts';

/** State and actions of the booking panel, shared by the side panel and the phone's panel. */
export interface ActivityBooking {
  readonly bookable: Bookable;
  readonly choice: BookingChoice;
  readonly quote: ShownQuote;
  readonly today: CalendarDate | undefined;
  readonly availability: Availability;
  /** Why the chosen date is invalid, or that none is chosen. */
  readonly dateProblem: string | undefined;
  /** What prevented the last submit, by field. */
  readonly errors: { readonly date?: string | undefined; readonly pickup?: string };
  /** The error message when adding to the cart failed. */
  readonly failure: string | undefined;
  readonly isAdding: boolean;
  readonly change: (part: Partial<BookingChoice>) => void;
  readonly showMonth: (month: Month) => void;
  /** Continues to the options if the date is available (ACT-10); then adds to the cart if a pickup place is chosen (ACT-21). */
  readonly submit: () => void;
  readonly goBack: () => void;
}

export interface ActivityBookingOptions {
  readonly addToCart: AddToCart;
  /** Called after the item was added to the cart. */
  readonly onAdded: () => void;
}

/** Manages booking an activity: date and party, then pickup and add-ons, then the cart (ACT-08 to ACT-13). */
export function useActivityBooking(activity: Schema<'Activity'>, options: ActivityBookingOptions): ActivityBooking {
  const bookable = useBookable(activity);
  const today = useToday();
  const { choice, change, clear } = useBookingChoice(bookable, today);
  const [month, setMonth] = useState<Month | null>(null);
  const [tried, setTried] = useState<{ step?: BookingChoice['step']; failure?: string; soldOut?: string }>({});
  const { isAdding, add } = useAdding(options.addToCart);
  const { date, party, isPrivate, pickup } = choice;
  const availability = useAvailability(bookable, { party, date, month, today });
  const unavailable = unavailableText(availability, choice);

  const addNow = async () => {
    const slot = date === null ? undefined : findSlotForDate(bookable.slots, date);
    if (date === null || !slot || pickup === null) return setTried({ step: 'options' });
    const details = { party, isPrivate, pickup, addons: chosenAddons(bookable, choice) };
    const added = await add({ activityId: bookable.id, date, slotId: slot.id, details });
    if (!added) return;
    if (added.is === 'added') {
      clear();
      return options.onAdded();
    }
    if (added.is === 'failed') return setTried({ failure: added.text });
    availability.reload();
    setTried({ soldOut: added.text });
    change({ step: 'date' });
  };

  const goNext = () => {
    const isPossible = date !== null && availability.day(date) !== undefined && unavailable === undefined;
    setTried(isPossible ? {} : { step: 'date' });
    if (isPossible) change({ step: 'options' });
  };

  const dateProblem =
    tried.soldOut ?? unavailable ?? (tried.step === 'date' ? openDate(availability, date) : undefined);
  return {
    bookable,
    choice,
    quote: formatActivityQuote(bookable, choice),
    today,
    availability,
    dateProblem,
    errors: {
      ...((tried.step === 'date' || tried.soldOut) && { date: dateProblem }),
      ...(tried.step === 'options' && pickup === null && { pickup: messages.pickupMissing }),
    },
    failure: tried.failure,
    isAdding,
    change: (part) => {
      setTried({});
      change(part);
    },
    showMonth: setMonth,
    submit: () => (choice.step === 'date' ? goNext() : void addNow()),
    goBack: () => change({ step: 'date' }),
  };
}

function unavailableText({ day }: Availability, { date, party }: BookingChoice): string | undefined {
  const known = date === null ? undefined : day(date);
  if (!known?.unavailableReason) return undefined;
  return messages.unavailable(known.unavailableReason, formatDate(known.date), known.spots, countPeople(party));
}

/** Returns the error that prevents continuing: no date is chosen, or its availability is unknown. */
function openDate({ day }: Availability, date: CalendarDate | null): string | undefined {
  if (date === null) return messages.dateMissing;
  return day(date) === undefined ? messages.datesPending : undefined;
}
