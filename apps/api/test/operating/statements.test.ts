import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findCartLines } from '../../src/db/cart/cartLines.ts';
import { findConnection } from '../../src/db/database.ts';
import { prepareOnce } from '../../src/db/prepareOnce.ts';
import { inTransaction } from '../../src/db/transaction.ts';
import { startTestApi, type TestAccount, type TestApi } from '../../src/testing/index.ts';
import { activityChoices, addActivity, contact } from '../bookings/orders.ts';
import { insertActivity } from '../fixtures.ts';
import { countWrites, listStatements } from '../listStatements.ts';
import { createScriptedProvider } from '../payments/scriptedProvider.ts';

let api: TestApi;
let layla: TestAccount;
let activityId: string;
beforeAll(async () => {
  api = await startTestApi({ now: '2030-03-01T08:00:00Z', payments: createScriptedProvider().provider });
  layla = await api.signIn();
  activityId = (await insertActivity(api.services.db)).id;
});
afterAll(() => api.close());

const headers = () => ({ 'idempotency-key': randomUUID() });
/** Returns what a statement does to which table. */
function summarise(statement: string): string {
  if (/insert into jobs\./i.test(statement)) return 'insert job';
  // A statement that inserts into several tables.
  const inserted = [...statement.matchAll(/insert into "?(\w+)/g)].map(([, name]) => name);
  if (inserted.length > 1) return `insert ${inserted.join(' and ')}`;
  const [, verb, table] = /^(insert into|update|delete from|select .*? from) "(\w+)"/s.exec(statement) ?? [];
  return verb === undefined ? statement : `${verb.split(' ')[0]} ${table}`;
}

const readStatements = async (work: () => Promise<unknown>) => (await listStatements(work)).map(summarise);

/** Reads the caller's user and session. */
const identify = 'select refresh_tokens';
const once = (...work: string[]) => [
  identify,
  'begin',
  'insert idempotency_keys',
  ...work,
  'update idempotency_keys',
  'commit',
];

const add = (item: object) => layla.call('POST', '/cart-items/', { body: item, headers: headers() });
const item = () => ({
  activity_id: activityId,
  activity_date: '2030-03-10',
  // As the shop's pages send it; without it, the places of each start are read.
  activity_time_slot_id: 'morning',
  quantity: 1,
  details: activityChoices,
});

test('H2 an addition to the cart takes eleven statements, without savepoints', async () => {
  expect(await readStatements(() => add(item()))).toEqual(
    once(
      ...['select activities', 'insert carts', 'select cart_items', 'insert cart_items', 'select cart_items'],
      'insert cart_additions',
    ),
  );
});

test('H2 a change and a removal take seven statements and two', async () => {
  const { id } = await addActivity(layla, activityId);
  const change = { details: { adults: 1 } };
  expect(await readStatements(() => layla.call('PATCH', `/cart-items/${id}/`, { body: change }))).toEqual([
    identify,
    'begin',
    'insert carts',
    'select cart_items',
    'update cart_items',
    'select cart_items',
    'commit',
  ]);
  expect(await readStatements(() => layla.call('DELETE', `/cart-items/${id}/`))).toEqual([
    identify,
    'delete cart_items',
  ]);
});

async function book(added: Awaited<ReturnType<typeof addActivity>>, method: string) {
  const line = { ...added, details: { ...contact, ...activityChoices, activity_id: activityId } };
  const body = { booking_type: 'activity', payment_method: method, special_requests: '', cart_items: [line] };
  const { statusCode } = await layla.call('POST', '/bookings/', { body, headers: headers() });
  expect(statusCode).toBe(201);
}

test.each([
  ['in cash', 'cash', 'eighteen', ['select activities', 'insert webhook_deliveries', 'insert outgoing_mails']],
  ['by card', 'card', 'sixteen', ['insert payments']],
])(
  'H2 a booking from the cart, paid %s (%s), takes %s statements, its job included',
  async (_, method, __, inserts) => {
    // The first one of a connection reads the settings of the job's queue.
    await book(await addActivity(layla, activityId), method);
    const added = await addActivity(layla, activityId);
    expect(await readStatements(() => book(added, method))).toEqual(
      once(
        'select cart_items',
        'select cart_additions',
        'update activity_stock',
        'insert bookings and booking_lines',
        'update cart_additions',
        'delete cart_items',
        'insert rate_limits',
        'select booking_lines',
        ...inserts,
        'insert job',
      ),
    );
  },
);

test('H2 the statements of a purchase are sent in twelve writes', async () => {
  activityId = (await insertActivity(api.services.db)).id;
  await book(await addActivity(layla, activityId), 'card');
  expect(await countWrites(() => add(item()))).toBe(5);
  const added = await addActivity(layla, activityId);
  expect(await countWrites(() => book(added, 'card'))).toBe(7);
});

test('H1 the statements of a transaction are prepared on its connection', async () => {
  const { db } = api.services;
  const prepared = await inTransaction(db, async (tx) => {
    await findCartLines(tx, { userId: layla.id });
    const { rows } = await tx.execute(sql`select from pg_prepared_statements where name = 'cart_lines_of_user'`);
    return rows.length;
  });
  expect(prepared).toBe(1);
});

test('H1 two transactions on one connection build the SQL of a statement once', async () => {
  const { db } = api.services;
  let built = 0;
  const prepared = prepareOnce(() => {
    built++;
    return {};
  });
  const connections = new Set<unknown>();
  for (let transaction = 0; transaction < 2; transaction++)
    await inTransaction(db, async (tx) => {
      connections.add(findConnection(tx));
      prepared(tx, 'statement');
    });
  expect(built).toBe(connections.size);
  expect(connections.has(undefined)).toBe(false);
});
