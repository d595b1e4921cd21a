import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { findBooking } from '../../src/db/bookings/bookings.ts';
import { activities, auditEntries, reviews } from '../../src/db/schema.ts';
import { startTestApi } from '../../src/testing/index.ts';
import { ticketOrder } from '../bookings/orders.ts';
import { insertActivity, insertEvent, insertTour } from '../fixtures.ts';

const api = await startTestApi({ now: '2030-03-01T08:00:00Z' });
const editor = await api.signIn({ staffRole: 'content' });
const customer = await api.signIn();
const body = ticketOrder(await insertEvent(api.services.db));
const { booking_number } = (await customer.call('POST', '/bookings/', { body })).json();
const row = await findBooking(api.services.db, booking_number);
const booking = row!;
afterAll(() => api.close());

/** Inserts a review of an activity, as if the booking had contained it. */
async function insertReview(values: Partial<typeof reviews.$inferInsert> = {}) {
  const { id: productId } = await insertActivity(api.services.db);
  const [row] = await api.services.db
    .insert(reviews)
    .values({
      productType: 'activity',
      productId,
      bookingId: booking.id,
      userId: customer.id,
      authorName: 'Layla H.',
      visitedOn: '2030-02-20',
      stars: 2,
      text: 'Dinner was late.',
      createdAt: new Date('2030-02-22T08:00:00Z'),
      ...values,
    })
    .returning();
  return row!;
}

const list = async (query = '') => (await editor.call('GET', `/staff-reviews/?${query}`)).json();
const readVersion = async (id: string): Promise<string> =>
  (await list('page_size=100')).results.find((review: { id: string }) => review.id === id).version;
const put = (path: string, body: object, version: string, member = editor) =>
  member.call('PUT', `/staff-reviews/${path}/`, { body, headers: { 'if-match': `"${version}"` } });
const readRow = async (id: string) => (await api.services.db.select().from(reviews).where(eq(reviews.id, id)))[0];
const findEntries = (id: string) => api.services.db.select().from(auditEntries).where(eq(auditEntries.objectId, id));

describe('the list', () => {
  test('reviews of all products in each state, found by text, author and product', async () => {
    const { db } = api.services;
    const dunes = await insertActivity(db, { title: 'Zerzura dunes' });
    const [deck, cities] = [
      await insertEvent(db, undefined, { title: 'Zerzura deck' }),
      await insertTour(db, { title: 'Zerzura cities' }),
    ];
    const at = (hour: number) => new Date(Date.UTC(2030, 1, 25, hour));
    await insertReview({ productId: dunes.id, createdAt: at(1), text: 'First words' });
    await insertReview({
      productType: 'ticket',
      productId: deck.id,
      createdAt: at(2),
      authorName: 'Omar F.',
      stars: 5,
    });
    await insertReview({
      productType: 'tour',
      productId: cities.id,
      createdAt: at(3),
      state: 'rejected',
      rejectionReason: 'spam',
    });
    const found = await list('search=zerzura');
    expect(found.count).toBe(3);
    expect(found.results).toEqual([
      expect.objectContaining({
        product_type: 'tour',
        product: { id: cities.id, slug: cities.slug, title: 'Zerzura cities' },
        state: 'rejected',
        rejection_reason: 'spam',
      }),
      expect.objectContaining({
        product_type: 'ticket',
        product: { id: deck.id, slug: deck.slug, title: 'Zerzura deck' },
      }),
      {
        id: expect.any(String),
        version: expect.stringMatching(/^[\w-]+$/),
        stars: 2,
        text: 'First words',
        author: 'Layla H.',
        product_type: 'activity',
        product: { id: dunes.id, slug: dunes.slug, title: 'Zerzura dunes' },
        booking_number: booking.number,
        created_at: '2030-02-25T01:00:00.000Z',
        state: 'waiting',
        rejection_reason: null,
        answer: null,
        pictures: [],
      },
    ]);
    const titles = async (query: string) =>
      (await list(`search=zerzura&${query}`)).results.map(
        ({ product }: { product: { title: string } }) => product.title,
      );
    expect(await titles('state=waiting')).toEqual(['Zerzura dunes', 'Zerzura deck']);
    expect(await titles('state=rejected')).toEqual(['Zerzura cities']);
    expect(await titles('page_size=1&page=2')).toEqual(['Zerzura deck']);
    expect((await list('search=first%20WORDS')).count).toBe(1);
    expect((await list('search=omar')).count).toBe(1);
  });
});

describe('moderation', () => {
  test('publishing and rejecting change the rating, and are recorded', async () => {
    const { id, productId } = await insertReview();
    const readRating = async () => {
      const [row] = await api.services.db.select().from(activities).where(eq(activities.id, productId));
      return [row?.averageRating, row?.reviewsCount];
    };
    expect((await put(`${id}/state`, { state: 'published' }, await readVersion(id))).statusCode).toBe(204);
    expect([(await readRow(id))?.state, await readRating()]).toEqual(['published', [2, 1]]);
    const rejected = { state: 'rejected', reason: 'offensive' };
    expect((await put(`${id}/state`, rejected, await readVersion(id))).statusCode).toBe(204);
    expect(await readRow(id)).toMatchObject({ state: 'rejected', rejectionReason: 'offensive' });
    expect(await readRating()).toEqual([0, 0]);
    expect((await put(`${id}/state`, { state: 'published' }, await readVersion(id))).statusCode).toBe(204);
    expect(await readRow(id)).toMatchObject({ state: 'published', rejectionReason: null });
    const states = { published: { state: 'published', reason: null }, rejected };
    expect((await findEntries(id)).map(({ operation, before, after }) => [operation, before, after])).toEqual([
      ['moderateReview', { state: 'waiting', reason: null }, states.published],
      ['moderateReview', states.published, states.rejected],
      ['moderateReview', states.rejected, states.published],
    ]);
  });

  test('what its author has changed meanwhile is not published unread', async () => {
    const { id } = await insertReview();
    const version = await readVersion(id);
    await api.services.db.update(reviews).set({ text: 'Buy watches' }).where(eq(reviews.id, id));
    const response = await put(`${id}/state`, { state: 'published' }, version);
    expect([response.statusCode, response.json().type]).toEqual([412, expect.stringContaining('precondition-failed')]);
    expect((await readRow(id))?.state).toBe('waiting');
  });

  test('a retry changes nothing and is recorded once', async () => {
    const { id } = await insertReview();
    const version = await readVersion(id);
    for (let attempt = 0; attempt < 2; attempt += 1)
      expect((await put(`${id}/state`, { state: 'published' }, version)).statusCode).toBe(204);
    expect(await findEntries(id)).toHaveLength(1);
  });

  test.each([
    ['rejecting without a reason', 'state', { state: 'rejected' }],
    ['publishing with a reason', 'state', { state: 'published', reason: 'spam' }],
    ['another reason', 'state', { state: 'rejected', reason: 'two-stars' }],
    ['another state', 'state', { state: 'waiting' }],
    ['an empty answer', 'answer', { answer: ' ' }],
    ['a long answer', 'answer', { answer: 'a'.repeat(2001) }],
  ])('%s is refused', async (_what, path, body) => {
    const { id } = await insertReview();
    expect((await put(`${id}/${path}`, body, await readVersion(id))).statusCode).toBe(400);
    expect(await readRow(id)).toMatchObject({ state: 'waiting', answer: null });
  });

  test('an unknown review is 404', async () => {
    expect((await put('9/state', { state: 'published' }, 'version')).statusCode).toBe(404);
    expect((await put('9/answer', { answer: 'Thanks' }, 'version')).statusCode).toBe(404);
  });
});

test('an answer is stored with its time, replaced and removed, each recorded', async () => {
  const { id } = await insertReview({ state: 'published' });
  const first = await readVersion(id);
  expect((await put(`${id}/answer`, { answer: ' Sorry. ' }, first)).statusCode).toBe(204);
  expect(await readRow(id)).toMatchObject({ answer: 'Sorry.', answeredAt: api.clock.now(), state: 'published' });
  expect((await put(`${id}/answer`, { answer: 'Another' }, first)).statusCode).toBe(412);
  expect((await put(`${id}/answer`, { answer: 'Sorry.' }, first)).statusCode).toBe(204);
  expect((await put(`${id}/answer`, { answer: null }, await readVersion(id))).statusCode).toBe(204);
  expect(await readRow(id)).toMatchObject({ answer: null, answeredAt: null });
  expect((await findEntries(id)).map(({ before, after }) => [before, after])).toEqual([
    [{ answered: false }, { answered: true }],
    [{ answered: true }, { answered: false }],
  ]);
});
