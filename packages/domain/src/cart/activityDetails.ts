import {
  array,
  coerce,
  defaulted,
  enums,
  type Infer,
  integer,
  min,
  optional,
  string,
  type,
  unknown,
  validate,
} from 'superstruct';
import type { ActivityChoice } from '../pricing/index.ts';
import { formatAddon, parseAddon } from './addonText.ts';

const parseCount = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));

/** A count, as a number or as text. With `string()` as condition, each number would create an error with its stack. */
const Count = coerce(min(integer(), 0), unknown(), (value) => (typeof value === 'string' ? parseCount(value) : value));

const WireDetails = type({
  adults: Count,
  children: defaulted(Count, 0),
  infants: defaulted(Count, 0),
  pickup: defaulted(string(), ''),
  pickup_address: optional(string()),
  isPrivate: defaulted(enums(['yes', 'no']), 'no'),
  addons: defaulted(array(string()), () => []),
});

/** The details of an activity in the cart, on the wire (ACT-28, ENTITY-19). */
export type WireActivityDetails = Infer<typeof WireDetails>;

/** The choice of an activity and where the party is picked up. */
export interface ActivityDetails extends ActivityChoice {
  readonly pickup: string;
  /** The hotel or address within the pickup place; absent from lines that were added before it was asked for. */
  readonly pickupAddress?: string;
}

/**
 * Converts activity details for the wire; add-ons with quantity 0 are left out.
 *
 * @example toWireActivityDetails({ party: { adults: 2, children: 0, infants: 0 }, isPrivate: false, addons: [], pickup: 'dubai' }).isPrivate // 'no'
 * @example toWireActivityDetails({ party: couple, isPrivate: true, addons: [{ title: 'Photos', quantity: 1, price: 25_00 }], pickup: 'dubai' }).addons // ['Photos:1:25.00']
 */
export const toWireActivityDetails = ({
  party,
  isPrivate,
  addons,
  pickup,
  pickupAddress,
}: ActivityDetails): WireActivityDetails => ({
  adults: party.adults,
  children: party.children,
  infants: party.infants,
  pickup,
  ...(pickupAddress && { pickup_address: pickupAddress }),
  isPrivate: isPrivate ? 'yes' : 'no',
  addons: addons.filter(({ quantity }) => quantity > 0).map(formatAddon),
});

/**
 * Parses activity details. Returns `undefined` if any part is invalid: a price computed from half a choice would be wrong.
 *
 * @example parseActivityDetails({ adults: '2', children: 1 })?.party // { adults: 2, children: 1, infants: 0 }
 * @example parseActivityDetails({ adults: 'two' }) // undefined
 */
export function parseActivityDetails(details: unknown): ActivityDetails | undefined {
  const [error, wire] = validate(details, WireDetails, { coerce: true });
  if (error) return undefined;
  const { adults, children, infants, pickup, isPrivate } = wire;
  const pickupAddress = wire.pickup_address?.trim();
  const addons = wire.addons.map(parseAddon).filter((addon) => addon !== undefined);
  if (addons.length < wire.addons.length) return undefined;
  return {
    party: { adults, children, infants },
    pickup,
    ...(pickupAddress && { pickupAddress }),
    isPrivate: isPrivate === 'yes',
    addons,
  };
}
