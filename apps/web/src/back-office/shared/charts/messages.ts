import { formatCount } from '@aitours/domain/counts';

export const messages = {
  asTable: 'Show as a table',
  day: 'Day',
  unknown: 'Unknown',
  bookings: 'Bookings',
  bookingsInTotal: (total: number): string => formatCount(total, 'booking'),
  dayBar: (day: string, value: string): string => `${day}: ${value}`,
  summary: (total: string, days: number, max: string, maxDay: string): string =>
    `${total} in ${formatCount(days, 'day')}; the maximum is ${max}, on ${maxDay}.`,
  time: 'Time',
  closed: 'closed',
  full: 'Full',
  percent: (percent: number): string => `${percent}%`,
  places: (booked: number, capacity: number): string => `${booked} of ${capacity} places booked`,
  legend: { none: 'Empty', low: 'Under a third', middle: 'Under two thirds', high: 'Two thirds or more', full: 'Full' },
} as const;
