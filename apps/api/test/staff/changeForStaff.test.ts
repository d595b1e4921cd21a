import { and, eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { auditEntries, bookings, ticketStock } from '../../src/db/schema.ts';
import { startTestApi, type TestAccount } from '../../src/testing/index.ts';
import { ticketOrder } from '../bookings/orders.ts';
import { insertEvent, type TestEvent } from '../fixtures.ts';
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
  desk = await api.signIn({ staffRole: 'desk', firstName: 'Yusuf' });
  deck = await insertEvent(api.services.db, { dates: ['2030-03-10', '2030-03-11'], capacity: 4 });
});
afterAll(() => api.close());

/** Books two tickets of AED 100 on 10 March. */
async function bookTickets(method: 'cash' | 'card' = 'cash'): Promise<string> {
  const body = { ...ticketOrder(deck, { adults: 2, price: '200.00' }), payment_method: method };
  const response = await layla.call('POST', '/bookings/', { body });
  expect(response.statusCode).toBe(201);
  return response.json().booking_number;
}

async function bookPaid(): Promise<string> {
  const number = await bookTickets('card');
  const { payment } = (await layla.call('GET', `/bookings/${number}/`)).json();
  await payOnline({ api, bank, account: layla }, payment.id);
  return number;
}

const read = async (number: string) => (await desk.call('GET', `/staff-bookings/${number}/`)).json();
const quote = (number: string, body: object) => desk.call('POST', `/staff-bookings/${number}/change-quotes/`, { body });

interface Order {
  readonly body: object;
  readonly total: string;
  /** Default: the current one. */
  readonly version?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

async function change(number: string, { body, total, version, headers }: Order) {
  const seen = version ?? (await read(number)).version;
  return desk.call('POST', `/staff-bookings/${number}/changes/`, {
    body: { ...body, total_amount: total },
    headers: { 'if-match': `"${seen}"`, ...headers },
  });
}

const nextDay = () => ({ lines: [{ line: '1', date: '2030-03-11', time_slot_id: deck.morningId }] });
const oneFewer = { lines: [{ line: '1', adults: 1 }] };
const toEvening = () => ({ lines: [{ line: '1', date: '2030-03-11', time_slot_id: deck.eveningId }] });

async function placesTaken(): Promise<Record<string, number>> {
  const rows = await api.services.db.select().from(ticketStock).where(eq(ticketStock.eventId, deck.id));
  return Object.fromEntries(rows.filter(({ booked }) => booked > 0).map(({ date, booked }) => [date, booked]));
}

/** Returns what the export says in the column of refunds. */
async function readRefundColumn(number: string): Promise<string | undefined> {
  const member = await api.signIn({ staffRole: 'manager' });
  const [head = '', row = ''] = (await member.call('GET', `/booking-exports/csv/?search=${number}`)).body.split(
    /\r?\n/,
  );
  return row.split(',')[head.split(',').indexOf('refund_aed')];
}

const kinds = async (number: string) => (await read(number)).history.map(({ kind }: { kind: string }) => kind);

describe('the desk changes a booking', () => {
  test('to another day: the places move, the customer reads it, and it is recorded', async () => {
    const number = await bookTickets();
    const quoted = await quote(number, nextDay());
    expect(quoted.json()).toMatchObject({
      lines: [{ before: { date: '2030-03-10' }, after: { date: '2030-03-11' } }],
      total_before: '200.00',
      total_after: '200.00',
      settlement: 'pay_on_site',
    });
    expect(await placesTaken()).toEqual({ '2030-03-10': 2 });
    expect((await change(number, { body: nextDay(), total: '200.00' })).statusCode).toBe(204);
    expect((await read(number)).booking.booking_date).toBe('2030-03-11');
    expect(await placesTaken()).toEqual({ '2030-03-11': 2 });

    await api.services.runDueJobs();
    const mails = (await api.outbox.mails()).map((mail) => mail.replaceAll(/=\r?\n/g, ''));
    expect(mails.filter((mail) => mail.includes(`Your booking ${number} has changed`))).toHaveLength(1);
    const { history } = await read(number);
    expect(history).toMatchObject([
      { kind: 'changed_by_staff', staff: { email: desk.email, role: 'desk' }, amount: '200.00' },
      { kind: 'booked' },
    ]);
    expect(history[0].text).toContain('moves to Mon 11 March 2030');
    const [entry] = await api.services.db.select().from(auditEntries).where(eq(auditEntries.objectId, number));
    expect(entry).toMatchObject({
      operation: 'changeStaffBooking',
      before: { total_amount: '200.00' },
      after: { total_amount: '200.00', change: history[0].text },
    });
  });

  test('to fewer travellers of a paid booking: the difference is refunded', async () => {
    const number = await bookPaid();
    expect((await quote(number, oneFewer)).json()).toMatchObject({ to_refund: '100.00', settlement: 'refund' });
    expect((await change(number, { body: oneFewer, total: '100.00' })).statusCode).toBe(204);
    const changed = await read(number);
    expect(changed.booking.total_amount).toBe('100.00');
    expect(changed.payments[0].refunds).toMatchObject([{ amount: '100.00', status: 'due' }]);
    expect(await kinds(number)).toEqual(['changed_by_staff', 'refund_requested', 'payment_started', 'booked']);
  });

  test('prices 1 to fewer travellers of a booking paid in cash: what is owed back is recorded wherever staff look', async () => {
    const number = await bookTickets();
    const setPaid = async (is_paid: boolean) =>
      desk.call('PUT', `/staff-bookings/${number}/cash-payment/`, {
        body: { is_paid },
        headers: { 'if-match': `"${(await read(number)).version}"` },
      });
    const readDue = async () => {
      const { results } = (await desk.call('GET', '/departures/?date=2030-03-10')).json();
      return results
        .flatMap(({ parties }: { parties: { booking_number: string }[] }) => parties)
        .find(({ booking_number }: { booking_number: string }) => booking_number === number).refund_due;
    };
    await setPaid(true);
    expect(await readDue()).toBeNull();
    expect((await change(number, { body: oneFewer, total: '100.00' })).statusCode).toBe(204);
    expect((await read(number)).booking.changes).toMatchObject({ refund: { amount: '100.00', status: 'due' } });
    expect((await layla.call('GET', `/bookings/${number}/`)).json().changes.refund).toEqual({
      amount: '100.00',
      status: 'due',
    });
    expect(await readDue()).toBe('100.00');
    expect(await readRefundColumn(number)).toBe('100.00');

    // A second change at the same price refunds nothing more.
    expect((await change(number, { body: nextDay(), total: '100.00' })).statusCode).toBe(204);
    expect((await read(number)).booking.changes).toMatchObject({ count: 2, refund: { amount: '100.00' } });

    // What wasn't paid isn't owed back.
    await setPaid(false);
    expect((await read(number)).booking.changes).not.toHaveProperty('refund');
    expect(await readRefundColumn(number)).toBe('');
  });

  test('prices 1 the export has what changes and the cancellation refund, and nothing while nothing is', async () => {
    const paid = await bookPaid();
    expect(await readRefundColumn(paid)).toBe('');
    await change(paid, { body: oneFewer, total: '100.00' });
    expect(await readRefundColumn(paid)).toBe('100.00');
    expect((await layla.call('DELETE', `/bookings/${paid}/`)).json().refund_amount).toBe('100.00');
    expect(await readRefundColumn(paid)).toBe('200.00');
  });

  test('a change by the customer stays one of the customer', async () => {
    const number = await bookTickets();
    const body = { ...nextDay(), total_amount: '200.00' };
    expect((await layla.call('POST', `/bookings/${number}/changes/`, { body })).statusCode).toBe(200);
    expect(await kinds(number)).toEqual(['changed', 'booked']);
  });
});

describe('nothing changes', () => {
  const nothingChanged = async (number: string) => {
    expect(await placesTaken()).toEqual({ '2030-03-10': 2 });
    expect((await read(number)).history.some(({ kind }: { kind: string }) => kind === 'changed_by_staff')).toBe(false);
  };

  test('if a paid booking would cost more: the customer pays it', async () => {
    const number = await bookPaid();
    const detail =
      /^With this change the booking costs AED \d+\.00 more\. The customer can make this change in My Bookings/;
    const quoted = await quote(number, toEvening());
    expect([quoted.statusCode, quoted.json().type]).toEqual([400, expect.stringContaining('not-changeable')]);
    expect(quoted.json().detail).toMatch(detail);
    const total = (await layla.call('POST', `/bookings/${number}/change-quotes/`, { body: toEvening() })).json()
      .total_after;
    const ordered = await change(number, { body: toEvening(), total });
    expect([ordered.statusCode, ordered.json().detail]).toEqual([400, expect.stringMatching(detail)]);
    await nothingChanged(number);
  });

  test('if a booking paid in cash would cost more: the payment is withdrawn first', async () => {
    const number = await bookTickets();
    const paid = { body: { is_paid: true }, headers: { 'if-match': `"${(await read(number)).version}"` } };
    expect((await desk.call('PUT', `/staff-bookings/${number}/cash-payment/`, paid)).statusCode).toBe(204);
    expect((await quote(number, toEvening())).json().detail).toContain('Withdraw the cash payment first');
  });

  test('if another version is current, or the total is another', async () => {
    const number = await bookTickets();
    const stale = await change(number, { body: nextDay(), total: '200.00', version: 'x' });
    expect([stale.statusCode, stale.json().type]).toEqual([412, expect.stringContaining('precondition-failed')]);
    const dearer = await change(number, { body: nextDay(), total: '190.00' });
    expect([dearer.statusCode, dearer.json().type]).toEqual([409, expect.stringContaining('price-changed')]);
    await nothingChanged(number);
  });

  test('if too few places are left', async () => {
    const number = await bookTickets();
    await api.services.db
      .update(ticketStock)
      .set({ capacity: 1 })
      .where(and(eq(ticketStock.eventId, deck.id), eq(ticketStock.date, '2030-03-11')));
    for (const response of [await quote(number, nextDay()), await change(number, { body: nextDay(), total: '200.00' })])
      expect([response.statusCode, response.json().type]).toEqual([409, expect.stringContaining('sold-out')]);
    await nothingChanged(number);
  });

  test('while the customer pays for a change', async () => {
    const number = await bookPaid();
    const quoted = (await layla.call('POST', `/bookings/${number}/change-quotes/`, { body: toEvening() })).json();
    const body = { ...toEvening(), total_amount: quoted.total_after };
    expect((await layla.call('POST', `/bookings/${number}/changes/`, { body })).json().payment).not.toBeNull();
    for (const response of [await quote(number, oneFewer), await change(number, { body: oneFewer, total: '100.00' })])
      expect([response.statusCode, response.json().type]).toEqual([409, expect.stringContaining('conflict')]);
  });

  test('if the booking is cancelled, unknown, or its account deleted', async () => {
    const number = await bookTickets();
    expect((await quote('AB99999999', nextDay())).statusCode).toBe(404);
    expect((await change('AB99999999', { body: nextDay(), total: '200.00', version: 'x' })).statusCode).toBe(404);
    const account = { userId: null };
    await api.services.db.update(bookings).set(account).where(eq(bookings.number, number));
    expect((await quote(number, nextDay())).statusCode).toBe(400);
    expect((await change(number, { body: nextDay(), total: '200.00' })).statusCode).toBe(400);
    await api.services.db
      .update(bookings)
      .set({ userId: layla.id, status: 'cancelled' })
      .where(eq(bookings.number, number));
    expect((await quote(number, nextDay())).statusCode).toBe(400);
    await nothingChanged(number);
  });

  test('twice: a repeated request has one effect', async () => {
    const number = await bookPaid();
    const { version } = await read(number);
    const order = { body: oneFewer, total: '100.00', version, headers: { 'idempotency-key': crypto.randomUUID() } };
    expect((await change(number, order)).statusCode).toBe(204);
    expect((await change(number, order)).statusCode).toBe(204);
    expect((await read(number)).payments[0].refunds).toHaveLength(1);
  });
});
