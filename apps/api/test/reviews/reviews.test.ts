import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startSession } from '../../src/auth/sessions.ts';
import { lockActivity } from '../../src/db/catalogue/activities.ts';
import { setAllRatings } from '../../src/db/content/reviews.ts';
import { deletePersonalData } from '../../src/db/people/personalData.ts';
import { findUser } from '../../src/db/people/signedInUser.ts';
import { activities, bookings, tours } from '../../src/db/schema.ts';
import { inTransaction } from '../../src/db/transaction.ts';
import { startTestApi, type TestAccount } from '../../src/testing/index.ts';
import { createCaller, type TestCall, type TestMethod } from '../../src/testing/testAccounts.ts';
import { addActivity, addTickets, contact, createOrder, ticketOrder, transferOrder } from '../bookings/orders.ts';
import { insertActivity, insertEvent, insertTour, insertVehicle } from '../fixtures.ts';

let layla: TestAccount;
const api = await startTestApi();
const editor = await api.signIn({ staffRole: 'content' });
beforeEach(async () => {
  api.clock.set('2030-03-01T08:00:00Z');
  layla = await api.signIn();
});
afterAll(() => api.close());

async function book(body: unknown, customer = layla, path = '/bookings/'): Promise<string> {
  const response = await customer.call('POST', path, { body });
  if (response.statusCode !== 201) throw new Error(response.body);
  return [response.json()].flat()[0].booking_number;
}

/** Books an activity on 10 March. */
async function bookDunes(customer = layla) {
  const dunes = await insertActivity(api.services.db, { averageRating: 0, reviewsCount: 0 });
  return { dunes, number: await book(createOrder([await addActivity(customer, dunes.id)]), customer) };
}

/** Calls the API with a new session: access tokens expire before the day after a booking. */
async function call(person: TestAccount, method: TestMethod, path: string, rest: TestCall = {}) {
  const { access } = await startSession(api.services, person.id);
  return createCaller(api.app, { authorization: `Bearer ${access}` })(method, path, rest);
}

const afterwards = () => api.clock.set('2030-03-10T20:00:00Z');
const listOf = async (number: string, customer = layla) => {
  const response = await call(customer, 'GET', `/bookings/${number}/reviews/`);
  return response.statusCode === 200 ? response.json() : response.statusCode;
};
/** @param product its type and id: `activity/101` */
function callReview(method: 'PUT' | 'DELETE', customer: TestAccount, number: string, product: string, body?: object) {
  const [type, id] = product.split('/');
  return call(customer, method, `/bookings/${number}/reviews/${type}/${id}/`, { ...(body && { body }) });
}
const write = (
  number: string,
  product: string,
  body: object = { stars: 4, text: 'Dinner was late.' },
  customer = layla,
) => callReview('PUT', customer, number, product, body);
const remove = (number: string, product: string, customer = layla) => callReview('DELETE', customer, number, product);
const publicReviews = async (query: string) =>
  (await api.app.inject({ method: 'GET', url: `/api/v1/reviews/?${query}` })).json();
const readRating = async (id: string) => {
  const activity = (await api.app.inject({ method: 'GET', url: `/api/v1/activities/${id}/` })).json();
  return [activity.average_rating, activity.reviews_count];
};

async function publish(text: string) {
  const [review] = (await call(editor, 'GET', `/staff-reviews/?search=${encodeURIComponent(text)}`)).json().results;
  const headers = { 'if-match': `"${review.version}"` };
  const response = await call(editor, 'PUT', `/staff-reviews/${review.id}/state/`, {
    body: { state: 'published' },
    headers,
  });
  expect(response.statusCode).toBe(204);
}

describe('what can be reviewed', () => {
  test('G9 nothing until the day after the last day in Dubai', async () => {
    const { dunes, number } = await bookDunes();
    api.clock.set('2030-03-10T19:59:59Z');
    expect(await listOf(number)).toEqual([]);
    expect((await write(number, `activity/${dunes.id}`)).statusCode).toBe(404);
    afterwards();
    expect(await listOf(number)).toEqual([
      {
        product_type: 'activity',
        product: { id: dunes.id, slug: dunes.slug, title: 'Evening in the red dunes' },
        image: expect.any(String),
        visited_on: '2030-03-10',
        review: null,
      },
    ]);
  });

  test('G9 a cancelled booking is not', async () => {
    const { dunes, number } = await bookDunes();
    await api.services.db.update(bookings).set({ status: 'cancelled' }).where(eq(bookings.number, number));
    afterwards();
    expect(await listOf(number)).toEqual([]);
    expect((await write(number, `activity/${dunes.id}`)).statusCode).toBe(404);
  });

  test('G9 each product once, with its first day, after the last day of all', async () => {
    const { db } = api.services;
    const [dunes, deck] = [await insertActivity(db), await insertEvent(db)];
    const items = [
      await addActivity(layla, dunes.id, { date: '2030-03-14' }),
      await addActivity(layla, dunes.id, { date: '2030-03-12' }),
    ];
    const number = await book(createOrder(items));
    const tickets = await book(createOrder([await addTickets(layla, deck)]));
    api.clock.set('2030-03-13T20:00:00Z');
    expect(await listOf(number)).toEqual([]);
    expect(await listOf(tickets)).toEqual([
      expect.objectContaining({ product_type: 'ticket', product: expect.objectContaining({ id: deck.id }) }),
    ]);
    api.clock.set('2030-03-14T20:00:00Z');
    expect(await listOf(number)).toEqual([expect.objectContaining({ visited_on: '2030-03-12' })]);
  });

  test('G9 a tour after its last day', async () => {
    const tour = await insertTour(api.services.db);
    const details = { ...contact, adults: 2 };
    const item = { type: 'tour', id: tour.id, date: '2030-03-10', price: '2000.00', quantity: 1, details };
    const number = await book({ booking_type: 'tour', payment_method: 'cash', cart_items: [item] });
    api.clock.set('2030-03-11T19:59:59Z');
    expect(await listOf(number)).toEqual([]);
    api.clock.set('2030-03-11T20:00:00Z');
    expect(await listOf(number)).toEqual([expect.objectContaining({ product_type: 'tour', visited_on: '2030-03-10' })]);
    await write(number, `tour/${tour.id}`, { stars: 4, text: `Tour ${number}` });
    await publish(`Tour ${number}`);
    const body = (await api.app.inject({ method: 'GET', url: `/api/v1/tours/tours/${tour.slug}/` })).json();
    expect([body.avg_rating, body.review_count]).toEqual([4, 1]);
  });

  test('G9 a transfer is not', async () => {
    const number = await book(transferOrder(await insertVehicle(api.services.db)), layla, '/transfers/bookings/');
    api.clock.set('2030-06-01T08:00:00Z');
    expect(await listOf(number)).toEqual([]);
  });

  test('G9 only by the customer, and only what was booked', async () => {
    const { dunes, number } = await bookDunes();
    const other = await insertActivity(api.services.db);
    afterwards();
    const omar = await api.signIn();
    expect(await listOf(number, omar)).toBe(404);
    expect((await write(number, `activity/${dunes.id}`, undefined, omar)).statusCode).toBe(404);
    expect((await remove(number, `activity/${dunes.id}`, omar)).statusCode).toBe(404);
    expect((await write(number, `activity/${other.id}`)).statusCode).toBe(404);
    expect((await write(number, `ticket/${dunes.id}`)).statusCode).toBe(404);
  });
});

describe('writing', () => {
  test('G9 a review waits, and counts once it is published', async () => {
    const { dunes, number } = await bookDunes();
    afterwards();
    const product = `activity/${dunes.id}`;
    const text = `Late dinner ${number}`;
    const saved = await write(number, product, { stars: 4, text: `  ${text} ` });
    expect([saved.statusCode, saved.json()]).toEqual([
      200,
      {
        stars: 4,
        text,
        state: 'waiting',
        rejection_reason: null,
        created_at: '2030-03-10T20:00:00.000Z',
        answer: null,
        pictures: [],
      },
    ]);
    expect(await publicReviews(`product_type=activity&product=${dunes.slug}`)).toEqual({
      count: 0,
      next: null,
      previous: null,
      results: [],
      rating: null,
      stars_counts: [0, 0, 0, 0, 0],
    });
    expect(await readRating(dunes.id)).toEqual([null, 0]);
    await publish(text);
    expect(await publicReviews(`product_type=activity&product=${dunes.slug}`)).toEqual({
      count: 1,
      next: null,
      previous: null,
      results: [
        {
          id: expect.any(String),
          stars: 4,
          text,
          author: 'Layla H.',
          visited_on: '2030-03-10',
          created_at: '2030-03-10T20:00:00.000Z',
          answer: null,
          answered_at: null,
          pictures: [],
        },
      ],
      rating: 4,
      stars_counts: [0, 0, 0, 1, 0],
    });
    expect(await readRating(dunes.id)).toEqual([4, 1]);
    expect((await listOf(number))[0].review).toMatchObject({ stars: 4, text, state: 'published' });
  });

  test('G9 a replaced review waits again and loses its answer; the same again changes nothing', async () => {
    const { dunes, number } = await bookDunes();
    afterwards();
    const product = `activity/${dunes.id}`;
    const body = { stars: 2, text: `First ${number}` };
    await write(number, product, body);
    await publish(body.text);
    api.clock.advance(60_000);
    expect((await write(number, product, body)).json()).toMatchObject({
      state: 'published',
      created_at: '2030-03-10T20:00:00.000Z',
    });
    const [{ id, version }] = (await call(editor, 'GET', `/staff-reviews/?search=${number}`)).json().results;
    await call(editor, 'PUT', `/staff-reviews/${id}/answer/`, {
      body: { answer: 'Sorry.' },
      headers: { 'if-match': `"${version}"` },
    });
    const replaced = { state: 'waiting', answer: null, created_at: '2030-03-10T20:01:00.000Z' };
    expect((await write(number, product, { ...body, stars: 3 })).json()).toMatchObject({ stars: 3, ...replaced });
    expect(await readRating(dunes.id)).toEqual([null, 0]);
    await publish(body.text);
    expect((await write(number, product, { stars: 3, text: 'Other words' })).json()).toMatchObject({
      state: 'waiting',
    });
  });

  test('G9 a deleted review is gone, also from the rating; deleting it again changes nothing', async () => {
    const { dunes, number } = await bookDunes();
    afterwards();
    const product = `activity/${dunes.id}`;
    await write(number, product, { stars: 1, text: `Gone ${number}` });
    await publish(`Gone ${number}`);
    expect(await readRating(dunes.id)).toEqual([1, 1]);
    expect((await remove(number, product)).statusCode).toBe(204);
    expect((await remove(number, product)).statusCode).toBe(204);
    expect((await listOf(number))[0].review).toBeNull();
    expect(await readRating(dunes.id)).toEqual([null, 0]);
  });

  test.each([
    ['no star', { stars: 0, text: 'Bad' }],
    ['six stars', { stars: 6, text: 'Good' }],
    ['half a star', { stars: 4.5, text: 'Good' }],
    ['no text', { stars: 4, text: '' }],
    ['spaces', { stars: 4, text: '   ' }],
    ['2,001 characters', { stars: 4, text: 'a'.repeat(2001) }],
    ['no stars', { text: 'Good' }],
  ])('G9 %s: the review is refused', async (_what, body) => {
    const { dunes, number } = await bookDunes();
    afterwards();
    const response = await write(number, `activity/${dunes.id}`, body);
    expect([response.statusCode, response.json().type]).toEqual([400, expect.stringContaining('invalid-request')]);
    expect((await listOf(number))[0].review).toBeNull();
  });

  test('G9 at most 20 in a quarter of an hour', async () => {
    const { dunes, number } = await bookDunes();
    afterwards();
    const statuses = [];
    for (let index = 0; index < 21; index += 1)
      statuses.push((await write(number, `activity/${dunes.id}`, { stars: 5, text: `Try ${index}` })).statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('the list of a product', () => {
  test('G9 the newest first, in pages, with the average and the numbers of all', async () => {
    const dunes = await insertActivity(api.services.db);
    const people = [await api.signIn(), await api.signIn(), await api.signIn()];
    const numbers: string[] = [];
    for (const person of people) numbers.push(await book(createOrder([await addActivity(person, dunes.id)]), person));
    afterwards();
    for (const [index, stars] of [5, 5, 3].entries()) {
      api.clock.advance(1000);
      await write(numbers[index]!, `activity/${dunes.id}`, { stars, text: `Words ${numbers[index]}` }, people[index]);
      await publish(`Words ${numbers[index]}`);
    }
    const first = await publicReviews(`product_type=activity&product=${dunes.id}&page_size=2`);
    expect(first.results.map(({ text }: { text: string }) => text)).toEqual([
      `Words ${numbers[2]}`,
      `Words ${numbers[1]}`,
    ]);
    expect(first).toMatchObject({ count: 3, rating: 4.33, stars_counts: [0, 0, 1, 0, 2] });
    expect(first.next).toContain('page=2');
    expect(await readRating(dunes.id)).toEqual([4.33, 3]);
    const second = await publicReviews(`product_type=activity&product=${dunes.id}&page_size=2&page=2`);
    expect(second.results.map(({ text }: { text: string }) => text)).toEqual([`Words ${numbers[0]}`]);
  });

  test('G9 of an attraction, whose cards have no rating', async () => {
    const deck = await insertEvent(api.services.db);
    const number = await book(ticketOrder(deck));
    afterwards();
    await write(number, `ticket/${deck.id}`, { stars: 5, text: `Deck ${number}` });
    // Cached until something of the catalogue changes.
    expect(await publicReviews(`product_type=ticket&product=${deck.slug}`)).toMatchObject({ count: 0, rating: null });
    await publish(`Deck ${number}`);
    expect(await publicReviews(`product_type=ticket&product=${deck.slug}`)).toMatchObject({ count: 1, rating: 5 });
    expect(await publicReviews(`product_type=activity&product=${deck.slug}`)).toMatchObject({ status: 404 });
  });

  test('G9 two that are published at the same time both count', async () => {
    const dunes = await insertActivity(api.services.db);
    const people = await Promise.all(Array.from({ length: 6 }, () => api.signIn()));
    const numbers: string[] = [];
    for (const person of people)
      numbers.push(await book(createOrder([await addActivity(person, dunes.id, { children: 0, adults: 1 })]), person));
    afterwards();
    for (const [index, person] of people.entries())
      await write(numbers[index]!, `activity/${dunes.id}`, { stars: 5, text: `At once ${numbers[index]}` }, person);
    await Promise.all(numbers.map((number) => publish(`At once ${number}`)));
    expect(await readRating(dunes.id)).toEqual([5, 6]);
  });
});

test('G9 publishing waits for an edit of the product, which doesn’t wait for it', async () => {
  const { db } = api.services;
  const { dunes, number } = await bookDunes();
  afterwards();
  await write(number, `activity/${dunes.id}`, { stars: 5, text: `Meanwhile ${number}` });
  const waitingStatements = async () => {
    const { rows } = await db.execute<{ query: string }>(
      sql`select query from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows.map(({ query }) => query);
  };
  const published = await inTransaction(db, async (tx) => {
    await lockActivity(tx, dunes.id);
    const done = publish(`Meanwhile ${number}`);
    // Before it has written anything that the edit needs.
    await expect.poll(waitingStatements).toEqual([expect.stringMatching(/from "activities" .* for update$/)]);
    await tx.update(activities).set({ title: 'Dunes by night' }).where(eq(activities.id, dunes.id));
    return { done };
  });
  await published.done;
  expect(await readRating(dunes.id)).toEqual([5, 1]);
});

test('QUIRK-09 the ratings of the catalogue are replaced by those of reviews', async () => {
  const { db } = api.services;
  const { dunes, number } = await bookDunes();
  const waiting = await bookDunes();
  afterwards();
  await write(number, `activity/${dunes.id}`, { stars: 3, text: `Real ${number}` });
  await publish(`Real ${number}`);
  const unrated = await insertActivity(db, { averageRating: 4.8, reviewsCount: 312 });
  const tour = await insertTour(db);
  await write(waiting.number, `activity/${waiting.dunes.id}`);
  await db.update(activities).set({ averageRating: 4.8, reviewsCount: 312 }).where(eq(activities.id, dunes.id));
  await setAllRatings(db);
  expect(await readRating(dunes.id)).toEqual([3, 1]);
  for (const { id } of [unrated, waiting.dunes]) expect(await readRating(id)).toEqual([null, 0]);
  const [row] = await db.select().from(tours).where(eq(tours.id, tour.id));
  expect([row?.averageRating, row?.reviewsCount]).toEqual([0, 0]);
});

test('G9 the export of an account has its reviews; deleting the account deletes them, also from the rating', async () => {
  const { dunes, number } = await bookDunes();
  afterwards();
  await write(number, `activity/${dunes.id}`, { stars: 2, text: `Mine ${number}` });
  await publish(`Mine ${number}`);
  expect((await call(layla, 'GET', '/users/me/export/')).json().reviews).toEqual([
    {
      booking_number: number,
      title: 'Evening in the red dunes',
      stars: 2,
      text: `Mine ${number}`,
      state: 'published',
      created_at: '2030-03-10T20:00:00.000Z',
      pictures: [],
    },
  ]);
  expect(await readRating(dunes.id)).toEqual([2, 1]);
  const user = await findUser(api.services.db, layla.id);
  await inTransaction(api.services.db, (tx) => deletePersonalData(tx, user!));
  expect(await readRating(dunes.id)).toEqual([null, 0]);
  expect(await publicReviews(`product_type=activity&product=${dunes.id}`)).toMatchObject({ count: 0 });
});
