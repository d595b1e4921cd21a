import { isPickupAddress } from '@aitours/domain/activity';
import type { ActivityTime } from '@aitours/domain/availability';
import { useState } from 'react';
import { pickupMessages } from '../../platform/pickup-fields/messages.ts';
import { type Bookable, findAgeErrors, listAddons, type StepErrors } from './bookable.ts';
import type { BookingChoice } from './bookingChoice.ts';
import { messages } from './panelMessages.ts';
import { type AddToCart, useAdding } from './useAdding.ts';
import type { Availability } from './useAvailability.ts';
import type { StoredChoice } from './useBookingChoice.ts';

export interface SubmitOptions {
  readonly addToCart: AddToCart;
  /** Called after the item was added to the cart. */
  readonly onAdded: () => void;
}

interface SubmitInput extends SubmitOptions, StoredChoice {
  readonly bookable: Bookable;
  readonly availability: Availability;
  /** The selected start time. */
  readonly time: ActivityTime | undefined;
  /** Why the chosen date or start time is unavailable. */
  readonly unavailable: string | undefined;
}

/** Submitting the panel's steps, and what prevented it. */
export interface BookingSubmit {
  /** Why the chosen date is invalid, or that none is chosen. */
  readonly dateProblem: string | undefined;
  /** What prevented the last submit, by field. */
  readonly errors: StepErrors;
  /** The error message when adding to the cart failed. */
  readonly failure: string | undefined;
  readonly isAdding: boolean;
  /** Continues to the options if the date is available (ACT-10); then adds to the cart if the pickup is complete (ACT-21). */
  readonly submit: () => void;
  /** Clears the errors of the last submit. */
  readonly reset: () => void;
}

/** Validates and submits the current step of the booking panel. */
export function useBookingSubmit(input: SubmitInput): BookingSubmit {
  const { bookable, choice, availability, time, unavailable, change } = input;
  const { date, party, isPrivate, pickup, address } = choice;
  const hasAddress = isPickupAddress(address);
  const [tried, setTried] = useState<{ step?: BookingChoice['step']; failure?: string; soldOut?: string }>({});
  const { isAdding, add } = useAdding(input.addToCart);

  const addNow = async () => {
    if (date === null || !time || pickup === null || !hasAddress) return setTried({ step: 'options' });
    const details = { party, isPrivate, pickup, pickupAddress: address.trim(), addons: listAddons(bookable, choice) };
    const added = await add({ activityId: bookable.id, date, slotId: time.slotId, details });
    if (!added) return;
    if (added.is === 'added') {
      input.clear();
      return input.onAdded();
    }
    if (added.is === 'failed') return setTried({ failure: added.text });
    availability.reload();
    setTried({ soldOut: added.text });
    change({ step: 'date' });
  };

  const ageErrors = findAgeErrors(bookable, party);

  const goNext = () => {
    const isPossible = !ageErrors && date !== null && availability.day(date) !== undefined && !unavailable;
    setTried(isPossible ? {} : { step: 'date' });
    if (isPossible) change({ step: 'options' });
  };

  const missingDate = date === null ? messages.dateMissing : availability.day(date) ? undefined : messages.datesPending;
  const missing = tried.step === 'date' ? missingDate : undefined;
  const dateProblem = tried.soldOut ?? unavailable ?? missing;
  return {
    dateProblem,
    errors: {
      ...((tried.step === 'date' || tried.soldOut) && { ...ageErrors, date: dateProblem }),
      ...(tried.step === 'options' && pickup === null && { pickup: pickupMessages.pickupMissing }),
      ...(tried.step === 'options' && !hasAddress && { address: pickupMessages.addressMissing }),
    },
    failure: tried.failure,
    isAdding,
    submit: () => (choice.step === 'date' ? goNext() : void addNow()),
    reset: () => setTried({}),
  };
}
