/** The pickup places of activities, for the panel, the edit dialog and the server (CART-07, GAP-19). */
export const pickupPlaces = [
  { value: 'dubai', label: 'Dubai' },
  { value: 'abu_dhabi', label: 'Abu Dhabi' },
  { value: 'sharjah', label: 'Sharjah' },
  { value: 'ajman', label: 'Ajman' },
] as const;

/** The value of a pickup place in requests. */
export type PickupPlace = (typeof pickupPlaces)[number]['value'];

/** Whether a stored or received value is a pickup place (GAP-19). */
export const isPickupPlace = (value: unknown): value is PickupPlace =>
  pickupPlaces.some((place) => place.value === value);

/**
 * Returns the display name of a pickup place; an unknown value is returned unchanged.
 *
 * @example formatPickupPlace('abu_dhabi') // 'Abu Dhabi'
 * @example formatPickupPlace('hotel lobby') // 'hotel lobby'
 */
export const formatPickupPlace = (value: string): string =>
  pickupPlaces.find((place) => place.value === value)?.label ?? value;
