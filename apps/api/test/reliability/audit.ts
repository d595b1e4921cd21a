import { isDeepStrictEqual } from 'node:util';
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../src/db/database.ts';
import { bookings, cartItems } from '../../src/db/schema.ts';
import { mapInGroups } from './mapInGroups.ts';
import { getPayment } from './payOrder.ts';
import { getNumber, type Placed } from './shopper.ts';

/** Queries that must return no rows, keyed by the inconsistency that a row would mean. */
const audits: Readonly<Record<string, SQL>> = {
  'a ticket slot’s booked places differ from its bookings': sql`
    select s.id, s.booked, s.capacity, coalesce(sum(l.places) filter (where b.id is not null), 0) as held
    from ticket_stock s
    left join booking_lines l on l.ticket_stock_id = s.id
    left join bookings b on b.id = l.booking_id and b.status <> 'cancelled'
    group by s.id
    having s.booked <> coalesce(sum(l.places) filter (where b.id is not null), 0) or s.booked not between 0 and s.capacity`,
  'an activity’s booked places differ from its bookings': sql`
    select s.activity_id, s.date, s.booked, s.opening, coalesce(sum(l.places) filter (where b.id is not null), 0) as held
    from activity_stock s
    left join booking_lines l on l.activity_id = s.activity_id and l.date = s.date and l.time_slot_id = s.time_slot_id
    left join bookings b on b.id = l.booking_id and b.status <> 'cancelled'
    group by s.activity_id, s.date, s.time_slot_id
    having s.booked <> coalesce(sum(l.places) filter (where b.id is not null), 0) or s.booked not between 0 and s.opening`,
  'a tour’s booked places differ from its bookings': sql`
    select s.tour_id, s.date, s.booked, s.capacity, coalesce(sum(l.places) filter (where b.id is not null), 0) as held
    from tour_stock s
    left join booking_lines l on l.tour_id = s.tour_id and l.date = s.date
    left join bookings b on b.id = l.booking_id and b.status <> 'cancelled'
    group by s.tour_id, s.date
    having s.booked <> coalesce(sum(l.places) filter (where b.id is not null), 0) or s.booked > s.capacity`,
  'a booking has places without a stock row': sql`
    select l.* from booking_lines l
    left join activity_stock s on s.activity_id = l.activity_id and s.date = l.date and s.time_slot_id = l.time_slot_id
    where l.activity_id is not null and s.activity_id is null`,
  'a booking has no lines, or they differ from its total': sql`
    select b.number, b.total, count(l.id) as lines, sum(l.amount) as amounts
    from bookings b left join booking_lines l on l.booking_id = b.id
    where b.kind <> 'transfer'
    group by b.id
    having count(l.id) <> jsonb_array_length(b.details -> 'items') or count(l.id) = 0 or sum(l.amount) <> b.total`,
  'an idempotency key made two bookings': sql`
    select special_requests, count(*) from bookings
    where special_requests <> '' group by special_requests having count(*) > 1`,
  'an idempotency key has no response, or one without its booking': sql`
    select k.scope, k.key, k.status, k.body from idempotency_keys k
    where k.status is null or (k.scope like 'create%Booking %' and not exists (
      select from bookings b
      where b.special_requests = k.key
        and b.number = coalesce(k.body ->> 'booking_number', k.body -> 0 ->> 'booking_number')))`,
  'a booking was made without storing its response': sql`
    select b.number from bookings b
    where b.special_requests <> '' and not exists (select from idempotency_keys k where k.key = b.special_requests)`,
};

/** Returns the inconsistencies in the database. */
export async function audit(db: Database): Promise<string[]> {
  const found: string[] = [];
  for (const [meaning, query] of Object.entries(audits)) {
    const { rows } = await db.execute(query);
    found.push(...rows.map((row) => `${meaning}: ${JSON.stringify(row)}`));
  }
  return found;
}

/** Returns the differences between the shoppers' responses, the database and the API's current responses. */
export async function compare(db: Database, placed: readonly Placed[]): Promise<string[]> {
  const booked = placed.filter(({ response }) => response?.status === 201);
  const rejected = placed.filter(({ response }) => response && response.status !== 201).map(({ key }) => key);
  const cartLines = booked.flatMap(({ cartItem }) => cartItem ?? []);
  const [shown, madeDespiteRejection, leftInCart] = await Promise.all([
    mapInGroups(booked, readDifference),
    rejected.length === 0 ? [] : db.select().from(bookings).where(inArray(bookings.specialRequests, rejected)),
    cartLines.length === 0 ? [] : db.select().from(cartItems).where(inArray(cartItems.id, cartLines)),
  ]);
  return [
    ...shown.flatMap((difference) => difference ?? []),
    ...madeDespiteRejection.map(({ number }) => `${number} was rejected but is in the database`),
    ...leftInCart.map(({ id }) => `the cart still contains ${id}, which is booked`),
  ];
}

/** An acknowledged booking must still be the same. */
async function readDifference(order: Placed): Promise<string | null> {
  const number = getNumber(order);
  const response = await order.shopper.call('GET', `${order.path}${number}/`);
  const shown = await response.json();
  if (response.status !== 200) return `${number} was acknowledged, but GET responds with ${response.status}`;
  const isCancelled = shown['booking_status'] === 'cancelled';
  const mayBeCancelled = order.cancelled !== 'no' || mayHaveExpired(order);
  if (isCancelled ? !mayBeCancelled : order.cancelled === 'yes') {
    return `${number} is ${shown['booking_status']}, cancelled: ${order.cancelled}`;
  }
  const acknowledged: unknown = Array.isArray(order.response?.body) ? order.response.body[0] : order.response?.body;
  // Only a cancelled booking has a record of its cancellation, and only a confirmed one can be changed.
  const { cancellation: _record, change_options: _options, change_obstacle: _obstacle, ...current } = shown;
  const isPaid = shown['payment_status'] === 'paid' || shown['payment_status'] === 'refunded';
  if (order.paid !== 'maybe' && isPaid !== (order.paid === 'yes'))
    return `${number} is ${shown['payment_status']}, paid: ${order.paid}`;
  const now = isCancelled || order.paid !== 'no' ? { ...current, ...getStatus(acknowledged) } : shown;
  return isDeepStrictEqual(now, acknowledged)
    ? null
    : `${number} was acknowledged as ${JSON.stringify(acknowledged)}, but is ${JSON.stringify(shown)}`;
}

/** Returns whether the hold of a booking has ended that its shopper hasn't paid. */
function mayHaveExpired(order: Placed): boolean {
  const expiry = getPayment(order)?.holdExpiresAt;
  return order.paid !== 'yes' && expiry !== undefined && expiry.getTime() <= Date.now();
}

/** Returns the members that a payment or a cancellation changes. */
function getStatus(booking: unknown): Record<string, unknown> {
  const changing = [
    'booking_status',
    'payment',
    'payment_status',
    'refund_if_cancelled',
    'change_options',
    'change_obstacle',
    'cancelled_at',
    'refund',
  ];
  const entries = Object.entries(booking ?? {}).filter(([name]) => changing.includes(name));
  return Object.fromEntries(entries);
}
