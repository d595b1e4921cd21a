import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { bookings, outgoingMails, users } from '../../src/db/schema.ts';
import { queueMail, startMailQueue } from '../../src/mail/mailQueue.ts';
import { oneTimePasswordMail } from '../../src/mail/oneTimePasswordMail.ts';
import { startMailServer, startTestApi, type TestAccount, type TestApi, testClock } from '../../src/testing/index.ts';
import { insertActivity, insertEvent, insertTour, insertVehicle, type TestEvent } from '../fixtures.ts';
import { addActivity, contact, orderOf, ticketOrder, transferOrder } from './orders.ts';

let api: TestApi;
let layla: TestAccount;
let deck: TestEvent;
beforeAll(async () => {
  api = await startTestApi({ environment: { PUBLIC_URL: 'https://shop.example.com' } });
});
beforeEach(async () => {
  api.clock.set('2030-03-01T08:00:00Z');
  layla = await api.signIn();
  deck = await insertEvent(api.services.db);
});
afterAll(() => api.close());

/** Returns the mails about a booking, oldest first, with soft line breaks joined and characters decoded. */
async function mailsAbout(number: string): Promise<string[]> {
  const mails = (await api.outbox.mails()).filter((eml) => eml.includes(`Subject: Your booking ${number} `));
  return mails.map((eml) =>
    eml
      .replace(/=?\r\n/g, (end) => (end[0] === '=' ? '' : '\n'))
      .replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
  );
}

const book = (body: unknown, headers = {}) => layla.call('POST', '/bookings/', { body, headers });
const bookTickets = async (): Promise<string> => (await book(ticketOrder(deck))).json().booking_number;
const cancel = (number: string, headers = {}) => layla.call('DELETE', `/bookings/${number}/`, { headers });
const pay = (number: string) =>
  api.services.db.update(bookings).set({ paymentStatus: 'paid' }).where(eq(bookings.number, number));

const booked: readonly (readonly [name: string, make: () => Promise<string>, expected: readonly string[]])[] = [
  [
    'activities',
    async () => {
      const dunes = await insertActivity(api.services.db);
      return (await book(orderOf([await addActivity(layla, dunes.id)]))).json().booking_number;
    },
    [
      'Activity: Evening in the red dunes\nSun 10 March 2030, 9:00 AM\n2 adults, 1 child\nPickup: Dubai\nAED 486.00',
      'Total: AED 486.00',
      'Payment: To be paid in cash',
      'free of charge until Sat 9 March 2030, 9:00 AM, Dubai time',
      'Refund of what you have paid: Until Sat 9 March 2030, 9:00 AM: 100%\nAfter that: Nothing\n',
      'https://shop.example.com/booking-confirmation/AB',
    ],
  ],
  [
    'tickets',
    bookTickets,
    ['\nSun 10 March 2030, 10:00 AM\n1 adult\nAED 100.00', 'https://shop.example.com/booking-confirmation/EB'],
  ],
  [
    'tickets without a cart',
    async () => {
      await api.services.db
        .update(users)
        .set({ phone: contact.phone, email: contact.email })
        .where(eq(users.id, layla.id));
      const body = {
        ticket_type_id: deck.typeId,
        date_time_slot_id: deck.morningId,
        date: '2030-03-10',
        adults: 2,
        payment_method: 'card',
      };
      return (await layla.call('POST', `/tickets/${deck.slug}/book/`, { body })).json().booking_number;
    },
    ['2 adults', 'Payment: To be paid by card'],
  ],
  [
    'a tour',
    async () => {
      const { id } = await insertTour(api.services.db);
      const item = { type: 'tour', id, date: '2030-04-01', price: '1000.00', quantity: 1 };
      const cart_items = [{ ...item, details: { ...contact, adults: 1 } }];
      return (await book({ booking_type: 'tour', payment_method: 'card', cart_items })).json()[0].booking_number;
    },
    ['Tour: Two cities\nMon 1 April 2030\n1 adult\nAED 1,000.00', 'booking-confirmation/TB'],
  ],
  [
    'a transfer',
    async () => {
      const body = transferOrder(await insertVehicle(api.services.db));
      return (await layla.call('POST', '/transfers/bookings/', { body })).json().booking_number;
    },
    [
      'Pickup: Dubai International Airport (DXB)\nDrop-off: Dubai Marina\nDate: Sun 10 March 2030, 9:00 AM\nPassengers: 2',
      'Payment: To be paid by wallet',
      'https://shop.example.com/bookings/FT',
    ],
  ],
];

describe('the confirmation', () => {
  test.each(booked)('is mailed once for %s, with what was booked', async (_name, make, expected) => {
    const number = await make();
    const [mail = '', ...others] = await mailsAbout(number);
    expect(others).toEqual([]);
    expect(mail).toContain(`To: ${contact.email}`);
    expect(mail).toContain(`Subject: Your booking ${number} is confirmed`);
    expect(mail).toMatch(/^Content-Type: text\/html/m);
    for (const text of [`Booking number: ${number}`, ...expected]) expect(mail).toContain(text);
    expect(await api.services.db.select().from(outgoingMails)).toEqual([]);
  });

  test('isn’t mailed again for a repeated request, and not at all for a rejected booking', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const number = (await book(ticketOrder(deck), headers)).json().booking_number;
    expect((await book(ticketOrder(deck), headers)).json().booking_number).toBe(number);
    expect(await mailsAbout(number)).toHaveLength(1);
    const count = (await api.outbox.mails()).length;
    expect((await book(ticketOrder(deck, { price: '1.00' }))).statusCode).toBe(409);
    expect(await api.outbox.mails()).toHaveLength(count);
  });

  test('contains no text of the requester, and escapes what the catalogue contains', async () => {
    const { id } = await insertActivity(api.services.db, { title: 'Dunes <b>&amp</b>' });
    const order = orderOf([await addActivity(layla, id)], { firstName: 'Visit evil.example' });
    const number = (await book({ ...order, special_requests: 'Visit evil.example' })).json().booking_number;
    const [mail] = await mailsAbout(number);
    expect(mail).not.toContain('evil');
    expect(mail).toContain('Activity: Dunes <b>&amp</b>');
    expect(mail).toContain('>Dunes &lt;b&gt;&amp;amp&lt;/b&gt;<br>');
  });

  test('says when a cancellation is no longer free', async () => {
    api.clock.set('2030-03-09T08:00:00Z');
    layla = await api.signIn();
    expect((await mailsAbout(await bookTickets()))[0]).toContain('can no longer be cancelled free of charge');
  });
});

describe('the mail about a cancellation', () => {
  test.each([
    [
      'an unpaid booking',
      '2030-03-01T08:00:00Z',
      false,
      'Nothing was paid, so nothing is refunded.',
      ': 100%\nAfter that: Nothing',
    ],
    [
      'a paid one',
      '2030-03-01T08:00:00Z',
      true,
      'We refund AED 100.00 in cash.',
      '10:00 AM: AED 100.00 (100%)\nAfter that: Nothing',
    ],
    [
      'a paid one after the deadline',
      '2030-03-09T08:00:00Z',
      true,
      'so nothing is refunded.',
      'Refund if cancelled: From now on: Nothing',
    ],
  ])('BOOK-17 CONST-20 of %s says what is refunded, once', async (_, now, isPaid, expected, table) => {
    api.clock.set(now);
    layla = await api.signIn();
    const number = await bookTickets();
    if (isPaid) await pay(number);
    const headers = { 'idempotency-key': randomUUID() };
    await cancel(number, headers);
    expect((await cancel(number, headers)).statusCode).toBe(200);
    const mails = (await mailsAbout(number)).filter((mail) => mail.includes(`${number} is cancelled`));
    expect(mails).toEqual([expect.stringContaining(expected)]);
    expect(mails[0]).toContain(table);
    if (!isPaid) expect(mails[0]).not.toContain('We refund');
  });
});

describe('the state of the confirmation', () => {
  const stateOf = async (person: TestAccount) =>
    (await person.call('GET', '/bookings/latest/')).json().confirmation_mail;
  async function withServer(url: string) {
    const other = await startTestApi({ environment: { SMTP_URL: url } });
    onTestFinished(() => other.close());
    const person = await other.signIn();
    const event = await insertEvent(other.services.db);
    return { other, person, order: () => person.call('POST', '/bookings/', { body: ticketOrder(event) }) };
  }

  test('is none without a mail server', async () => {
    await bookTickets();
    await api.services.sendQueuedMails();
    expect(await stateOf(layla)).toBe('none');
  });

  test('is sent once the mail server has accepted it', async () => {
    const { url, received, close } = await startMailServer();
    onTestFinished(close);
    const { other, person, order } = await withServer(url);
    expect((await order()).json().confirmation_mail).toBe('sending');
    await other.services.sendQueuedMails();
    expect(await stateOf(person)).toBe('sent');
    expect(received.join('')).toContain(`RCPT TO:<${contact.email}>`);
  });

  test('is sending while the mail server fails, which is retried, then given up; the log has no address', async () => {
    const { url, close } = await startMailServer({ rejectsRecipients: true });
    onTestFinished(close);
    const { other, order } = await withServer(url);
    expect((await order()).statusCode).toBe(201);
    const hours = 3_600_000;
    for (let attempt = 1; attempt < 15; attempt++) {
      await other.services.sendQueuedMails();
      const [{ attempts, nextAttemptAt } = { attempts: 0, nextAttemptAt: new Date(0) }] = await other.services.db
        .select()
        .from(outgoingMails);
      expect(attempts).toBe(attempt);
      expect(nextAttemptAt.getTime()).toBeGreaterThan(other.clock.now().getTime());
      other.clock.advance(6 * hours);
    }
    expect(await other.services.db.select().from(bookings)).toMatchObject([{ confirmationMail: 'sending' }]);
    await other.services.sendQueuedMails();
    expect(await other.services.db.select().from(outgoingMails)).toEqual([]);
    expect(await other.services.db.select().from(bookings)).toMatchObject([{ confirmationMail: 'none' }]);
    expect(other.logged.filter((line) => line.includes('sending a mail failed'))).toHaveLength(15);
    expect(other.logged.join('')).not.toContain(contact.email);
  });

  test('a mail that one process is sending is left to it by the others', async () => {
    // The API's own queue has an earlier clock, so it doesn't send this mail.
    const clock = testClock('2031-01-01T00:00:00Z');
    const { db } = api.services;
    const delivered: string[] = [];
    const [started, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const startQueue = (deliver: () => Promise<void>) => {
      const mailer = { deliver, send: () => {}, settled: async () => {} };
      const queue = startMailQueue({ db, mailer, clock, onFailure: (error) => expect.unreachable(String(error)) });
      onTestFinished(() => queue.stop());
      return queue;
    };
    const first = startQueue(async () => {
      started.resolve();
      await released.promise;
      delivered.push('first');
    });
    const second = startQueue(async () => void delivered.push('second'));
    await queueMail(db, oneTimePasswordMail('layla@example.com', '123456'), new Date(clock.now().getTime() + 1));
    await db.transaction(async (tx) => {
      await tx.select().from(outgoingMails).for('update');
      clock.advance(1);
      await second.sendDue();
    });
    const sending = first.sendDue();
    await started.promise;
    await second.sendDue();
    released.resolve();
    await sending;
    await second.sendDue();
    expect(delivered).toEqual(['first']);
  });
});
