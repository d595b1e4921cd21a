import { formatWireAmount, parseFils } from '../money/index.ts';
import type { AddonChoice } from '../pricing/index.ts';

/** A title may contain colons; the last two parts are the quantity and the price. */
const SHAPE = /^(.+):(\d+):(\d+(?:\.\d+)?)$/s;

/**
 * Formats an add-on as the cart stores it: "title:qty:price" (ACT-28, ENTITY-19).
 *
 * @example formatAddon({ title: 'Photos', quantity: 2, price: 25_00 }) // 'Photos:2:25.00'
 * @example formatAddon({ title: 'Ride: quad', quantity: 1, price: 40_00 }) // 'Ride: quad:1:40.00'
 */
export const formatAddon = ({ title, quantity, price }: AddonChoice): string =>
  `${title}:${quantity}:${formatWireAmount(price)}`;

/**
 * Parses an add-on, the inverse of `formatAddon`; `undefined` if the text has another form.
 *
 * @example parseAddon('Ride: quad:1:40.00') // { title: 'Ride: quad', quantity: 1, price: 40_00 }
 * @example parseAddon('Photos') // undefined
 */
export function parseAddon(text: string): AddonChoice | undefined {
  const [, title, quantity, price] = SHAPE.exec(text) ?? [];
  if (title === undefined || price === undefined) return undefined;
  return { title, quantity: Number(quantity), price: parseFils(price) };
}
