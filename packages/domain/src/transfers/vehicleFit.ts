/** What a vehicle has room for (ENTITY-32). */
export interface VehicleCapacity {
  readonly maxPassengers: number;
  readonly maxLuggage: number;
}

/** Who and what is to be driven. */
export interface VehicleLoad {
  readonly passengers: number;
  readonly luggage: number;
}

/** What there is too little of, and how much there is. */
export interface CapacityShortage {
  readonly kind: keyof VehicleLoad;
  readonly capacity: number;
}

/**
 * Why a vehicle doesn't fit (GAP-39); nothing means that it does.
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
