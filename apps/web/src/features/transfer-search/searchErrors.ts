import { searchLimits, type TransferSearchErrors } from '@aitours/domain/transfers';
import { messages } from './messages.ts';

/** Returns the messages of a search's errors by field. */
export const searchErrors = (faults: TransferSearchErrors): Record<string, string | undefined> => ({
  pickupLocation: faults.pickupLocation && messages.pickupMissing,
  dropoffLocation: faults.dropoffLocation && messages.dropoffMissing,
  date: faults.date && (faults.date === 'past' ? messages.datePast : messages.dateMissing),
  time: faults.time && messages.timeMissing,
  passengers: faults.passengers && messages.between(searchLimits.passengers.min, searchLimits.passengers.max),
  luggage: faults.luggage && messages.between(searchLimits.luggage.min, searchLimits.luggage.max),
});
