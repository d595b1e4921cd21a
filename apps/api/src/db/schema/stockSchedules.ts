import type { Blackout, StockRule } from '@aitours/domain/stock-rules';
import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { stockedProductTypes } from './stockEdits.ts';

/** What staff have planned for the stock of a product; without a row, nothing. */
export const stockSchedules = pgTable(
  'stock_schedules',
  {
    productType: text('product_type', { enum: stockedProductTypes }).notNull(),
    /** No foreign key: the id of an activity, a ticket type or a tour. */
    productId: text('product_id').notNull(),
    rules: jsonb('rules').$type<readonly StockRule[]>().notNull(),
    blackouts: jsonb('blackouts').$type<readonly Blackout[]>().notNull(),
    /** The time slots of blackouts that weren't on sale before them. */
    staysClosed: jsonb('stays_closed').$type<readonly string[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productType, table.productId] })],
);
