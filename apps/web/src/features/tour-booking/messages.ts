import { preventBreak } from '@aitours/domain/money';
import type { TravellerKind } from '@aitours/domain/party';

const counted = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

/** The customisable parts of a day, each with a button (TOUR-10). */
export type DayPart = 'hotel' | 'transfer' | 'meal' | 'activity';

export const messages = {
  price: 'Your price',
  priceLines: 'Price details',
  perAdult: (price: string): string => `${price} per adult`,
  fromPrice: (price: string): string => `From ${price}. The price depends on the start date.`,
  regularPrice: (price: string): string => `Regular price: ${price}`,
  seasonPrice: (season: string, price: string): string => `${season} price: ${price}`,
  travellers: {
    adults: 'Adults',
    children512: 'Children 5-12',
    children25: 'Children 2-4',
    infants: 'Infants',
  } satisfies Record<TravellerKind, string>,
  each: (price: string): string => `${preventBreak(price)} each`,
  minAdults: (count: number): string => `This tour needs at least ${counted(count, 'adult', 'adults')}.`,
  maxGroup: (count: number): string => `This tour takes at most ${counted(count, 'person', 'people')}.`,
  excluded: (reason: string | undefined): string => `${reason}. Set this to 0 to continue.`,
  startDate: 'Start date',
  dateMissing: 'Choose the day you start.',
  datePassed: 'This day has passed. Choose a later one.',
  travelDates: (first: string, last: string): string => `${first} to ${last}`,
  lineLabel: (kind: 'adults' | 'children512' | 'children25', count: number): string =>
    ({
      adults: counted(count, 'adult', 'adults'),
      children512: `${counted(count, 'child', 'children')} 5-12`,
      children25: `${counted(count, 'child', 'children')} 2-4`,
    })[kind],
  infantsLine: (count: number): string => counted(count, 'infant', 'infants'),
  dayLine: (day: number, name: string): string => `Day ${day}: ${name}`,
  free: 'Free',
  bookNow: 'Book Now',
  share: 'Share this plan',
  shared: { shared: '', copied: 'The link is copied.', failed: 'The link couldn’t be copied.' },
  ask: 'Questions? Ask us',
  note: 'All taxes are in the price.',
  bar: 'Price of the tour',
  total: 'Total',
  pending: '…',
  pendingLine: 'Your choices',
  pricesPending: 'The prices of your choices are loading.',
  offersFailed: 'The options couldn’t be loaded. Nothing you have chosen is lost.',
  partial: 'Some of your choices are no longer offered. They are not in the plan and not in the price.',

  customise: {
    hotel: 'Customise hotel',
    transfer: 'Customise transfer',
    meal: 'Customise meal',
    activity: 'Customise activities',
  } satisfies Record<DayPart, string>,
  customiseLabel: (part: string, day: number): string => `${part}, day ${day}`,
  customised: 'Your choice',
  ridesFollow: 'Rides start and end at the hotel you chose.',
};
