import {
  array,
  coerce,
  defaulted,
  enums,
  type Infer,
  number,
  optional,
  pattern,
  string,
  type,
  union,
  validate,
} from 'superstruct';
import { type Fils, formatWireAmount, parseFils, sum } from '../money/index.ts';
import { toTextValues } from '../quirks/index.ts';

/** Text on the wire (QUIRK-22); a number is accepted too. */
const asNumberText = (shape: RegExp) => coerce(pattern(string(), shape), number(), String);
const CountText = asNumberText(/^\d+$/);
const PriceText = asNumberText(/^\d+(\.\d+)?$/);
/** Empty if no child ticket is sold. */
const PriceOrNone = union([PriceText, enums([''])]);
const Id = union([string(), number()]);

const WireDetails = type({
  ticketName: defaulted(string(), ''),
  adultQty: CountText,
  childQty: defaulted(CountText, '0'),
  adultPrice: PriceText,
  childPrice: defaulted(PriceOrNone, '0'),
  features: defaulted(array(string()), () => []),
  ticket_type_id: optional(Id),
  date_time_slot_id: optional(Id),
});

/** The details of tickets in the cart, on the wire (TICKET-41, ENTITY-20). */
export type WireTicketDetails = Infer<typeof WireDetails>;

/** The details of tickets in the cart. Counts are people. */
export interface TicketDetails {
  readonly ticketName: string;
  readonly adults: number;
  readonly children: number;
  /** The adult price in the chosen slot (TICKET-34). */
  readonly adultPrice: Fils;
  /** Null if no child ticket is sold. */
  readonly childPrice: Fils | null;
  readonly features: readonly string[];
  readonly ticketTypeId?: string | number;
  readonly slotId?: string | number;
}

/**
 * Converts ticket details for the wire, with numbers as text (QUIRK-22).
 *
 * @example toWireTicketDetails({ ticketName: 'Sunset', adults: 2, children: 0, adultPrice: 120_00, childPrice: 0, features: [] }).adultQty // '2'
 * @example toWireTicketDetails({ ticketName: 'Sunset', adults: 2, children: 0, adultPrice: 120_00, childPrice: 0, features: [] }).adultPrice // '120.00'
 */
export const toWireTicketDetails = (details: TicketDetails): WireTicketDetails => ({
  ticketName: details.ticketName,
  ...toTextValues({
    adultQty: details.adults,
    childQty: details.children,
    adultPrice: formatWireAmount(details.adultPrice),
    childPrice: details.childPrice === null ? '' : formatWireAmount(details.childPrice),
  }),
  features: [...details.features],
  ticket_type_id: details.ticketTypeId,
  date_time_slot_id: details.slotId,
});

/**
 * Parses ticket details; `undefined` if they are invalid.
 *
 * @example parseTicketDetails({ adultQty: '2', adultPrice: '120.00' })?.adultPrice // 120_00
 * @example parseTicketDetails({ adults: 2 }) // undefined
 */
export function parseTicketDetails(details: unknown): TicketDetails | undefined {
  const [error, wire] = validate(details, WireDetails, { coerce: true });
  if (error) return undefined;
  return {
    ticketName: wire.ticketName,
    adults: Number(wire.adultQty),
    children: Number(wire.childQty),
    adultPrice: parseFils(wire.adultPrice),
    childPrice: wire.childPrice === '' ? null : parseFils(wire.childPrice),
    features: wire.features,
    ticketTypeId: wire.ticket_type_id,
    slotId: wire.date_time_slot_id,
  };
}

/**
 * Returns the total price of tickets (CART-28).
 *
 * @example sumTickets({ ...details, adults: 2, children: 1, adultPrice: 120_00, childPrice: 60_00 }) // 300_00
 * @example sumTickets({ ...details, adults: 1, children: 0, adultPrice: 90_00, childPrice: 0 }) // 90_00
 */
export const sumTickets = ({ adults, children, adultPrice, childPrice }: TicketDetails): Fils =>
  sum([adults * adultPrice, children * (childPrice ?? 0)]);
