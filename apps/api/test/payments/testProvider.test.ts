import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testProviderEvents } from '../../src/db/schema.ts';
import { RefundRejected } from '../../src/payments/provider.ts';
import { testCards } from '../../src/payments/testProvider/cards.ts';
import { cardNumber, startTestHarness } from './harness.ts';

const harness = await startTestHarness();
afterAll(() => harness.close());
beforeEach(async () => {
  await harness.takeWebhooks();
  harness.failures.length = 0;
});

async function startPayment(values: { description?: string } = {}): Promise<string> {
  const { reference } = await harness.provider.startPayment({
    paymentId: randomUUID(),
    amount: 1_095_00,
    description: 'Two bookings',
    email: 'mona@example.ae',
    returnUrl: 'http://localhost:3000/pay/7',
    expiresAt: new Date(harness.clock.now().getTime() + 15 * 60_000),
    ...values,
  });
  return reference;
}

const page = (reference: string, query = '') =>
  harness.app.inject({ url: `/test-provider/payments/${reference}${query}` });
const read = (reference: string) => harness.provider.readPayment(reference);
const listTypes = (webhooks: readonly { body: Buffer }[]): string[] =>
  webhooks.map(({ body }) => JSON.parse(body.toString()).type);

test('the page shows the amount, what is paid, and the fields that browsers fill in', async () => {
  const { statusCode, headers, body } = await page(await startPayment());
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['cache-control']).toBe('no-store');
  expect(body).toContain('<h1>Pay AED\u00a01,095.00</h1>');
  expect(body).toContain('Two bookings');
  for (const name of ['cc-number', 'cc-exp', 'cc-csc']) expect(body).toContain(`autocomplete="${name}"`);
  expect(body).toContain('<html lang="en" dir="ltr" data-theme="light">');
  expect(body).not.toContain('data-changed');
});

test('the page takes theme and direction from its address, and nothing else', async () => {
  const reference = await startPayment();
  expect((await page(reference, '?theme=dark&dir=rtl')).body).toContain('<html lang="en" dir="rtl" data-theme="dark">');
  const hostile = await page(reference, '?theme="><script>&dir=x&theme=dark');
  expect(hostile.body).toContain('<html lang="en" dir="ltr" data-theme="light">');
});

test('the page escapes all text, and its policy allows no inline code and no foreign frame', async () => {
  const { body, headers } = await page(await startPayment({ description: `<img src=x onerror="alert('1')">&amp;` }));
  expect(body).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;amp;');
  expect(body).not.toMatch(/<script(?! src=)|<style|\sstyle=|\son\w+=(?!&quot;)/);
  const policy = String(headers['content-security-policy']).split('; ');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'self' http://localhost:3000");
  expect(policy.join()).not.toContain('unsafe');
  expect(headers['x-frame-options']).toBe('SAMEORIGIN');
});

test.each(['page.js', 'style.css', 'font.woff2'])('the page’s %s is served', async (name) => {
  const { statusCode, rawPayload } = await harness.app.inject({ url: `/test-provider/assets/${name}` });
  expect(statusCode).toBe(200);
  expect(rawPayload.length).toBeGreaterThan(1000);
});

test('no other file is served, and an unknown payment is a page with 404', async () => {
  for (const name of ['..%2froutes.ts', 'toString', 'page.ts'])
    expect((await harness.app.inject({ url: `/test-provider/assets/${name}` })).statusCode).not.toBe(200);
  const { statusCode, body } = await page('tp_unknown');
  expect([statusCode, body.includes('There is no such payment')]).toEqual([404, true]);
});

test.each<[string, Record<string, string>, string]>([
  ['CHECKOUT-08', { cardNumber: '', expiry: '', cvv: '' }, 'Please fill in all payment information fields'],
  ['CHECKOUT-09', { cardNumber: '4111 1111 1111 111' }, 'Please enter a valid 16-digit card number'],
  ['CHECKOUT-15', { cardNumber: '3782 822463 1000' }, 'Please enter a valid 15-digit card number'],
  ['CHECKOUT-11', { expiry: '13/31' }, 'Please enter expiry date in MM/YY format'],
  ['CHECKOUT-11', { expiry: '02/30' }, 'This card has expired. Use another card.'],
  ['CHECKOUT-12', { cvv: '12' }, 'Please enter a valid CVV'],
])('%s a card with %o is rejected, and the payment stays open', async (_, wrong, message) => {
  const reference = await startPayment();
  const card = { cardNumber: '4111 1111 1111 1111', expiry: '12/31', cvv: '987', ...wrong };
  const { statusCode, body } = await harness.post(reference, card);
  expect(statusCode).toBe(200);
  expect(body).toContain(`<h2 id="errors">${message}`);
  expect(body).toContain('aria-invalid="true"');
  // The random reference may contain the digits of the security code.
  expect(body.replaceAll(reference, '')).not.toContain('987');
  expect(await read(reference)).toMatchObject({ status: 'open', decline: null });
  expect(await harness.takeWebhooks()).toEqual([]);
});

test('CHECKOUT-10 a card with spaces pays, and the result is a page of its own that a reload doesn’t pay again', async () => {
  const reference = await startPayment();
  const { statusCode, headers } = await harness.post(`${reference}?theme=dark&dir=rtl`, {
    cardNumber: '4111 1111 1111 1111',
    expiry: '12/31',
    cvv: '123',
  });
  expect([statusCode, headers.location]).toEqual([303, `/test-provider/payments/${reference}?theme=dark&dir=rtl`]);
  const { body } = await page(reference);
  expect(body).toContain('AED\u00a01,095.00 is paid');
  expect(body).toContain('With Visa ending in 1111.');
  expect(body).toContain('data-changed');
  expect(body).toContain('href="http://localhost:3000/pay/7" target="_top"');
});

test('the shop has the webhook before the page shows the result', async () => {
  const reference = await startPayment();
  await harness.payWith(reference, cardNumber('approved'));
  expect(listTypes(harness.received)).toEqual(['authorised', 'paid']);
});

test('two cards at the same moment pay once', async () => {
  const reference = await startPayment();
  await Promise.all([1, 2, 3, 4].map(() => harness.payWith(reference, cardNumber('approved'))));
  expect(listTypes(await harness.takeWebhooks())).toEqual(['authorised', 'paid']);
});

test('a card that the provider doesn’t know is declined: no real card pays', async () => {
  const reference = await startPayment();
  await harness.payWith(reference, '5555555555554444');
  expect(await read(reference)).toMatchObject({ status: 'open', decline: 'card_declined' });
  expect((await page(reference)).body).toContain('Your bank declined the payment');
});

test('3-D Secure: the card’s owner confirms on a page of its own; without it nothing is paid', async () => {
  const reference = await startPayment();
  await harness.payWith(reference, cardNumber('challenged'));
  expect(await read(reference)).toMatchObject({ status: 'open', decline: null });
  const { body } = await page(reference);
  expect(body).toContain('Your bank asks you to confirm AED\u00a01,095.00 to aiTours with Visa ending in 3155.');
  expect(await harness.takeWebhooks()).toEqual([]);
  await harness.post(`${reference}/challenge`, { answer: 'approve' });
  expect(listTypes(await harness.takeWebhooks())).toEqual(['authorised', 'paid']);
  expect(await read(reference)).toMatchObject({ status: 'paid' });
});

test('a confirmation without a challenge changes nothing, nor one after the payment was cancelled', async () => {
  const reference = await startPayment();
  await harness.post(`${reference}/challenge`, { answer: 'approve' });
  expect(await read(reference)).toMatchObject({ status: 'open' });
  await harness.payWith(reference, cardNumber('challenged'));
  await harness.provider.cancelPayment(reference);
  await harness.post(`${reference}/challenge`, { answer: 'approve' });
  expect(await read(reference)).toMatchObject({ status: 'failed' });
});

test('a lost webhook: the payment is paid, and the shop is never notified', async () => {
  const reference = await startPayment();
  await harness.payWith(reference, cardNumber('webhook-lost'));
  await harness.wait(3600);
  expect(harness.received.filter(({ body }) => body.includes(reference))).toEqual([]);
  expect(await read(reference)).toMatchObject({ status: 'paid' });
});

test('a webhook that arrives twice has the same id, so that the shop recognises it', async () => {
  await harness.payWith(await startPayment(), cardNumber('webhook-twice'));
  const webhooks = await harness.takeWebhooks();
  expect(listTypes(webhooks)).toEqual(['authorised', 'paid', 'paid']);
  const ids = webhooks.map(({ body }) => JSON.parse(body.toString()).id);
  expect(ids[1]).toBe(ids[2]);
  expect(ids[0]).not.toBe(ids[1]);
});

test('webhooks in reverse order: paid arrives before authorised', async () => {
  await harness.payWith(await startPayment(), cardNumber('webhooks-reversed'));
  expect(listTypes(await harness.takeWebhooks())).toEqual(['paid', 'authorised']);
});

test('a payment can settle after the shop has given up, ten seconds after its cancellation', async () => {
  const reference = await startPayment();
  await harness.payWith(reference, cardNumber('settles-late'));
  await harness.wait(59 * 60);
  expect(await harness.provider.cancelPayment(reference)).toMatchObject({ status: 'authorised' });
  await harness.wait(9);
  expect(await read(reference)).toMatchObject({ status: 'authorised' });
  await harness.wait(1);
  expect(await read(reference)).toMatchObject({ status: 'paid' });
  expect(listTypes(harness.received.splice(0))).toEqual(['authorised', 'paid']);
});

test('an open payment that the shop has forgotten fails three quarters of an hour after its hold', async () => {
  const reference = await startPayment();
  await harness.wait(60 * 60 - 1);
  expect(await read(reference)).toMatchObject({ status: 'open' });
  await harness.wait(2);
  expect(await read(reference)).toMatchObject({ status: 'failed' });
  expect(listTypes(await harness.takeWebhooks())).toContain('failed');
});

test('a refund can fail after it was accepted, and leaves the payment as it was', async () => {
  const reference = await startPayment();
  await harness.payWith(reference, cardNumber('refund-fails'));
  await harness.takeWebhooks();
  const request = { reference, refundId: randomUUID(), amount: 50_00 };
  expect(await harness.provider.refund(request)).toMatchObject({ status: 'pending' });
  expect(listTypes(await harness.takeWebhooks())).toEqual(['refund-failed']);
  expect(await harness.provider.refund(request)).toMatchObject({ status: 'failed' });
  expect(await read(reference)).toMatchObject({ refunded: 0 });
});

test('many refunds at the same moment never return more than was paid', async () => {
  const reference = await startPayment();
  await harness.payWith(reference, cardNumber('approved'));
  const attempts = Array.from({ length: 8 }, () =>
    harness.provider.refund({ reference, refundId: randomUUID(), amount: 300_00 }),
  );
  const results = await Promise.allSettled(attempts);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  for (const result of results) if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(RefundRejected);
  expect(await read(reference)).toMatchObject({ refunded: 900_00 });
});

test('a webhook that the shop rejects is sent again after 2, 4 and 8 seconds, with a new signature', async () => {
  const reference = await startPayment();
  harness.statuses.push(500, 404, 503);
  await harness.provider.cancelPayment(reference);
  for (const seconds of [0, 2, 4, 8]) {
    await harness.wait(seconds);
  }
  expect(listTypes(harness.received)).toEqual(['failed', 'failed', 'failed', 'failed']);
  const signatures = harness.received.map(({ headers }) => headers['test-provider-signature']);
  expect(new Set(signatures).size).toBe(4);
  expect(harness.failures).toHaveLength(3);
  await harness.wait(3600);
  expect(harness.received).toHaveLength(4);
});

test('a redirected webhook is not followed, and is sent again', async () => {
  harness.statuses.push(302);
  await harness.provider.cancelPayment(await startPayment());
  await harness.wait(0);
  expect(harness.failures).toHaveLength(1);
  await harness.wait(2);
  expect(harness.received).toHaveLength(2);
});

test('webhooks are sent once by several processes', async () => {
  const references = await Promise.all(Array.from({ length: 5 }, () => startPayment()));
  for (const reference of references) await harness.provider.cancelPayment(reference);
  await Promise.all([1, 2, 3].map(() => harness.provider.runDue()));
  expect(harness.received).toHaveLength(5);
});

test('CHECKOUT-15 GAP-25 no card number or security code is stored', async () => {
  for (const { number } of testCards) await harness.payWith(await startPayment(), number);
  const { rows } = await harness.db.execute<{ row: string }>(sql`
    select to_jsonb(p)::text as row from test_provider_payments p
    union all select to_jsonb(e)::text from test_provider_events e
    union all select to_jsonb(r)::text from test_provider_refunds r
  `);
  expect(rows.length).toBeGreaterThan(testCards.length);
  for (const { row } of rows) {
    for (const { number } of testCards) expect(row).not.toContain(number.slice(0, 12));
    expect(row).not.toMatch(/cvv|expiry"/);
  }
});

test('a webhook that was never accepted is given up after twenty attempts', async () => {
  await harness.provider.cancelPayment(await startPayment());
  harness.statuses.push(...Array.from({ length: 20 }, () => 500));
  for (let attempt = 0; attempt < 25; attempt++) await harness.wait(3600);
  expect(await harness.db.$count(testProviderEvents)).toBe(0);
  expect(harness.failures).toHaveLength(20);
  harness.statuses.length = 0;
});

test('the page has the shop’s colours', async () => {
  const folder = fileURLToPath(new URL('../../../../packages/ui/src/theme/palettes.ts', import.meta.url));
  const style = await readFile(
    fileURLToPath(new URL('../../src/payments/testProvider/style.css', import.meta.url)),
    'utf8',
  );
  const { light, dark }: Record<'light' | 'dark', Record<string, Record<string, string>>> = await import(folder);
  const [, first = '', second = ''] = style.split(/color-scheme: \w+;/);
  for (const [palette, rules] of [
    [light, first],
    [dark, second],
  ] as const) {
    const used = [...rules.matchAll(/--(\w+)-(\w+): (#\w+);/g)];
    expect(used).toHaveLength(17);
    for (const [, group = '', name = '', colour = ''] of used)
      expect([group, name, colour.toUpperCase()]).toEqual([group, name, palette[group]?.[name]]);
  }
});
