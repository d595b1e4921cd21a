import { formatDate, formatTime, toDubaiDate, toDubaiTime } from '../dates/index.ts';

const MINUTE = 60_000;

/**
 * Returns the first minute in which a ride can start that is booked now.
 *
 * @param noticeHours how long before its start a ride is booked at the latest
 * @example findEarliestRide(new Date('2030-03-01T08:00:00Z'), 3).toISOString() // '2030-03-01T11:00:00.000Z'
 * @example findEarliestRide(new Date('2030-03-01T08:00:01Z'), 3).toISOString() // '2030-03-01T11:01:00.000Z'
 */
export const findEarliestRide = (now: Date, noticeHours: number): Date =>
  new Date(Math.ceil(now.getTime() / MINUTE + noticeHours * 60) * MINUTE);

/**
 * Says from when a ride can start.
 *
 * @example formatEarliestRide(new Date('2030-03-01T11:00:00Z')) // 'Choose a start from Fri 1 March 2030, 3:00 PM, Dubai time.'
 */
export const formatEarliestRide = (earliest: Date): string =>
  `Choose a start from ${formatDate(toDubaiDate(earliest))}, ${formatTime(toDubaiTime(earliest))}, Dubai time.`;
