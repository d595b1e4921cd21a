import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { day } from '../../src/lib/durations.ts';
import { reconcilePayments } from '../../src/payments/reconcilePayments.ts';
import { formatReconciliation } from '../../src/reconcile/formatReconciliation.ts';
import { startTestApi, type TestAccount } from '../../src/testing/index.ts';
import { ticketOrder } from '../bookings/orders.ts';
import { insertEvent } from '../fixtures.ts';
import { cardNumber } from './harness.ts';

let layla: TestAccount;
const api = await startTestApi({ environment: { PAYMENT_PROVIDER: 'test' } });
const origin = await api.app.listen({ host: '127.0.0.1', port: 0 });
afterAll(() => api.close());

async function compare() {
  const { payments, clock, db } = api.services;
  if (!payments) throw new Error('The test provider must be open');
  const now = clock.now();
  return reconcilePayments(db, payments, { from: new Date(now.getTime() - day), to: new Date(now.getTime() + 1) }, now);
}
const kinds = async () => (await compare()).differences.map(({ kind }) => kind);
const run = (statement: string) => api.services.db.execute(sql.raw(statement));

/** Books tickets, and pays with a test card. */
async function book(outcome = 'approved') {
  layla = await api.signIn();
  const body = { ...ticketOrder(await insertEvent(api.services.db)), payment_method: 'card' };
  const booking = (await layla.call('POST', '/bookings/', { body })).json();
  const { page } = (await layla.call('GET', `/payments/${booking.payment.id}/`)).json();
  const form = new URLSearchParams({ cardNumber: cardNumber(outcome), expiry: '12/47', cvv: '123' });
  await fetch(origin + new URL(page.url).pathname, { method: 'POST', body: form, redirect: 'manual' });
  await api.services.testProvider?.runDue();
  return { number: String(booking.booking_number), id: String(booking.payment.id) };
}
const cancel = async (number: string) => {
  expect((await layla.call('DELETE', `/bookings/${number}/`)).statusCode).toBe(200);
  await api.services.runDueJobs();
  api.clock.advance(3000);
  await api.services.testProvider?.runDue();
};

test('bookings that were paid, cancelled and refunded agree with the ledger', async () => {
  await book();
  const { number } = await book();
  await cancel(number);
  expect(await compare()).toEqual({ payments: 2, differences: [] });
});

test('a lost webhook is a difference until the shop has read the payment', async () => {
  const { number, id } = await book('webhook-lost');
  expect((await compare()).differences).toMatchObject([
    {
      kind: 'payment_not_recorded',
      paymentId: id,
      bookingNumbers: [number],
      shopAmount: 100_00,
      providerAmount: 100_00,
    },
  ]);
  api.clock.advance(3000);
  await layla.call('GET', `/payments/${id}/`);
  expect(await kinds()).toEqual([]);
});

test('a payment that is recorded while the shop’s are read isn’t reported as booked without money', async () => {
  const { id } = await book('webhook-lost');
  api.clock.advance(3000);
  const query = pg.Client.prototype.query;
  let isRecorded = false;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args) {
    const send = () => Reflect.apply(query, this, args);
    if (isRecorded || !JSON.stringify(args[0]).includes('from \\"refunds\\"')) return send();
    isRecorded = true;
    return layla.call('GET', `/payments/${id}/`).then(send);
  });
  const reported = await kinds().finally(() => spy.mockRestore());
  expect([isRecorded, reported]).toEqual([true, ['payment_not_recorded']]);
  expect(await kinds()).toEqual([]);
});

test('a refund that failed is listed, with its amount and what staff do', async () => {
  const { number, id } = await book('refund-fails');
  await cancel(number);
  const result = await compare();
  expect(result.differences).toMatchObject([{ kind: 'refund_failed', paymentId: id, shopAmount: 100_00 }]);
  const shown = formatReconciliation(result);
  for (const part of ['A refund failed', `Bookings:   ${number}`, 'AED 100.00', 'Ask the customer', '1 difference in '])
    expect(shown).toContain(part);
  await run(`delete from refunds where payment_id = '${id}'`);
  expect(await kinds()).toEqual(['refund_missing']);
  await run(`update bookings set refund = 0 where number = '${number}'`);
  expect(await kinds()).toEqual([]);
});

test('what was changed behind the back of the shop is listed', async () => {
  const { number, id } = await book();
  const { paid, amount } = {
    paid: `update payments set status = 'open' where id = '${id}'`,
    amount: `update test_provider_payments set amount = amount - 1 where payment_id = '${id}'`,
  };
  await run(amount);
  expect(await kinds()).toEqual(['amount_differs']);
  await run(`update test_provider_payments set amount = amount + 1 where payment_id = '${id}'`);
  await run(`update test_provider_payments set status = 'failed' where payment_id = '${id}'`);
  expect(await kinds()).toEqual(['confirmed_unpaid']);
  await run(paid);
  expect(await kinds()).toEqual(['confirmed_unpaid']);
  await run(`update bookings set payment_id = null where number = '${number}'`);
  await run(`update payments set status = 'paid' where id = '${id}'`);
  await run(`update test_provider_payments set status = 'paid' where payment_id = '${id}'`);
  expect(await kinds()).toEqual(['paid_without_booking']);
  await run(`delete from payment_events where payment_id = '${id}'`);
  await run(`delete from payments where id = '${id}'`);
  expect(await kinds()).toEqual(['payment_unknown_to_shop']);
  await run(`delete from test_provider_payments where payment_id = '${id}'`);
});

test('only payments of the period are compared, and those next to it are not unknown', async () => {
  const { id } = await book();
  await run(`update test_provider_payments set status = 'failed' where payment_id = '${id}'`);
  expect(await kinds()).toEqual(['confirmed_unpaid']);
  api.clock.advance(day + 1);
  await book();
  expect(await compare()).toEqual({ payments: 1, differences: [] });
  // The shop recorded it before the period, and the provider started it in the period.
  const next = await book();
  await run(`update payments set created_at = created_at - interval '2 days' where id = '${next.id}'`);
  expect(await compare()).toEqual({ payments: 1, differences: [] });
  await run(`update payments set created_at = created_at + interval '2 days' where id = '${next.id}'`);
});

test('without payments there is nothing to request', async () => {
  const { db, clock, payments } = api.services;
  if (!payments) throw new Error('The test provider must be open');
  const result = await reconcilePayments(db, payments, { from: new Date(0), to: new Date(day) }, clock.now());
  expect(result).toEqual({ payments: 0, differences: [] });
});

test('staff list the differences of days by page and booking number', async () => {
  const { number } = await book();
  await run(
    `update test_provider_payments set amount = amount - 1 where payment_id in (select payment_id from bookings where number = '${number}')`,
  );
  const staff = await api.signIn({ staffRole: 'manager' });
  const list = (query: string) => staff.call('GET', `/differences/?${query}`);
  const today = 'start=2030-03-02&end=2030-03-02';
  expect((await list(`${today}&search=${number.toLowerCase()}`)).json()).toMatchObject({
    count: 1,
    next: null,
    results: [{ kind: 'amount_differs', booking_numbers: [number], shop_amount: '100.00', provider_amount: '99.99' }],
  });
  expect((await list(`${today}&search=XX`)).json()).toMatchObject({ count: 0, results: [] });
  expect((await list(`${today}&page=2&page_size=1`)).json()).toMatchObject({ count: 1, results: [] });
  expect((await list('start=2030-03-02&end=2030-03-01')).statusCode).toBe(400);
  expect((await list('start=2030-01-01&end=2030-04-03')).statusCode).toBe(400);
  expect((await (await api.signIn({ staffRole: 'desk' })).call('GET', `/differences/?${today}`)).statusCode).toBe(403);
  await run(
    `update test_provider_payments set amount = amount + 1 where payment_id in (select payment_id from bookings where number = '${number}')`,
  );
});

test('npm run reconcile prints the differences and exits with 1, or 0 if there are none', async () => {
  const { db } = api.services;
  const [row] = (await db.execute(sql`select current_database() as name, current_user as role`)).rows;
  const server = JSON.parse(process.env['AITOURS_TEST_POSTGRES'] ?? '{}');
  const url = `postgres://${row?.['role']}@localhost/${row?.['name']}?host=${encodeURIComponent(server.host)}${server.port ? `&port=${server.port}` : ''}`;
  const reconcile = async (...args: string[]) => {
    const child = spawn(process.execPath, ['--conditions=@aitours/source', 'src/reconcile/main.ts', ...args], {
      cwd: new URL('../..', import.meta.url),
      env: { ...process.env, DATABASE_URL: url, PAYMENT_PROVIDER: 'test', NODE_ENV: 'test' },
    });
    const [printed, code] = await Promise.all([
      text(child.stdout),
      new Promise((resolve) => child.on('exit', resolve)),
    ]);
    return { printed, code };
  };
  const period = ['--from', '2030-03-01', '--to', '2030-03-01'];
  const found = await reconcile(...period, '--json');
  expect(found.code).toBe(1);
  expect(JSON.parse(found.printed).differences).toMatchObject([{ kind: 'confirmed_unpaid' }]);
  const none = await reconcile('--from', '2029-03-01', '--to', '2029-03-01');
  expect([none.printed, none.code]).toEqual(['0 differences in 0 payments\n', 0]);
}, 30_000);
