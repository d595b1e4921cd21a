/** What a vehicle has room for (ENTITY-32). */
export interface VehicleRoom {
  readonly maxPassengers: number;
  readonly maxLuggage: number;
}

/** Who and what is to be driven. */
export interface Load {
  readonly passengers: number;
  readonly luggage: number;
}

/** What there is too little of, and how much there is. */
export interface Shortage {
  readonly of: keyof Load;
  readonly room: number;
}

/**
 * Why a vehicle doesn't fit (GAP-39); nothing means that it does.
 *
 * @example shortagesOf({ maxPassengers: 3, maxLuggage: 2 }, { passengers: 4, luggage: 2 }) // [{ of: 'passengers', room: 3 }]
 * @example shortagesOf({ maxPassengers: 3, maxLuggage: 2 }, { passengers: 3, luggage: 2 }) // []
 */
export function shortagesOf({ maxPassengers, maxLuggage }: VehicleRoom, { passengers, luggage }: Load): Shortage[] {
  const shortages: Shortage[] = [];
  if (passengers > maxPassengers) shortages.push({ of: 'passengers', room: maxPassengers });
  if (luggage > maxLuggage) shortages.push({ of: 'luggage', room: maxLuggage });
  return shortages;
}
