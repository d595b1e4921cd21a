import { formatWireAmount } from '@aitours/domain/money';

const plural = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

/** Texts of the list of departures. */
export const departureMessages = {
  title: 'Departures',
  loading: 'Loading the departures',
  failed: 'Failed to load the departures',
  day: 'Day',
  previousDay: 'Previous day',
  nextDay: 'Next day',
  today: 'Today',
  none: 'Nothing takes place on this day',
  noneText: 'Confirmed bookings appear here as soon as they are made.',
  summary: (departures: number, people: number): string =>
    `${plural(departures, 'departure', 'departures')}, ${plural(people, 'person', 'people')}`,
  unpaid: (fils: number): string => `AED ${formatWireAmount(fils)} to be paid in cash`,
  updated: 'Updated every half minute while this page is open.',
  incomplete: 'This day has more than 2,000 bookings. Only the first of them are listed; the list of bookings has all.',
  stale: 'The shop can’t be reached. The list may be out of date.',
  manifest: 'Manifest',
  manifestOf: (title: string): string => `of ${title}`,
  print: 'Print',
  allDepartures: 'All departures of this day',
  gone: 'This departure has no booking any more',
  anyTime: 'Any time',
  tourDay: (day: number): string => `day ${day}`,
  heading: (time: string, title: string): string => `${time} · ${title}`,
  noPickup: 'Without pickup',
  pickupIn: (area: string): string => `Pickup in ${area}`,
  columns: { guest: 'Guest', people: 'People', pickup: 'Pickup', details: 'Details', toPay: 'To pay' },
  paid: 'Nothing',
} as const;
