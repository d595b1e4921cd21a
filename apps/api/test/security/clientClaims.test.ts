import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blogCategories, blogPosts, users } from '../../src/db/schema.ts';
import { startTestApi, type TestAccount, type TestApi } from '../../src/testing/index.ts';
import { activityChoices, addActivity, createOrder, ticketOrder, transferOrder } from '../bookings/orders.ts';
import { insertActivity, insertEvent, insertVehicle, type TestEvent } from '../fixtures.ts';

/** Users, prices and states that clients send are ignored. */
let api: TestApi;
let layla: TestAccount;
let omar: TestAccount;
let dunes: { id: string };
let deck: TestEvent;
beforeAll(async () => {
  api = await startTestApi();
  [layla, omar] = [await api.signIn(), await api.signIn({ firstName: 'Omar' })];
  dunes = await insertActivity(api.services.db);
  deck = await insertEvent(api.services.db);
});
afterAll(() => api.close());

/** Members that are sent with each request; the response would show if one was used. */
const claims = () => ({
  id: randomUUID(),
  is_staff: true,
  isStaff: true,
  staff_role: 'owner',
  staffRole: 'owner',
  is_superuser: true,
  role: 'admin',
  user: omar.id,
  user_id: omar.id,
  userId: omar.id,
  owner: omar.email,
  price: '0.01',
  unit_price: '0.01',
  total: '0.01',
  total_amount: '0.01',
  amount: 1,
  status: 'completed',
  booking_status: 'completed',
  payment_status: 'paid',
  booking_number: 'AB00000000',
  created_at: '2001-01-01T00:00:00Z',
});

test('API-05 an account can’t be registered as staff or as verified', async () => {
  const email = `${randomUUID()}@aitours.com`;
  const body = { ...claims(), email, password: 'sand-dune-9', first_name: 'M', last_name: 'N' };
  const response = await api.call('POST', '/users/', {
    body: { ...body, emailVerifiedAt: '2001-01-01T00:00:00Z', email_verified_at: '2001-01-01T00:00:00Z' },
  });
  expect(response.statusCode).toBe(201);
  expect(response.json().id).not.toBe(body.id);
  const [row] = await api.services.db.select().from(users).where(eq(users.email, email));
  expect(row).toMatchObject({ staffRole: null, emailVerifiedAt: null });
  const { access } = (await api.call('POST', '/users/login/', { body })).json();
  const stats = await api.call('GET', '/users/stats/', { headers: { authorization: `Bearer ${access}` } });
  expect(stats.statusCode).toBe(403);
});

test('CART-28 GAP-26 a cart item has the server’s price and the caller as its owner', async () => {
  const added = await layla.call('POST', '/cart-items/', {
    body: {
      activity_id: dunes.id,
      activity_date: '2030-03-10',
      quantity: 1,
      ...claims(),
      details: { ...activityChoices, ...claims() },
    },
  });
  expect(added.json()).toMatchObject({ price: '486.00', unit_price: '486.00' });
  const path = `/cart-items/${added.json().id}/`;
  const changed = await layla.call('PATCH', path, { body: { ...claims(), quantity: 2, details: { ...claims() } } });
  expect(changed.json()).toMatchObject({ price: '972.00' });
  expect((await omar.call('GET', '/cart/')).json().items).toEqual([]);
  expect((await layla.call('GET', '/cart/')).json().user).toBe(layla.id);
});

test('GAP-26 GAP-29 a booking has the server’s price, owner, number and states', async () => {
  const item = await addActivity(layla, dunes.id);
  const order = createOrder([item]);
  const [line] = order.cart_items;
  const cheapLine = { ...order, cart_items: [{ ...line, price: '0.01' }] };
  for (const body of [cheapLine, { ...order, ...claims() }])
    expect((await layla.call('POST', '/bookings/', { body })).json()).toMatchObject({
      type: 'price-changed',
      amount: '486.00',
    });
  const details = { ...line?.details, ...claims() };
  const claimed = [{ ...line, user: omar.id, status: 'completed', details }];
  const body = { ...order, ...claims(), total_amount: '486.00', cart_items: claimed };
  const booking = (await layla.call('POST', '/bookings/', { body })).json();
  expect(booking).toMatchObject({ total_amount: '486.00', booking_status: 'confirmed', payment_status: 'pending' });
  expect(booking.booking_number).not.toBe('AB00000000');
  expect(booking.created_at).not.toMatch(/^2001/);
  expect((await omar.call('GET', '/bookings/')).json().activity_bookings).toEqual([]);
  expect((await layla.call('GET', `/bookings/${booking.booking_number}/`)).statusCode).toBe(200);
});

test('API-57 GAP-26 tickets booked without a cart have the server’s price and states', async () => {
  await layla.call('PUT', '/users/me/', { body: { phone: '+971 50 555 0142' } });
  const body = {
    ticket_type_id: deck.typeId,
    date: '2030-03-10',
    date_time_slot_id: deck.morningId,
    adults: 1,
    payment_method: 'cash',
  };
  const { booking_number } = (
    await layla.call('POST', `/tickets/${deck.slug}/book/`, { body: { ...claims(), ...body } })
  ).json();
  expect((await layla.call('GET', `/bookings/${booking_number}/`)).json()).toMatchObject({
    total_amount: '100.00',
    booking_status: 'confirmed',
    payment_status: 'pending',
  });
  const cheapOrder = ticketOrder(deck, { price: '0.01' });
  expect((await layla.call('POST', '/bookings/', { body: cheapOrder })).json()).toMatchObject({
    type: 'price-changed',
  });
});

test('GAP-26 GAP-37 transfers have the server’s price, owner and states', async () => {
  const body = { ...transferOrder(await insertVehicle(api.services.db), { payment_method: 'cash' }), ...claims() };
  expect((await layla.call('POST', '/transfers/bookings/', { body })).json()).toMatchObject({
    type: 'price-changed',
    amount: '96.25',
  });
  const booked = await layla.call('POST', '/transfers/bookings/', { body: { ...body, total_amount: '96.25' } });
  expect(booked.json()).toMatchObject({
    booking_status: 'confirmed',
    payment_status: 'pending',
    total_amount: '96.25',
  });
  expect((await omar.call('GET', '/transfers/bookings/')).json().count).toBe(0);
});

test('API-66 a comment has the caller as author and the current time', async () => {
  const category = { id: randomUUID(), slug: 'desert', name: 'Desert', position: 1 };
  await api.services.db.insert(blogCategories).values(category);
  await api.services.db.insert(blogPosts).values({
    slug: 'dunes',
    categoryId: category.id,
    title: 'Dunes',
    excerpt: 'In short',
    content: '<p>Sand.</p>',
    authorName: 'Maryam',
    readMinutes: 4,
    publishedAt: new Date('2030-02-01T05:00:00Z'),
  });
  const body = { ...claims(), content: 'Lovely', author: 'The shop', author_name: 'The shop', authorName: 'The shop' };
  const comment = (await layla.call('POST', '/blog/posts/dunes/comments/', { body })).json();
  expect(comment).toMatchObject({ author: 'Layla Haddad', created_at: api.clock.now().toISOString() });
  expect(comment.id).not.toBe(body.id);
});

test('only the token identifies the caller', async () => {
  const forgedHeaders = {
    'x-user-id': layla.id,
    'x-forwarded-user': layla.email,
    'x-is-staff': 'true',
    cookie: `access=${layla.token}`,
  };
  expect((await api.call('GET', '/users/me/', { headers: forgedHeaders })).statusCode).toBe(401);
  const me = await omar.call('GET', '/users/me/', { headers: forgedHeaders });
  expect(me.json()).toMatchObject({ id: omar.id, is_staff: false });
  expect((await api.call('GET', `/users/me/?access=${layla.token}`)).statusCode).toBe(401);
});
