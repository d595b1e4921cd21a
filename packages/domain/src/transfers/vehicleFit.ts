/** The capacity of a vehicle (ENTITY-32). */
export interface VehicleCapacity {
  readonly maxPassengers: number;
  readonly maxLuggage: number;
}

/** The passengers and pieces of luggage of a transfer. */
export interface VehicleLoad {
  readonly passengers: number;
  readonly luggage: number;
}

/** A capacity that is too small. */
export interface CapacityShortage {
  readonly kind: keyof VehicleLoad;
  readonly capacity: number;
}

/**
 * Returns which capacities of a vehicle are too small (GAP-39); none if it fits.
 *
 * @example findCapacityShortages({ maxPassengers: 3, maxLuggage: 2 }, { passengers: 4, luggage: 2 }) // [{ kind: 'passengers', capacity: 3 }]
 * @example findCapacityShortages({ maxPassengers: 3, maxLuggage: 2 }, { passengers: 3, luggage: 2 }) // []
 */
export function findCapacityShortages(
  { maxPassengers, maxLuggage }: VehicleCapacity,
  { passengers, luggage }: VehicleLoad,
): CapacityShortage[] {
  const shortages: CapacityShortage[] = [];
  if (passengers > maxPassengers) shortages.push({ kind: 'passengers', capacity: maxPassengers });
  if (luggage > maxLuggage) shortages.push({ kind: 'luggage', capacity: maxLuggage });
  return shortages;
}
