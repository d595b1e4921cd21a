import { addDays, type CalendarDate } from '@aitours/domain/dates';
import { useApi } from '../../platform/api.tsx';

/** A month, `YYYY-MM`. */
export type Month = string;

export const monthOf = (date: CalendarDate): Month => date.slice(0, 'YYYY-MM'.length);

const LONGEST_MONTH = 31;

/**
 * How many places the days of a month have left, all ticket types and times together (GAP-10). Where it isn't known,
 * nothing is said: the event's own dates decide what can be chosen.
 */
export function useDayStock(eventId: string, month: Month | undefined): (date: CalendarDate) => number | undefined {
  const start = month && `${month}-01`;
  const question = start ? { path: { id: eventId }, query: { start, end: addDays(start, LONGEST_MONTH - 1) } } : null;
  const { data } = useApi('getTicketAvailability', question);
  return (date) => {
    const slots = data?.filter((slot) => slot.date === date);
    return slots?.length ? slots.reduce((all, { available }) => all + available, 0) : undefined;
  };
}
