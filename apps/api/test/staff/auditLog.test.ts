import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { activities, auditEntries } from '../../src/db/schema.ts';
import { startTestApi, type TestAccount, type TestApi } from '../../src/testing/index.ts';
import { insertActivity, insertEvent } from '../fixtures.ts';
import { endpoints, exampleOf } from '../security/operations.ts';

let api: TestApi;
let owner: TestAccount;
let manager: TestAccount;
beforeAll(async () => {
  api = await startTestApi();
  owner = await api.signIn({ isStaff: true });
  manager = await api.signIn({ staffRole: 'manager' });
});
afterAll(() => api.close());

const example = (id: string) => exampleOf(endpoints.find((endpoint) => endpoint.id === id)!) as object;
const newest = async () => (await owner.call('GET', '/audit-entries/?page_size=1')).json().results[0];

/** For each operation that changes something: calls it, and returns the id of what it has changed. */
const changes: Readonly<Record<string, () => Promise<string>>> = {
  async createActivity() {
    const body = { ...example('createActivity'), slug: 'audited' };
    return (await manager.call('POST', '/activities/', { body })).json().id;
  },
  async updateActivity() {
    const { id } = await insertActivity(api.services.db, { title: 'Before' });
    await manager.call('PUT', `/activities/${id}/`, { body: { ...example('createActivity'), title: 'After' } });
    return id;
  },
  async deleteActivity() {
    const { id } = await insertActivity(api.services.db, { title: 'Before' });
    await manager.call('DELETE', `/activities/${id}/`);
    return id;
  },
  async bulkCreateTicketSlots() {
    const event = await insertEvent(api.services.db);
    const dates = { start_date: '2030-04-01', end_date: '2030-04-02', exclude_dates: [] };
    const slots = { ticket_type_id: event.typeId, time_slots: [event.morningId], default_capacity: 7 };
    await manager.call('POST', `/tickets/${event.id}/bulk_create/`, { body: { ...dates, ...slots, dry_run: false } });
    return event.id;
  },
  async upsertLibraryActivities() {
    const row = { id: 'audited', name: 'Before', category: 'Nature', location: 'Dubai', lat: 25, lng: 55 };
    await manager.call('POST', '/rest/v1/activities', { body: row });
    // Entries of the same millisecond have no order.
    api.clock.advance(1000);
    await manager.call('POST', '/rest/v1/activities', { body: { ...row, name: 'After' } });
    return row.id;
  },
};

test('each operation by which staff change something is covered', () => {
  const writing = endpoints.filter(({ permission, method }) => permission && method !== 'get');
  expect(Object.keys(changes).sort()).toEqual(writing.map(({ id }) => id).sort());
});

test.each(Object.entries(changes))('GAP-59 %s is recorded with who, when, and what', async (operation, change) => {
  const { id: before } = (await newest()) ?? { id: null };
  api.clock.advance(1000);
  const objectId = await change();
  const entry = await newest();
  expect(entry.id).not.toBe(before);
  expect(entry).toMatchObject({
    at: api.clock.now().toISOString(),
    user_id: manager.id,
    user_email: manager.email,
    role: 'manager',
    operation,
    object_id: objectId,
  });
  const read = (text: string | null) => text && /"(?:title|name)":"(Before|After)"/.exec(text)?.[1];
  const expected: Readonly<Record<string, unknown>> = {
    updateActivity: ['Before', 'After'],
    deleteActivity: ['Before', null],
    upsertLibraryActivities: ['Before', 'After'],
  };
  if (operation in expected) expect([read(entry.before), read(entry.after)]).toEqual(expected[operation]);
  else expect([entry.before, entry.after]).toEqual([null, expect.any(String)]);
});

test('GAP-59 entries are found by address, operation and dates in Dubai, also together', async () => {
  const other = await api.signIn({ staffRole: 'content', email: 'filters.omar@example.com' });
  const entry = (at: string, operation: string) => ({
    at: new Date(at),
    userId: other.id,
    role: 'content' as const,
    operation,
    objectId: at,
  });
  // The 5th of May begins in Dubai at 20:00 UTC.
  const [late, early] = ['2031-05-04T20:00:00.000Z', '2031-05-04T19:59:59.000Z'];
  await api.services.db.insert(auditEntries).values([entry(late, 'updateActivity'), entry(early, 'deleteActivity')]);
  const found = async (query: string) => {
    const { count, results } = (await owner.call('GET', `/audit-entries/?${query}`)).json();
    expect(count).toBe(results.length);
    return results.map(({ object_id }: { object_id: string }) => object_id);
  };
  expect(await found('search=Filters.OMAR')).toEqual([late, early]);
  expect(await found('search=filters.omar&operation=deleteActivity')).toEqual([early]);
  expect(await found('start=2031-05-05')).toEqual([late]);
  expect(await found('start=2031-05-04&end=2031-05-04')).toEqual([early]);
  expect(await found('search=%25')).toEqual([]);
  expect(await found('start=0001-01-01&end=0001-01-01')).toEqual([]);
  expect(await found('search=filters&start=2031-05-04&end=9999-12-31')).toEqual([late, early]);
  const { status, errors } = (await owner.call('GET', '/audit-entries/?start=2031-05-05&end=2031-05-04')).json();
  expect([status, errors]).toEqual([400, { end: ['must not be before the start'] }]);
  const next = (await owner.call('GET', '/audit-entries/?search=filters&page_size=1')).json();
  expect(next.next).toBe('/api/v1/audit-entries/?search=filters&page_size=1&page=2');
});

test('GAP-59 a change that fails is not recorded, and one that can’t be recorded doesn’t happen', async () => {
  const { db } = api.services;
  const [one, other] = [await insertActivity(db), await insertActivity(db, { title: 'Before' })];
  const count = await db.$count(auditEntries);
  const body = { ...example('createActivity'), slug: one.slug };
  expect((await manager.call('PUT', `/activities/${other.id}/`, { body })).statusCode).toBe(409);
  expect(await db.$count(auditEntries)).toBe(count);
  await db.execute(sql`alter table audit_entries add constraint full_disk check (false) not valid`);
  const changed = { ...example('createActivity'), slug: undefined };
  expect((await manager.call('PUT', `/activities/${other.id}/`, { body: changed })).statusCode).toBe(500);
  await db.execute(sql`alter table audit_entries drop constraint full_disk`);
  const [row] = await db.select().from(activities).where(eq(activities.id, other.id));
  expect(row?.title).toBe('Before');
});

test.each([
  ['changed', sql`update audit_entries set role = 'gate'`],
  ['deleted', sql`delete from audit_entries`],
  ['emptied', sql`truncate audit_entries`],
])('GAP-59 the log can’t be %s', async (_, statement) => {
  const count = await api.services.db.$count(auditEntries);
  await expect(api.services.db.execute(statement)).rejects.toMatchObject({
    cause: { message: 'audit entries are never changed or deleted' },
  });
  expect(await api.services.db.$count(auditEntries)).toBe(count);
});
