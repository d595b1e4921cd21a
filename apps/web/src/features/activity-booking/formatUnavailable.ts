import type { ActivityDate, ActivityTime } from '@aitours/domain/availability';
import { formatDate } from '@aitours/domain/dates';
import { messages as startTimes } from '../../platform/start-times/messages.ts';
import { messages } from './panelMessages.ts';

/**
 * Returns why the chosen date, or only its chosen start time, can't be booked; undefined if it can.
 *
 * @param people in the party
 */
export function formatUnavailable(
  { date, spots, unavailableReason }: ActivityDate,
  time: ActivityTime | undefined,
  people: number,
): string | undefined {
  if (unavailableReason) return messages.unavailable(unavailableReason, formatDate(date), spots, people);
  return time && !time.isFree ? startTimes.unavailable(time, date, people) : undefined;
}
