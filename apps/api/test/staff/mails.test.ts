import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { auditEntries, outgoingMails } from '../../src/db/schema.ts';
import { createPasswordChangedMail } from '../../src/mail/accountMails.ts';
import { queueMail } from '../../src/mail/mailQueue.ts';
import { startTestApi } from '../../src/testing/index.ts';
import { contact, ticketOrder } from '../bookings/orders.ts';
import { insertEvent } from '../fixtures.ts';

const api = await startTestApi();
const desk = await api.signIn({ staffRole: 'desk' });
const layla = await api.signIn();
const body = ticketOrder(await insertEvent(api.services.db));
const number = (await layla.call('POST', '/bookings/', { body })).json().booking_number;
await api.services.runDueJobs();
api.clock.advance(60_000);
await queueMail(api.services.db, createPasswordChangedMail('omar@example.com', ''), api.clock.now());
afterAll(() => api.close());

const list = async (query?: string) =>
  (await desk.call('GET', query === undefined ? '/mails/' : `/mails/${query}`)).json();

test('staff see the mails, the newest first, without address and content', async () => {
  const { count, results } = await list();
  expect(count).toBe(2);
  expect(results).toMatchObject([
    { kind: 'account', recipient: 'o•••@example.com', booking_number: null, state: 'queued', attempts: 0 },
    { kind: 'booking-confirmed', booking_number: number, state: 'sent', attempts: 1, last_error: null },
  ]);
  expect(JSON.stringify(results)).not.toContain(contact.email);
});

test('mails are found by booking number and state', async () => {
  expect((await list(`?search=${number.toLowerCase()}`)).results).toMatchObject([{ booking_number: number }]);
  expect(await list('?state=queued')).toMatchObject({ count: 1, results: [{ kind: 'account' }] });
  expect(await list('?state=given-up')).toMatchObject({ count: 0, results: [] });
});

test('a mail that was given up is sent again, once, and the audit log records it', async () => {
  const { db } = api.services;
  const [{ id } = { id: '' }] = (await list('?state=queued')).results;
  const resend = async () => (await desk.call('POST', `/mails/${id}/resend/`)).statusCode;
  expect(await resend()).toBe(409);
  await db.update(outgoingMails).set({ state: 'given-up', settledAt: api.clock.now() }).where(eq(outgoingMails.id, id));
  await db.execute('delete from jobs.job');
  expect([await resend(), await resend()]).toEqual([204, 409]);
  const sent = (await api.outbox.mails()).filter((eml) => eml.includes('To: omar@example.com'));
  expect(sent).toHaveLength(1);
  expect(await resend()).toBe(409);
  expect((await desk.call('POST', '/mails/unknown/resend/')).statusCode).toBe(404);
  expect(await db.select().from(auditEntries)).toMatchObject([
    { operation: 'resendMail', objectId: id, before: { state: 'given-up' }, after: { state: 'queued' } },
  ]);
});
