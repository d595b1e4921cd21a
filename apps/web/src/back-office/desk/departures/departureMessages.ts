import { formatCount } from '@aitours/domain/counts';
import { formatPrice } from '@aitours/domain/money';
import type { DepartureChanges } from '@aitours/domain/staff';

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
    `${formatCount(departures, 'departure')}, ${formatCount(people, 'person', 'people')}`,
  unpaid: (fils: number): string => `${formatPrice(fils)} to be paid in cash`,
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
  group: (area: string, party: string): string => `${area}: ${party}`,
  pickupIn: (area: string): string => `Pickup in ${area}`,
  columns: { guest: 'Guest', people: 'People', pickup: 'Pickup', details: 'Details', toPay: 'To pay' },
  paid: 'Nothing',
  payBack: (fils: number): string => `Pay back ${formatPrice(fils)}`,
} as const;

/** Texts about the drivers of pickups. */
export const driverMessages = {
  drivers: 'Drivers',
  totals: (driver: string | null, pickups: number, people: number): string =>
    `${driver ?? 'No driver yet'}: ${formatCount(pickups, 'pickup')}, ${formatCount(people, 'person', 'people')}`,
  manifestOf: (driver: string | null): string => (driver === null ? 'Without a driver' : `Manifest of ${driver}`),
  gone: (driver: string | null): string =>
    driver === null ? 'Every pickup of this day has a driver' : `${driver} drives no pickup of this day any more`,
  goneText: 'Go back to all departures to see who drives.',
  driver: (driver: string | null): string => (driver === null ? 'No driver yet' : `Driver: ${driver}`),
  assign: 'Assign driver',
  change: 'Change driver',
  of: (pickup: string): string => `of ${pickup}`,
  form: 'Driver',
  known: 'Who drives?',
  name: 'Name of the driver',
  nameMissing: 'Please write a name.',
  save: 'Save driver',
  remove: 'Remove driver',
  failed: 'The driver couldn’t be saved. Please try again.',
  stale: 'This pickup has changed in the meantime',
  staleText: (driver: string | null): string =>
    `${driver === null ? 'It has no driver now' : `${driver} drives it now`}. Choose again to replace that.`,
  saved: (driver: string | null, pickup: string): string =>
    driver === null ? `${pickup} has no driver now.` : `${driver} drives ${pickup}.`,
} as const;

/** Texts about updates of the list. */
export const liveMessages = {
  connecting: (_at: string): string => 'Connecting to live updates…',
  live: (_at: string): string => 'Live: changes appear by themselves.',
  reconnecting: (at: string): string => `Reconnecting… Updated at ${at}.`,
  off: (at: string): string => `Not live, updated at ${at}. The list is loaded again every half minute.`,
  changes: (at: string, { added, changed, removed }: DepartureChanges): string =>
    `${at}: ${[
      added.length > 0 && formatCount(added.length, 'new booking'),
      changed.length > 0 && formatCount(changed.length, 'changed booking'),
      removed.length > 0 && formatCount(removed.length, 'booking cancelled or moved', 'bookings cancelled or moved'),
    ]
      .filter((text) => text !== false)
      .join(', ')}.`,
  marks: { added: 'New', changed: 'Changed' },
} as const;
