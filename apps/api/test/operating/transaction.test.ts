import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { sendWithoutWaiting } from '../../src/db/database.ts';
import { images } from '../../src/db/schema.ts';
import { settleInOrder } from '../../src/db/settleInOrder.ts';
import { inTransaction } from '../../src/db/transaction.ts';
import { startTestApi } from '../../src/testing/index.ts';

const api = await startTestApi();
await api.services.db.insert(images).values([
  { id: 'one', scene: { count: 0 } },
  { id: 'two', scene: { count: 0 } },
]);
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

test('an error that the work didn’t wait for ends the transaction, and is the one that is thrown', async () => {
  const failing = inTransaction(api.services.db, async (tx) => {
    sendWithoutWaiting(tx, tx.insert(images).values({ id: 'one', scene: {} }));
    await tx.insert(images).values({ id: 'four', scene: {} });
  });
  await expect(failing).rejects.toMatchObject({ cause: { constraint: 'images_pkey' } });
  expect(await api.services.db.select().from(images).where(eq(images.id, 'four'))).toEqual([]);
});

test('an error of the last statement, which is sent with the commit, ends the transaction', async () => {
  const failing = inTransaction(api.services.db, async (tx) => {
    await tx.insert(images).values({ id: 'five', scene: {} });
    sendWithoutWaiting(tx, tx.insert(images).values({ id: 'one', scene: {} }));
  });
  await expect(failing).rejects.toMatchObject({ cause: { constraint: 'images_pkey' } });
  expect(await api.services.db.select().from(images).where(eq(images.id, 'five'))).toEqual([]);
});

test('of statements that are sent together the first that fails is reported', async () => {
  const failing = inTransaction(api.services.db, (tx) =>
    settleInOrder([
      tx.insert(images).values({ id: 'six', scene: {} }),
      tx.insert(images).values({ id: 'one', scene: {} }),
      tx.insert(images).values({ id: 'seven', scene: {} }),
    ]),
  );
  await expect(failing).rejects.toMatchObject({ cause: { constraint: 'images_pkey' } });
});

test('of sequences that are sent together the failure is reported, not that the others could not continue', async () => {
  const failing = inTransaction(api.services.db, (tx) =>
    settleInOrder([
      (async () => {
        await tx.insert(images).values({ id: 'eight', scene: {} });
        await tx.insert(images).values({ id: 'nine', scene: {} });
      })(),
      tx.insert(images).values({ id: 'one', scene: {} }),
    ]),
  );
  await expect(failing).rejects.toMatchObject({ cause: { constraint: 'images_pkey' } });
});
