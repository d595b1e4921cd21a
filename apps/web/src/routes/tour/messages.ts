const counted = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

export const messages = {
  loading: 'Loading the tour',
  tours: 'Tours',
  allTours: 'See all tours',
  notFoundText: 'It may no longer be on sale. Have a look at our other tours.',
  daysAndNights: (days: number, nights: number): string =>
    nights > 0
      ? `${counted(days, 'day', 'days')}, ${counted(nights, 'night', 'nights')}`
      : counted(days, 'day', 'days'),
};
