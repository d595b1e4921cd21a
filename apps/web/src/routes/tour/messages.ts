import { formatCount } from '@aitours/domain/counts';

export const messages = {
  loading: 'Loading the tour',
  tours: 'Tours',
  allTours: 'See all tours',
  notFoundText: 'It may no longer be on sale. Have a look at our other tours.',
  daysAndNights: (days: number, nights: number): string =>
    nights > 0 ? `${formatCount(days, 'day')}, ${formatCount(nights, 'night')}` : formatCount(days, 'day'),
};
