import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { auditEntries, bookings, ticketStock } from '../../src/db/schema.ts';
import { ProviderUnavailable } from '../../src/payments/provider.ts';
import { startTestApi, type TestAccount } from '../../src/testing/index.ts';
import { addActivity, contact, createOrder, ticketOrder } from '../bookings/orders.ts';
import { insertActivity, insertEvent, type TestEvent } from '../fixtures.ts';
import { payOnline } from '../payments/payOnline.ts';
import { createScriptedProvider } from '../payments/scriptedProvider.ts';

const bank = createScriptedProvider();
let layla: TestAccount;
let desk: TestAccount;
let deck: TestEvent;
const api = await startTestApi({ payments: bank.provider });
beforeEach(async () => {
  api.clock.set('2030-03-01T08:00:00Z');
  layla = await api.signIn();
  desk = await api.signIn({ staffRole: 'desk' });
  deck = await insertEvent(api.services.db);
});
afterAll(() => api.close());

/** Books two tickets of AED 100. */
async function bookTickets(method: 'cash' | 'card' = 'cash'): Promise<string> {
  const body = { ...ticketOrder(deck, { adults: 2, price: '200.00' }), payment_method: method };
  return (await layla.call('POST', '/bookings/', { body })).json().booking_number;
}

async function bookPaid(): Promise<string> {
  const number = await bookTickets('card');
  const { payment } = (await layla.call('GET', `/bookings/${number}/`)).json();
  await payOnline({ api, bank, account: layla }, payment.id);
  return number;
}

const read = async (number: string) => (await desk.call('GET', `/staff-bookings/${number}/`)).json();
const add = async (number: string, what: 'notes' | 'cancellations', body: object) =>
  desk.call('POST', `/staff-bookings/${number}/${what}/`, {
    body,
    headers: { 'if-match': `"${(await read(number)).version}"` },
  });

interface Quoted {
  readonly booking_number: string;
  readonly skip_reason: string | null;
  readonly version: string | null;
  readonly amount: string | null;
  readonly refund_quote: string | null;
}

async function quote(action: string, numbers: readonly string[]): Promise<readonly Quoted[]> {
  const response = await desk.call('POST', '/bulk-action-quotes/', { body: { action, booking_numbers: numbers } });
  expect(response.statusCode).toBe(200);
  return response.json().results;
}

const seen = (quoted: readonly Quoted[]) =>
  quoted.map(({ booking_number, version, refund_quote }) => ({
    booking_number,
    version,
    ...(refund_quote && { refund_quote }),
  }));

const send = (body: object, as = desk) => as.call('POST', '/bulk-actions/', { body: { id: randomUUID(), ...body } });

/** Quotes an action and applies it as quoted. */
async function apply(action: string, numbers: readonly string[], rest: object = {}) {
  const response = await send({ action, bookings: seen(await quote(action, numbers)), ...rest });
  expect(response.statusCode).toBe(200);
  return response.json().results;
}
const storm = { reason: 'A storm closes the deck.' };
const states = (results: readonly { state: string; skip_reason: string | null }[]) =>
  results.map(({ state, skip_reason }) => skip_reason ?? state);

const findEntries = (number: string) =>
  api.services.db.select().from(auditEntries).where(eq(auditEntries.objectId, number)).orderBy(auditEntries.position);
const mailsAbout = async (number: string, subject: RegExp) =>
  (await api.outbox.mails()).filter((mail) => mail.includes(number) && subject.test(mail));
const placesTaken = async () =>
  (await api.services.db.select().from(ticketStock).where(eq(ticketStock.eventId, deck.id))).reduce(
    (sum, { booked }) => sum + booked,
    0,
  );

describe('the preview of a bulk action', () => {
  test('says for each booking what is refunded and who gets a mail, or why it is skipped', async () => {
    const [paid, cash, gone, open] = [
      await bookPaid(),
      await bookTickets(),
      await bookTickets(),
      await bookTickets('card'),
    ];
    await add(gone, 'cancellations', {});
    const results = await quote('cancel', [paid, cash, gone, open, 'TB99999999']);
    const mail_to = contact.email;
    expect(results).toMatchObject([
      { booking_number: paid, skip_reason: null, amount: '200.00', refund_quote: expect.any(String), mail_to },
      { booking_number: cash, skip_reason: null, amount: '0.00', refund_quote: null, mail_to, ends_payment: false },
      { booking_number: gone, skip_reason: 'cancelled', amount: null, refund_quote: null, mail_to: null },
      { booking_number: open, skip_reason: null, amount: '0.00', ends_payment: true },
      { booking_number: 'TB99999999', skip_reason: 'not-found', version: null, customer_name: null },
    ]);
    expect(results[0]).toMatchObject({ customer_name: 'Layla Haddad', version: (await read(paid)).version });
    expect((await read(paid)).booking.booking_status).toBe('confirmed');
    expect(await findEntries(paid)).toEqual([]);
  });

  test('of other actions has the cash, or who gets the mail', async () => {
    const [cash, paid] = [await bookTickets(), await bookPaid()];
    expect(await quote('record-cash', [cash, paid])).toMatchObject([
      { amount: '200.00', mail_to: null },
      { skip_reason: 'not-cash', amount: null },
    ]);
    expect(await quote('withdraw-cash', [cash])).toMatchObject([{ skip_reason: 'unpaid' }]);
    for (const action of ['send-message', 'send-confirmation'])
      expect(await quote(action, [cash])).toMatchObject([{ skip_reason: null, amount: null, mail_to: contact.email }]);
  });

  test('sends no mail of a cancellation to a deleted account', async () => {
    const number = await bookTickets();
    await api.services.db.update(bookings).set({ userId: null }).where(eq(bookings.number, number));
    expect(await quote('cancel', [number])).toMatchObject([{ skip_reason: null, mail_to: null }]);
    expect(await quote('send-message', [number])).toMatchObject([{ skip_reason: 'no-customer' }]);
  });
});

describe('a bulk cancellation', () => {
  test('honours the quotes, returns the places, mails the customers and is audited per booking', async () => {
    const [paid, cash] = [await bookPaid(), await bookTickets()];
    api.clock.set('2030-03-09T05:58:00Z');
    desk = await api.signIn({ staffRole: 'desk' });
    const quoted = await quote('cancel', [paid, cash]);
    // The deadline of the terms passes before the click.
    api.clock.advance(5 * 60_000);
    const { results } = (await send({ action: 'cancel', bookings: seen(quoted), ...storm })).json();
    expect(results).toMatchObject([
      { booking_number: paid, state: 'done', amount: '200.00', version: (await read(paid)).version },
      { booking_number: cash, state: 'done', amount: '0.00', skip_reason: null, problem: null },
    ]);
    expect(await placesTaken()).toBe(0);
    for (const number of [paid, cash]) expect(await mailsAbout(number, /Subject: .*cancel/i)).toHaveLength(1);
    expect(await findEntries(paid)).toMatchObject([
      {
        operation: 'cancelStaffBooking',
        userId: desk.id,
        before: { booking_status: 'confirmed' },
        after: { booking_status: 'cancelled', refund_amount: '200.00', ...storm },
      },
    ]);
    expect((await read(paid)).history[0]).toMatchObject({ kind: 'cancelled_by_staff', text: storm.reason });
    expect((await mailsAbout(paid, /Subject: .*cancel/i))[0]).not.toContain('storm');
  });

  test('skips what has changed since the preview, and does the others', async () => {
    const [changed, gone, same] = [await bookTickets(), await bookTickets(), await bookTickets()];
    const quoted = await quote('cancel', [changed, gone, same]);
    await add(changed, 'notes', { text: 'Don’t cancel: the customer comes.' });
    await add(gone, 'cancellations', {});
    const { results } = (await send({ action: 'cancel', bookings: seen(quoted), ...storm })).json();
    expect(states(results)).toEqual(['changed', 'cancelled', 'done']);
    expect((await read(changed)).booking.booking_status).toBe('confirmed');
    expect(await findEntries(gone)).toHaveLength(1);
  });

  test('reports a booking whose payment the provider can’t end, does the others, and succeeds in a retry', async () => {
    const [open, cash] = [await bookTickets('card'), await bookTickets()];
    const { booking } = await read(open);
    await layla.call('GET', `/payments/${booking.payment.id}/`);
    const bookings = seen(await quote('cancel', [open, cash]));
    const request = { id: randomUUID(), action: 'cancel', bookings, ...storm };
    bank.fail(new ProviderUnavailable());
    const first = (await send(request)).json().results;
    expect(first).toMatchObject([
      { state: 'failed', problem: expect.stringMatching(/unavailable/), version: null, skip_reason: null },
      { state: 'done' },
    ]);
    bank.fail(null);
    const second = (await send(request)).json().results;
    expect(states(second)).toEqual(['done', 'done']);
    expect(second[1]).toEqual(first[1]);
    expect(await mailsAbout(cash, /Subject: .*cancel/i)).toHaveLength(1);
  });

  test('is done once for an id, also in parallel and in another request', async () => {
    const numbers = [await bookPaid(), await bookTickets()];
    const [first, second] = seen(await quote('cancel', numbers));
    const id = randomUUID();
    const both = { id, action: 'cancel', ...storm, bookings: [first, second] };
    const responses = await Promise.all([send(both), send(both), send({ ...both, bookings: [second] })]);
    for (const response of responses)
      for (const result of response.json().results) expect(result).toMatchObject({ state: 'done' });
    for (const number of numbers) {
      expect(await findEntries(number)).toHaveLength(1);
      expect(await mailsAbout(number, /Subject: .*cancel/i)).toHaveLength(1);
    }
    const other = (await send({ ...both, reason: 'Another reason' })).json().results;
    expect(states(other)).toEqual(['cancelled', 'cancelled']);
  });

  test('cancels two bookings that were paid together', async () => {
    const activity = await addActivity(layla, (await insertActivity(api.services.db)).id);
    const orders = [
      createOrder([activity], { adults: 2, children: 1, infants: 0 }),
      ticketOrder(deck, { adults: 2, price: '200.00' }),
    ];
    const body = { bookings: orders.map((order) => ({ ...order, payment_method: 'card' })) };
    const response = await layla.call('POST', '/orders/', { body });
    expect(response.statusCode).toBe(201);
    const { bookings: booked, payment } = response.json();
    await payOnline({ api, bank, account: layla }, payment.id);
    const numbers = booked.map(({ booking_number }: Quoted) => booking_number);
    expect(states(await apply('cancel', numbers, storm))).toEqual(['done', 'done']);
  });

  test.each(['', undefined, '  '])('needs a reason: %j', async (reason) => {
    const number = await bookTickets();
    const response = await send({ action: 'cancel', reason, bookings: seen(await quote('cancel', [number])) });
    expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([400, ['reason']]);
    expect((await read(number)).booking.booking_status).toBe('confirmed');
  });
});

describe('cash of several bookings', () => {
  test('is recorded, audited, and withdrawn again with the versions of the results', async () => {
    const numbers = [await bookTickets(), await bookTickets()];
    const results = await apply('record-cash', numbers);
    expect(results).toMatchObject([{ state: 'done', amount: '200.00' }, { state: 'done' }]);
    for (const number of numbers) expect((await read(number)).booking.payment_status).toBe('paid');
    await add(numbers[1]!, 'notes', { text: 'Gave a receipt.' });
    const undone = (await send({ action: 'withdraw-cash', bookings: seen(results) })).json().results;
    expect(states(undone)).toEqual(['done', 'changed']);
    expect((await findEntries(numbers[0]!)).map(({ operation, after }) => [operation, after])).toEqual([
      ['setCashPayment', { payment_status: 'paid' }],
      ['setCashPayment', { payment_status: 'pending' }],
    ]);
    expect((await read(numbers[1]!)).booking.payment_status).toBe('paid');
  });

  test('that a colleague has recorded meanwhile isn’t done, so that it can’t be undone', async () => {
    const number = await bookTickets();
    const quoted = await quote('record-cash', [number]);
    await apply('record-cash', [number]);
    const { results } = (await send({ action: 'record-cash', bookings: seen(quoted) })).json();
    expect(results).toMatchObject([{ state: 'skipped', skip_reason: 'paid', version: null }]);
  });
});

describe('mails to the customers of several bookings', () => {
  test('a message is mailed once and stored as a note', async () => {
    const number = await bookTickets();
    const bookings = seen(await quote('send-message', [number]));
    const request = { id: randomUUID(), action: 'send-message', text: 'The deck opens at noon.', bookings };
    for (let attempt = 0; attempt < 2; attempt++)
      expect(states((await send(request)).json().results)).toEqual(['done']);
    expect(await mailsAbout(number, /The deck opens at noon/)).toHaveLength(1);
    expect((await read(number)).notes).toMatchObject([{ text: expect.stringContaining('The deck opens at noon.') }]);
    expect((await send({ ...request, id: randomUUID(), text: ' ' })).json().errors).toEqual({
      text: ['Please write a message.'],
    });
  });

  test('the confirmation is sent again', async () => {
    const number = await bookTickets();
    expect(await apply('send-confirmation', [number])).toMatchObject([{ state: 'done', amount: null }]);
    expect(await mailsAbout(number, new RegExp(`To: ${contact.email}`))).toHaveLength(2);
    expect(await findEntries(number)).toMatchObject([{ operation: 'resendConfirmation' }]);
  });

  test('each counts against the limit of a single one', async () => {
    const number = await bookTickets();
    const [booking] = seen(await quote('send-message', [number]));
    const versions = Array.from({ length: 100 }, (_, index) => ({ ...booking, version: `old${index}` }));
    const request = { action: 'send-message', text: 'Hello', bookings: versions };
    const responses = [await send(request), await send(request), await send(request), await send(request)];
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429]);
    expect(responses[0]!.headers['ratelimit-remaining']).toBe('200');
    const single = await desk.call('POST', `/staff-bookings/${number}/messages/`, {
      body: { text: 'Hello' },
      headers: { 'if-match': `"${booking!.version}"` },
    });
    expect(single.statusCode).toBe(429);
  });
});

test('at most 100 bookings are in a request, and only roles that may handle bookings send it', async () => {
  const numbers = Array.from({ length: 101 }, (_, index) => `TB${String(index).padStart(8, '0')}`);
  const call = (booking_numbers: readonly string[], as = desk) =>
    as.call('POST', '/bulk-action-quotes/', { body: { action: 'cancel', booking_numbers } });
  expect((await call(numbers)).statusCode).toBe(400);
  expect((await call(numbers.slice(1))).statusCode).toBe(200);
  const bookings = numbers.map((booking_number) => ({ booking_number, version: 'x' }));
  expect((await send({ action: 'cancel', bookings, ...storm })).statusCode).toBe(400);
  const gate = await api.signIn({ staffRole: 'gate' });
  expect((await call(numbers.slice(1), gate)).statusCode).toBe(403);
  expect((await send({ action: 'cancel', bookings: bookings.slice(1), ...storm }, gate)).statusCode).toBe(403);
});
