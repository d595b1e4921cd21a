import { formatDuration } from '../activity/index.ts';
import { parseAddon } from '../cart/index.ts';
import { formatDate, formatTime } from '../dates/index.ts';
import { describeRide, formatChildSeats } from '../transfers/index.ts';
import type { BookedLine, BookedTransfer } from './bookedParts.ts';

/** Something that was booked; each document has its own labels. */
export type BookedFact = readonly [
  name:
    | 'duration'
    | 'addons'
    | 'hotels'
    | 'transfers'
    | 'meals'
    | 'dayActivities'
    | 'pickup'
    | 'meetingPoint'
    | 'dropoff'
    | 'date'
    | 'returnJourney'
    | 'passengers'
    | 'luggage'
    | 'flight'
    | 'childSeats'
    | 'vehicle',
  value: string,
];

/** Formats a date with its time, if known. */
export const formatWhen = (date: string, time: string | null): string =>
  time === null ? formatDate(date) : `${formatDate(date)}, ${formatTime(time)}`;

/** Leaves out what isn't known. */
export const omitEmpty = (
  facts: readonly (readonly [BookedFact[0], string | number | null | undefined | false])[],
): BookedFact[] => facts.flatMap(([name, value]) => (value || value === 0 ? [[name, String(value)] as const] : []));

/**
 * Returns what is booked with an activity or tickets besides party and pick-up: its duration and paid add-ons.
 *
 * @example describeLine({ duration_minutes: 90, addons: ['Camel ride:3:225.00'] })[1] // ['addons', '3 × Camel ride']
 */
export const describeLine = ({ duration_minutes, addons }: BookedLine): BookedFact[] =>
  omitEmpty([
    ['duration', duration_minutes && formatDuration(duration_minutes)],
    ['addons', addons.map(formatAddonText).join(', ')],
  ]);

function formatAddonText(text: string): string {
  const addon = parseAddon(text);
  if (!addon) return text;
  return addon.quantity === 1 ? addon.title : `${addon.quantity} × ${addon.title}`;
}

/** Returns what is booked with a transfer. */
export function describeTransfer(transfer: BookedTransfer): BookedFact[] {
  const { pickup, dropoff, meetingPoint } = describeRide({
    ...transfer,
    return_journey: transfer.return_date !== null,
  });
  return omitEmpty([
    ['pickup', pickup],
    ['meetingPoint', meetingPoint],
    ['dropoff', dropoff],
    ['date', formatWhen(transfer.booking_date, transfer.booking_time)],
    ['returnJourney', transfer.return_date && formatWhen(transfer.return_date, transfer.return_time)],
    ['passengers', transfer.passengers],
    ['luggage', transfer.luggage],
    ['flight', transfer.flight_number],
    ['childSeats', transfer.child_seats && formatChildSeats(transfer.child_seats)],
    ['vehicle', transfer.vehicle_name],
  ]);
}
