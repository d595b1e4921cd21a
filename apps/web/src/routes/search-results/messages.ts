import { formatCount } from '@aitours/domain/counts';
import { waitingMinutes } from '@aitours/domain/transfers';

export const messages = {
  title: 'Choose your vehicle',
  loading: 'Loading the vehicles',
  journey: (from: string, to: string): string => `${from} to ${to}`,
  change: 'Change search',
  terms: 'With every transfer',
  termList: [`${waitingMinutes} minutes waiting time`, 'Free cancellation', 'A private vehicle with a driver'],
  fitting: (count: number): string => formatCount(count, 'vehicle fits', 'vehicles fit'),
  select: 'Select Vehicle',
  selectNamed: (name: string): string => `Select Vehicle: ${name}`,
  basePrice: (price: string): string => `Base price ${price}`,
  measuring: 'Calculating the distance…',
  tooSmall: 'Too small for your group',
  tooSmallText: 'Reduce the number of passengers or pieces of luggage, or book two vehicles.',
  tooSoon: 'This ride can’t be booked any more',
  changeHint: 'With fewer passengers or less luggage, more vehicles fit.',
};
