import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { stockEdits } from '../schema.ts';
import type { ProductKey } from './stockSlots.ts';

export type StockEditRow = typeof stockEdits.$inferSelect;

/** Returns the newest edit of a product that isn't undone. */
export async function findNewestEdit(db: Database, { type, id }: ProductKey): Promise<StockEditRow | null> {
  const [row] = await db
    .select()
    .from(stockEdits)
    .where(and(eq(stockEdits.productType, type), eq(stockEdits.productId, id), isNull(stockEdits.undoneAt)))
    .orderBy(desc(stockEdits.createdAt), desc(stockEdits.id))
    .limit(1);
  return row ?? null;
}

export async function findStockEdit(db: Database, id: string): Promise<StockEditRow | null> {
  const [row] = await db.select().from(stockEdits).where(eq(stockEdits.id, id));
  return row ?? null;
}

export async function insertStockEdit(tx: Database, edit: typeof stockEdits.$inferInsert): Promise<StockEditRow> {
  const [row] = await tx.insert(stockEdits).values(edit).returning();
  if (!row) throw new Error('An insert always returns its row');
  return row;
}

export async function markUndone(tx: Database, id: string, now: Date): Promise<void> {
  await tx.update(stockEdits).set({ undoneAt: now }).where(eq(stockEdits.id, id));
}
