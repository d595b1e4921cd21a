import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { users } from '../../src/db/schema.ts';
import { deleteExpiredRows, deleteOldMails } from '../../src/jobs/cleanupJob.ts';
import { getOutboxFolder } from '../../src/mail/mailer.ts';
import { startTestApi, type TestAccount } from '../../src/testing/index.ts';
import { ticketOrder } from '../bookings/orders.ts';
import { insertEvent } from '../fixtures.ts';

const api = await startTestApi({ environment: { RETAIN_UNPROVEN_ACCOUNTS: '90', RETAIN_MAILS: '7' } });
afterAll(() => api.close());

test('E12 an unproven account is deleted when it is unused for the configured time, unless it has a booking', async () => {
  const { db, config } = api.services;
  const event = await insertEvent(db);
  const unproven = { verified: false };
  const accounts = {
    unused: await api.signIn(unproven),
    used: await api.signIn(unproven),
    booked: await api.signIn(unproven),
    proven: await api.signIn(),
    google: await api.signIn(unproven),
    staff: await api.signIn({ ...unproven, staffRole: 'gate' }),
  };
  const ids = Object.values(accounts).map(({ id }: TestAccount) => id);
  await db.update(users).set({ createdAt: api.clock.now() }).where(inArray(users.id, ids));
  await db.update(users).set({ googleSubject: 'g' }).where(eq(users.id, accounts.google.id));
  const booked = await accounts.booked.call('POST', '/bookings/', { body: ticketOrder(event) });
  expect(booked.statusCode).toBe(201);
  const remaining = async () => {
    await deleteExpiredRows(db, api.clock.now(), config.retention);
    const rows = await db.select({ id: users.id }).from(users);
    return Object.entries(accounts).flatMap(([name, { id }]) => (rows.some((row) => row.id === id) ? [name] : []));
  };
  api.clock.advance(90 * 24 * 3600_000);
  await db.update(users).set({ lastSeenAt: api.clock.now() }).where(eq(users.id, accounts.used.id));
  expect(await remaining()).toEqual(['unused', 'used', 'booked', 'proven', 'google', 'staff']);
  api.clock.advance(1000);
  expect(await remaining()).toEqual(['used', 'booked', 'proven', 'google', 'staff']);
});

test('E12 mails of the outbox are deleted after the configured time', async () => {
  const { retention, dataDir } = api.services.config;
  const outbox = getOutboxFolder({ dataDir });
  await mkdir(outbox, { recursive: true });
  const [old, fresh, other] = ['2030-05-01T08-00-00.000Z-1.eml', '2030-05-09T08-00-00.000Z-2.eml', '2030-01-01.txt'];
  const names = [old, fresh, other];
  for (const name of names) await writeFile(path.join(outbox, name), '');
  await deleteOldMails(outbox, new Date('2030-05-10T08:00:00Z'), retention);
  const left = await readdir(outbox);
  expect(names.filter((name) => left.includes(name))).toEqual([fresh, other]);
  await expect(deleteOldMails(path.join(dataDir, 'none'), new Date(), retention)).resolves.toBeUndefined();
});
