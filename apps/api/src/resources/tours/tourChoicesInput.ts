import { describeTourUse, findTourChoiceErrors, type TourChoiceError } from '@aitours/domain/catalogue';
import type { components } from '@aitours/openapi/schema';
import type { StaffTourChoices } from '../../db/catalogue/staffTourChoices.ts';
import { createIds } from '../../lib/slugs.ts';
import { type FieldErrors, invalidRequest } from '../../problems/problems.ts';
import { requireValid } from '../requireValid.ts';

type Schemas = components['schemas'];

const errorTexts: Readonly<Record<TourChoiceError, string>> = {
  'same-name': 'is in the list already',
  'same-id': 'must not contain an id twice',
  'no-room': 'must have at least one room',
};

/** Gives what is new its ids. @throws {Problem} invalid-request */
export function toTourChoices(input: Schemas['TourChoicesInput']): StaffTourChoices {
  requireValid(findTourChoiceErrors(input), errorTexts);
  const hotelId = createIds(input.hotels, 'hotel');
  const roomId = createIds(
    input.hotels.flatMap(({ rooms }) => rooms),
    'room',
  );
  const mealId = createIds(input.meals, 'meal');
  const vehicleId = createIds(input.vehicles, 'vehicle');
  return {
    hotels: input.hotels.map((hotel) => ({
      id: hotelId(hotel.id, `${hotel.name} ${hotel.city}`),
      name: hotel.name,
      star_rating: hotel.star_rating,
      address: hotel.address,
      city: hotel.city,
      image: hotel.image,
      rooms: hotel.rooms.map(({ id, name, price_per_night }) => ({
        id: roomId(id, `${hotel.name} ${name}`),
        name,
        price_per_night,
      })),
    })),
    meals: input.meals.map(({ id, name, price_per_meal }) => ({ id: mealId(id, name), name, price_per_meal })),
    vehicles: input.vehicles.map(({ id, name, price_per_km, base_price, max_passengers }) => ({
      id: vehicleId(id, name),
      name,
      price_per_km,
      base_price,
      ...(max_passengers !== undefined && { max_passengers }),
    })),
  };
}

/** @throws {Problem} invalid-request when something is removed that tours have */
export function requireUnused(
  before: StaffTourChoices,
  after: StaffTourChoices,
  uses: readonly Schemas['TourChoiceUse'][],
): void {
  const errors: Record<string, FieldErrors[string]> = {};
  const check = (
    field: string,
    kind: Schemas['TourChoiceUse']['kind'],
    [had, has]: readonly [readonly Choice[], readonly Choice[]],
  ) => {
    const texts = had.flatMap(({ id, name }) => {
      const use = uses.find((one) => one.kind === kind && one.id === id);
      return use && !has.some((one) => one.id === id) ? [describeRefusal(name, use)] : [];
    });
    if (texts.length > 0) errors[field] = texts;
  };
  check('hotels', 'hotel', [before.hotels, after.hotels]);
  for (const hotel of before.hotels) {
    const at = after.hotels.findIndex(({ id }) => id === hotel.id);
    check(`hotels.${at}.rooms`, 'room', [hotel.rooms, after.hotels[at]?.rooms ?? hotel.rooms]);
  }
  check('meals', 'meal', [before.meals, after.meals]);
  check('vehicles', 'vehicle', [before.vehicles, after.vehicles]);
  if (Object.keys(errors).length > 0) throw invalidRequest(null, errors);
}

interface Choice {
  readonly id: string;
  readonly name: string;
}

const describeRefusal = (name: string, use: Schemas['TourChoiceUse']): string =>
  `“${name}” can’t be removed, because tours have it: ${describeTourUse(use)}.`;

/** Returns the new names of vehicles by their former ones. */
export function findRenamed(before: StaffTourChoices, after: StaffTourChoices): Record<string, string> {
  const names = new Map(after.vehicles.map(({ id, name }) => [id, name]));
  return Object.fromEntries(
    before.vehicles.flatMap(({ id, name }) => {
      const next = names.get(id);
      return next === undefined || next === name ? [] : [[name, next]];
    }),
  );
}
