import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../src/db/database.ts';
import type { Mail } from '../../src/db/operating/outgoingMail.ts';
import { bookings, outgoingMails, users } from '../../src/db/schema.ts';
import { deleteExpiredRows } from '../../src/jobs/cleanupJob.ts';
import { startJobs } from '../../src/jobs/startJobs.ts';
import { adoptQueuedMails, queueMail, sendMailJob } from '../../src/mail/mailQueue.ts';
import { createOneTimePasswordMail } from '../../src/mail/oneTimePasswordMail.ts';
import {
  createTestDatabase,
  jobsAt,
  startMailServer,
  startTestApi,
  type TestAccount,
  type TestApi,
  testClock,
} from '../../src/testing/index.ts';
import { insertActivity, insertEvent, insertTour, insertVehicle, type TestEvent } from '../fixtures.ts';
import { addActivity, contact, createOrder, ticketOrder, transferOrder } from './orders.ts';

const hours = 3_600_000;
let layla: TestAccount;
let deck: TestEvent;
const api = await startTestApi({ environment: { PUBLIC_URL: 'https://shop.example.com' } });
beforeEach(async () => {
  api.clock.set('2030-03-01T08:00:00Z');
  layla = await api.signIn();
  deck = await insertEvent(api.services.db);
});
afterAll(() => api.close());

/**
 * Returns the mails about a booking, oldest first, with soft line breaks joined and characters decoded.
 * Attachments are left out: base64 contains any short word now and then.
 */
async function mailsAbout(number: string): Promise<string[]> {
  const mails = (await api.outbox.mails()).filter((eml) => eml.includes(`Subject: Your booking ${number} `));
  return mails.map((eml) =>
    eml
      .replace(/^Content-Transfer-Encoding: base64\r\n[\s\S]*?(?=^--)/gm, '')
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
      return (await book(createOrder([await addActivity(layla, dunes.id)]))).json().booking_number;
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
    ['Tour: Two cities\nMon 1 April 2030\n1 adult\nAED 1,000.00', 'https://shop.example.com/customer/TB'],
  ],
  [
    'a transfer',
    async () => {
      const body = transferOrder(await insertVehicle(api.services.db));
      return (await layla.call('POST', '/transfers/bookings/', { body })).json().booking_number;
    },
    [
      'Pickup: Dubai International Airport (DXB)\nMeeting point: Arrivals hall of your terminal, behind customs: the driver holds a sign with the name of the booking\nDrop-off: Dubai Marina\nDate: Sun 10 March 2030, 9:00 AM\nPassengers: 2',
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
    const order = createOrder([await addActivity(layla, id)], { firstName: 'Visit evil.example' });
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

/** Returns the text of the voucher in a mail; null if it has none. */
async function readVoucher(number: string, mails: readonly string[]): Promise<string | null> {
  const eml = mails.find((mail) => mail.includes(`Subject: Your booking ${number} is confirmed`)) ?? '';
  const [, encoded] = /Content-Type: application\/pdf[\s\S]*?\r\n\r\n([\w+/=\r\n]+)/.exec(eml) ?? [];
  if (!encoded) return null;
  const document = await getDocumentProxy(new Uint8Array(Buffer.from(encoded, 'base64')));
  return (await extractText(document, { mergePages: true })).text.replaceAll(/\s+/g, ' ');
}

describe('the voucher in the confirmation', () => {
  test('is that of the booking, without text of the requester', async () => {
    const { id } = await insertActivity(api.services.db);
    const order = createOrder([await addActivity(layla, id)], { firstName: 'Visit evil.example' });
    const number = (await book({ ...order, special_requests: 'Visit evil.example' })).json().booking_number;
    const text = await readVoucher(number, await api.outbox.mails());
    expect(text).toContain(`Voucher ${number}`);
    expect(text).toContain(`Adult ${number}-1`);
    expect(text).not.toContain('evil');
  });

  test('is left out if the booking was cancelled before the mail is sent', async () => {
    const number = await bookTickets();
    await cancel(number);
    const mails = await api.outbox.mails();
    expect(await mailsAbout(number)).toHaveLength(2);
    expect(await readVoucher(number, mails)).toBeNull();
  });

  test('that can’t be rendered is tried again twice; then the mail is sent without it', async () => {
    const other = await startTestApi();
    onTestFinished(() => other.close());
    const person = await other.signIn();
    const body = ticketOrder(await insertEvent(other.services.db));
    const number = (await person.call('POST', '/bookings/', { body })).json().booking_number;
    Object.assign(other.services.voucherPdfs, { render: () => Promise.reject(new Error('no fonts')) });
    const stored = () => other.services.db.select().from(outgoingMails);
    for (const attempts of [1, 2]) {
      expect(await other.outbox.mails()).toEqual([]);
      expect(await stored()).toMatchObject([{ state: 'retrying', attempts, lastError: 'VOUCHER' }]);
      other.clock.advance(hours);
    }
    expect((await other.outbox.mails()).filter((eml) => eml.includes(`${number} is confirmed`))).toHaveLength(1);
    expect(await stored()).toMatchObject([{ state: 'sent', attempts: 3, lastError: null }]);
    expect(await readVoucher(number, await other.outbox.mails())).toBeNull();
    expect(other.logged.join('')).toContain('no fonts');
  });
});

describe('the mail about a cancellation', () => {
  test.each([
    ['an unpaid booking', '2030-03-01T08:00:00Z', false, 'Nothing was paid, so nothing is refunded.'],
    ['a paid one', '2030-03-01T08:00:00Z', true, 'We refund AED 100.00 in cash.'],
    ['a paid one after the deadline', '2030-03-09T08:00:00Z', true, 'so nothing is refunded.'],
  ])('BOOK-17 CONST-20 of %s says what is refunded, once', async (_, now, isPaid, expected) => {
    api.clock.set(now);
    layla = await api.signIn();
    const number = await bookTickets();
    if (isPaid) await pay(number);
    const headers = { 'idempotency-key': randomUUID() };
    await cancel(number, headers);
    expect((await cancel(number, headers)).statusCode).toBe(200);
    const mails = (await mailsAbout(number)).filter((mail) => mail.includes(`${number} is cancelled`));
    expect(mails).toEqual([expect.stringContaining(expected)]);
    // The terms no longer apply.
    expect(mails[0]).not.toMatch(/After that|From now on/);
    if (!isPaid) expect(mails[0]).not.toContain('We refund');
  });
});

describe('the state of the confirmation', () => {
  const readState = async (person: TestAccount) =>
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
    await api.services.runDueJobs();
    expect(await readState(layla)).toBe('none');
  });

  test('is sent once the mail server has accepted it', async () => {
    const { url, received, close } = await startMailServer();
    onTestFinished(close);
    const { other, person, order } = await withServer(url);
    expect((await order()).json().confirmation_mail).toBe('sending');
    await other.services.runDueJobs();
    expect(await readState(person)).toBe('sent');
    expect(received.join('')).toContain(`RCPT TO:<${contact.email}>`);
  });

  test('is sending while the mail server fails, which is retried, then given up; the log has no address', async () => {
    const { url, close } = await startMailServer({ rejectsRecipients: true });
    onTestFinished(close);
    const { other, order } = await withServer(url);
    expect((await order()).statusCode).toBe(201);
    const mails = () => other.services.db.select().from(outgoingMails);
    for (let attempt = 1; attempt < 15; attempt++) {
      await other.services.runDueJobs();
      await other.services.runDueJobs();
      expect(await mails()).toMatchObject([{ attempts: attempt, state: 'retrying', lastError: 'EENVELOPE 550' }]);
      other.clock.advance(6 * hours);
    }
    expect(await other.services.db.select().from(bookings)).toMatchObject([{ confirmationMail: 'sending' }]);
    await other.services.runDueJobs();
    expect(await mails()).toMatchObject([{ attempts: 15, state: 'given-up', settledAt: other.clock.now() }]);
    expect(await other.services.db.select().from(bookings)).toMatchObject([{ confirmationMail: 'none' }]);
    const jobs = await other.services.db.execute(sql`select * from jobs.job`);
    expect(JSON.stringify(jobs.rows)).not.toContain(contact.email);
    expect(other.logged.filter((line) => line.includes('sending a mail failed'))).toHaveLength(15);
    expect(other.logged.join('')).not.toContain(contact.email);
  });

  test('a mail that one process is sending is left to it by the others, and sent again if that process ends', async () => {
    const database = await createTestDatabase();
    onTestFinished(() => database.drop());
    const clock = testClock('2030-03-01T08:00:00Z');
    const jobs = jobsAt(clock, database.connection);
    const delivered: string[] = [];
    const [started, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const startProcess = (deliver: (mail: Mail) => Promise<void>) => {
      const mailer = { deliver, send: () => {}, settled: async () => {} };
      const { pool, db, close } = openDatabase(jobs.connection, 4, () => {});
      const process = startJobs({
        pool,
        jobClock: jobs.clock,
        onError: (error) => expect.unreachable(String(error)),
        handlers: {
          'send-mail': sendMailJob({ db, mailer, clock, renderVoucher: async () => null, onError: () => {} }),
          'give-up-mail': async () => expect.unreachable(),
          'deliver-webhook': async () => {},
          'give-up-webhook': async () => {},
          'follow-payment': async () => {},
          'sweep-payments': async () => {},
          'send-reminders': async () => {},
          'send-summary': async () => {},
          'update-lowest-prices': async () => {},
          'delete-expired': async () => {},
        },
      });
      onTestFinished(async () => {
        await process.stop();
        await close();
      });
      return { process, db };
    };
    const { process: first, db } = startProcess(async ({ messageId = '' }) => {
      started.resolve();
      await released.promise;
      delivered.push(`first ${messageId}`);
    });
    const { process: second } = startProcess(async ({ messageId = '' }) => void delivered.push(`second ${messageId}`));
    await queueMail(db, createOneTimePasswordMail('layla@example.com', '123456'), clock.now());
    const sending = first.runDue(clock.now());
    await started.promise;
    clock.advance(9 * 60_000);
    await second.runDue(clock.now());
    expect(delivered).toEqual([]);
    // Two minutes are the delay of the first retry.
    for (const minutes of [2, 5]) {
      clock.advance(minutes * 60_000);
      await second.runDue(clock.now());
    }
    released.resolve();
    await sending;
    await second.runDue(clock.now());
    const [again, late] = delivered;
    expect([again, late]).toEqual([expect.stringMatching(/^second <.+@aitours>$/), again?.replace('second', 'first')]);
    expect(delivered).toHaveLength(2);
  });
});

describe('what is stored of a mail', () => {
  const stored = (about: TestApi) => about.services.db.select().from(outgoingMails).orderBy(outgoingMails.queuedAt);

  test('is its recipient, masked, its booking and its state, not its content', async () => {
    const number = await bookTickets();
    await api.services.runDueJobs();
    const [booking] = await api.services.db.select().from(bookings).where(eq(bookings.number, number));
    expect((await stored(api)).find(({ bookingId }) => bookingId === booking?.id)).toMatchObject({
      kind: 'booking-confirmed',
      mail: null,
      recipient: `${contact.email.slice(0, 1)}•••${contact.email.slice(contact.email.indexOf('@'))}`,
      state: 'sent',
      attempts: 1,
      lastError: null,
      settledAt: api.clock.now(),
    });
    api.clock.advance(31 * 86_400_000);
    await deleteExpiredRows(api.services.db, api.clock.now(), api.services.config.retention);
    expect((await stored(api)).filter(({ bookingId }) => bookingId === booking?.id)).toEqual([]);
  });

  test('an event is mailed once', async () => {
    const { db } = api.services;
    for (const code of ['111111', '222222'])
      await queueMail(db, createOneTimePasswordMail('once@example.com', code), api.clock.now(), { event: 'once' });
    const sent = (await api.outbox.mails()).filter((eml) => eml.includes('To: once@example.com'));
    expect(sent).toEqual([expect.stringContaining('111111')]);
  });

  test('a mail of the version without jobs is sent too', async () => {
    const { db } = api.services;
    const mail = createOneTimePasswordMail('earlier@example.com', '123456');
    await db.insert(outgoingMails).values({ mail, nextAttemptAt: api.clock.now().toISOString() });
    await adoptQueuedMails(db, api.clock.now());
    await adoptQueuedMails(db, api.clock.now());
    expect((await api.outbox.mails()).filter((eml) => eml.includes('To: earlier@example.com'))).toHaveLength(1);
  });
});
