import { formatCount } from '@aitours/domain/counts';
/** Messages of cards. */
export const messages = {
  tour: 'Tour',
  attraction: 'Attraction',
  duration: 'Duration',
  from: 'from',
  soldOut: 'Sold out',
  cancellation: 'Cancellation',
  freeCancellation: 'Free cancellation',
  gallery: (title: string): string => `Pictures of ${title}`,
  image: (title: string, index: number): string => `${title}, picture ${index}`,
  noPrice: 'See dates and prices',
  daysAndNights: (days: number, nights: number): string =>
    [formatCount(days, 'day'), nights > 0 && formatCount(nights, 'night')].filter(Boolean).join(' · '),
};
