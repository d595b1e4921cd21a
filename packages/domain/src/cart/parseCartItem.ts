import type { CancellationTerms } from '../booking/cancellationTerms.ts';
import { normaliseDate, normaliseTime } from '../dates/index.ts';
import { cartMessages } from '../messages/index.ts';
import { type Decimal, type Fils, parseFils } from '../money/index.ts';
import type { GeoPoint } from '../planner/index.ts';
import { type CartItem, type CartItemType, cartItemTypes } from './cartItem.ts';
import { parseTicketDetails, sumTickets } from './ticketDetails.ts';

interface WireProduct {
  readonly id: string | number;
  readonly slug?: string;
  readonly title?: string | null;
  readonly name?: string | null;
  readonly image?: string | null;
  readonly cancellation_terms?: CancellationTerms;
}

/** A cart item on the wire. Some fields have two accepted names (ENTITY-18). */
export interface WireCartItem {
  readonly id: string | number;
  readonly item_type?: string;
  readonly type?: string;
  readonly title?: string | null;
  readonly image?: string | null;
  /** The amount of the whole line (CART-28). */
  readonly price?: Decimal | null;
  readonly unit_price?: Decimal | null;
  readonly quantity: number;
  readonly service_date?: string | null;
  readonly date?: string | null;
  readonly time?: string | null;
  readonly duration_minutes?: number | null;
  readonly point?: GeoPoint;
  readonly details?: Readonly<Record<string, unknown>> | null;
  readonly activity?: WireProduct | null;
  readonly event?: WireProduct | null;
  readonly tour?: WireProduct | null;
}

/**
 * Parses a cart item under either name of its fields (ENTITY-18), with the amount of its line (CART-28).
 *
 * @example parseCartItem({ id: 7, type: 'activity', title: 'Dunes', price: '486.00', quantity: 1 }).amount // 486_00
 * @example parseCartItem({ id: 7, item_type: 'activity', title: 'Dunes', unit_price: 243, quantity: 2 }).amount // 486_00
 * @throws RangeError if the type is unknown or there is no price
 */
export function parseCartItem(wire: WireCartItem): CartItem {
  const product = wire.activity ?? wire.event ?? wire.tour;
  return {
    id: String(wire.id),
    type: parseType(wire),
    title: wire.title || product?.title || product?.name || '',
    image: wire.image || product?.image || undefined,
    quantity: wire.quantity,
    amount: parseAmount(wire),
    date: normaliseDate(wire.service_date ?? wire.date ?? ''),
    time: normaliseTime(wire.time ?? ''),
    durationMinutes: wire.duration_minutes ?? undefined,
    details: wire.details ?? {},
    point: wire.point,
    product: product ? { id: product.id, slug: product.slug, terms: product.cancellation_terms } : undefined,
  };
}

function parseType({ item_type, type }: WireCartItem): CartItemType {
  const found = cartItemTypes.find((known) => known === (item_type ?? type));
  if (!found) throw new RangeError(cartMessages.unsupportedType);
  return found;
}

/** `price` is already the total of the line: it isn't multiplied (CART-28). */
function parseAmount({ price, unit_price, quantity, details }: WireCartItem): Fils {
  if (price != null) return parseFils(price);
  const tickets = parseTicketDetails(details);
  if (tickets) return sumTickets(tickets);
  if (unit_price == null) throw new RangeError('A cart item has no price');
  return parseFils(unit_price) * quantity;
}
