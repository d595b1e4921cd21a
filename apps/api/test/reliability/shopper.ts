import { randomUUID } from 'node:crypto';
import type { Random } from '@aitours/art';
import type { Database } from '../../src/db/database.ts';
import { activityChoices, contact, createOrder, ticketOrder, transferOrder } from '../bookings/orders.ts';
import { createNetworkCaller } from '../networkCaller.ts';
import type { CrashableShop } from './crashableShop.ts';
import { payOrder } from './payOrder.ts';
import { retryUntilAnswered, type ShopResponse, type Tally } from './retryUntilAnswered.ts';
import type { RoundFixtures } from './roundFixtures.ts';

/** What a shopper knows about an order. */
export interface Placed {
  readonly key: string;
  readonly shopper: Shopper;
  /** The path of its bookings. */
  readonly path: '/bookings/' | '/transfers/bookings/';
  /** null: the shopper gave up when the connection broke; a booking may exist or not. */
  readonly response: ShopResponse | null;
  /** The cart item that was booked. */
  readonly cartItem: string | null;
  /** `maybe` when the shopper gave up while cancelling. */
  readonly cancelled: 'no' | 'maybe' | 'yes';
  /** `maybe` when the shopper gave up while paying. */
  readonly paid: 'no' | 'maybe' | 'yes';
}

export interface Shopper {
  call(method: string, path: string, body?: unknown, key?: string): Promise<Response>;
}

/** Creates a shopper with an account. */
export async function createShopper(db: Database, shop: CrashableShop): Promise<Shopper> {
  const { call } = await createNetworkCaller(db, shop.tokenSecret);
  return { call: (...request) => call(shop.url(), ...request) };
}

const payRate = 0.8;

const kinds = ['tickets', 'tickets', 'two events', 'from the cart', 'activity', 'tour', 'transfer'] as const;
type Kind = (typeof kinds)[number];

/** Places orders, pays most of those that are paid online, and cancels some, until `isOver`. */
export async function shopUntil(
  shop: CrashableShop,
  shopper: Shopper,
  fixtures: RoundFixtures,
  random: Random,
  tally: Tally,
  isOver: () => boolean,
): Promise<Placed[]> {
  const placed: Placed[] = [];
  while (!isOver()) {
    const order = await place(shopper, random.pick(kinds), fixtures, random, tally);
    const isBooked = order?.response?.status === 201;
    if (isBooked) tally.acknowledged++;
    if (!order) continue;
    const settled = isBooked && random.chance(payRate) ? await payOrder(shop, order, random, tally) : order;
    placed.push(isBooked && random.chance(0.2) ? await cancel(settled, random, tally) : settled);
  }
  return placed;
}

async function place(
  shopper: Shopper,
  kind: Kind,
  fixtures: RoundFixtures,
  random: Random,
  tally: Tally,
): Promise<Placed | null> {
  const key = randomUUID();
  const path = kind === 'transfer' ? '/transfers/bookings/' : '/bookings/';
  const cartItem = kind === 'from the cart' ? await fillCart(shopper, fixtures, random, tally) : null;
  if (kind === 'from the cart' && !cartItem) return null;
  // The key is also stored with the booking, so that the audit finds two bookings of one key.
  const body = { ...orderFor(kind, fixtures, random, cartItem), special_requests: key };
  const response = await retryUntilAnswered(() => shopper.call('POST', path, body, key), random, tally);
  const isFine =
    !response || response.status === 201 || (response.status === 409 && response.body['type'] === 'sold-out');
  if (!isFine) tally.unexpected.push(`${kind} got ${response.status} ${JSON.stringify(response.body)}`);
  return { key, shopper, path, response, cartItem: cartItem?.id ?? null, cancelled: 'no', paid: 'no' };
}

type CartItem = Parameters<typeof createOrder>[0][number];

async function fillCart(
  shopper: Shopper,
  fixtures: RoundFixtures,
  random: Random,
  tally: Tally,
): Promise<CartItem | null> {
  const body = {
    activity_id: random.pick(fixtures.activities),
    activity_date: fixtures.date,
    quantity: 1,
    details: { ...activityChoices, adults: 1, children: 0 },
  };
  const key = randomUUID();
  const response = await retryUntilAnswered(() => shopper.call('POST', '/cart-items/', body, key), random, tally);
  if (!response || response.body['type'] === 'sold-out') return null;
  if (response.status !== 201)
    tally.unexpected.push(`adding to the cart got ${response.status} ${JSON.stringify(response.body)}`);
  const { id, type, date, price, quantity } = response.body;
  return { id: String(id), type: String(type), date: String(date), price: String(price), quantity: Number(quantity) };
}

function orderFor(kind: Kind, fixtures: RoundFixtures, random: Random, cartItem: CartItem | null) {
  const { date } = fixtures;
  const adults = 1 + Math.floor(random.next() * 3);
  const tickets = ticketOrder(fixtures.large, { date, adults, price: `${adults}00.00` });
  const details = { ...contact, adults: 1, children: 0, infants: 0 };
  const line = (type: string, id: string, price: string, more = {}) => ({
    booking_type: type,
    payment_method: 'card',
    cart_items: [{ id, type, date, price, quantity: 1, details: { ...details, ...more } }],
  });
  const activity = random.pick(fixtures.activities);
  switch (kind) {
    case 'tickets':
      return { ...tickets, payment_method: random.chance(0.5) ? 'card' : 'cash' };
    case 'two events':
      return { ...tickets, cart_items: [...tickets.cart_items, ...ticketOrder(fixtures.scarce, { date }).cart_items] };
    case 'from the cart':
      return createOrder(cartItem ? [cartItem] : [], { adults: 1, children: 0 });
    case 'activity':
      return line('activity', activity, '200.00', { activity_id: activity, pickup: 'dubai' });
    case 'tour':
      return line('tour', fixtures.tour, '1000.00');
    case 'transfer':
      return transferOrder(fixtures.vehicle, { journey_date: date });
  }
}

async function cancel(order: Placed, random: Random, tally: Tally): Promise<Placed> {
  const path = `/bookings/${getNumber(order)}/`;
  const response = await retryUntilAnswered(() => order.shopper.call('DELETE', path), random, tally);
  if (!response) return { ...order, cancelled: 'maybe' };
  // The report that the money has arrived was delayed by the kill.
  if (String(response.body['detail']).includes('on its way')) return order;
  // A retry after a lost response may get not-cancellable.
  const isDone = response.status === 200 || (response.isRetry && response.body['type'] === 'not-cancellable');
  if (!isDone) tally.unexpected.push(`cancelling got ${response.status} ${JSON.stringify(response.body)}`);
  return { ...order, cancelled: isDone ? 'yes' : 'no' };
}

/** Returns the number of an acknowledged booking. The response for a tour is a list of one (GAP-27). */
export function getNumber({ response }: Placed): string {
  const body: unknown = Array.isArray(response?.body) ? response.body[0] : response?.body;
  const number: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'booking_number') : undefined;
  if (typeof number !== 'string') throw new Error(`The booking has no number: ${JSON.stringify(body)}`);
  return number;
}
