import type { CalendarDate } from '@aitours/domain/dates';
import { useApi } from '../../platform/api.tsx';
import type { TicketSlot } from './sellable.ts';

export interface TimeSlots {
  readonly isLoading: boolean;
  readonly slots: readonly TicketSlot[];
  readonly reload: () => void;
}

const none: readonly TicketSlot[] = [];

/**
 * Loads the slots of a date and ticket type with the places left (TICKET-24). A failed request counts as no slots
 * (TICKET-25).
 */
export function useTimeSlots(eventId: string, date: CalendarDate | null, typeId: string | null): TimeSlots {
  const request =
    date === null || typeId === null ? null : { path: { id: eventId }, query: { date, ticket_type_id: typeId } };
  const { data, failure, reload } = useApi('listTicketTimeSlots', request);
  return { isLoading: request !== null && !data && !failure, slots: data ?? none, reload };
}
