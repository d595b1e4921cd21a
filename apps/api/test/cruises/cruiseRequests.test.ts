import { randomUUID } from 'node:crypto';
import { addDays, toDubaiDate } from '@aitours/domain/dates';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { cruiseRequests } from '../../src/db/schema.ts';
import { insertFirstContent } from '../../src/seed/load/insertFirstContent.ts';
import { type Call, startTestApi } from '../../src/testing/index.ts';

const api = await startTestApi({ environment: { BOOKING_NOTICE_EMAIL: 'shop@example.com' } });
await insertFirstContent(api.services.db);
const layla = await api.signIn();
const staff = await api.signIn({ isStaff: true });
afterAll(() => api.close());

const path = '/cruises/requests/';
const order = { cruise_id: '2', date: '2030-04-02', guests: 25, message: 'A window seat', mobile: '050 123 4567' };
const contact = () => ({ name: ' Layla Haddad ', email: `layla-${randomUUID()}@example.com` });
const request = async (call: Call, change: object = {}) => {
  api.clock.advance(1000);
  return (await call('POST', path, { body: { ...order, ...contact(), ...change } })).json();
};

describe('creating', () => {
  test('CRUISE-12 a request is stored with its number, price and status', async () => {
    const body = { ...order, ...contact() };
    const response = await layla.call('POST', path, { body });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({
      ...body,
      name: 'Layla Haddad',
      mobile: '+971501234567',
      request_number: expect.stringMatching(/^CR\d{8}$/),
      status: 'requested',
      title: 'Fujairah Coast by Small Ship',
      total: '50000.00',
      created_at: api.clock.now().toISOString(),
    });
    const { results } = (await layla.call('GET', path)).json();
    expect(results).toEqual([response.json()]);
  });

  test('CRUISE-12 at another price than the one shown, nothing is stored', async () => {
    const guest = api.asGuest();
    const body = { ...order, ...contact(), guests: 2, total: '3900.00' };
    const changed = await guest('POST', path, { body });
    expect([changed.statusCode, changed.json()]).toMatchObject([
      409,
      {
        type: 'price-changed',
        amount: '4000.00',
        lines: [{ index: 0, id: '2', title: 'Fujairah Coast by Small Ship', sent: '3900.00', amount: '4000.00' }],
      },
    ]);
    expect(await api.services.db.$count(cruiseRequests, eq(cruiseRequests.email, body.email))).toBe(0);
    const confirmed = await guest('POST', path, { body: { ...body, total: '4000.00' } });
    expect([confirmed.statusCode, confirmed.json().total]).toEqual([201, '4000.00']);
  });

  test('GAP-27 a retry with the same key returns the first response and stores nothing', async () => {
    const [call, body] = [api.asGuest(), { ...order, ...contact() }];
    const send = () => call('POST', path, { body, headers: { 'idempotency-key': 'one-request' } });
    const responses = await Promise.all([send(), send()]);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    const [first, second] = responses.map((response) => response.json());
    expect(second).toEqual(first);
    const { count } = (await staff.call('GET', `${path}?scope=all&search=${first.request_number}`)).json();
    expect(count).toBe(1);
  });

  test('CRUISE-13 the shop is notified, without the customer’s contact', async () => {
    const { request_number: number, email } = await request(api.asGuest(), { guests: 2 });
    const mails = (await api.outbox.mails()).map((mail) => mail.replaceAll('=\r\n', ''));
    const [notice = '', ...others] = mails.filter(
      (mail) => mail.includes('To: shop@example.com') && mail.includes(number),
    );
    expect(others).toEqual([]);
    for (const text of ['Fujairah Coast by Small Ship', '2 April 2030', 'AED 4,000.00']) expect(notice).toContain(text);
    for (const text of [email, 'Layla']) expect(notice).not.toContain(text);
  });

  test('CRUISE-13 a mail to the customer has number, cruise, date, guests and price, and no text of theirs', async () => {
    const mailsTo = async (number: string) => {
      const mails = (await api.outbox.mails()).map((mail) => mail.replaceAll('=\r\n', ''));
      return mails.filter((mail) => mail.includes(`Subject: We received your cruise request ${number}`));
    };
    const own = await request(layla.call, { message: 'http://example.com', guests: 2 });
    const [mail = '', ...others] = await mailsTo(own.request_number);
    expect(others).toEqual([]);
    const details = [`To: ${own.email}`, 'Fujairah Coast by Small Ship', '2 April 2030', 'AED 4,000.00', '/customer'];
    for (const text of details) expect(mail).toContain(text);
    for (const text of ['http://example.com', 'Layla']) expect(mail).not.toContain(text);
    const guests = await request(api.asGuest());
    expect((await mailsTo(guests.request_number))[0]).not.toContain('/customer');
  });

  const today = toDubaiDate(new Date('2030-03-01T08:00:00Z'));
  test.each([
    ['CRUISE-07 a blank name', { name: ' ' }, ['name']],
    ['CRUISE-07 a blank mobile number', { mobile: ' ' }, ['mobile']],
    ['CRUISE-07 a mobile number that is none', { mobile: 'call me' }, ['mobile']],
    ['CRUISE-07 a date that is over', { date: addDays(today, -1) }, ['date']],
    ['GAP-24 a date in 2099', { date: '2099-01-01' }, ['date']],
    ['CRUISE-08 more guests than the ship holds', { guests: 26 }, ['guests']],
    ['CRUISE-07 CRUISE-08 several errors at once', { guests: 26, name: ' ' }, ['guests', 'name']],
  ])('%s is rejected', async (_, change, fields) => {
    const response = await api.call('POST', path, { body: { ...order, ...contact(), ...change } });
    expect([response.statusCode, Object.keys(response.json().errors).sort()]).toEqual([400, fields]);
  });

  test('CRUISE-04 an unknown cruise is not found', async () => {
    const response = await api.call('POST', path, { body: { ...order, ...contact(), cruise_id: '5' } });
    expect([response.statusCode, response.json().detail]).toEqual([404, 'There is no such cruise.']);
  });

  test('GAP-77 one address receives at most ten requests in an hour', async () => {
    const body = { ...order, ...contact() };
    const statuses = [];
    for (let sent = 0; sent <= 10; sent++) statuses.push((await api.call('POST', path, { body })).statusCode);
    expect(statuses).toEqual([...Array(10).fill(201), 429]);
  });
});

describe('listing', () => {
  test('GAP-58 customers see their own requests, staff all of them, guests none', async () => {
    const mona = await api.signIn();
    const own = await request(mona.call);
    const other = await request(api.asGuest(), { date: '2030-04-03' });
    expect((await mona.call('GET', path)).json()).toEqual({ count: 1, next: null, previous: null, results: [own] });
    const all = (await staff.call('GET', `${path}?scope=all&page_size=2`)).json();
    expect(all.results).toEqual([other, own]);
    expect(all.count).toBe((await api.services.db.select().from(cruiseRequests)).length);
    const statuses = [mona.call, api.asGuest(), api.call].map(
      async (call) => (await call('GET', `${path}?scope=all`)).statusCode,
    );
    expect(await Promise.all(statuses)).toEqual([403, 401, 401]);
  });

  test('STAFF-31 staff search by number, name, address and cruise, sort by date, and page', async () => {
    const [early, late] = [
      await request(api.call, { name: 'Zaid Qasimi', date: '2030-05-01' }),
      await request(api.call, { name: 'Zaid Mansoor', date: '2030-06-01', cruise_id: '1' }),
    ];
    const found = async (query: string) => {
      const { results } = (await staff.call('GET', `${path}?scope=all&${query}`)).json();
      return results.map(({ request_number }: { request_number: string }) => request_number);
    };
    for (const search of [late.request_number, 'zaid mans', late.email, 'Zaid Bani Yas'])
      expect(await found(`search=${search}`), search).toEqual([late.request_number]);
    expect(await found('search=zaid&ordering=date')).toEqual([early.request_number, late.request_number]);
    expect(await found('search=zaid&ordering=-date&page_size=1&page=2')).toEqual([early.request_number]);
    expect(await found('search=%3F')).toEqual([]);
    expect(await found(`search=${late.request_number.slice(2)}`)).toEqual([late.request_number]);
  });
});

describe('withdrawing', () => {
  test('GAP-30 a customer withdraws their request, and a retry changes nothing', async () => {
    const own = await request(layla.call);
    const withdraw = async () => (await layla.call('DELETE', `${path}${own.request_number}/`)).json();
    expect(await withdraw()).toEqual({ ...own, status: 'withdrawn' });
    expect(await withdraw()).toEqual({ ...own, status: 'withdrawn' });
    expect((await layla.call('GET', `${path}?page_size=1`)).json().results).toEqual([{ ...own, status: 'withdrawn' }]);
  });

  test('GAP-30 requests of other users and of guests are not found', async () => {
    const [own, guests] = [await request(layla.call), await request(api.asGuest())];
    const mona = await api.signIn();
    for (const number of [own.request_number, guests.request_number, 'CR00000000']) {
      for (const { call } of [mona, staff]) expect((await call('DELETE', `${path}${number}/`)).statusCode).toBe(404);
      expect((await api.asGuest()('DELETE', `${path}${number}/`)).statusCode).toBe(401);
    }
    const { results } = (await layla.call('GET', `${path}?page_size=1`)).json();
    expect(results[0]).toEqual(own);
  });
});
