/** QUIRK-14: the capacity of an activity before any booking, by month and day of every year (GAP-20). */
export const demoStock = {
  default: 15,
  byMonthAndDay: { '12-24': 1, '12-25': 0, '12-30': 2, '12-31': 0, '01-01': 0, '01-02': 3 },
} as const;

/** QUIRK-16: the search form and the wizard have the same fields with different limits. */
export const transferLimits = {
  search: { passengers: { min: 1, max: 8 }, luggage: { min: 0, max: 6 }, time: '12:00' },
  wizard: { passengers: { min: 1, max: 10 }, luggage: { min: 0, max: 10 }, time: '09:00' },
} as const;

/**
 * QUIRK-22: converts a ticket's numbers and prices to text for the cart item's details.
 *
 * @example toTextValues({ adultQty: 2, adultPrice: '120.00' }) // { adultQty: '2', adultPrice: '120.00' }
 * @example toTextValues({ childQty: 0 }) // { childQty: '0' }
 */
export function toTextValues<Name extends string>(
  values: Readonly<Record<Name, string | number>>,
): Record<Name, string>;
export function toTextValues(values: Readonly<Record<string, string | number>>): Record<string, string> {
  const text: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) text[name] = String(value);
  return text;
}
