import { dateTooFar } from '@aitours/domain/dates';
import {
  formatEarliestRide,
  type TransferFieldError,
  type TransferSearchErrors,
  type TransferSearchLimits,
} from '@aitours/domain/transfers';
import { placeMessages } from '../../platform/place-field/messages.ts';
import { messages } from './messages.ts';

/** Returns the messages of a search's errors by field. */
export const searchErrors = (
  validationErrors: TransferSearchErrors,
  { passengers, luggage }: TransferSearchLimits,
  earliest: Date,
): Record<string, string | undefined> => ({
  pickupLocation: validationErrors.pickupLocation && messages.pickupMissing,
  dropoffLocation:
    validationErrors.dropoffLocation &&
    (validationErrors.dropoffLocation === 'same' ? placeMessages.tooClose : messages.dropoffMissing),
  date: validationErrors.date && dateErrors[validationErrors.date],
  time:
    validationErrors.time &&
    (validationErrors.time === 'tooSoon' ? formatEarliestRide(earliest) : messages.timeMissing),
  passengers: validationErrors.passengers && messages.between(passengers.min, passengers.max),
  luggage: validationErrors.luggage && messages.between(luggage.min, luggage.max),
});

const dateErrors: Partial<Record<TransferFieldError, string>> = {
  missing: messages.dateMissing,
  past: messages.datePast,
  tooFar: dateTooFar,
};
