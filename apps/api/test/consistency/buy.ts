import type { LightMyRequestResponse } from 'fastify';
import type { TestAccount } from '../../src/testing/index.ts';
import { contact, transferOrder } from '../bookings/orders.ts';
import type { Purchase, RandomLine } from './purchase.ts';
import { dateOf, type Shop } from './shop.ts';

/** The shop with the activity of this purchase. */
export interface PurchaseShop extends Shop {
  readonly activityId: string;
}

/** What a quote says of a purchase. */
export interface Offer {
  readonly total: string;
  readonly code: string | null;
  readonly lines: readonly {
    readonly amount: string;
    readonly date: string;
    readonly time: string | null;
    readonly available: boolean;
  }[];
}

const journey = { pickup_location: 'Dubai International Airport (DXB)', dropoff_location: 'Dubai Marina', luggage: 2 };

const party = ({ adults, children, infants }: RandomLine) => ({ adults, children, infants });
const extras = ({ extras: count }: RandomLine) => (count > 0 ? [{ title: 'Photos', quantity: count }] : []);

/** Returns the line of a quote. */
function toQuoteLine(shop: PurchaseShop, kind: Purchase['kind'], line: RandomLine): object {
  const date = dateOf(line.day);
  switch (kind) {
    case 'activity': {
      const slot = { activity_id: shop.activityId, date, time_slot_id: line.isLate ? 'evening' : 'morning' };
      return { type: kind, ...slot, ...party(line), is_private: line.isPrivate, add_ons: extras(line) };
    }
    case 'ticket': {
      const slot = { event_id: shop.deck.id, ticket_type_id: shop.deck.typeId, time_slot_id: slotOf(shop, line) };
      return { type: kind, ...slot, date, adults: line.adults, children: line.children };
    }
    case 'tour': {
      const { adults, children, infants } = line;
      return { type: kind, tour_id: shop.tour.id, date, adults, children_5_to_12: children, infants };
    }
    case 'transfer': {
      const ride = { vehicle_id: shop.vehicleId, date, time: timeOf(line), passengers: line.adults };
      return { type: kind, ...journey, ...ride };
    }
  }
}

const slotOf = (shop: PurchaseShop, { isLate }: RandomLine) => (isLate ? shop.deck.eveningId : shop.deck.morningId);
const timeOf = ({ isLate }: RandomLine) => (isLate ? '18:00' : '09:00');

/** A tour or a transfer is a booking of its own. */
export const listLines = ({ kind, lines }: Purchase): readonly RandomLine[] =>
  kind === 'tour' || kind === 'transfer' ? lines.slice(0, 1) : lines;

/** Asks for the price, with the code if it can be used. */
export async function quotePurchase(shop: PurchaseShop, buyer: TestAccount, purchase: Purchase): Promise<Offer> {
  const lines = listLines(purchase).map((line) => toQuoteLine(shop, purchase.kind, line));
  const code = purchase.code === null ? null : (shop.codes[purchase.code] ?? null);
  const ask = (promo_code: string | null) =>
    buyer.call('POST', '/quotes/', { body: { lines, ...(promo_code !== null && { promo_code }) } });
  const first = await ask(code);
  // The discount of a first booking may be larger.
  const isRefused = code !== null && first.statusCode === 400;
  const response = isRefused ? await ask(null) : first;
  if (response.statusCode !== 200) throw new Error(response.body);
  return { ...response.json(), code: isRefused ? null : code };
}

/** Books as quoted. */
export async function book(shop: PurchaseShop, buyer: TestAccount, purchase: Purchase, offer: Offer): Promise<string> {
  const response = await send(shop, buyer, purchase, offer);
  if (response.statusCode !== 201) throw new Error(`${response.statusCode} ${response.body}`);
  const body = response.json();
  return (Array.isArray(body) ? body[0] : body).booking_number;
}

function send(
  shop: PurchaseShop,
  buyer: TestAccount,
  purchase: Purchase,
  { total, code, lines }: Offer,
): Promise<LightMyRequestResponse> {
  const common = { payment_method: 'cash', total_amount: total, ...(code !== null && { promo_code: code }) };
  const { kind } = purchase;
  const [first] = purchase.lines;
  if (kind === 'transfer' && first) {
    const when = { journey_date: dateOf(first.day), journey_time: timeOf(first), passengers: first.adults };
    return buyer.call('POST', '/transfers/bookings/', { body: transferOrder(shop.vehicleId, { ...when, ...common }) });
  }
  const cart_items = listLines(purchase).map((line, index) => ({
    type: kind,
    id: { activity: shop.activityId, ticket: shop.deck.id, tour: shop.tour.id, transfer: '' }[kind],
    date: dateOf(line.day),
    price: lines[index]?.amount,
    quantity: kind === 'ticket' ? line.adults + line.children : 1,
    details: { ...contact, ...toDetails(shop, kind, line) },
  }));
  return buyer.call('POST', '/bookings/', { body: { booking_type: kind, cart_items, ...common } });
}

function toDetails(shop: PurchaseShop, kind: Purchase['kind'], line: RandomLine): object {
  const { adults, children, infants } = line;
  if (kind === 'tour') return { adults, children, children512: children, children25: 0, infants };
  if (kind === 'ticket') {
    const { id, typeId } = shop.deck;
    return { event_id: id, ticket_type_id: typeId, date_time_slot_id: slotOf(shop, line), adults, children };
  }
  return {
    activity_id: shop.activityId,
    activity_time_slot_id: line.isLate ? 'evening' : 'morning',
    ...{ adults, children, infants },
    pickup: 'dubai',
    pickup_address: 'Rove Downtown',
    isPrivate: line.isPrivate ? 'yes' : 'no',
    addons: line.extras > 0 ? [`Photos:${line.extras}:25.00`] : [],
  };
}
