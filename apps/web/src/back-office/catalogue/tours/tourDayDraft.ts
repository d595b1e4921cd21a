import type { Schema } from '@aitours/api-client';
import {
  type Check,
  checkAmount,
  checkOptional,
  checkRequired,
  orNull,
  slug,
  splitLines,
  toAmount,
  within,
} from '../../shared/fieldChecks.ts';
import { type Row, toRow } from '../../shared/rows.ts';
import { tourFormMessages as messages } from './tourFormMessages.ts';

type DayInput = Schema<'TourDayInput'>;

/** A day in the form of a tour; numbers, times and prices as they were typed. */
export type DayRow = Row<{
  readonly title: string;
  readonly description: string;
  /** Empty: a day without a night. */
  readonly hotel: string;
  readonly room: string;
  readonly rides: readonly RideRow[];
  /** The ids of meal types. */
  readonly meals: readonly string[];
  readonly extras: readonly ExtraRow[];
  /** The addresses of activities and attractions, one per line. */
  readonly includes: string;
}>;

export type RideRow = Row<{
  /** Absent: it is new. */
  readonly id?: string;
  readonly type: string;
  readonly from: string;
  readonly to: string;
  /** In minutes; empty: unknown. */
  readonly duration: string;
  readonly start: string;
  readonly back: string;
  /** Empty: included in the price of the tour. */
  readonly price: string;
  readonly distance: string;
  readonly vehicle: string;
}>;

export type ExtraRow = Row<{
  /** Absent: it is new. */
  readonly id?: string;
  readonly name: string;
  readonly price: string;
  readonly description: string;
  /** The address of the activity or attraction that it is. */
  readonly product: string;
}>;

export const createRide = (): RideRow =>
  toRow({
    type: '',
    from: '',
    to: '',
    duration: '',
    start: '',
    back: '',
    price: '',
    distance: '',
    vehicle: '',
  });
export const createExtra = (): ExtraRow => toRow({ name: '', price: '', description: '', product: '' });
export const createDay = (): DayRow =>
  toRow({ title: '', description: '', hotel: '', room: '', rides: [], meals: [], extras: [], includes: '' });

/** Returns the row of a stored day. */
export const toDayRow = (day: DayInput): DayRow =>
  toRow({
    title: day.title,
    description: day.description,
    hotel: day.hotel_id ?? '',
    room: day.room_type_id ?? '',
    rides: day.transfers.map((ride) =>
      toRow({
        ...(ride.id !== undefined && { id: ride.id }),
        type: ride.transfer_type,
        from: ride.from_location,
        to: ride.to_location,
        duration: ride.duration_minutes === 0 ? '' : String(ride.duration_minutes),
        start: ride.starts_at ?? '',
        back: ride.returns_at ?? '',
        price: ride.price ?? '',
        distance: String(ride.distance_km ?? ''),
        vehicle: ride.vehicle_name ?? '',
      }),
    ),
    meals: day.meals,
    extras: day.activities.map(({ id, name, price, description, product }) =>
      toRow({ ...(id !== undefined && { id }), name, price, description, product: product ?? '' }),
    ),
    includes: day.includes.join('\n'),
  });

/** Returns the request of a valid day. */
export const toDayInput = (day: DayRow): DayInput => ({
  title: day.title.trim(),
  description: day.description.trim(),
  hotel_id: orNull(day.hotel, String),
  room_type_id: orNull(day.room, String),
  transfers: day.rides.map(({ id, type, from, to, duration, start, back, price, distance, vehicle }) => ({
    ...(id !== undefined && { id }),
    transfer_type: type.trim(),
    from_location: from.trim(),
    to_location: to.trim(),
    duration_minutes: Number(duration),
    starts_at: start || null,
    returns_at: back || null,
    price: orNull(price, toAmount),
    distance_km: orNull(distance, Number),
    vehicle_name: orNull(vehicle, String),
  })),
  meals: [...day.meals],
  activities: day.extras.map(({ id, name, price, description, product }) => ({
    ...(id !== undefined && { id }),
    name: name.trim(),
    price: toAmount(price),
    description,
    product: orNull(product, String),
  })),
  includes: [...new Set(splitLines(day.includes))],
});

const checkKilometres: Check = (text) =>
  /^\d{1,4}(\.\d{1,3})?$/.test(text) && Number(text) <= 5000 ? undefined : messages.errors.kilometres;
const checkSlugs: Check = (text) => splitLines(text).map(slug).find(Boolean);

/** Returns the errors of a day by the names on the wire; a field without an error is undefined. */
export function checkDay(day: DayRow, path: string): Record<string, string | undefined> {
  const errors: Record<string, string | undefined> = {
    [`${path}.title`]: checkRequired(day.title),
    [`${path}.description`]: checkRequired(day.description),
  };
  for (const [index, ride] of day.rides.entries()) Object.assign(errors, checkRide(`${path}.transfers.${index}`, ride));
  for (const [index, { name, price, product }] of day.extras.entries()) {
    errors[`${path}.activities.${index}.name`] = checkRequired(name);
    errors[`${path}.activities.${index}.price`] = checkRequired(price, checkAmount);
    errors[`${path}.activities.${index}.product`] = checkOptional(product, slug);
  }
  errors[`${path}.includes`] = checkOptional(day.includes, checkSlugs);
  return errors;
}

const checkRide = (path: string, ride: RideRow): Record<string, string | undefined> => ({
  [`${path}.transfer_type`]: checkRequired(ride.type),
  [`${path}.from_location`]: checkRequired(ride.from),
  [`${path}.to_location`]: checkRequired(ride.to),
  [`${path}.duration_minutes`]: checkOptional(ride.duration, within(0, 1440)),
  [`${path}.distance_km`]: checkOptional(ride.distance, checkKilometres),
  [`${path}.price`]: checkOptional(ride.price, checkAmount),
});

/** Returns the fields of a day and its rides that only rules over several fields or the server check. */
export const listDayFields = ({ rides }: DayRow, path: string): string[] => [
  ...['hotel_id', 'room_type_id', 'meals', 'activities'].map((name) => `${path}.${name}`),
  ...rides.flatMap((_, index) => ['starts_at', 'returns_at'].map((name) => `${path}.transfers.${index}.${name}`)),
];
