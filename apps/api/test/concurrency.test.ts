import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addDays, toDubaiDate } from '@aitours/domain/dates';
import { eq, sum } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { takePlaces } from '../src/bookings/takePlaces.ts';
import { type Database, type OpenDatabase, openDatabase } from '../src/db/database.ts';
import { activityStock, bookingLines, bookings, ticketStock, users } from '../src/db/schema.ts';
import { inTransaction } from '../src/db/transaction.ts';
import { createTestDatabase, type TestDatabase } from '../src/testing/index.ts';
import { contact, createOrder, ticketOrder } from './bookings/orders.ts';
import { everyDay, insertActivity, insertEvent, type TestEvent } from './fixtures.ts';
import { type Caller, createNetworkCaller } from './networkCaller.ts';
import { type ServerProcess, startServerProcess } from './serverProcess.ts';

/** Several server processes on one PostgreSQL never oversell. */

const date = addDays(toDubaiDate(new Date()), 30);
const seats = 50;
const tokenSecret = randomUUID();
let database: TestDatabase;
let open: OpenDatabase;
let dataDir: string;
const servers: ServerProcess[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'aitours-processes-'));
  database = await createTestDatabase();
  open = openPool();
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await open.close();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

async function start(): Promise<ServerProcess> {
  const server = await startServerProcess(database.connection, { DATA_DIR: dataDir, TOKEN_SECRET: tokenSecret });
  servers.push(server);
  return server;
}

/** Connections of the test wait for as long as a busy machine needs; those of the servers time out as in production. */
const openPool = (): OpenDatabase =>
  openDatabase({ ...database.connection, connectionTimeoutMillis: 120_000 }, 20, () => {});

const anyDates = { startDate: '2020-01-01', endDate: '2099-12-31' };
const insertEventWith = (capacity: number): Promise<TestEvent> =>
  insertEvent(open.db, { dates: [date], capacity }, anyDates);

const createShopper = (): Promise<Caller> => createNetworkCaller(open.db, tokenSecret);

/** Retries a 503, as the shop's client does. */
async function retryUntilAnswered(send: () => Promise<Response>): Promise<Response> {
  const response = await send();
  return response.status === 503 ? retryUntilAnswered(send) : response;
}

const book = (shopper: Caller, server: ServerProcess, body: unknown, key: string = randomUUID()) =>
  retryUntilAnswered(() => shopper.call(server.url, 'POST', '/bookings/', body, key));

async function booked(event: TestEvent): Promise<{ stock: number; lines: number }> {
  const stockId = { id: ticketStock.id, booked: ticketStock.booked };
  const [stock] = await open.db.select(stockId).from(ticketStock).where(eq(ticketStock.timeSlotId, event.morningId));
  const [lines] = await open.db
    .select({ places: sum(bookingLines.places).mapWith(Number) })
    .from(bookingLines)
    .innerJoin(bookings, eq(bookings.id, bookingLines.bookingId))
    .where(eq(bookingLines.ticketStockId, stock!.id));
  return { stock: stock!.booked, lines: lines?.places ?? 0 };
}

const range = (length: number) => Array.from({ length }, (_, index) => index);

describe('two servers on one database', () => {
  let one: ServerProcess;
  let two: ServerProcess;
  beforeAll(async () => {
    [one, two] = await Promise.all([start(), start()]);
  });

  test('GAP-76 of 200 bookings for 50 places exactly 50 succeed and the others get sold-out', async () => {
    const event = await insertEventWith(seats);
    const shoppers = await Promise.all(range(10).map(createShopper));
    const responses = await Promise.all(
      range(200).map((turn) => book(shoppers[turn % 10]!, turn % 2 ? one : two, ticketOrder(event, { date }))),
    );
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(seats);
    expect(statuses.filter((status) => status === 409)).toHaveLength(200 - seats);
    const rejected = await responses.find(({ status }) => status === 409)!.json();
    expect(rejected).toMatchObject({ type: 'sold-out', places_left: 0 });
    const numbers = await Promise.all(
      responses.filter(({ status }) => status === 201).map((response) => response.json()),
    );
    expect(new Set(numbers.map(({ booking_number }) => booking_number)).size).toBe(seats);
    expect(await booked(event)).toEqual({ stock: seats, lines: seats });
  });

  test('GAP-76 API-57 orders with and without a cart, for parties of one to three, sell exactly the capacity', async () => {
    const event = await insertEventWith(seats);
    const shoppers = await Promise.all(range(10).map(createShopper));
    const known = { firstName: 'Layla', lastName: 'Haddad', phone: '+971 50 555 0142' };
    for (const { id } of shoppers) await open.db.update(users).set(known).where(eq(users.id, id));
    const orders = range(120).map((turn) => ({
      shopper: shoppers[turn % 10]!,
      server: turn % 2 ? one : two,
      adults: 1 + (turn % 3),
      isDirect: turn % 4 < 2,
    }));
    const responses = await Promise.all(
      orders.map(({ shopper, server, adults, isDirect }) => {
        const ticket = { ticket_type_id: event.typeId, date, date_time_slot_id: event.morningId };
        const directOrder = { ...ticket, adults, children: 0, payment_method: 'cash' };
        const cartOrder = ticketOrder(event, { date, adults, price: `${adults}00.00` });
        const key = randomUUID();
        return isDirect
          ? retryUntilAnswered(() => shopper.call(server.url, 'POST', `/tickets/${event.id}/book/`, directOrder, key))
          : book(shopper, server, cartOrder);
      }),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201, 409]));
    const sold = orders
      .filter((_, index) => responses[index]?.status === 201)
      .reduce((places, { adults }) => places + adults, 0);
    // A party of one fits into any remaining place.
    expect(sold).toBe(seats);
    expect(await booked(event)).toEqual({ stock: seats, lines: seats });
  });

  test('GAP-76 of 40 bookings for an activity with 15 places exactly 15 succeed', async () => {
    const slot = {
      id: 'any',
      startDate: '2020-01-01',
      endDate: '2099-12-31',
      availableDays: everyDay,
      startTime: '09:00',
    };
    const { id } = await insertActivity(open.db, { timeSlots: [slot] });
    const details = { ...contact, activity_id: id, adults: 1, children: 0, infants: 0, pickup: 'dubai' };
    const item = { id, type: 'activity', date, price: '200.00', quantity: 1, details };
    const order = { booking_type: 'activity', payment_method: 'cash', cart_items: [item] };
    const shoppers = await Promise.all(range(8).map(createShopper));
    const responses = await Promise.all(
      range(40).map((turn) => book(shoppers[turn % 8]!, turn % 2 ? one : two, order)),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(15);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(25);
    const [stock] = await open.db.select().from(activityStock).where(eq(activityStock.activityId, id));
    expect(stock).toMatchObject({ opening: 15, booked: 15 });
  });

  test('API-39 twenty retries with one key on both servers make one booking and get the same response', async () => {
    const event = await insertEventWith(seats);
    const shopper = await createShopper();
    const key = randomUUID();
    const responses = await Promise.all(
      range(20).map((turn) => book(shopper, turn % 2 ? one : two, ticketOrder(event, { date }), key)),
    );
    expect(responses.map(({ status }) => status)).toEqual(range(20).map(() => 201));
    const texts = await Promise.all(responses.map((response) => response.json()));
    expect(new Set(texts.map(({ booking_number }) => booking_number)).size).toBe(1);
    expect(responses.filter(({ headers }) => headers.get('idempotency-replayed') === 'true')).toHaveLength(19);
    expect(await booked(event)).toEqual({ stock: 1, lines: 1 });
  });

  test('API-39 two windows that check out one cart concurrently, each with its own key, book it once', async () => {
    const event = await insertEventWith(seats);
    const shopper = await createShopper();
    const wanted = {
      event_id: event.id,
      ticket_type_id: event.typeId,
      event_date: date,
      date_time_slot_id: event.morningId,
      adults: 2,
      children: 0,
      quantity: 2,
    };
    const item = await (await shopper.call(one.url, 'POST', '/cart-items/', wanted)).json();
    const responses = await Promise.all([one, two].map((server) => book(shopper, server, createOrder([item]))));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 404]);
    expect(await booked(event)).toEqual({ stock: 2, lines: 2 });
  });

  test('GAP-30 ten concurrent cancellations of a booking return its places once', async () => {
    const event = await insertEventWith(seats);
    const shopper = await createShopper();
    await book(shopper, one, ticketOrder(event, { date, adults: 3, price: '300.00' }));
    const mine = await (await book(shopper, one, ticketOrder(event, { date, adults: 2, price: '200.00' }))).json();
    const responses = await Promise.all(
      range(10).map((turn) => {
        const { url } = turn % 2 ? one : two;
        return retryUntilAnswered(() => shopper.call(url, 'DELETE', `/bookings/${mine.booking_number}/`));
      }),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, ...range(9).map(() => 400)]);
    expect((await booked(event)).stock).toBe(3);
  });

  test('GAP-76 bookings of the same slots in opposite order don’t deadlock, and none is partial', async () => {
    const [first, second] = [await insertEventWith(30), await insertEventWith(30)];
    const shoppers = await Promise.all(range(6).map(createShopper));
    const listLines = (event: TestEvent) => ticketOrder(event, { date }).cart_items;
    const forwards = { ...ticketOrder(first), cart_items: [...listLines(first), ...listLines(second)] };
    const backwards = { ...ticketOrder(first), cart_items: [...listLines(second), ...listLines(first)] };
    const responses = await Promise.all(
      range(60).map((turn) => book(shoppers[turn % 6]!, turn % 2 ? one : two, turn % 2 ? forwards : backwards)),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(30);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(30);
    expect(await booked(first)).toEqual({ stock: 30, lines: 30 });
    expect(await booked(second)).toEqual({ stock: 30, lines: 30 });
  });

  // The last one: it kills a server.
  test('GAP-76 a killed server loses no acknowledged booking and leaves no partial one', async () => {
    const event = await insertEventWith(1000);
    const shoppers = await Promise.all(range(8).map(createShopper));
    const acknowledged: string[] = [];
    let isKilled = false;
    const customers = shoppers.map(async (shopper) => {
      while (!isKilled) {
        const response = await book(shopper, two, ticketOrder(event, { date })).catch(() => null);
        if (response?.status !== 201) return;
        acknowledged.push((await response.json()).booking_number);
      }
    });
    while (acknowledged.length < 40) await new Promise((wait) => setTimeout(wait, 5));
    await two.kill();
    isKilled = true;
    await Promise.allSettled(customers);
    await transactionsEnded();

    const stored = new Set(
      (await open.db.select({ number: bookings.number }).from(bookings)).map(({ number }) => number),
    );
    expect(acknowledged.filter((number) => !stored.has(number))).toEqual([]);
    const { stock, lines } = await booked(event);
    expect(stock).toBe(lines);
    expect(stock).toBeGreaterThanOrEqual(acknowledged.length);
    expect(stock).toBeLessThanOrEqual(acknowledged.length + shoppers.length);
    expect((await book(shoppers[0]!, one, ticketOrder(event, { date }))).status).toBe(201);
  });
});

/** PostgreSQL ends a killed server's transactions when it detects the closed connection. */
async function transactionsEnded(): Promise<void> {
  const query = `select count(*)::int as open from pg_stat_activity
    where datname = current_database() and state like '% in transaction%'`;
  while ((await open.pool.query(query)).rows[0].open > 0) await new Promise((wait) => setTimeout(wait, 20));
}

describe('the condition in the UPDATE of takePlaces', () => {
  type Take = (tx: Database, stockId: string) => Promise<boolean>;
  const places = 2;

  /** Runs 80 concurrent transactions on two pools, each taking two of the 50 places. */
  async function sellConcurrently(take: Take) {
    const event = await insertEventWith(seats);
    const [stock] = await open.db.select().from(ticketStock).where(eq(ticketStock.timeSlotId, event.morningId));
    const second = openPool();
    const sales = await Promise.all(
      range(80).map((turn) => inTransaction((turn % 2 ? open : second).db, (tx) => take(tx, stock!.id))),
    );
    await second.close();
    return { sold: sales.filter(Boolean).length * places, ...(await booked(event)) };
  }

  test('GAP-76 sells exactly 50 of 50 places', async () => {
    const take: Take = async (tx, ticketStockId) =>
      (await takePlaces(tx, [{ of: 'ticket', ticketStockId, count: places }], new Date())) === null;
    expect(await sellConcurrently(take)).toMatchObject({ sold: seats, stock: seats });
  });

  test('GAP-76 prevents a real race: reading the stock first and updating it afterwards oversells', async () => {
    const takeUnguarded: Take = async (tx, stockId) => {
      const [row] = await tx.select().from(ticketStock).where(eq(ticketStock.id, stockId));
      if (!row || row.capacity - row.booked < places) return false;
      await tx
        .update(ticketStock)
        .set({ booked: row.booked + places })
        .where(eq(ticketStock.id, stockId));
      return true;
    };
    const { sold, stock } = await sellConcurrently(takeUnguarded);
    expect(sold).toBeGreaterThan(seats);
    expect(stock).toBeLessThanOrEqual(seats);
  });
});

describe('the stock of an activity', () => {
  /** Takes places of a new activity with a usual opening stock of 15 in each transaction. @returns how many were taken */
  async function takeEach(counts: readonly number[], opening?: number): Promise<number> {
    const { id: activityId } = await insertActivity(open.db);
    const slot = { activityId, date: '2030-03-10', timeSlotId: '1' };
    if (opening !== undefined) await open.db.insert(activityStock).values({ ...slot, opening });
    const sales = await Promise.all(
      counts.map((count) =>
        inTransaction(open.db, async (tx) =>
          (await takePlaces(tx, [{ of: 'activity', ...slot, count }], new Date())) ? 0 : count,
        ),
      ),
    );
    const [stock] = await open.db.select().from(activityStock).where(eq(activityStock.activityId, activityId));
    const taken = sales.reduce((sum, count) => sum + count, 0);
    expect(stock?.booked ?? 0).toBe(taken);
    return taken;
  }

  test('GAP-76 its row is inserted by one of concurrent bookings, and sells exactly its places', async () => {
    expect(await takeEach(range(20).map(() => 1))).toBe(15);
  });

  test('GAP-76 more places than it opens with are sold only from an enlarged stock', async () => {
    expect(await takeEach([16])).toBe(0);
    expect(await takeEach([16, 4], 20)).toBe(20);
  });
});
