import { addDays, type CalendarDate } from '@aitours/domain/dates';
import { useApi } from '../../platform/api.tsx';

/** A month, `YYYY-MM`. */
export type Month = string;

export const getMonth = (date: CalendarDate): Month => date.slice(0, 'YYYY-MM'.length);

const MAX_DAYS_IN_MONTH = 31;

/**
 * Loads the places left per date of a month, summed over ticket types and slots (GAP-10). While unknown, nothing is
 * shown, and the event's dates decide what can be selected.
 */
export function useDayStock(eventId: string, month: Month | undefined): (date: CalendarDate) => number | undefined {
  const start = month && `${month}-01`;
  const input = start ? { path: { id: eventId }, query: { start, end: addDays(start, MAX_DAYS_IN_MONTH - 1) } } : null;
  const { data } = useApi('getTicketAvailability', input);
  return (date) => {
    const slots = data?.filter((slot) => slot.date === date);
    return slots?.length ? slots.reduce((all, { available }) => all + available, 0) : undefined;
  };
}
