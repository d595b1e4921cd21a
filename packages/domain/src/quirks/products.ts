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
