import type { PromoProduct } from '@aitours/domain/promo-codes';
import { inArray } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { activities, ticketEvents, tours, vehicles } from '../schema.ts';

const columns = {
  activity: { id: activities.id, title: activities.title },
  ticket: { id: ticketEvents.id, title: ticketEvents.title },
  tour: { id: tours.id, title: tours.title },
  transfer: { id: vehicles.id, title: vehicles.name },
};

/** Returns the title of each product, in their order; null: there is no such product. */
export async function findProductTitles(db: Database, products: readonly PromoProduct[]): Promise<(string | null)[]> {
  const found = new Map<string, string>();
  for (const type of new Set(products.map((product) => product.type))) {
    const ids = products.filter((product) => product.type === type).map((product) => product.id);
    const { id } = columns[type];
    const rows = await db.select(columns[type]).from(id.table).where(inArray(id, ids));
    for (const row of rows) found.set(`${type} ${row.id}`, row.title);
  }
  return products.map(({ type, id }) => found.get(`${type} ${id}`) ?? null);
}
