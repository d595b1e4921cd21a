import { formatStartTime } from '@aitours/domain/activity';
import type { ActivityTime } from '@aitours/domain/availability';
import { formatCount } from '@aitours/domain/counts';
import { formatDate } from '@aitours/domain/dates';

export const messages = {
  startTime: 'Start time',
  /** The name of a start time: its places if they are few, or too few for the party. */
  option: ({ time, spots, isFree, isScarce }: ActivityTime): string => {
    const text = formatStartTime(time);
    if (!isFree) return spots === 0 ? `${text} · not available` : `${text} · ${spots} left`;
    return isScarce ? `${text} · ${spots} left` : text;
  },
  /** Why the chosen start time can't be booked, on a date on which another one can. */
  unavailable: ({ time, spots }: ActivityTime, date: string, people: number): string => {
    const start = `${formatStartTime(time)} on ${formatDate(date)}`;
    return spots === 0
      ? `${start} isn’t available any more. Choose another start time.`
      : `${start} has only ${formatCount(spots, 'place')} left, and you have ${people} people. Choose another start time or a smaller group.`;
  },
};
