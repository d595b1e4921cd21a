import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { bookings, users } from '../../src/db/schema.ts';
import { startTestApi } from '../../src/testing/index.ts';
import { ticketOrder } from '../bookings/orders.ts';
import { insertEvent } from '../fixtures.ts';

const api = await startTestApi({ now: '2030-03-01T08:00:00Z' });
const member = await api.signIn({ staffRole: 'desk', email: 'desk@aitours-shop.example' });
afterAll(() => api.close());

const list = async (query = '') => (await member.call('GET', `/customers/?${query}`)).json();
const listEmails = ({ results }: { results: readonly { email: string }[] }) => results.map(({ email }) => email);

async function insertCustomer(email: string, day: number, values: Partial<typeof users.$inferInsert> = {}) {
  const account = await api.signIn({ email });
  const at = { createdAt: new Date(Date.UTC(2030, 0, day)) };
  await api.services.db
    .update(users)
    .set({ firstName: '', lastName: '', ...at, ...values })
    .where(eq(users.id, account.id));
  return account;
}

test('customers are listed with what they have booked and cancelled, the newest accounts first', async () => {
  await insertCustomer('omar@one.example', 5);
  const layla = await insertCustomer('layla@one.example', 12, {
    firstName: 'Layla',
    lastName: 'Haddad',
    phone: '+971505550142',
    lastSeenAt: new Date('2030-02-28T10:00:00Z'),
  });
  const event = await insertEvent(api.services.db, { dates: ['2030-03-10'], capacity: 40 });
  const book = async (adults: number) => {
    const body = ticketOrder(event, { adults, price: `${adults}00.00` });
    const number = (await layla.call('POST', '/bookings/', { body })).json().booking_number;
    api.clock.advance(1000);
    return number;
  };
  await book(1);
  await book(2);
  for (const [number, status] of [
    [await book(4), 'cancelled'],
    [await book(5), 'refunded'],
    [await book(3), 'pending'],
    [await book(1), 'completed'],
  ] as const)
    await api.services.db.update(bookings).set({ status }).where(eq(bookings.number, number));
  const shown = await member.call('GET', '/bookings/?scope=all&search=layla@one.example');
  expect(shown.json().count).toBe(6);
  const { count, results } = await list();
  expect(count).toBe(2);
  expect(results).toEqual([
    {
      id: layla.id,
      full_name: 'Layla Haddad',
      email: 'layla@one.example',
      phone: '+971505550142',
      registered_at: '2030-01-12T00:00:00.000Z',
      last_seen_at: expect.any(String),
      bookings: 6,
      cancelled: 2,
      total_amount: '400.00',
      last_booked_at: '2030-03-01T08:00:05.000Z',
    },
    expect.objectContaining({
      email: 'omar@one.example',
      full_name: '',
      bookings: 0,
      cancelled: 0,
      total_amount: '0.00',
      last_booked_at: null,
    }),
  ]);
});

test('customers are found by beginnings of name and address; staff are not among them', async () => {
  await insertCustomer('zainab@two.example', 20, { firstName: 'Zainab', lastName: 'Al Mansoori' });
  await insertCustomer('yusuf@two.example', 21, { firstName: 'Yusuf' });
  expect(listEmails(await list('search=MANS'))).toEqual(['zainab@two.example']);
  expect(listEmails(await list('search=zain%20al'))).toEqual(['zainab@two.example']);
  expect(listEmails(await list('search=two'))).toEqual(['yusuf@two.example', 'zainab@two.example']);
  expect(listEmails(await list('search=two&page_size=1&page=2'))).toEqual(['zainab@two.example']);
  expect(listEmails(await list('search=desk'))).toEqual([]);
  expect(listEmails(await list('search=%25'))).toEqual([]);
});

test('customers are found without the accents of their names, and by the last digits of their phones', async () => {
  const name = { firstName: 'Zoë', lastName: 'O’Brien-Müller العبيدي' };
  await insertCustomer('zoe@three.example', 22, { ...name, phone: '+971501117788' });
  for (const search of ['Zoe muller', 'obrien', 'عبيد', '7788', '٧٧٨٨', '0501117788'])
    expect(listEmails(await list(`search=${encodeURIComponent(search)}`)), search).toEqual(['zoe@three.example']);
  expect(listEmails(await list('search=7789'))).toEqual([]);
});
