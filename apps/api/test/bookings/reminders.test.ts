import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { bookings, outgoingMails } from '../../src/db/schema.ts';
import { createReminderJob } from '../../src/jobs/reminderJob.ts';
import { startTestApi, type TestAccount } from '../../src/testing/index.ts';
import { insertActivity, insertEvent, insertTour, insertVehicle } from '../fixtures.ts';
import { addActivity, contact, createOrder, ticketOrder, transferOrder } from './orders.ts';

let layla: TestAccount;
const api = await startTestApi({
  environment: { PUBLIC_URL: 'https://shop.example.com', BOOKING_NOTICE_EMAIL: 'staff@example.com' },
});
beforeEach(async () => {
  api.clock.set('2030-03-01T08:00:00Z');
  layla = await api.signIn();
});
afterAll(() => api.close());

const book = async (body: unknown): Promise<string> =>
  (await layla.call('POST', '/bookings/', { body })).json().booking_number;
const bookTickets = async () => book(ticketOrder(await insertEvent(api.services.db)));

/** Runs the job at an instant, and returns the reminders of a booking, decoded. */
async function readReminders(number: string, at: string): Promise<string[]> {
  api.clock.set(at);
  const { db, config } = api.services;
  await createReminderJob(db, api.clock, config)();
  const mails = (await api.outbox.mails()).filter((eml) => eml.includes(`Subject: Your booking ${number} starts`));
  return mails.map((eml) =>
    eml
      .replace(/=?\r\n/g, (end) => (end[0] === '=' ? '' : '\n'))
      .replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
  );
}

test('a booking is reminded of once, a day before it starts, with pick-up, phone number and calendar entry', async () => {
  const dunes = await insertActivity(api.services.db);
  const number = await book(createOrder([await addActivity(layla, dunes.id)]));
  // It starts on 10 March at 9:00 in Dubai, which is 5:00 UTC.
  expect(await readReminders(number, '2030-03-09T04:59:59Z')).toEqual([]);
  const [mail = ''] = await readReminders(number, '2030-03-09T05:00:00Z');
  expect(mail).toContain(`To: ${contact.email}`);
  for (const text of [
    'Evening in the red dunes: Sun 10 March 2030, 9:00 AM\nPickup: Dubai',
    'Call us at any hour: +971 4 555 0132',
    'https://shop.example.com/booking-confirmation/AB',
    'Content-Type: text/calendar; charset=utf-8; method=PUBLISH',
  ])
    expect(mail).toContain(text);
  expect(await readReminders(number, '2030-03-10T04:00:00Z')).toHaveLength(1);
});

test('a booking that is made within the last day is reminded of once too, and nothing after the start', async () => {
  api.clock.set('2030-03-09T12:00:00Z');
  layla = await api.signIn();
  const number = await bookTickets();
  expect(await readReminders(number, '2030-03-09T12:10:00Z')).toHaveLength(1);
  expect(await readReminders(number, '2030-03-09T12:20:00Z')).toHaveLength(1);
  const { db } = api.services;
  await db.delete(outgoingMails);
  expect(await readReminders(number, '2030-03-10T06:00:00Z')).toHaveLength(1);
});

test('a booking that isn’t confirmed is not reminded of', async () => {
  const number = await bookTickets();
  await api.services.db.update(bookings).set({ status: 'cancelled' }).where(eq(bookings.number, number));
  expect(await readReminders(number, '2030-03-09T12:00:00Z')).toEqual([]);
});

test('a customer who wants no mails about bookings is not reminded', async () => {
  const number = await bookTickets();
  await layla.call('PUT', '/users/me/', { body: { email_notifications: false } });
  expect(await readReminders(number, '2030-03-09T12:00:00Z')).toEqual([]);
});

test('a tour is reminded of in the morning before its first day', async () => {
  const { id } = await insertTour(api.services.db);
  const item = { type: 'tour', id, date: '2030-04-01', price: '1000.00', quantity: 1 };
  const cart_items = [{ ...item, details: { ...contact, adults: 1 } }];
  const response = await layla.call('POST', '/bookings/', {
    body: { booking_type: 'tour', payment_method: 'card', cart_items },
  });
  const number = response.json()[0].booking_number;
  expect(await readReminders(number, '2030-03-31T04:50:00Z')).toEqual([]);
  expect(await readReminders(number, '2030-03-31T05:00:00Z')).toEqual([expect.stringContaining('Mon 1 April 2030')]);
});

test('each ride of a transfer is reminded of', async () => {
  const body = transferOrder(await insertVehicle(api.services.db));
  const returning = {
    ...body,
    return_journey: true,
    return_date: '2030-03-12',
    return_time: '18:00',
    total_amount: '192.50',
  };
  const response = await layla.call('POST', '/transfers/bookings/', { body: returning });
  expect(response.statusCode).toBe(201);
  const number = response.json().booking_number;
  expect(await readReminders(number, '2030-03-09T12:00:00Z')).toHaveLength(1);
  const [, back] = await readReminders(number, '2030-03-11T18:00:00Z');
  expect(back).toContain('12 March 2030, 6:00 PM');
});

test('the shop receives a notice of each booking and cancellation, without name and contact of the customer', async () => {
  const number = await bookTickets();
  const notices = (await api.outbox.mails()).filter((eml) =>
    eml.includes(`Subject: New booking ${number}: AED 100.00`),
  );
  expect(notices).toEqual([expect.stringContaining('To: staff@example.com')]);
  for (const text of [contact.email, contact.phone]) expect(notices[0]).not.toContain(text);
  expect((await layla.call('DELETE', `/bookings/${number}/`)).statusCode).toBe(200);
  const cancelled = (await api.outbox.mails()).filter((eml) => eml.includes(`Subject: Booking ${number} is cancelled`));
  expect(cancelled).toEqual([expect.stringContaining('To: staff@example.com')]);
  for (const text of [contact.email, contact.phone]) expect(cancelled[0]).not.toContain(text);
});
