import { formatCount } from '@aitours/domain/counts';
import { preventBreak } from '@aitours/domain/money';
import type { TravellerKind } from '@aitours/domain/party';

const formatPlaces = (count: number): string => formatCount(count, 'place is', 'places are');

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
  minAdults: (count: number): string => `This tour needs at least ${formatCount(count, 'adult')}.`,
  maxGroup: (count: number): string => `This tour takes at most ${formatCount(count, 'person', 'people')}.`,
  excluded: (reason: string | undefined): string => `${reason}. Set this to 0 to continue.`,
  startDate: 'Start date',
  dateMissing: 'Choose the day you start.',
  datePassed: 'This day has passed. Choose a later one.',
  /** @param hasOthers other dates have places for all */
  tooFewPlaces: (date: string, places: number, people: number, hasOthers: boolean): string =>
    places <= 0
      ? `No places are left on ${date}. ${hasOthers ? 'Choose another date.' : 'No other date has places for your group at the moment.'}`
      : `Only ${formatPlaces(places)} left on ${date}, and you have ${formatCount(people, 'person', 'people')}. ${hasOthers ? 'Choose another date or a smaller group.' : 'Choose a smaller group: no other date has places for all of you at the moment.'}`,
  startOn: (date: string): string => `Start on ${date}`,
  onlyLeft: (places: number): string => `Only ${formatPlaces(places)} left on this date.`,
  travelDates: (first: string, last: string): string => `${first} to ${last}`,
  lineLabel: (kind: 'adults' | 'children512' | 'children25', count: number): string =>
    ({
      adults: formatCount(count, 'adult'),
      children512: `${formatCount(count, 'child', 'children')} 5-12`,
      children25: `${formatCount(count, 'child', 'children')} 2-4`,
    })[kind],
  infantsLine: (count: number): string => formatCount(count, 'infant'),
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
