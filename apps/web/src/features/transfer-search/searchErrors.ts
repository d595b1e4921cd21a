import type { TransferSearchErrors, TransferSearchLimits } from '@aitours/domain/transfers';
import { messages } from './messages.ts';

/** Returns the messages of a search's errors by field. */
export const searchErrors = (
  validationErrors: TransferSearchErrors,
  { passengers, luggage }: TransferSearchLimits,
): Record<string, string | undefined> => ({
  pickupLocation: validationErrors.pickupLocation && messages.pickupMissing,
  dropoffLocation: validationErrors.dropoffLocation && messages.dropoffMissing,
  date: validationErrors.date && (validationErrors.date === 'past' ? messages.datePast : messages.dateMissing),
  time: validationErrors.time && messages.timeMissing,
  passengers: validationErrors.passengers && messages.between(passengers.min, passengers.max),
  luggage: validationErrors.luggage && messages.between(luggage.min, luggage.max),
});
