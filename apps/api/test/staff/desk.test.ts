import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { auditEntries, bookingNotes, bookings, ticketStock } from '../../src/db/schema.ts';
import { sendDueRefunds } from '../../src/payments/paymentJobs.ts';
import { startTestApi, type TestAccount } from '../../src/testing/index.ts';
import { activityChoices, addActivity, contact, createOrder, ticketOrder, transferOrder } from '../bookings/orders.ts';
import { insertActivity, insertEvent, insertTour, insertVehicle, type TestEvent } from '../fixtures.ts';
import { payOnline } from '../payments/payOnline.ts';
import { createScriptedProvider } from '../payments/scriptedProvider.ts';

const bank = createScriptedProvider();
let layla: TestAccount;
let desk: TestAccount;
let manager: TestAccount;
let deck: TestEvent;
const api = await startTestApi({ payments: bank.provider });
beforeEach(async () => {
  api.clock.set('2030-03-01T08:00:00Z');
  layla = await api.signIn();
  desk = await api.signIn({ staffRole: 'desk', firstName: 'Yusuf' });
  manager = await api.signIn({ staffRole: 'manager', firstName: 'Mona' });
  deck = await insertEvent(api.services.db);
});
afterAll(() => api.close());

/** Books two tickets of AED 100. */
async function bookTickets(method: 'cash' | 'card' = 'cash'): Promise<string> {
  const body = { ...ticketOrder(deck, { adults: 2, price: '200.00' }), payment_method: method };
  const response = await layla.call('POST', '/bookings/', { body });
  expect(response.statusCode).toBe(201);
  return response.json().booking_number;
}

/** Books two tickets and pays them online. */
async function bookPaid(): Promise<string> {
  const number = await bookTickets('card');
  const { payment } = (await layla.call('GET', `/bookings/${number}/`)).json();
  await payOnline({ api, bank, account: layla }, payment.id);
  return number;
}

const read = async (number: string, account = desk) => (await account.call('GET', `/staff-bookings/${number}/`)).json();

interface Write {
  readonly as?: TestAccount;
  readonly method?: 'POST' | 'PUT';
  readonly body?: object;
  /** Default: the current one. */
  readonly version?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const addresses = {
  cash: (number: string) => `/staff-bookings/${number}/cash-payment/`,
  cancellations: (number: string) => `/staff-bookings/${number}/cancellations/`,
  overrides: (number: string) => `/staff-bookings/${number}/cancellation-overrides/`,
  confirmations: (number: string) => `/staff-bookings/${number}/confirmations/`,
  notes: (number: string) => `/staff-bookings/${number}/notes/`,
  messages: (number: string) => `/staff-bookings/${number}/messages/`,
};

async function write(
  number: string,
  what: keyof typeof addresses,
  { as = desk, method = 'POST', body, version, headers }: Write = {},
) {
  const seen = version ?? (await read(number)).version;
  return as.call(method, addresses[what](number), {
    ...(body && { body }),
    headers: { 'if-match': `"${seen}"`, ...headers },
  });
}
const cash = (number: string, isPaid: boolean, rest: Write = {}) =>
  write(number, 'cash', { method: 'PUT', body: { is_paid: isPaid }, ...rest });
const cancel = (number: string, rest: Write = {}) => write(number, 'cancellations', { body: {}, ...rest });
const override = (number: string, body: object, as = manager) =>
  write(number, 'overrides', { body: { reason: 'Storm', ...body }, as });

async function placesTaken(): Promise<number> {
  const rows = await api.services.db.select().from(ticketStock).where(eq(ticketStock.eventId, deck.id));
  return rows.reduce((sum, { booked }) => sum + booked, 0);
}
const mailsAbout = async (number: string, subject: RegExp) =>
  (await api.outbox.mails()).filter((mail) => mail.includes(number) && subject.test(mail));
const findEntries = (number: string) =>
  api.services.db.select().from(auditEntries).where(eq(auditEntries.objectId, number)).orderBy(auditEntries.position);

describe('a booking page for staff', () => {
  test('has every kind of booking with its customer, mails and history', async () => {
    const activity = await addActivity(layla, (await insertActivity(api.services.db)).id);
    const tour = await insertTour(api.services.db);
    const details = { ...contact, adults: 2 };
    const item = { id: tour.id, type: 'tour', date: '2030-03-10', price: '0.00', quantity: 1, details };
    const tourOrder = (price: string) => ({
      booking_type: 'tour',
      payment_method: 'cash',
      cart_items: [{ ...item, price }],
    });
    const { amount } = (await layla.call('POST', '/bookings/', { body: tourOrder('0.00') })).json();
    const orders = {
      activity: ['/bookings/', createOrder([activity], { adults: 2, children: 1, infants: 0 })],
      ticket: ['/bookings/', ticketOrder(deck)],
      tour: ['/bookings/', tourOrder(amount)],
      transfer: [
        '/transfers/bookings/',
        transferOrder(await insertVehicle(api.services.db), { payment_method: 'cash' }),
      ],
    } as const;
    for (const [type, [path, body]] of Object.entries(orders)) {
      const booked = await layla.call('POST', path, { body });
      expect([booked.statusCode, type]).toEqual([201, type]);
      const { booking_number: number } = [booked.json()].flat()[0];
      await api.services.runDueJobs();
      const response = await desk.call('GET', `/staff-bookings/${number}/`);
      expect(response.json()).toMatchObject({
        booking: { booking_type: type, booking_number: number, first_name: 'Layla' },
        customer: { email: layla.email, full_name: 'Layla Haddad' },
        payments: [],
        notes: [],
        mails: [{ kind: 'booking-confirmed', state: 'sent', recipient: 'l•••@example.com' }],
        history: [{ kind: 'booked', staff: null, at: '2030-03-01T08:00:00.000Z' }],
      });
      expect(response.headers['etag']).toBe(`"${response.json().version}"`);
      expect(response.headers['cache-control']).toBe('no-store');
    }
  });

  test('is missing for an unknown number', async () => {
    expect((await desk.call('GET', '/staff-bookings/AB99999999/')).statusCode).toBe(404);
    for (const path of ['cancellations', 'notes', 'messages', 'confirmations', 'overrides'] as const)
      expect((await write('AB99999999', path, { as: manager, version: 'x', body: body(path) })).statusCode).toBe(404);
    expect((await cash('AB99999999', true, { version: 'x' })).statusCode).toBe(404);
  });

  const body = (path: string): object | undefined =>
    (
      ({ notes: { text: 'a' }, messages: { text: 'a' }, overrides: { reason: 'a' } }) as Readonly<
        Record<string, object>
      >
    )[path] ?? {};

  test('shows online payments and refunds with their state', async () => {
    const number = await bookPaid();
    expect((await cancel(number)).statusCode).toBe(204);
    const refunds = async () => (await read(number)).payments[0].refunds;
    expect(await refunds()).toEqual([{ amount: '200.00', status: 'due', created_at: '2030-03-01T08:00:00.000Z' }]);
    await sendDueRefunds(api.services, () => {});
    const { payments, history, booking } = await read(number);
    expect(payments).toMatchObject([{ status: 'refunded', amount: '200.00', refunds: [{ status: 'succeeded' }] }]);
    expect(history.map(({ kind }: { kind: string }) => kind)).toEqual([
      ...['cancelled_by_staff', 'refund_requested', 'payment_started', 'booked'],
    ]);
    expect(booking).toMatchObject({ booking_status: 'cancelled', payment_status: 'refunded' });
  });
});

describe('cash', () => {
  test('is recorded, can be withdrawn, and a retry changes nothing', async () => {
    const number = await bookTickets();
    const { version } = await read(number);
    expect((await cash(number, true, { version })).statusCode).toBe(204);
    expect((await cash(number, true, { version })).statusCode).toBe(204);
    const paid = await read(number);
    expect(paid.booking.payment_status).toBe('paid');
    expect(paid.history[0]).toMatchObject({ kind: 'cash_received', staff: { email: desk.email, role: 'desk' } });
    expect(await findEntries(number)).toHaveLength(1);
    expect((await cash(number, false)).statusCode).toBe(204);
    const { booking, history } = await read(number);
    expect([booking.payment_status, history[0].kind]).toEqual(['pending', 'cash_not_received']);
  });

  test('is not recorded for a card, nor for what is cancelled', async () => {
    expect((await cash(await bookPaid(), false)).statusCode).toBe(409);
    const number = await bookTickets();
    await cancel(number);
    expect((await cash(number, true)).statusCode).toBe(409);
  });

  test('makes a cancellation refund it', async () => {
    const number = await bookTickets();
    await cash(number, true);
    await cancel(number);
    const { booking, history } = await read(number);
    expect(booking.cancellation).toMatchObject({ refund_amount: '200.00' });
    expect(history[0]).toMatchObject({ kind: 'cancelled_by_staff', amount: '200.00', staff: { email: desk.email } });
  });
});

describe('a cancellation by staff', () => {
  test('honours the quote, returns the places and mails the customer, once', async () => {
    const number = await bookPaid();
    api.clock.set('2030-03-09T05:58:00Z');
    desk = await api.signIn({ staffRole: 'desk' });
    const { version, booking } = await read(number);
    expect(booking.refund_if_cancelled).toMatchObject({ amount: '200.00', quote: { token: expect.any(String) } });
    // The deadline of the terms passes before the click.
    api.clock.advance(5 * 60_000);
    const request = {
      body: { refund_quote: booking.refund_if_cancelled.quote.token },
      version,
      headers: { 'idempotency-key': `cancel-${number}` },
    };
    expect((await cancel(number, request)).statusCode).toBe(204);
    const replayed = await cancel(number, request);
    expect([replayed.statusCode, replayed.headers['idempotency-replayed']]).toEqual([204, 'true']);
    expect((await read(number)).booking.cancellation).toMatchObject({ refund_amount: '200.00' });
    expect(await placesTaken()).toBe(0);
    expect(await mailsAbout(number, /Subject: .*cancel/i)).toHaveLength(1);
    expect(await findEntries(number)).toMatchObject([
      {
        operation: 'cancelStaffBooking',
        before: { booking_status: 'confirmed', payment_status: 'paid' },
        after: { booking_status: 'cancelled', refund_amount: '200.00' },
      },
    ]);
  });

  test('refunds nothing after the deadline without a quote', async () => {
    const number = await bookPaid();
    api.clock.set('2030-03-09T06:03:00Z');
    desk = await api.signIn({ staffRole: 'desk' });
    expect((await cancel(number)).statusCode).toBe(204);
    expect((await read(number)).booking.cancellation).toMatchObject({ refund_amount: '0.00' });
  });

  test('ends a payment that is still open', async () => {
    const number = await bookTickets('card');
    const { booking } = await read(number);
    await layla.call('GET', `/payments/${booking.payment.id}/`);
    expect((await cancel(number)).statusCode).toBe(204);
    const { payments, booking: cancelled } = await read(number);
    expect(payments).toMatchObject([{ status: 'failed', refunds: [] }]);
    expect(cancelled).toMatchObject({ booking_status: 'cancelled', cancellation: { refund_amount: '0.00' } });
    expect(await placesTaken()).toBe(0);
  });

  test('is refused a second time', async () => {
    const number = await bookTickets();
    await cancel(number);
    expect((await cancel(number)).json()).toMatchObject({ status: 400, type: 'not-cancellable' });
  });
});

describe('a refund that staff decide', () => {
  test('is requested instead of that by the terms, with its reason in the audit log and not in the mail', async () => {
    const number = await bookPaid();
    api.clock.set('2030-03-09T09:00:00Z');
    [desk, manager] = [await api.signIn({ staffRole: 'desk' }), await api.signIn({ staffRole: 'manager' })];
    const reason = 'The lift was out of order.';
    expect((await override(number, { refund_percent: 25, reason })).statusCode).toBe(204);
    const { booking, history } = await read(number);
    expect(booking.cancellation).toMatchObject({ refund_amount: '50.00', refund_status: 'due' });
    expect(history[0]).toMatchObject({ kind: 'cancelled_by_decision', amount: '50.00', text: reason });
    expect(await findEntries(number)).toMatchObject([
      { after: { refund_amount: '50.00', refund_by_terms: '0.00', reason }, role: 'manager' },
    ]);
    const [mail] = await mailsAbout(number, /Subject: .*cancel/i);
    expect(mail).toContain('50.00');
    expect(mail).not.toContain('lift');
  });

  test.each([
    [{ refund_amount: '200.01' }, { refund_amount: [expect.stringMatching(/more than what was paid/)] }],
    [{ refund_amount: '1.00', refund_percent: 1 }, { refund_amount: [expect.stringMatching(/either/)] }],
    [{}, { refund_percent: [expect.stringMatching(/either/)] }],
    [{ refund_percent: 10, reason: '  ' }, { reason: ['Please give a reason.'] }],
  ])('%j is rejected at its field', async (body, errors) => {
    const number = await bookPaid();
    const response = await override(number, body);
    expect([response.statusCode, response.json().errors]).toEqual([400, errors]);
    expect((await read(number)).booking.booking_status).toBe('confirmed');
  });

  test('needs the permission and something that was paid', async () => {
    const number = await bookTickets();
    expect((await override(number, { refund_percent: 10 }, desk)).statusCode).toBe(403);
    expect((await override(number, { refund_percent: 10 })).json()).toMatchObject({ type: 'conflict', status: 409 });
    expect((await read(number)).booking.booking_status).toBe('confirmed');
  });
});

describe('the confirmation', () => {
  test('is sent again with the voucher, to the booking’s address', async () => {
    const number = await bookTickets();
    expect((await write(number, 'confirmations')).statusCode).toBe(204);
    const mails = await mailsAbout(number, new RegExp(`To: ${contact.email}`));
    expect(mails).toHaveLength(2);
    for (const mail of mails) expect(mail).toContain('application/pdf');
    expect((await read(number)).history[0]).toMatchObject({ kind: 'confirmation_sent_again' });
  });

  test('is not sent for a cancelled booking', async () => {
    const number = await bookTickets();
    await cancel(number);
    expect((await write(number, 'confirmations')).statusCode).toBe(409);
  });
});

describe('a note', () => {
  const add = (number: string, text: string, rest: Write = {}) => write(number, 'notes', { body: { text }, ...rest });

  test('is shown with its author to staff only, and its text is not in the audit log', async () => {
    const number = await bookTickets();
    expect((await add(number, '  Calls from the lobby.  ')).statusCode).toBe(204);
    expect((await read(number)).notes).toMatchObject([{ text: 'Calls from the lobby.', author_email: desk.email }]);
    expect((await layla.call('GET', `/bookings/${number}/`)).body).not.toContain('lobby');
    expect(JSON.stringify(await findEntries(number))).not.toContain('lobby');
    expect((await add(number, ' ')).json().errors).toEqual({ text: ['Please write a note.'] });
  });

  test('is in the export of the account and deleted with it, after which none can be added', async () => {
    const { db } = api.services;
    const number = await bookTickets();
    await add(number, 'Has a small dog.');
    expect((await layla.call('GET', '/users/me/export/')).json().booking_notes).toEqual([
      { booking_number: number, text: 'Has a small dog.', created_at: '2030-03-01T08:00:00.000Z' },
    ]);
    await cancel(number);
    await api.outbox.mails();
    api.clock.advance(1000);
    await layla.call('POST', '/users/send_otp/', { body: { email: layla.email } });
    const code = await api.outbox.newestCode(layla.email);
    expect((await layla.call('POST', '/users/me/deletion/', { body: { code } })).statusCode).toBe(204);
    const { notes, customer } = await read(number);
    expect([notes, customer]).toEqual([[], null]);
    expect(await db.$count(bookingNotes, eq(bookingNotes.text, 'Has a small dog.'))).toBe(0);
    expect((await add(number, 'Hello')).statusCode).toBe(409);
  });
});

describe('a message to the customer', () => {
  const send = (number: string, text: string, rest: Write = {}) =>
    write(number, 'messages', { body: { text }, ...rest });

  test('is mailed to the address of the booking, and stored as a note', async () => {
    const number = await bookTickets();
    expect((await send(number, ' Your driver waits\nat the north entrance. ')).statusCode).toBe(204);
    await api.services.runDueJobs();
    const mails = (await api.outbox.mails()).filter((eml) => eml.includes(`A message about your booking ${number}`));
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain(`To: ${contact.email}`);
    expect(mails[0]).toMatch(/Your driver waits\r?\nat the north entrance\./);
    const { notes, history, mails: listed } = await read(number);
    expect(notes).toMatchObject([{ text: `Message to ${contact.email}:\nYour driver waits\nat the north entrance.` }]);
    expect(history[0]).toMatchObject({ kind: 'message_sent', staff: { email: desk.email } });
    expect(listed).toContainEqual(expect.objectContaining({ kind: 'staff-message', state: 'sent' }));
    expect(JSON.stringify(await findEntries(number))).not.toContain('north entrance');
  });

  test('must have a text, and is sent once for a key', async () => {
    const number = await bookTickets();
    expect((await send(number, ' \n ')).json().errors).toEqual({ text: ['Please write a message.'] });
    const once = { version: (await read(number)).version, headers: { 'idempotency-key': 'message-1' } };
    const statuses = [await send(number, 'Hello', once), await send(number, 'Hello', once)].map(
      (one) => one.statusCode,
    );
    expect([statuses, (await read(number)).notes.length]).toEqual([[204, 204], 1]);
  });
});

describe('two staff members', () => {
  test('a write on an old version is rejected and changes nothing', async () => {
    const number = await bookPaid();
    const { version } = await read(number);
    await write(number, 'notes', { body: { text: 'Don’t cancel: the customer comes.' }, as: manager });
    const stale = { version };
    const writes = [
      cancel(number, stale),
      cash(number, true, stale),
      write(number, 'confirmations', stale),
      write(number, 'notes', { body: { text: 'Hello' }, ...stale }),
      write(number, 'overrides', { body: { refund_percent: 1, reason: 'a' }, as: manager, ...stale }),
    ];
    const calls = bank.calls.length;
    for (const response of await Promise.all(writes))
      expect(response.json()).toMatchObject({ status: 412, type: 'precondition-failed' });
    expect(bank.calls).toHaveLength(calls);
    const { booking, notes } = await read(number);
    expect([booking.booking_status, notes.length]).toEqual(['confirmed', 1]);
    expect((await desk.call('POST', `/staff-bookings/${number}/notes/`, { body: { text: 'a' } })).statusCode).toBe(400);
  });

  test('a cancellation on an old version leaves the open payment at the provider as it is', async () => {
    const number = await bookTickets('card');
    const { version, booking } = await read(number);
    await layla.call('GET', `/payments/${booking.payment.id}/`);
    await write(number, 'notes', { body: { text: 'She is paying now.' }, as: manager });
    const calls = bank.calls.length;
    expect((await cancel(number, { version })).statusCode).toBe(412);
    expect(bank.calls).toHaveLength(calls);
    expect((await read(number)).payments).toMatchObject([{ status: 'open' }]);
  });

  test('of two who cancel at the same time, one does', async () => {
    const number = await bookPaid();
    const { version } = await read(number);
    const responses = await Promise.all([desk, manager].map((as) => cancel(number, { as, version })));
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 412]);
    expect(await mailsAbout(number, /Subject: .*cancel/i)).toHaveLength(1);
    expect((await read(number)).payments[0].refunds).toHaveLength(1);
  });

  test('a mail that is sent meanwhile makes no version stale', async () => {
    const number = await bookTickets();
    const { version } = await read(number);
    await api.services.db.update(bookings).set({ confirmationMail: 'sent' }).where(eq(bookings.number, number));
    expect((await read(number)).version).toBe(version);
  });
});

describe('the list of bookings', () => {
  const list = async (query: string) =>
    (await desk.call('GET', `/bookings/?scope=all&page_size=100&${query}`))
      .json()
      .results.map(({ booking_number }: { booking_number: string }) => booking_number);

  test.each(['+971505550142', '050 555 0142', '555-0142', '00971 50 5550142'])(
    'is searched by the phone number %s',
    async (phone) => {
      const number = await bookTickets();
      expect(await list(`search=${encodeURIComponent(phone)}`)).toContain(number);
      expect(await list(`search=${encodeURIComponent(`${phone.slice(0, -1)}3`)}`)).not.toContain(number);
    },
  );

  test('is searched by names, places, requests and notes as people type them, and by the last digits', async () => {
    const guest = await api.signIn({ email: 'lukasz@desk.example' });
    const item = await addActivity(guest, (await insertActivity(api.services.db, { title: 'Crêpes à la carte' })).id);
    const body = createOrder([item], activityChoices);
    const number = (await guest.call('POST', '/bookings/', { body })).json().booking_number;
    const { details } = (await api.services.db.select().from(bookings).where(eq(bookings.number, number)))[0]!;
    const items = ('items' in details ? details.items : []).map((one) => ({
      ...one,
      pickup_address: 'Hotel Zañartu 7',
    }));
    await api.services.db
      .update(bookings)
      .set({
        number: 'AB12104477',
        firstName: 'José Łukasz',
        lastName: 'O’Brien-Müller العُبيدي',
        phone: '+971509918273',
        specialRequests: 'Geburtstagstörtchen',
        details: { ...details, items } as typeof details,
      })
      .where(eq(bookings.number, number));
    expect((await write('AB12104477', 'notes', { body: { text: 'Called: has a Zwölfender' } })).statusCode).toBe(204);
    for (const search of [
      ...['Jose Lukasz', 'JOSÉ', 'Jose\u0301', 'Muller', 'OBrien', "o'brien", 'brien', 'عبيد', 'العبيدي'],
      ...['crepes', 'hotel zanartu', 'geburtstagstort', 'zwolfender muller'],
      ...['050 991 8273', '12104477'],
    ])
      expect(await list(`search=${encodeURIComponent(search)}`), search).toEqual(['AB12104477']);
    // The random number of another booking may begin with few digits, too.
    for (const search of ['1210', '١٢١٠', '8273', '٨٢٧٣'])
      expect(await list(`search=${encodeURIComponent(search)}`), search).toContain('AB12104477');
    // The random number of another booking may begin with these digits.
    for (const search of ['ukasz', '2104', '827', '9918', 'zwolfender smith'])
      expect(await list(`search=${encodeURIComponent(search)}`), search).not.toContain('AB12104477');
  });

  test('is searched by the digits of a booking number', async () => {
    const number = await bookTickets();
    expect(await list(`search=${number.slice(2)}`)).toEqual([number]);
    expect(await list(`search=${number.slice(3)}`)).toEqual([]);
  });

  test('a booking of several products is found by each of them', async () => {
    const titles = ['Falcon Morning', 'Zodiac Evening'];
    const items = [];
    for (const title of titles)
      items.push(await addActivity(layla, (await insertActivity(api.services.db, { title })).id));
    const response = await layla.call('POST', '/bookings/', { body: createOrder(items, activityChoices) });
    expect(response.statusCode, response.body).toBe(201);
    for (const word of ['falcon', 'Zodiac evening'])
      expect(await list(`search=${encodeURIComponent(`${layla.email} ${word}`)}`)).toEqual([
        response.json().booking_number,
      ]);
  });

  test('is filtered by status, payment status and days in Dubai, also together', async () => {
    const [open, paid, cancelled] = [await bookTickets(), await bookTickets(), await bookTickets()];
    await cash(paid, true);
    await cancel(cancelled);
    const mine = `search=${layla.email}`;
    expect(await list(`${mine}&status=cancelled`)).toEqual([cancelled]);
    expect(await list(`${mine}&payment_status=paid`)).toEqual([paid]);
    expect(await list(`${mine}&status=confirmed&payment_status=pending`)).toEqual([open]);
    expect(await list(`${mine}&start=2030-03-10&end=2030-03-10`)).toHaveLength(3);
    expect(await list(`${mine}&end=2030-03-09`)).toEqual([]);
    expect(await list(`${mine}&start=2030-03-11`)).toEqual([]);
    const { status, errors } = (await desk.call('GET', '/bookings/?scope=all&start=2030-03-02&end=2030-03-01')).json();
    expect([status, errors]).toEqual([400, { end: ['must not be before the start'] }]);
  });
});
