import { isWithin } from '../party/index.ts';

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

/** The lengths of the hotel or address within a pickup place. */
export const pickupAddressLengths = { min: 3, max: 200 } as const;

/**
 * Whether a text can be the hotel or address where a driver picks someone up.
 *
 * @example isPickupAddress('Rove Downtown') // true
 * @example isPickupAddress('   ') // false
 */
export const isPickupAddress = (text: string): boolean => isWithin(pickupAddressLengths, text.trim().length);

/**
 * Formats where a driver picks someone up: the address, if known, and the pickup place. An unknown place is unchanged.
 *
 * @example formatPickup('dubai', 'Rove Downtown') // 'Rove Downtown, Dubai'
 * @example formatPickup('dubai') // 'Dubai'
 */
export const formatPickup = (place: string, address?: string): string =>
  [address, pickupPlaces.find(({ value }) => value === place)?.label ?? place].filter(Boolean).join(', ');
