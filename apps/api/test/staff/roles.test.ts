import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { auditEntries, users } from '../../src/db/schema.ts';
import { startTestApi, type TestAccount } from '../../src/testing/index.ts';

const api = await startTestApi();
const owner = await api.signIn({ isStaff: true, email: 'z.owner@example.com' });
afterAll(() => api.close());

const setRole = (email: string, role: string | null, caller = owner) =>
  caller.call('PUT', '/staff-members/role/', { body: { email, role } });
const mayList = async (member: TestAccount) => (await member.call('GET', '/bookings/?scope=all')).statusCode === 200;

test('a role applies to the next request with the same token, and so does its end', async () => {
  const member = await api.signIn();
  expect(await mayList(member)).toBe(false);
  const response = await setRole(member.email.toUpperCase(), 'desk');
  expect([response.statusCode, response.headers['ratelimit-limit']]).toEqual([204, '60']);
  expect(await mayList(member)).toBe(true);
  await setRole(member.email, 'content');
  expect(await mayList(member)).toBe(false);
  await setRole(member.email, 'manager');
  expect(await mayList(member)).toBe(true);
  await setRole(member.email, null);
  expect(await mayList(member)).toBe(false);
});

test('a role that an account already has is not recorded again', async () => {
  const { id, email } = await api.signIn({ staffRole: 'gate' });
  expect((await setRole(email, 'gate')).statusCode).toBe(204);
  expect(await api.services.db.$count(auditEntries, eq(auditEntries.objectId, id))).toBe(0);
});

test('who is added to the staff gets a mail with the role and the owner, not at each change', async () => {
  const { email } = await api.signIn();
  for (const role of ['desk', 'gate', null]) await setRole(email, role);
  const mails = (await api.outbox.mails()).filter((text) => text.includes(`To: ${email}`));
  expect(mails.map((text) => /Subject: (.*)\r/.exec(text)?.[1])).toEqual(['You are now staff of aiTours']);
  expect(mails.join()).toContain(`${owner.email} has added your account`);
  expect(mails.join()).toMatch(/desk/);
});

test.each([
  ['own role', { staffRole: 'owner', isCaller: true }, 'manager', 409, /your own role/],
  ['own removal', { staffRole: 'owner', isCaller: true }, null, 409, /your own role/],
  ['company address', { email: 'role@aitours.com' }, null, 409, /Choose another role/],
  ['unproven address', { verified: false }, 'gate', 400, /isn’t proven yet/],
] as const)('%s: a role that can’t be set is explained', async (_, person, role, status, text) => {
  const account = await api.signIn(person);
  const response = await setRole(account.email, role, 'isCaller' in person ? account : owner);
  expect(response.statusCode).toBe(status);
  expect(response.body).toMatch(text);
  const [row] = await api.services.db.select().from(users).where(eq(users.id, account.id));
  expect(row?.staffRole).toBe('isCaller' in person ? 'owner' : null);
});

test('an address without an account is a field’s error', async () => {
  const { status, errors } = (await setRole('nobody@example.com', 'gate')).json();
  expect([status, errors]).toEqual([400, { email: [expect.stringMatching(/^No account has this address/)] }]);
});

test('of two owners who remove each other at the same time, one remains', async () => {
  for (let round = 0; round < 5; round++) {
    const [one, other] = [await api.signIn({ isStaff: true }), await api.signIn({ isStaff: true })];
    const responses = await Promise.all([setRole(other.email, null, one), setRole(one.email, null, other)]);
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 403]);
  }
});

test('owners list the staff by role and address, and search by name and address', async () => {
  await api.signIn({ email: 'a.list@aitours.com', firstName: 'Mona' });
  await api.signIn({ email: 'unproven.list@aitours.com', verified: false });
  await api.signIn({ email: 'b.list@example.com', staffRole: 'gate' });
  await api.signIn({ email: 'c.list@example.com' });
  const list = async (query: string) => (await owner.call('GET', `/staff-members/?${query}`)).json();
  const { count, results } = await list('search=.LIST@');
  expect(count).toBe(2);
  expect(results).toMatchObject([
    { email: 'a.list@aitours.com', full_name: 'Mona Haddad', role: 'manager', has_company_address: true },
    { email: 'b.list@example.com', role: 'gate', has_company_address: false, last_seen_at: null },
  ]);
  expect((await list('search=mona+haddad')).results).toHaveLength(1);
  expect((await list('page_size=1')).results).toMatchObject([{ role: 'owner' }]);
});
