import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { images } from '../../src/db/schema.ts';
import { inTransaction } from '../../src/db/transaction.ts';
import { startTestApi, type TestApi } from '../../src/testing/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await api.services.db.insert(images).values([
    { id: 'one', scene: { count: 0 } },
    { id: 'two', scene: { count: 0 } },
  ]);
});
afterAll(() => api.close());

/** Locks both rows in the given order and increments each. */
const countBoth = (order: readonly string[]) =>
  inTransaction(api.services.db, async (tx) => {
    for (const id of order) {
      const [row] = await tx.select().from(images).where(eq(images.id, id)).for('update');
      await tx
        .update(images)
        .set({ scene: { count: Number(row?.scene['count']) + 1 } })
        .where(eq(images.id, id));
    }
  });

test('work that failed by a deadlock is retried and runs once', async () => {
  const rounds = 3;
  for (let round = 0; round < rounds; round++)
    await Promise.all([countBoth(['one', 'two']), countBoth(['two', 'one'])]);
  const rows = await api.services.db.select().from(images);
  expect(rows.map(({ scene }) => scene['count'])).toEqual([2 * rounds, 2 * rounds]);
});

test('any other error is rethrown after a rollback', async () => {
  const failing = inTransaction(api.services.db, async (tx) => {
    await tx.insert(images).values({ id: 'three', scene: {} });
    throw new Error('on purpose');
  });
  await expect(failing).rejects.toThrow('on purpose');
  expect(await api.services.db.select().from(images).where(eq(images.id, 'three'))).toEqual([]);
});
