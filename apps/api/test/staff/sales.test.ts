import { parse } from 'csv-parse/sync';
import { eq } from 'drizzle-orm';
import { readSheet } from 'read-excel-file/node';
import { afterAll, expect, test } from 'vitest';
import { activities, bookings } from '../../src/db/schema.ts';
import { startTestApi } from '../../src/testing/index.ts';
import { addActivity, createOrder, ticketOrder, transferOrder } from '../bookings/orders.ts';
import { insertActivity, insertEvent, insertVehicle } from '../fixtures.ts';

const api = await startTestApi({ now: '2030-03-01T08:00:00Z' });
const manager = await api.signIn({ staffRole: 'manager' });
const layla = await api.signIn();
const deck = await insertEvent(api.services.db, { dates: ['2030-03-10'], capacity: 900 }, { title: '=Deck' });
afterAll(() => api.close());

type Values = Partial<typeof bookings.$inferInsert>;

async function change(number: string, values: Values): Promise<void> {
  await api.services.db.update(bookings).set(values).where(eq(bookings.number, number));
}

async function book(path: string, body: object): Promise<string> {
  const response = await layla.call('POST', path, { body });
  if (response.statusCode !== 201) throw new Error(response.body);
  return response.json().booking_number;
}

/** Books tickets for AED 100 each, as if at an instant. */
async function bookTickets(at: string, adults: number, values: Values = {}): Promise<string> {
  const number = await book('/bookings/', ticketOrder(deck, { adults, price: `${adults}00.00` }));
  await change(number, { createdAt: new Date(at), ...values });
  return number;
}

const readReport = async (start: string, end: string, member = manager) =>
  (await member.call('GET', `/sales-report/?start=${start}&end=${end}`)).json();

test('bookings count on the day in Dubai on which they were made', async () => {
  // Midnight in Dubai is 20:00 UTC.
  await bookTickets('2029-05-01T19:59:59Z', 1);
  await bookTickets('2029-05-01T20:00:00Z', 2);
  await bookTickets('2029-05-04T19:59:59Z', 3);
  await bookTickets('2029-05-04T20:00:00Z', 4);
  const { totals, before, per_day } = await readReport('2029-05-02', '2029-05-04');
  const noFigures = { places_sold: 0, places_offered: 0, cart_additions: 0, cart_bookings: 0 };
  expect(per_day).toEqual([
    { date: '2029-05-02', bookings: 1, cancelled: 0, revenue: '200.00', ...noFigures },
    { date: '2029-05-03', bookings: 0, cancelled: 0, revenue: '0.00', ...noFigures },
    { date: '2029-05-04', bookings: 1, cancelled: 0, revenue: '300.00', ...noFigures },
  ]);
  expect(totals).toMatchObject({
    start: '2029-05-02',
    end: '2029-05-04',
    bookings: 2,
    revenue: '500.00',
    average_value: '250.00',
    cancelled: 0,
    refunded: '0.00',
  });
  expect(before).toMatchObject({ start: '2029-04-29', end: '2029-05-01', bookings: 1, revenue: '100.00' });
});

test('revenue of cancelled bookings is what was paid and not refunded; unpaid ones that ended don’t count', async () => {
  const day = '2029-06-02T08:00:00Z';
  await bookTickets(day, 1);
  await bookTickets(day, 2, { status: 'cancelled', paymentStatus: 'refunded', refund: 150_00 });
  await bookTickets(day, 3, { status: 'refunded', paymentStatus: 'refunded', refund: 300_00 });
  await bookTickets(day, 4, { status: 'cancelled', paymentStatus: 'paid', refund: 0 });
  await bookTickets(day, 5, { status: 'cancelled', paymentStatus: 'pending', refund: 0 });
  await bookTickets(day, 9, { status: 'completed', paymentStatus: 'paid' });
  await bookTickets(day, 7, { status: 'pending', paymentStatus: 'pending' });
  await bookTickets(day, 8, { status: 'cancelled', paymentStatus: 'failed', refund: 0 });
  const { totals, per_day, channels, products } = await readReport('2029-06-02', '2029-06-02');
  expect(totals).toMatchObject({
    start: '2029-06-02',
    end: '2029-06-02',
    bookings: 6,
    // 100 + (200 - 150) + 0 + 400 + 0 + 900.
    revenue: '1450.00',
    average_value: '500.00',
    cancelled: 4,
    refunded: '450.00',
  });
  expect(per_day[0]).toMatchObject({ bookings: 6, cancelled: 4, revenue: '1450.00' });
  expect(channels[2]).toMatchObject({ channel: 'direct', bookings: 6, cancelled: 4, revenue: '1450.00' });
  const sold = { product_id: deck.id, title: '=Deck', bookings: 2, cancelled: 4, people: 10, revenue: '1000.00' };
  expect(products).toEqual([expect.objectContaining({ ...sold, revenue_before: '0.00' })]);
});

test('products are compared with as many days before, also those that weren’t sold since', async () => {
  await bookTickets('2029-08-01T08:00:00Z', 1);
  await bookTickets('2029-08-01T08:00:00Z', 6, { status: 'cancelled', paymentStatus: 'refunded', refund: 600_00 });
  await bookTickets('2029-08-02T08:00:00Z', 2);
  await bookTickets('2029-08-03T19:59:59Z', 4);
  await bookTickets('2029-08-03T20:00:00Z', 3);
  const readProduct = async (start: string, end: string) => (await readReport(start, end)).products[0];
  expect(await readProduct('2029-08-03', '2029-08-04')).toMatchObject({
    ...{ bookings: 2, cancelled: 0, people: 7, revenue: '700.00', revenue_before: '300.00' },
  });
  expect(await readProduct('2029-08-05', '2029-08-06')).toMatchObject({
    ...{ title: '=Deck', bookings: 0, cancelled: 0, people: 0, revenue: '0.00', revenue_before: '700.00' },
  });
  await bookTickets('2029-08-11T08:00:00Z', 1, { status: 'cancelled', paymentStatus: 'refunded', refund: 100_00 });
  expect(await readProduct('2029-08-12', '2029-08-12')).toBeUndefined();
});

test('products are those of all lines, transfers are one, the highest revenue is first', async () => {
  const dunes = await insertActivity(api.services.db);
  const falcons = await insertActivity(api.services.db, { title: 'Falcons' });
  const at = { createdAt: new Date('2029-07-02T08:00:00Z') };
  const three = [
    await addActivity(layla, falcons.id, { adults: 1, children: 0, date: '2030-03-12' }),
    await addActivity(layla, dunes.id, { adults: 1, children: 0 }),
    await addActivity(layla, falcons.id, { adults: 3, children: 1, infants: 1 }),
  ];
  await change(await book('/bookings/', createOrder(three)), at);
  await api.services.db.update(activities).set({ title: 'Falcons at dawn' }).where(eq(activities.id, falcons.id));
  const one = await addActivity(layla, falcons.id, { adults: 1, children: 0, date: '2030-03-11' });
  await change(await book('/bookings/', createOrder([one])), { createdAt: new Date('2029-07-02T09:00:00Z') });
  const ride = transferOrder(await insertVehicle(api.services.db));
  for (const status of ['confirmed', 'confirmed', 'cancelled'] as const)
    await change(await book('/transfers/bookings/', ride), { ...at, status });
  const { products, totals } = await readReport('2029-07-02', '2029-07-02');
  const falconsRevenue = Number(three[0]?.price) + Number(three[2]?.price) + Number(one.price);
  expect(products).toEqual([
    expect.objectContaining({
      product_type: 'activity',
      product_id: falcons.id,
      title: 'Falcons at dawn',
      bookings: 2,
      people: 7,
      revenue: falconsRevenue.toFixed(2),
    }),
    expect.objectContaining({ product_id: dunes.id, bookings: 1, people: 1, revenue: three[1]?.price }),
    expect.objectContaining({
      product_type: 'transfer',
      product_id: null,
      title: 'Transfers',
      bookings: 2,
      cancelled: 1,
    }),
  ]);
  const sum = products.reduce((all: number, { revenue }: { revenue: string }) => all + Number(revenue), 0);
  expect(sum.toFixed(2)).toBe(totals.revenue);
});

test('a period without bookings has zeros and no average', async () => {
  const { totals, per_day, products } = await readReport('2028-01-01', '2028-01-02');
  expect(totals).toMatchObject({ bookings: 0, revenue: '0.00', average_value: null, cancelled: 0, refunded: '0.00' });
  expect([per_day.length, products]).toEqual([2, []]);
});

test.each([
  ['/sales-report/', 'end=2030-01-01&start=2030-01-02', 'must not be before the start'],
  ['/sales-report/', 'start=2030-01-01&end=2031-01-02', 'must be at most 365 days after the start'],
  ['/sales-exports/csv/', 'end=2030-01-01&start=2030-01-02', 'must not be before the start'],
])('%s?%s is refused', async (path, query, error) => {
  const response = await manager.call('GET', `${path}?${query}`);
  expect([response.statusCode, response.json().errors]).toEqual([400, { end: [error] }]);
});

test('a whole year is reported', async () => {
  expect((await readReport('2030-01-01', '2031-01-01')).per_day).toHaveLength(366);
});

test('the export has a row for each product, and no formulas', async () => {
  const file = await manager.call('GET', '/sales-exports/csv/?start=2029-06-02&end=2029-06-02');
  expect(file.headers['content-disposition']).toBe('attachment; filename="sales-2029-06-02-2029-06-02.csv"');
  expect(parse(file.rawPayload, { bom: true, columns: true })).toEqual([
    {
      product_type: 'ticket',
      product_id: deck.id,
      title: "'=Deck",
      bookings: '2',
      people: '10',
      revenue_aed: '1000.00',
      places_sold: '',
      places_offered: '',
      cart_additions: '0',
      cart_bookings: '0',
      bookings_planner: '0',
      bookings_cart: '0',
      bookings_direct: '2',
      bookings_transfer: '0',
      bookings_unknown: '0',
      cancelled: '4',
      revenue_before_aed: '0.00',
    },
  ]);
  const workbook = await manager.call('GET', '/sales-exports/xlsx/?start=2029-06-02&end=2029-06-02');
  expect(await readSheet(workbook.rawPayload)).toEqual([
    [
      ...['product_type', 'product_id', 'title', 'bookings', 'people', 'revenue_aed', 'places_sold', 'places_offered'],
      ...['cart_additions', 'cart_bookings', 'bookings_planner', 'bookings_cart', 'bookings_direct'],
      ...['bookings_transfer', 'bookings_unknown', 'cancelled', 'revenue_before_aed'],
    ],
    ['ticket', deck.id, '=Deck', 2, 10, 1000, null, null, 0, 0, 0, 0, 2, 0, 0, 4, 0],
  ]);
});

test('the export has a row for each day or channel, as in the report', async () => {
  const period = 'start=2029-06-01&end=2029-06-03';
  const report = await readReport('2029-06-01', '2029-06-03');
  const days = await manager.call('GET', `/sales-exports/csv/?${period}&by=day`);
  expect(days.headers['content-disposition']).toBe('attachment; filename="sales-by-day-2029-06-01-2029-06-03.csv"');
  expect(parse(days.rawPayload, { bom: true, columns: true, cast: true })).toEqual(
    report.per_day.map(({ revenue, ...day }: { revenue: string }) => ({ ...day, revenue_aed: Number(revenue) })),
  );
  const channels = await manager.call('GET', `/sales-exports/xlsx/?${period}&by=channel`);
  expect(channels.headers['content-disposition']).toContain('sales-by-channel-2029-06-01-2029-06-03.xlsx');
  const rows = await readSheet(channels.rawPayload);
  expect(rows[0]).toEqual([
    ...['channel', 'bookings', 'bookings_before', 'cancelled', 'revenue_aed', 'revenue_before_aed'],
    ...['cart_additions', 'cart_bookings'],
  ]);
  expect(rows.slice(1)).toEqual([
    ['planner', 0, 0, 0, 0, 0, 0, 0],
    ['cart', 0, 0, 0, 0, 0, 0, 0],
    ['direct', 6, 0, 4, 1450, 0, null, null],
    ['transfer', 0, 0, 0, 0, 0, null, null],
  ]);
});
