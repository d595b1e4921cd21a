import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '@aitours/art';
import type { Database } from '../../src/db/database.ts';
import { contact, orderOf, ticketOrder, transferOrder, wishes } from '../bookings/orders.ts';
import { createNetworkCaller } from '../networkCaller.ts';
import type { CrashableShop } from './crashableShop.ts';
import type { Shelf } from './roundFixtures.ts';

/** What a shopper knows in the end of an order. */
export interface Placed {
  readonly key: string;
  readonly shopper: Shopper;
  /** Where the booking is found under its number. */
  readonly found: '/bookings/' | '/transfers/bookings/';
  /** null: the shopper gave up when the connection broke, and may have a booking or not. */
  readonly answer: Answer | null;
  /** The line of the cart that was booked. */
  readonly cartItem: string | null;
  /** `maybe` when the shopper gave up while cancelling. */
  readonly cancelled: 'no' | 'maybe' | 'yes';
}

interface Answer {
  readonly status: number;
  // The shape of an answer is what the caller asks about.
  readonly body: Record<string, unknown>;
  /** Whether it needed more than one try. */
  readonly isRepeat: boolean;
}

export interface Shopper {
  call(method: string, path: string, body?: unknown, key?: string): Promise<Response>;
}

/** What happened to all shoppers together. */
export interface Tally {
  acknowledged: number;
  /** Connections that broke, or never were. */
  broken: number;
  /** Answers that the shop isn't available just now. */
  unavailable: number;
  /** Answers that nobody should get, whatever is killed. */
  readonly wrong: string[];
}

/** Somebody with an account and a token that outlives what is done to the shop. */
export async function aShopper(db: Database, shop: CrashableShop): Promise<Shopper> {
  const { call } = await createNetworkCaller(db, shop.tokenSecret);
  return { call: (...request) => call(shop.url(), ...request) };
}

/** How many give up when a connection breaks; the others ask again until they know. */
const givesUp = 0.25;

type Ask = () => Promise<Response>;

/**
 * Asks until there is an answer: a connection that breaks and a 503 are none.
 *
 * @returns null for one who gave up
 */
async function insist(ask: Ask, random: Random, tally: Tally): Promise<Answer | null> {
  const isPatient = !random.chance(givesUp);
  for (let attempt = 1; ; attempt++) {
    const answer = await answered(ask);
    if (answer && answer.status !== 503) return { ...answer, isRepeat: attempt > 1 };
    if (answer) tally.unavailable++;
    else tally.broken++;
    if (!isPatient) return null;
    await sleep(random.between(20, 150));
  }
}

/** @returns null when the connection broke before the whole answer was there */
async function answered(ask: Ask): Promise<Pick<Answer, 'status' | 'body'> | null> {
  try {
    const answer = await ask();
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? {} : JSON.parse(text) };
  } catch {
    return null;
  }
}

const kinds = ['tickets', 'tickets', 'two events', 'from the cart', 'activity', 'tour', 'transfer'] as const;
type Kind = (typeof kinds)[number];

/** Orders one thing after the other, and cancels some, until told to stop. */
export async function shop(
  shopper: Shopper,
  shelf: Shelf,
  random: Random,
  tally: Tally,
  isOver: () => boolean,
): Promise<Placed[]> {
  const placed: Placed[] = [];
  while (!isOver()) {
    const order = await place(shopper, random.pick(kinds), shelf, random, tally);
    const isBooked = order?.answer?.status === 201;
    if (isBooked) tally.acknowledged++;
    if (order) placed.push(isBooked && random.chance(0.2) ? await cancel(order, random, tally) : order);
  }
  return placed;
}

async function place(shopper: Shopper, kind: Kind, shelf: Shelf, random: Random, tally: Tally): Promise<Placed | null> {
  const key = randomUUID();
  const found = kind === 'transfer' ? '/transfers/bookings/' : '/bookings/';
  const cartItem = kind === 'from the cart' ? await fillCart(shopper, shelf, random, tally) : null;
  if (kind === 'from the cart' && !cartItem) return null;
  // The request carries its key where the books keep it, too: so two bookings of one key can be seen there.
  const body = { ...orderFor(kind, shelf, random, cartItem), special_requests: key };
  const answer = await insist(() => shopper.call('POST', found, body, key), random, tally);
  const isFine = !answer || answer.status === 201 || (answer.status === 409 && answer.body['type'] === 'sold-out');
  if (!isFine) tally.wrong.push(`${kind} was answered ${answer.status} ${JSON.stringify(answer.body)}`);
  return { key, shopper, found, answer, cartItem: cartItem?.id ?? null, cancelled: 'no' };
}

type CartItem = Parameters<typeof orderOf>[0][number];

async function fillCart(shopper: Shopper, shelf: Shelf, random: Random, tally: Tally): Promise<CartItem | null> {
  const body = {
    activity_id: random.pick(shelf.activities),
    activity_date: shelf.date,
    quantity: 1,
    details: { ...wishes, adults: 1, children: 0 },
  };
  const key = randomUUID();
  const answer = await insist(() => shopper.call('POST', '/cart-items/', body, key), random, tally);
  if (!answer || answer.body['type'] === 'sold-out') return null;
  if (answer.status !== 201) tally.wrong.push(`the cart answered ${answer.status} ${JSON.stringify(answer.body)}`);
  const { id, type, date, price, quantity } = answer.body;
  return { id: String(id), type: String(type), date: String(date), price: String(price), quantity: Number(quantity) };
}

function orderFor(kind: Kind, shelf: Shelf, random: Random, cartItem: CartItem | null) {
  const { date } = shelf;
  const adults = 1 + Math.floor(random.next() * 3);
  const tickets = ticketOrder(shelf.large, { date, adults, price: `${adults}00.00` });
  const details = { ...contact, adults: 1, children: 0, infants: 0 };
  const line = (type: string, id: string, price: string, more = {}) => ({
    booking_type: type,
    payment_method: 'card',
    cart_items: [{ id, type, date, price, quantity: 1, details: { ...details, ...more } }],
  });
  const activity = random.pick(shelf.activities);
  switch (kind) {
    case 'tickets':
      return tickets;
    case 'two events':
      return { ...tickets, cart_items: [...tickets.cart_items, ...ticketOrder(shelf.scarce, { date }).cart_items] };
    case 'from the cart':
      return orderOf(cartItem ? [cartItem] : [], { adults: 1, children: 0 });
    case 'activity':
      return line('activity', activity, '200.00', { activity_id: activity, pickup: 'dubai' });
    case 'tour':
      return line('tour', shelf.tour, '1000.00');
    case 'transfer':
      return transferOrder(shelf.vehicle, { journey_date: date });
  }
}

async function cancel(order: Placed, random: Random, tally: Tally): Promise<Placed> {
  const path = `/bookings/${numberOf(order)}/`;
  const answer = await insist(() => order.shopper.call('DELETE', path), random, tally);
  if (!answer) return { ...order, cancelled: 'maybe' };
  // Who asks again, because no answer came, may hear that it is cancelled already.
  const isDone = answer.status === 200 || (answer.isRepeat && answer.body['type'] === 'not-cancellable');
  if (!isDone) tally.wrong.push(`cancelling was answered ${answer.status} ${JSON.stringify(answer.body)}`);
  return { ...order, cancelled: isDone ? 'yes' : 'no' };
}

/** The number of a booking that was acknowledged. A tour's answer is a list of one (GAP-27). */
export function numberOf({ answer }: Placed): string {
  const body: unknown = Array.isArray(answer?.body) ? answer.body[0] : answer?.body;
  const number: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'booking_number') : undefined;
  if (typeof number !== 'string') throw new Error(`A booking has a number: ${JSON.stringify(body)}`);
  return number;
}
