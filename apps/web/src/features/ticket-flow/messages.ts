import { formatCount } from '@aitours/domain/counts';
import { preventBreak } from '@aitours/domain/money';
import type { FlowStep } from './ticketChoice.ts';

export const messages = {
  panel: 'Ticket Options',
  progress: 'Steps to your tickets',
  done: 'done',
  steps: {
    date: 'Select Date',
    type: 'Select Ticket Type',
    slot: 'Select Time Slot',
    quantities: 'Select Quantities',
  } satisfies Record<FlowStep, string>,
  missing: {
    date: 'Choose a date to continue.',
    type: 'Choose a ticket type to continue.',
    slot: 'Choose a time to continue.',
    quantities: 'Choose at least one ticket.',
  } satisfies Record<FlowStep, string>,
  back: 'Back',
  goNext: 'Continue',
  add: 'Add to Cart',
  adding: 'Adding to your cart…',
  calendar: 'Date of your visit',
  legendScarce: 'Few places left',
  legendUnavailable: 'No tickets',
  noTickets: 'No tickets on this day',
  noDates: 'There are no dates with tickets left at the moment.',
  child: 'Child',
  adults: 'Adults',
  children: 'Children',
  includes: (features: readonly string[]): string => features.join(' · '),
  loadingSlots: 'Loading the times of that day',
  left: (count: number): string => `${formatCount(count, 'place')} left`,
  leftShort: (count: number): string => `${count} left`,
  soldOut: 'Sold out',
  regularPrice: 'Regular price',
  seasonPrice: (season: string): string => `${season} price`,
  priceByDate: 'The price depends on the date.',
  free: 'Free',
  each: (price: string): string => `${preventBreak(price)} each`,
  noChildren: (reason: string | undefined): string => `${reason}. Leave out the children’s tickets to continue.`,
  max: (places: number): string => `Only ${formatCount(places, 'place is', 'places are')} left at that time.`,
  tooMany: (places: number): string =>
    `Only ${formatCount(places, 'place is', 'places are')} left at that time. Choose fewer tickets or another time.`,
  note: 'All taxes are in the price. Nothing is charged before checkout.',
  chosen: (parts: readonly string[]): string => parts.join(' · '),
};
