import { formatWireAmount } from '@aitours/domain/money';
import type { DepartureChanges } from '@aitours/domain/staff';

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

/** Texts about updates of the list. */
export const liveMessages = {
  connecting: (_at: string): string => 'Connecting to live updates…',
  live: (_at: string): string => 'Live: changes appear by themselves.',
  reconnecting: (at: string): string => `Reconnecting… Updated at ${at}.`,
  off: (at: string): string => `Not live, updated at ${at}. The list is loaded again every half minute.`,
  changes: (at: string, { added, changed, removed }: DepartureChanges): string =>
    `${at}: ${[
      added.length > 0 && plural(added.length, 'new booking', 'new bookings'),
      changed.length > 0 && plural(changed.length, 'changed booking', 'changed bookings'),
      removed.length > 0 && plural(removed.length, 'booking cancelled or moved', 'bookings cancelled or moved'),
    ]
      .filter((text) => text !== false)
      .join(', ')}.`,
  marks: { added: 'New', changed: 'Changed' },
} as const;
