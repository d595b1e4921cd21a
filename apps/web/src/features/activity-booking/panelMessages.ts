import type { UnavailableReason } from '@aitours/domain/availability';
import { formatCount } from '@aitours/domain/counts';
import { preventBreak } from '@aitours/domain/money';
import type { PartyMember } from '@aitours/domain/party';

const formatPlaces = (count: number): string => formatCount(count, 'place is', 'places are');

export const messages = {
  dateStep: 'When and how many',
  optionsStep: 'Pickup and extras',
  calendar: 'Date of your visit',
  legendScarce: 'Few places left',
  legendUnavailable: 'Not available',
  datesFailed: 'The dates couldn’t be loaded. Nothing you have chosen is lost.',
  noDates: 'There are no dates to book at the moment.',
  datesPending: 'The availability of that day is still loading. Try again in a moment.',
  dateMissing: 'Choose a date to continue.',
  members: { adults: 'Adults', children: 'Children', infants: 'Infants' } satisfies Record<PartyMember, string>,
  memberHint: (
    member: PartyMember,
    fares: { adult: string; child: string; childLabel: string | undefined },
    ages: string | undefined,
  ): string =>
    dotted({ adults: fares.adult, children: dotted(fares.child, fares.childLabel), infants: 'Free' }[member], ages),
  excluded: (reason: string): string => `${reason}. Set this to 0 to continue.`,
  minAdults: 'Choose at least one adult.',
  maxParticipants: (count: number): string => `This activity takes at most ${count} people, including infants.`,
  max: (count: number): string => `${count} is the maximum for one booking.`,
  privateVisit: 'Private visit',
  privateHint: (price: string): string => `Only your group: ${price} per group of up to six people.`,
  regularPrice: 'Regular price',
  seasonPrice: (season: string): string => `${season} price`,
  priceByDate: 'The price depends on the date.',
  free: 'Free',
  each: (price: string, label?: string): string => dotted(`${preventBreak(price)} each`, label),
  times: (count: number): string => `× ${count}`,
  groups: (count: number): string => (count === 1 ? 'for up to six people' : `${count} groups of up to six`),
  groupDiscount: (percent: number): string => `Group discount ${percent}%`,
  toOptions: 'Continue',
  addons: 'Add-ons',
  visit: (date: string, party: string): string => `${date} · ${party}`,
  add: 'Add to cart',
  adding: 'Adding to your cart…',
  note: 'All taxes are in the price. Nothing is charged before checkout.',
  spotNote: (spots: number): string => `${spots} left`,
  spotLabel: (spots: number): string => `${formatPlaces(spots)} left`,
  tooLateToday: 'No longer bookable for today',
  unavailableReasons: {
    past: 'In the past',
    tooFar: 'More than two years away',
    outOfSeason: 'Out of season',
    weekday: 'Doesn’t run on this day of the week',
    soldOut: 'Fully booked',
    tooFewSpots: 'Too few places for your group',
  } satisfies Record<UnavailableReason, string>,
  /** Why the chosen date is unavailable. */
  unavailable: (reason: UnavailableReason, date: string, spots: number, people: number): string =>
    reason === 'tooFewSpots'
      ? `Only ${formatPlaces(spots)} left on ${date}, and you have ${people} people. Choose another day or a smaller group.`
      : `${date} can’t be booked: ${
          {
            past: 'it has passed',
            tooFar: 'it is more than two years away',
            outOfSeason: 'it is out of season',
            weekday: 'the activity doesn’t run on this day of the week',
            soldOut: 'it is fully booked',
          }[reason]
        }. Choose another day.`,
  onlyLeft: (spots: number): string => `Only ${formatPlaces(spots)} left on this day.`,
};

function dotted(...parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(' · ');
}
