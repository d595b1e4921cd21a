/** Where travellers can be picked up. The one list for panel, edit dialog and server (CART-07, GAP-19). */
export const pickupPlaces = [
  { value: 'dubai', label: 'Dubai' },
  { value: 'abu_dhabi', label: 'Abu Dhabi' },
  { value: 'sharjah', label: 'Sharjah' },
  { value: 'ajman', label: 'Ajman' },
] as const;

/** A place where an activity can pick one up, by its value in requests. */
export type PickupPlace = (typeof pickupPlaces)[number]['value'];

/** Whether a value, stored or sent, is a place there is (GAP-19). */
export const isPickupPlace = (value: unknown): value is PickupPlace =>
  pickupPlaces.some((place) => place.value === value);

/**
 * @example pickupLabel('abu_dhabi') // 'Abu Dhabi'
 * @example pickupLabel('hotel lobby') // 'hotel lobby'
 */
export const pickupLabel = (value: string): string =>
  pickupPlaces.find((place) => place.value === value)?.label ?? value;
