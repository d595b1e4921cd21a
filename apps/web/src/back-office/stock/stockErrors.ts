import type { Attempt } from '../../features/session/useAttempt.ts';
import { availabilityMessages as messages } from './availabilityMessages.ts';
import type { StockDraftErrors } from './stockDraft.ts';

export type StockFieldErrors = Readonly<Partial<Record<keyof StockDraftErrors, string>>>;

/** The form's fields that the server may reject, with their names on the wire. */
export const wireFields = {
  capacity: 'capacity',
  startDate: 'start_date',
  endDate: 'end_date',
  excludedDates: 'excluded_dates',
  timeSlots: 'time_slot_ids',
} as const;

/** Returns the messages of a draft's errors, by field. */
export const getMessages = ({
  capacity,
  startDate,
  endDate,
  weekdays,
  timeSlots,
  excludedDates,
}: StockDraftErrors) => ({
  ...(capacity && { capacity: messages.errors.capacity[capacity] }),
  ...(startDate && { startDate: messages.errors.startDate[startDate] }),
  ...(endDate && { endDate: messages.errors.endDate[endDate] }),
  ...(weekdays && { weekdays: messages.errors.weekdays[weekdays] }),
  ...(timeSlots && { timeSlots: messages.errors.timeSlots[timeSlots] }),
  ...(excludedDates && { excludedDates: messages.errors.excludedDates[excludedDates] }),
});

/** Returns the server's messages, by the form's fields. */
export const toFieldMessages = (fieldErrors: Attempt['fieldErrors']): StockFieldErrors =>
  Object.fromEntries(
    Object.entries(wireFields).flatMap(([field, name]) => {
      const message = fieldErrors[name];
      return message === undefined ? [] : [[field, message]];
    }),
  );
