export const messages = {
  asTable: 'Show as a table',
  day: 'Day',
  bookings: 'Bookings',
  dayBar: (day: string, count: number): string => `${day}: ${count}`,
  summary: (total: number, days: number, max: number, maxDay: string): string =>
    `${total} bookings in ${days} days; the maximum is ${max}, on ${maxDay}.`,
  time: 'Time',
  closed: 'closed',
  full: 'Full',
  percent: (percent: number): string => `${percent}%`,
  places: (booked: number, capacity: number): string => `${booked} of ${capacity} places booked`,
  legend: { none: 'Empty', low: 'Under a third', middle: 'Under two thirds', high: 'Two thirds or more', full: 'Full' },
} as const;
