import { addDays, toDubaiDate } from '@aitours/domain/dates';
import pg from 'pg';
import { startEmbeddedPostgres } from '../apps/api/src/db/embedded/embeddedPostgres.ts';
import { type BenchRequest, createRequest } from './benchRequest.ts';
import { createBooking, read } from './benchRequests.ts';
import { type ActivitySlot, type Fixtures, readFixtures, signIn } from './fixtures.ts';
import { type LoadFigure, type MeasuredRequest, measureRequests } from './load.ts';
import type { Options } from './options.ts';
import type { Shop } from './shop.ts';

const bookingCount = 100_000;
const customerCount = 1_000;
const clientCounts = [1, 10];
/** The design's limit for p99 in milliseconds, with ten clients. */
const target = 200;
/** Reads all bookings of 30 days, 43,200 of them, and has no target. */
const salesReport = 'sales of 30 days';

/** Measures what staff read, with many bookings. */
export async function measureBackOffice(shop: Shop, options: Options): Promise<LoadFigure[]> {
  const fixtures = await readFixtures(shop.url);
  const [slot] = fixtures.slots;
  if (!slot) throw new Error('The shop has no activities');
  const { activityId, date } = slot;
  console.log(`  ${bookingCount.toLocaleString('en')} bookings …`);
  await addBookings(shop, fixtures);
  const today = toDubaiDate(new Date());
  const list = (query: string) => read(`/api/v1/bookings/?scope=all&page_size=20&${query}`);
  const requests: Readonly<Record<string, BenchRequest>> = {
    'newest bookings': list('ordering=-created_at'),
    'search by name': list('search=ben+number4711'),
    'search by phone': list('search=050+004+7110'),
    'confirmed bookings': list('status=confirmed&ordering=-created_at'),
    'confirmed, from a day': list(`status=confirmed&start=${date}`),
    'booking page': read('/api/v1/staff-bookings/AB00000001/', ...firstNumbers.map(toPath)),
    [salesReport]: read(`/api/v1/sales-report/?start=${addDays(today, -29)}&end=${today}`),
    departures: read(`/api/v1/departures/?date=${date}`),
    'stock calendar': read(`/api/v1/stock-calendars/activity/${activityId}/?month=${date.slice(0, 7)}`),
  };
  const authorization = `Bearer ${await signIn(shop.url, 'maryam@example.com')}`;
  const measured = Object.entries(requests).map(
    ([name, request]): MeasuredRequest => ({
      name,
      target: name === salesReport ? null : target,
      request: { ...request, headers: { ...request.headers, authorization } },
    }),
  );
  return measureRequests(shop, options, measured, clientCounts);
}

const firstNumbers = Array.from({ length: 200 }, (_, index) => `AB${String(index + 2).padStart(8, '0')}`);
const toPath = (number: string) => `/api/v1/staff-bookings/${number}/`;

/** Adds copies of a booking: 250 on each of 400 days from the first that can be booked, of twenty activities and a thousand customers. */
async function addBookings({ url, dataFolder }: Shop, { slots, accessToken }: Fixtures): Promise<void> {
  const [slot] = slots;
  if (!slot) throw new Error('The shop has no activities');
  const { booking_number: number } = await book(url, slot, accessToken);
  const activityIds = [...new Set(slots.map(({ activityId }) => activityId))];
  const server = await startEmbeddedPostgres({ dataFolder });
  const client = new pg.Client(server.connection);
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select column_name as name from information_schema.columns
       where table_name = 'bookings' and is_generated = 'NEVER' order by ordinal_position`,
    );
    await client.query(
      `insert into users (id, email, first_name, last_name)
       select 'bench-' || n, 'customer' || n || '@example.com', 'Customer', 'Number' || n
       from generate_series(0, ${customerCount - 1}) n`,
    );
    const day = `(date '${slot.date}' + n % 400)`;
    const expressions: Readonly<Record<string, string>> = {
      id: `'bench-' || n`,
      user_id: `'bench-' || n % ${customerCount}`,
      number: `'AB' || lpad(n::text, 8, '0')`,
      last_name: `'Number' || n`,
      first_name: `(array['Amira', 'Ben', 'Chloé', 'Dev', 'Elif', 'Fatima', 'Goran', 'Hana', 'Ivan', 'Jonas'])[1 + n % 10]`,
      email: `'guest' || n || '@example.com'`,
      phone: `'+97150' || lpad(n::text, 7, '0')`,
      status: `case when n % 10 = 3 then 'cancelled' else 'confirmed' end`,
      payment_id: 'null',
      starts_at: `starts_at + n % 400 * interval '1 day'`,
      created_at: `created_at - n * interval '1 minute'`,
      details: `jsonb_set(details, '{date}', to_jsonb(${day}::text))`,
    };
    const columns = rows.map(({ name }) => `"${name}"`).join();
    const values = rows.map(({ name }) => expressions[name] ?? `"${name}"`).join();
    await client.query(
      `insert into bookings (${columns}) select ${values} from bookings, generate_series(1, ${bookingCount}) n
       where number = $1
       on conflict (number) do nothing`,
      [number],
    );
    await client.query(
      `insert into booking_lines (booking_id, title, date, activity_id, time_slot_id, places, amount)
       select 'bench-' || n, line.title, ${day}, ($2::text[])[1 + n % ${activityIds.length}], line.time_slot_id,
              line.places, line.amount
       from booking_lines line join bookings on bookings.id = line.booking_id, generate_series(1, ${bookingCount}) n
       where bookings.number = $1 and exists (select from bookings copy where copy.id = 'bench-' || n)`,
      [number, activityIds],
    );
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

async function book(url: string, slot: ActivitySlot, accessToken: string): Promise<{ booking_number: string }> {
  const { method, path, headers, body } = createRequest(createBooking([slot], accessToken), 0);
  const response = await fetch(new URL(path, url), { method, headers, body: body ?? null });
  if (!response.ok) throw new Error(`The booking returned ${response.status}: ${await response.text()}`);
  return (await response.json()) as { booking_number: string };
}
