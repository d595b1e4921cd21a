import { afterAll, expect, test } from 'vitest';
import { images } from '../../src/db/schema.ts';
import { type Attempt, runOnce, runOnceAfterPreparing } from '../../src/http/idempotency.ts';
import { deleteExpiredRows } from '../../src/jobs/cleanupJob.ts';
import { notFound } from '../../src/problems/problems.ts';
import { startTestApi } from '../../src/testing/index.ts';

const api = await startTestApi();
afterAll(() => api.close());

const attempt = (key: string, more: Partial<Attempt> = {}): Attempt => ({
  scope: 'test',
  key,
  requestHash: 'a',
  now: api.clock.now(),
  ...more,
});
const addPicture = (id: string) => (name: Attempt) =>
  runOnce(api.services.db, name, async (tx) => {
    await tx.insert(images).values({ id, scene: {} });
    return { status: 201, body: { id }, headers: { location: `/${id}` } };
  });

test('twenty concurrent duplicates run the work once and get the same response', async () => {
  const add = addPicture('picture');
  const results = await Promise.all(Array.from({ length: 20 }, () => add(attempt('duplicates'))));
  expect(results.filter(({ replayed }) => replayed)).toHaveLength(19);
  for (const { response } of results)
    expect(response).toEqual({ status: 201, body: { id: 'picture' }, headers: { location: '/picture' } });
});

test('another request with the same key is rejected', async () => {
  await addPicture('mine')(attempt('key-one'));
  await expect(addPicture('other')(attempt('key-one', { requestHash: 'b' }))).rejects.toMatchObject({
    type: 'idempotency-mismatch',
    status: 422,
  });
});

test('the same key of another owner is a different key', async () => {
  await addPicture('hers')(attempt('key-two', { scope: 'her' }));
  expect((await addPicture('his')(attempt('key-two', { scope: 'him' }))).replayed).toBe(false);
});

test('failed work stores nothing, so a retry runs it again', async () => {
  const failing = runOnce(api.services.db, attempt('key-three'), async (tx) => {
    await tx.insert(images).values({ id: 'lost', scene: {} });
    throw notFound('picture');
  });
  await expect(failing).rejects.toMatchObject({ type: 'not-found' });
  expect((await addPicture('lost')(attempt('key-three'))).replayed).toBe(false);
});

test('a duplicate that can’t prepare what the first has done meanwhile gets its response', async () => {
  const duplicate = runOnceAfterPreparing(
    api.services.db,
    attempt('prepared'),
    async () => {
      await addPicture('prepared')(attempt('prepared'));
      throw notFound('booking');
    },
    () => Promise.reject(new Error('runs once')),
  );
  await expect(duplicate).resolves.toMatchObject({ response: { body: { id: 'prepared' } }, replayed: true });
  const failed = runOnceAfterPreparing(
    api.services.db,
    attempt('unprepared'),
    () => Promise.reject(notFound('booking')),
    () => Promise.reject(new Error('needs what was prepared')),
  );
  await expect(failed).rejects.toMatchObject({ type: 'not-found' });
});

test('a response is stored for 24 hours', async () => {
  await addPicture('day-one')(attempt('key-four'));
  api.clock.advance(24 * 3600 * 1000);
  expect((await addPicture('day-two')(attempt('key-four'))).replayed).toBe(true);
  api.clock.advance(1);
  await expect(addPicture('day-two')(attempt('key-four'))).resolves.toMatchObject({ replayed: false });
  api.clock.advance(24 * 3600 * 1000 + 1);
  await deleteExpiredRows(api.services.db, api.clock.now(), api.services.config.retention);
  expect((await addPicture('day-three')(attempt('key-four', { requestHash: 'b' }))).replayed).toBe(false);
});

test('API-05 GAP-03 a retried registration gets the first response, another body 422', async () => {
  const body = { email: 'again@example.com', password: 'sand-dune-9', first_name: 'A', last_name: 'B' };
  const headers = { 'idempotency-key': 'register-0001' };
  const first = await api.call('POST', '/users/', { body, headers });
  const retry = await api.call('POST', '/users/', { body, headers });
  expect([retry.statusCode, retry.json()]).toEqual([201, first.json()]);
  expect([first.headers['idempotency-replayed'], retry.headers['idempotency-replayed']]).toEqual([undefined, 'true']);
  const reordered = Object.fromEntries(Object.entries(body).reverse());
  expect((await api.call('POST', '/users/', { body: reordered, headers })).headers['idempotency-replayed']).toBe(
    'true',
  );
  const other = await api.call('POST', '/users/', { body: { ...body, first_name: 'C' }, headers });
  expect([other.statusCode, other.json().type]).toEqual([422, 'idempotency-mismatch']);
});

test('a key that is too short or has spaces is rejected', async () => {
  const body = { email: 'key@example.com', password: 'sand-dune-9', first_name: 'A', last_name: 'B' };
  for (const key of ['short', 'with some spaces']) {
    const response = await api.call('POST', '/users/', { body, headers: { 'idempotency-key': key } });
    expect(response.json()).toMatchObject({
      type: 'invalid-request',
      errors: { 'idempotency-key': [expect.any(String)] },
    });
  }
});
