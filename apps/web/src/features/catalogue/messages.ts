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
    [counted(days, 'day'), nights > 0 && counted(nights, 'night')].filter(Boolean).join(' · '),
};

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;
