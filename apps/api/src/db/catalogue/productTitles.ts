import type { CartItemType } from '@aitours/domain/cart';
import { inArray } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { activities, ticketEvents, tours } from '../schema.ts';

const tables = { activity: activities, ticket: ticketEvents, tour: tours } as const;

/** Returns the title of each product, in their order; null: there is no such product. */
export async function findProductTitles(
  db: Database,
  products: readonly { readonly type: CartItemType; readonly id: string }[],
): Promise<(string | null)[]> {
  const found = new Map<string, string>();
  for (const type of new Set(products.map((product) => product.type))) {
    const { id, title } = tables[type];
    const ids = products.filter((product) => product.type === type).map((product) => product.id);
    const rows = await db.select({ id, title }).from(tables[type]).where(inArray(id, ids));
    for (const row of rows) found.set(`${type} ${row.id}`, row.title);
  }
  return products.map(({ type, id }) => found.get(`${type} ${id}`) ?? null);
}
