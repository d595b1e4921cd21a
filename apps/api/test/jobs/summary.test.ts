import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookings, outgoingMails, webhookDeliveries, webhookEndpoints } from '../../src/db/schema.ts';
import { createSummaryJob } from '../../src/jobs/summaryJob.ts';
import { startTestApi, type TestAccount, type TestApi } from '../../src/testing/index.ts';
import { createOrder, ticketOrder } from '../bookings/orders.ts';
import { insertEvent, insertTour } from '../fixtures.ts';

let api: TestApi;
let layla: TestAccount;
beforeAll(async () => {
  api = await startTestApi({
    now: '2030-03-08T20:30:00Z',
    environment: { PUBLIC_URL: 'https://shop.example.com', BOOKING_NOTICE_EMAIL: 'staff@example.com' },
  });
  layla = await api.signIn();
});
afterAll(() => api.close());

async function book(price: number, date: string): Promise<string> {
  const event = await insertEvent(api.services.db, { dates: [date], capacity: 20 });
  const order = ticketOrder(event, { date, adults: price / 100, price: `${price}.00` });
  return (await layla.call('POST', '/bookings/', { body: order })).json().booking_number;
}
const change = (number: string, values: Partial<typeof bookings.$inferInsert>) =>
  api.services.db.update(bookings).set(values).where(eq(bookings.number, number));
const run = () => createSummaryJob(api.services.db, api.clock, api.services.config)();

test('each morning the shop is mailed what happened yesterday and what today brings, once', async () => {
  const { db } = api.services;
  // It is the 9th of March in Dubai from 20:00 UTC of the 8th.
  await change(await book(200, '2030-03-10'), { paymentStatus: 'paid' });
  await book(100, '2030-03-10');
  const before = await book(300, '2030-03-10');
  await change(before, { createdAt: new Date('2030-03-08T19:59:59Z'), paymentStatus: 'paid' });
  const after = await book(400, '2030-03-12');
  await change(after, { createdAt: new Date('2030-03-09T20:00:00Z') });
  const held = await book(500, '2030-03-10');
  await change(held, { status: 'pending' });
  const cancelled = await book(600, '2030-03-10');
  await change(cancelled, { status: 'cancelled', cancelledAt: new Date('2030-03-09T19:59:59Z'), refund: 600_00 });
  const endedLater = await book(700, '2030-03-10');
  await change(endedLater, { status: 'cancelled', cancelledAt: new Date('2030-03-09T20:00:00Z'), refund: 700_00 });
  const endedEarlier = await book(800, '2030-03-10');
  await change(endedEarlier, { status: 'cancelled', cancelledAt: new Date('2030-03-08T19:59:59Z'), refund: 800_00 });
  // It was never paid, so it isn't counted as cancelled.
  const abandoned = await book(300, '2030-03-10');
  await change(abandoned, {
    status: 'cancelled',
    paymentStatus: 'failed',
    cancelledAt: new Date('2030-03-09T12:00:00Z'),
    refund: 0,
  });
  const mail = {
    kind: 'account',
    to: 'omar@example.com',
    subject: 'Hello',
    text: 'Hello',
    html: '<p>Hello</p>',
  } as const;
  await db.insert(outgoingMails).values({ mail, state: 'given-up' });
  const now = api.clock.now();
  const endpoint = { id: 'crm', url: 'https://example.com', events: [], secret: 'x', isActive: true, createdAt: now };
  await db.insert(webhookEndpoints).values(endpoint);
  const event = { type: 'endpoint.test', timestamp: now.toISOString(), data: {} } as const;
  const failed = { endpointId: 'crm', event, state: 'failed', createdAt: now } as const;
  await db.insert(webhookDeliveries).values([failed, failed]);

  api.clock.set('2030-03-10T02:00:00Z');
  await run();
  await run();
  const found = (await api.outbox.mails()).filter((eml) => eml.includes('3 bookings today'));
  expect(found).toHaveLength(1);
  const text = found[0]!.replaceAll(/=\r\n/g, '').replaceAll(/=C2=A0/g, ' ');
  expect(text).toContain('To: staff@example.com');
  for (const line of [
    'Booked yesterday: 2 bookings, AED 300.00',
    'Cancelled yesterday: 1 booking, AED 600.00 refunded',
    'Taking place today: 3 bookings',
    'To collect in cash: 1 booking, AED 100.00',
    'Given up: 1 mail (Settings, Mails)',
    'Not accepted: 2 webhooks (Settings, Webhooks)',
    'https://shop.example.com/dashboard/departures',
  ])
    expect(text).toContain(line);
  expect(text).not.toContain('layla');
});

test('a tour that ended yesterday doesn’t take place today', async () => {
  api.clock.set('2030-03-10T03:00:00Z');
  layla = await api.signIn();
  const tour = await insertTour(api.services.db);
  const line = { id: tour.id, type: 'tour', date: '2030-03-20', price: '1000.00', quantity: 1 };
  const body = createOrder([line], { adults: 1, children: 0, infants: 0 });
  const [booking] = [(await layla.call('POST', '/bookings/', { body })).json()].flat();
  await change(booking.booking_number, { startsAt: new Date('2030-03-20T06:00:00Z') });
  const subjectAt = async (at: string) => {
    api.clock.set(at);
    await run();
    return (await api.outbox.mails()).flatMap((eml) => /Subject: (.* bookings? today)/.exec(eml)?.[1] ?? []).at(-1);
  };
  expect(await subjectAt('2030-03-20T02:00:00Z')).toMatch(/20 Mar.* 1 booking today$/);
  expect(await subjectAt('2030-03-21T02:00:00Z')).toMatch(/21 Mar.* 1 booking today$/);
  expect(await subjectAt('2030-03-22T02:00:00Z')).toMatch(/22 Mar.* 0 bookings today$/);
});

test('a shop without an address for notices gets no summary', async () => {
  const { config, db } = api.services;
  const before = await db.$count(outgoingMails);
  api.clock.set('2030-04-10T02:00:00Z');
  await createSummaryJob(db, api.clock, { ...config, mail: { ...config.mail, bookingNotices: null } })();
  expect(await db.$count(outgoingMails)).toBe(before);
  await run();
  expect(await db.$count(outgoingMails)).toBe(before + 1);
});
