import type { Schema } from '@aitours/api-client';
import { findTourChoiceErrors } from '@aitours/domain/catalogue';
import {
  checkAmount,
  checkOptional,
  checkRequired,
  describeRules,
  dropMissing,
  orNull,
  toAmount,
  within,
} from '../../shared/fieldChecks.ts';
import { ifMatch } from '../../shared/ifMatch.ts';
import { type Row, toRow } from '../../shared/rows.ts';
import { listNewerChanges, orCurrent, type ProductForm } from '../product/productForm.ts';
import { tourChoicesMessages as messages } from './tourChoicesMessages.ts';

export type StaffTourChoices = Schema<'StaffTourChoices'>;
type TourChoicesInput = Schema<'TourChoicesInput'>;

/** Prices as they were typed. Without an id it is new. */
type ChoiceRow<Values> = Row<Values & { readonly id?: string; readonly name: string }>;

export type RoomRow = ChoiceRow<{ readonly price: string }>;
export type MealRow = ChoiceRow<{ readonly price: string }>;
export type VehicleRow = ChoiceRow<{
  /** Empty: the price for a day applies. */
  readonly perKm: string;
  readonly perDay: string;
  /** Empty: no limit. */
  readonly seats: string;
}>;
export type HotelRow = ChoiceRow<{
  readonly stars: string;
  readonly address: string;
  readonly city: string;
  readonly image: string | null;
  readonly rooms: readonly RoomRow[];
}>;

/** What is in the form of what all tours share. */
export interface TourChoicesDraft {
  readonly hotels: readonly HotelRow[];
  readonly vehicles: readonly VehicleRow[];
  readonly meals: readonly MealRow[];
}

/** Returns a new room or a new meal package. */
export const createPricedRow = (): RoomRow => toRow({ name: '', price: '' });
export const createVehicleRow = (): VehicleRow => toRow({ name: '', perKm: '', perDay: '', seats: '' });
export const createHotelRow = (): HotelRow =>
  toRow({ name: '', stars: '3', address: '', city: '', image: null, rooms: [createPricedRow()] });

const withId = (id: string | undefined) => (id === undefined ? {} : { id });

/** Returns the draft of what tours share. */
export const toTourChoicesDraft = ({ hotels, meals, vehicles }: TourChoicesInput): TourChoicesDraft => ({
  hotels: hotels.map(({ id, name, star_rating, address, city, image, rooms }) =>
    toRow({
      ...withId(id),
      name,
      stars: String(star_rating),
      address,
      city,
      image,
      rooms: rooms.map((room) => toRow({ ...withId(room.id), name: room.name, price: room.price_per_night })),
    }),
  ),
  vehicles: vehicles.map(({ id, name, price_per_km, base_price, max_passengers = '' }) =>
    toRow({ ...withId(id), name, perKm: price_per_km ?? '', perDay: base_price, seats: String(max_passengers) }),
  ),
  meals: meals.map(({ id, name, price_per_meal }) => toRow({ ...withId(id), name, price: price_per_meal })),
});

/** Returns the request of a valid draft. */
export const toTourChoicesInput = ({ hotels, meals, vehicles }: TourChoicesDraft): TourChoicesInput => ({
  hotels: hotels.map(({ id, name, stars, address, city, image, rooms }) => ({
    ...withId(id),
    name: name.trim(),
    star_rating: Number(stars),
    address: address.trim(),
    city: city.trim(),
    image,
    rooms: rooms.map((room) => ({
      ...withId(room.id),
      name: room.name.trim(),
      price_per_night: toAmount(room.price),
    })),
  })),
  meals: meals.map(({ id, name, price }) => ({
    ...withId(id),
    name: name.trim(),
    price_per_meal: toAmount(price),
  })),
  vehicles: vehicles.map(({ id, name, perKm, perDay, seats }) => ({
    ...withId(id),
    name: name.trim(),
    price_per_km: orNull(perKm, toAmount),
    base_price: toAmount(perDay),
    ...(seats.trim() !== '' && { max_passengers: Number(seats) }),
  })),
});

/** Returns the errors of a draft by the names on the wire, in the order of the form. */
export function checkTourChoicesDraft(draft: TourChoicesDraft): Readonly<Record<string, string>> {
  const own = checkRows(draft);
  const rules = describeRules(findTourChoiceErrors(toTourChoicesInput(draft)), own, messages.rules);
  return { ...dropMissing(own), ...rules };
}

function checkRows({ hotels, vehicles, meals }: TourChoicesDraft): Record<string, string | undefined> {
  const errors: Record<string, string | undefined> = {};
  for (const [at, { name, address, city, rooms }] of hotels.entries()) {
    const path = `hotels.${at}`;
    errors[`${path}.name`] = checkRequired(name);
    errors[`${path}.city`] = checkRequired(city);
    errors[`${path}.address`] = checkRequired(address);
    for (const [index, room] of rooms.entries()) {
      errors[`${path}.rooms.${index}.name`] = checkRequired(room.name);
      errors[`${path}.rooms.${index}.price_per_night`] = checkRequired(room.price, checkAmount);
    }
  }
  for (const [at, { name, perKm, perDay, seats }] of vehicles.entries()) {
    errors[`vehicles.${at}.name`] = checkRequired(name);
    errors[`vehicles.${at}.price_per_km`] = checkOptional(perKm, checkAmount);
    errors[`vehicles.${at}.base_price`] = checkRequired(perDay, checkAmount);
    errors[`vehicles.${at}.max_passengers`] = checkOptional(seats, within(1, 100));
  }
  for (const [at, { name, price }] of meals.entries()) {
    errors[`meals.${at}.name`] = checkRequired(name);
    errors[`meals.${at}.price_per_meal`] = checkRequired(price, checkAmount);
  }
  return errors;
}

/** Returns the names of all fields, also of those that only rules over several fields or the server check. */
const listFields = (draft: TourChoicesDraft): string[] => [
  ...['hotels', 'vehicles', 'meals'],
  ...draft.hotels.flatMap((_, at) => ['star_rating', 'image', 'rooms'].map((name) => `hotels.${at}.${name}`)),
  ...Object.keys(checkRows(draft)),
];

/** The form of what all tours share. */
export const tourChoicesForm: ProductForm<TourChoicesDraft, StaffTourChoices> = {
  toDraft: ({ choices }) => toTourChoicesDraft(choices),
  check: checkTourChoicesDraft,
  listFields,
  save: (client, details, draft) =>
    orCurrent(
      client.call('replaceTourChoices', { headers: ifMatch(details?.version ?? ''), body: toTourChoicesInput(draft) }),
      () => client.call('getStaffTourChoices', {}),
    ),
  listNewer: listNewerChanges,
};
