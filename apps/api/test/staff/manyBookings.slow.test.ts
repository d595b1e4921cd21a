import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { type BookingListQuery, listBookingRows } from '../../src/db/bookings/bookingLists.ts';
import { maxCount } from '../../src/db/catalogue/filters.ts';
import { createTestDatabase } from '../../src/testing/index.ts';

/** A node of PostgreSQL's plan, from `explain (analyze, format json)`. */
interface PlanStep {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly PlanStep[];
}

const MANY = 100_000;
const PAGE = 20;

/** The last queries with their parameters. */
let loggedQueries: { sql: string; parameters: unknown[] }[] = [];

const database = await createTestDatabase();
const pool = new pg.Pool({ ...database.connection, max: 2 });
// Dropping the database closes the connections.
const ignore = () => undefined;
pool.on('error', ignore).on('connect', (client) => client.on('error', ignore));
const db = drizzle(pool, { logger: { logQuery: (sql, parameters) => loggedQueries.push({ sql, parameters }) } });
await pool.query(
  `insert into users (id, email, first_name, last_name)
   select 'user-' || n, 'guest' || n || '@example.com', 'Guest', 'Number' || n from generate_series(1, 1000) n`,
);
await pool.query(
  `insert into bookings (id, number, kind, user_id, first_name, last_name, email, phone, total, payment_method,
                         payment_status, status, starts_at, details, created_at)
   select 'booking-' || n, 'TB' || lpad(n::text, 8, '0'), (array['tour', 'activity', 'ticket', 'transfer'])[1 + n % 4],
          'user-' || (1 + n % 1000), 'Guest', 'Number' || (1 + n % 1000), 'guest@example.com',
          '+97150' || lpad(n::text, 7, '0'), n % 977 * 100, 'cash',
          case n % 5000 when 1 then 'failed' else 'pending' end,
          case n % 5000 when 2 then 'completed' else 'confirmed' end, timestamptz '2030-01-01' + n % 400 * interval '1 day',
          jsonb_build_object('title', 'Journey ' || n), timestamptz '2029-01-01' + n * interval '1 minute'
   from generate_series(1, ${MANY}) n`,
);
await pool.query('vacuum analyze');
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const listSteps = (step: PlanStep): PlanStep[] => [step, ...(step.Plans ?? []).flatMap(listSteps)];

/** Returns the plan of a page's query, without the query that counts all rows. */
async function stepsTo(query: Partial<BookingListQuery>): Promise<{ steps: PlanStep[]; found: number; count: number }> {
  loggedQueries = [];
  const { rows, count } = await listBookingRows(db, { page: 1, page_size: PAGE, ordering: '-created_at', ...query });
  const page = loggedQueries.find(({ sql }) => !sql.startsWith('select count'));
  if (!page) throw new Error('No page was queried');
  const explained = await pool.query(`explain (analyze, format json) ${page.sql}`, page.parameters);
  const [{ Plan: plan }] = explained.rows[0]['QUERY PLAN'];
  return { steps: listSteps(plan), found: rows.length, count };
}

/** Returns how many rows of bookings were read from the table. */
const readRows = (steps: readonly PlanStep[]): number =>
  steps
    .filter((step) => step['Relation Name'] === 'bookings' && step['Node Type'] !== 'Index Only Scan')
    .reduce(
      (sum, step) => sum + (step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0)) * step['Actual Loops'],
      0,
    );

const lastPage = MANY / PAGE;
const queries: [string, Partial<BookingListQuery>][] = [
  ['the first page', {}],
  ['the last page', { page: lastPage }],
  ['the last page, oldest first', { page: lastPage, ordering: 'created_at' }],
  ['by start', { ordering: 'booking_date' }],
  ['by amount', { ordering: '-total_amount' }],
  ['by number', { ordering: 'booking_number' }],
  ['of one kind', { kind: 'tour' }],
  ['of one user', { userId: 'user-7' }],
  ['with a rare status', { status: 'completed' }],
  ['with a rare payment status', { payment_status: 'failed' }],
  ['with a usual status', { status: 'confirmed' }],
  ['by the end of a phone number', { search: '050 004 7110' }],
  ['by a whole phone number', { search: '+971500047110' }],
  ['with a usual status, from a day', { status: 'confirmed', start: '2030-02-01' }],
  ['starting on one day, first to last', { start: '2030-01-05', end: '2030-01-05', ordering: 'booking_date' }],
];

describe(`STAFF-29 STAFF-31 with ${MANY} bookings`, () => {
  test.each(queries)('%s is read by an index, with few rows', async (_, query) => {
    const { steps, found, count } = await stepsTo(query);
    expect(found).toBe(Math.min(PAGE, count));
    expect(found).toBeGreaterThan(0);
    const scans = steps.filter((step) => step['Relation Name'] === 'bookings').map((step) => step['Node Type']);
    expect(scans).not.toContain('Seq Scan');
    // Twice the page, and the bookings of one user.
    expect(readRows(steps)).toBeLessThanOrEqual(400);
  });

  test.each([
    ['of all', 'journey', maxCount],
    ['of all, with a rare one', 'journey 4711', 11],
    ['of a tenth', 'TB0002', maxCount],
    ['of one', 'TB00012345', 1],
    ['of one’s address', 'guest815@example.com', 100],
    ['of no booking', 'nothing-of-the-kind', 0],
  ])('a search term %s uses the stored search vector', async (_, search, count) => {
    const { steps, count: counted } = await stepsTo({ search });
    expect(counted).toBe(count);
    // Computing the vector for each booking takes a hundred times as long.
    expect(JSON.stringify(steps)).not.toContain('regexp_replace(((((((((number');
    // Each booking is read at most once, and only those of the page one by one.
    expect(readRows(steps)).toBeLessThanOrEqual(MANY + 400);
    const single = steps.filter((step) => step['Relation Name'] === 'bookings' && step['Actual Loops'] > PAGE + 1);
    expect(single).toEqual([]);
  });
});
