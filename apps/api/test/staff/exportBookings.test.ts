import { parse } from 'csv-parse/sync';
import { eq, sql } from 'drizzle-orm';
import { readSheet } from 'read-excel-file/node';
import { afterAll, expect, test } from 'vitest';
import { bookings } from '../../src/db/schema.ts';
import { startTestApi } from '../../src/testing/index.ts';
import { ticketOrder } from '../bookings/orders.ts';
import { insertEvent } from '../fixtures.ts';

const api = await startTestApi({ now: '2030-03-01T21:00:00Z' });
const manager = await api.signIn({ staffRole: 'manager' });
afterAll(() => api.close());

async function book(): Promise<string> {
  const customer = await api.signIn();
  const body = ticketOrder(await insertEvent(api.services.db));
  return (await customer.call('POST', '/bookings/', { body })).json().booking_number;
}
const change = (number: string, values: Partial<typeof bookings.$inferInsert>) =>
  api.services.db.update(bookings).set(values).where(eq(bookings.number, number));
const exported = (format: string, query = '') => manager.call('GET', `/booking-exports/${format}/${query}`);
const readRows = async (query: string): Promise<Record<string, string>[]> =>
  parse((await exported('csv', query)).rawPayload, { bom: true, columns: true });

test('a CSV file has the bookings of the filters, with amounts as numbers and dates of Dubai', async () => {
  const number = await book();
  await change(number, { firstName: 'فاطمة', total: 1234_50, refund: 200_00, status: 'cancelled' });
  await book();
  const response = await exported('csv', `?search=${number}`);
  expect([response.statusCode, response.headers['content-type'], response.headers['content-disposition']]).toEqual([
    200,
    'text/csv; charset=utf-8',
    // It is the second of March in Dubai.
    'attachment; filename="bookings-2030-03-02.csv"',
  ]);
  expect([...response.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [row, ...others] = await readRows(`?search=${number}`);
  expect(others).toEqual([]);
  expect(row).toMatchObject({ booking_number: number, type: 'ticket', total_aed: '1234.50', refund_aed: '200.00' });
  expect(row).toMatchObject({ first_name: 'فاطمة', booking_status: 'cancelled', payment_method: 'cash' });
  expect(row?.['start_date']).toMatch(/^2030-\d\d-\d\d$/);
  expect(row?.['start_time']).toMatch(/^\d\d:\d\d$/);
});

test('text that is a formula isn’t run, in either format', async () => {
  const number = await book();
  const formulas = { firstName: '=HYPERLINK("http://evil.example")', lastName: '+1+1', phone: '@SUM(A1)' };
  await change(number, formulas);
  const [row] = await readRows(`?search=${number}`);
  expect([row?.['first_name'], row?.['last_name'], row?.['phone']]).toEqual(
    Object.values(formulas).map((text) => `'${text}`),
  );
  const workbook = (await exported('xlsx', `?search=${number}`)).rawPayload;
  const [head, cells] = await readSheet(workbook);
  expect(cells?.[head!.indexOf('first_name')]).toBe(formulas.firstName);
});

test('a workbook has numbers and the same columns as the CSV file', async () => {
  const number = await book();
  await change(number, { total: 99_90 });
  const response = await exported('xlsx', `?search=${number}`);
  expect(response.headers['content-disposition']).toBe('attachment; filename="bookings-2030-03-02.xlsx"');
  const [head, cells] = await readSheet(response.rawPayload);
  expect(head).toEqual(Object.keys((await readRows(`?search=${number}`))[0]!));
  expect(cells?.[head!.indexOf('total_aed')]).toBe(99.9);
  expect(cells?.[head!.indexOf('refund_aed')]).toBeNull();
});

test('the order and the filters are those of the list', async () => {
  const numbers = [await book(), await book()];
  for (const [at, number] of numbers.entries()) await change(number, { lastName: 'Ordered', total: 100 + at });
  const listed = async (ordering: string) =>
    (await readRows(`?search=ordered&ordering=${ordering}`)).map((row) => row['booking_number']);
  expect(await listed('total_amount')).toEqual(numbers);
  expect(await listed('-total_amount')).toEqual(numbers.toReversed());
  await change(numbers[0]!, { paymentStatus: 'paid' });
  expect(await readRows('?search=ordered&payment_status=paid')).toHaveLength(1);
  expect(await readRows('?search=ordered&end=2029-12-31')).toHaveLength(0);
  expect((await exported('csv', '?start=2030-03-02&end=2030-03-01')).statusCode).toBe(400);
});

test('an export is in the audit log with its filters and size', async () => {
  const number = await book();
  await exported('csv', `?search=${number}`);
  const owner = await api.signIn({ staffRole: 'owner' });
  const [entry] = (await owner.call('GET', '/audit-entries/?operation=exportBookings')).json().results;
  expect(JSON.parse(entry.after)).toMatchObject({ format: 'csv', count: 1, search: number });
});

test('no file is sent when the export can’t be recorded', async () => {
  const { db } = api.services;
  await db.execute(sql`alter table audit_entries add constraint full_disk check (false) not valid`);
  const response = await exported('csv').finally(() =>
    db.execute(sql`alter table audit_entries drop constraint full_disk`),
  );
  expect([response.statusCode, response.headers['content-disposition']]).toEqual([500, undefined]);
});

test('more than 20,000 bookings are refused with a sentence', async () => {
  const number = await book();
  await api.services.db.execute(sql`
    insert into bookings (number, kind, first_name, last_name, email, phone, total, payment_method, payment_status,
      status, starts_at, details, created_at)
    select 'XX' || lpad(n::text, 8, '0'), kind, first_name, 'Many', email, phone, total, payment_method,
      payment_status, status, starts_at, details, created_at
    from bookings, generate_series(1, 20001) n where number = ${number}`);
  const refused = await exported('csv', '?search=many');
  expect([refused.statusCode, refused.json().detail]).toEqual([409, expect.stringContaining('more than 20,000')]);
  await api.services.db.delete(bookings).where(eq(bookings.number, 'XX00000001'));
  expect(await readRows('?search=many')).toHaveLength(20_000);
});
