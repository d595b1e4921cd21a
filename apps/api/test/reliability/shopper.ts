import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '@aitours/art';
import type { Database } from '../../src/db/database.ts';
import { activityChoices, contact, orderOf, ticketOrder, transferOrder } from '../bookings/orders.ts';
import { createNetworkCaller } from '../networkCaller.ts';
import type { CrashableShop } from './crashableShop.ts';
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
}

interface ShopResponse {
  readonly status: number;
  readonly body: Record<string, unknown>;
  /** Whether it needed more than one request. */
  readonly isRetry: boolean;
}

export interface Shopper {
  call(method: string, path: string, body?: unknown, key?: string): Promise<Response>;
}

/** Counts over all shoppers. */
export interface Tally {
  acknowledged: number;
  /** Failed connections. */
  broken: number;
  /** Responses with 503. */
  unavailable: number;
  /** Unexpected responses. */
  readonly unexpected: string[];
}

/** Creates a shopper with an account. */
export async function createShopper(db: Database, shop: CrashableShop): Promise<Shopper> {
  const { call } = await createNetworkCaller(db, shop.tokenSecret);
  return { call: (...request) => call(shop.url(), ...request) };
}

/** The share of orders that aren't retried after a failure. */
const giveUpRate = 0.25;

type Send = () => Promise<Response>;

/**
 * Retries after broken connections and 503 until there is another response.
 *
 * @returns null when the shopper gives up
 */
async function retryUntilAnswered(send: Send, random: Random, tally: Tally): Promise<ShopResponse | null> {
  const isPatient = !random.chance(giveUpRate);
  for (let attempt = 1; ; attempt++) {
    const response = await receive(send);
    if (response && response.status !== 503) return { ...response, isRetry: attempt > 1 };
    if (response) tally.unavailable++;
    else tally.broken++;
    if (!isPatient) return null;
    await sleep(random.between(20, 150));
  }
}

/** @returns null when the connection broke before the response was complete */
async function receive(send: Send): Promise<Pick<ShopResponse, 'status' | 'body'> | null> {
  try {
    const response = await send();
    const text = await response.text();
    return { status: response.status, body: text === '' ? {} : JSON.parse(text) };
  } catch {
    return null;
  }
}

const kinds = ['tickets', 'tickets', 'two events', 'from the cart', 'activity', 'tour', 'transfer'] as const;
type Kind = (typeof kinds)[number];

/** Places orders and cancels some of them until `isOver`. */
export async function shopUntil(
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
    if (order) placed.push(isBooked && random.chance(0.2) ? await cancel(order, random, tally) : order);
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
  return { key, shopper, path, response, cartItem: cartItem?.id ?? null, cancelled: 'no' };
}

type CartItem = Parameters<typeof orderOf>[0][number];

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
      return tickets;
    case 'two events':
      return { ...tickets, cart_items: [...tickets.cart_items, ...ticketOrder(fixtures.scarce, { date }).cart_items] };
    case 'from the cart':
      return orderOf(cartItem ? [cartItem] : [], { adults: 1, children: 0 });
    case 'activity':
      return line('activity', activity, '200.00', { activity_id: activity, pickup: 'dubai' });
    case 'tour':
      return line('tour', fixtures.tour, '1000.00');
    case 'transfer':
      return transferOrder(fixtures.vehicle, { journey_date: date });
  }
}

async function cancel(order: Placed, random: Random, tally: Tally): Promise<Placed> {
  const path = `/bookings/${numberOf(order)}/`;
  const response = await retryUntilAnswered(() => order.shopper.call('DELETE', path), random, tally);
  if (!response) return { ...order, cancelled: 'maybe' };
  // A retry after a lost response may get not-cancellable.
  const isDone = response.status === 200 || (response.isRetry && response.body['type'] === 'not-cancellable');
  if (!isDone) tally.unexpected.push(`cancelling got ${response.status} ${JSON.stringify(response.body)}`);
  return { ...order, cancelled: isDone ? 'yes' : 'no' };
}

/** Returns the number of an acknowledged booking. The response for a tour is a list of one (GAP-27). */
export function numberOf({ response }: Placed): string {
  const body: unknown = Array.isArray(response?.body) ? response.body[0] : response?.body;
  const number: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'booking_number') : undefined;
  if (typeof number !== 'string') throw new Error(`The booking has no number: ${JSON.stringify(body)}`);
  return number;
}
