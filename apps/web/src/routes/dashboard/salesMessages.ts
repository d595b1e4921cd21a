import type { PeriodError } from '@aitours/domain/sales';

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
  cancelledOf: (cancelled: number, percent: number): string => `${cancelled} (${percent}%)`,
  refunded: (amount: string): string => `${amount} refunded`,
  /** A comparison with as many days before. */
  change: (percent: number | null, days: number): string => {
    const before = days === 1 ? 'than the day before' : `than the ${days} days before`;
    if (percent === null) return days === 1 ? 'None the day before' : `None in the ${days} days before`;
    if (percent === 0) return days === 1 ? 'As the day before' : `As in the ${days} days before`;
    return `${Math.abs(percent)}% ${percent > 0 ? 'more' : 'less'} ${before}`;
  },
  revenuePerDay: 'Revenue per day',
  bookingsPerDay: 'Bookings per day',
  products: 'Products',
  productsText:
    'The hundred with the highest revenue, before discounts and without what was cancelled. An export has all.',
  columns: { product: 'Product', type: 'Type', bookings: 'Bookings', people: 'People', revenue: 'Revenue' },
  types: { activity: 'Activity', ticket: 'Attraction', tour: 'Tour', transfer: 'Transfer' },
  none: 'Nothing was sold in this period',
  noneText: 'Choose another one, or a longer one.',
};
