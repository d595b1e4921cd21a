interface Choice {
  readonly id?: string;
  readonly name: string;
}

/** What the days of all tours choose from, as staff edit it. */
export interface CheckedTourChoices {
  readonly hotels: readonly (Choice & { readonly city: string; readonly rooms: readonly Choice[] })[];
  readonly meals: readonly Choice[];
  readonly vehicles: readonly Choice[];
}

/** Why a hotel, room, meal or vehicle can't be saved. */
export type TourChoiceError = 'same-name' | 'same-id' | 'no-room';

/**
 * Finds what doesn't go together in the hotels, meals and vehicles of tours, by the names of the fields. Customers and
 * staff choose by names; rides of tours refer to their vehicle by its name.
 *
 * @example findTourChoiceErrors({ hotels: [], meals: [{ name: 'Lunch' }, { name: 'lunch' }], vehicles: [] }) // { 'meals.1.name': 'same-name' }
 * @example findTourChoiceErrors({ hotels: [], meals: [{ name: 'Lunch' }], vehicles: [] }) // {}
 */
export function findTourChoiceErrors({
  hotels,
  meals,
  vehicles,
}: CheckedTourChoices): Readonly<Record<string, TourChoiceError>> {
  const errors: Record<string, TourChoiceError> = {
    ...findSameNames('hotels', hotels, ({ name, city }) => `${name.trim()}\n${city.trim()}`),
    ...findSameNames('meals', meals, ({ name }) => name),
    ...findSameNames('vehicles', vehicles, ({ name }) => name),
  };
  for (const [at, { rooms }] of hotels.entries()) {
    // A day of a tour with a hotel has a room of it.
    if (rooms.length === 0) errors[`hotels.${at}.rooms`] = 'no-room';
    Object.assign(
      errors,
      findSameNames(`hotels.${at}.rooms`, rooms, ({ name }) => name),
    );
  }
  const lists = { hotels, 'hotels.0.rooms': hotels.flatMap(({ rooms }) => rooms), meals, vehicles };
  for (const [list, choices] of Object.entries(lists)) if (hasSameId(choices)) errors[list] = 'same-id';
  return errors;
}

function findSameNames<One extends Choice>(list: string, choices: readonly One[], getKey: (one: One) => string) {
  const errors: Record<string, TourChoiceError> = {};
  const seen = new Set<string>();
  for (const [at, choice] of choices.entries()) {
    const key = getKey(choice).trim().toLowerCase();
    if (seen.has(key)) errors[`${list}.${at}.name`] = 'same-name';
    seen.add(key);
  }
  return errors;
}

function hasSameId(choices: readonly Choice[]): boolean {
  const ids = choices.flatMap(({ id }) => id ?? []);
  return new Set(ids).size < ids.length;
}

/** The tours whose days have a hotel, room, meal or vehicle. */
export interface TourUse {
  /** The titles of some of them. */
  readonly tours: readonly string[];
  /** How many there are. */
  readonly count: number;
}

/**
 * Names the tours that use something.
 *
 * @example describeTourUse({ tours: ['Liwa', 'Hatta'], count: 2 }) // 'Liwa, Hatta'
 * @example describeTourUse({ tours: ['Liwa', 'Hatta'], count: 5 }) // 'Liwa, Hatta and 3 more'
 */
export const describeTourUse = ({ tours, count }: TourUse): string =>
  `${tours.join(', ')}${count > tours.length ? ` and ${count - tours.length} more` : ''}`;
