import type { PeriodError } from '@aitours/domain/sales';

/** Formats a count. */
export const formatNumber = (count: number): string => count.toLocaleString('en');

/** Texts of the sales report. */
export const salesMessages = {
  loading: 'Loading the sales',
  failed: 'Failed to load the sales',
  from: 'From',
  to: 'To',
  periods: 'Periods',
  lastWeek: 'Last 7 days',
  lastDays: 'Last 30 days',
  thisMonth: 'This month',
  lastMonth: 'Last month',
  errors: {
    reversed: 'Choose a day on or after the first one.',
    'too-long': 'Choose at most a year.',
  } satisfies Record<PeriodError, string>,
  totals: 'In total',
  bookings: 'Bookings',
  revenue: 'Revenue',
  averageValue: 'Average booking',
  cancelled: 'Cancelled',
  noAverage: 'None',
  cancelledOf: (cancelled: number, percent: number): string => `${formatNumber(cancelled)} (${percent}%)`,
  refunded: (amount: string): string => `${amount} refunded`,
  /** A comparison with as many days before. */
  change: (percent: number | null, days: number): string => {
    const before = days === 1 ? 'than the day before' : `than the ${days} days before`;
    if (percent === null) return days === 1 ? 'None the day before' : `None in the ${days} days before`;
    if (percent === 0) return days === 1 ? 'As the day before' : `As in the ${days} days before`;
    return `${Math.abs(percent)}% ${percent > 0 ? 'more' : 'less'} ${before}`;
  },
  occupancy: 'Occupancy',
  conversion: 'Conversion from carts',
  percent: (percent: number): string => `${percent}%`,
  underOne: 'Under 1%',
  unknown: 'Unknown',
  /** Products without places, such as tours, have no occupancy. */
  none: '–',
  places: (sold: number, offered: number): string => `${formatNumber(sold)} of ${formatNumber(offered)} places`,
  additions: (booked: number, added: number): string =>
    `${formatNumber(booked)} of ${formatNumber(added)} additions booked`,
  share: (counts: string, before: number | null, days: number): string =>
    `${counts}; ${before === null ? 'unknown' : `${before}%`} in the ${days === 1 ? 'day' : `${days} days`} before`,
  occupancyPerDay: 'Occupancy per day',
  conversionPerDay: 'Conversion from carts per day',
  channelsTitle: 'How bookings were made',
  channelsText: (days: number): string => `Compared with the ${days === 1 ? 'day' : `${days} days`} before.`,
  channels: {
    planner: 'Cart, from a plan of the day planner',
    cart: 'Cart',
    direct: 'Without the cart, as in a tour’s dialog',
    transfer: 'Transfer search',
    unknown: 'Unknown',
  },
  computed: 'How these figures are computed',
  computation: [
    'Bookings and revenue are those of bookings that were made in the period, not those that take place in it. What waits for its payment, or ended without it, doesn’t count. Cancelled are those of them that were cancelled since, on any day.',
    'Occupancy is the share of places sold of those offered on the days of the period, whenever they were booked. Offered are the capacities of all time slots of activities and attraction tickets, also of those that nobody has booked, and of the start dates of tours that have a limit. The timetable is today’s: what ran by an earlier one counts only where places were booked or edited. Of a closed time slot, only the places sold count. Transfers have no places.',
    'Conversion from carts is the share of products added to carts in the period that have been booked since, by any visitor. A product that is removed and put back counts twice.',
    'A booking is of the day planner if a plan added at least one of its products to the cart. Bookings from before this was recorded are unknown, and so are additions to carts.',
  ],
  cancelledPerDay: 'Cancelled per day',
  cancelledInTotal: (total: number): string => `${formatNumber(total)} cancelled`,
  revenuePerDay: 'Revenue per day',
  bookingsPerDay: 'Bookings per day',
  products: 'Products',
  productsText:
    'The hundred with the highest revenue, before discounts and without what was cancelled, then those that were only sold in the period before, take place in this one, were cancelled or added to carts. The download has all, and how each was booked.',
  exportAs: {
    product: { csv: 'Products as CSV', xlsx: 'Products for Excel' },
    day: { csv: 'Days as CSV', xlsx: 'Days for Excel' },
    channel: { csv: 'Ways of booking as CSV', xlsx: 'Ways of booking for Excel' },
  },
  downloads: 'Downloads',
  columns: {
    product: 'Product',
    bookings: 'Bookings',
    people: 'People',
    revenue: 'Revenue',
    occupancy: 'Occupancy',
    conversion: 'Conversion',
    channel: 'Way',
    bookingsBefore: 'Bookings before',
    revenueBefore: 'Revenue before',
  },
  types: { activity: 'Activity', ticket: 'Attraction', tour: 'Tour', transfer: 'Transfer' },
  nothing: 'Nothing was sold in this period',
  nothingText: 'Choose another one, or a longer one.',
  nothingSoldText: 'The products below take place in it, were added to carts, or were sold in the period before.',
};
