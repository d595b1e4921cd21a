import type { SlotChange, StockAction, StockedProductType } from '@aitours/domain/stock';
import type { StockSchedule } from '@aitours/domain/stock-rules';
import { date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { ActivityTimeSlot } from './activities.ts';
import { id, instant } from './columns.ts';

/** The products that have a stock. */
export const stockedProductTypes = ['activity', 'ticket-type', 'tour'] as const satisfies StockedProductType[];

/** The numbers of time slots that an edit was about. */
export interface StockEditCounts {
  readonly created: number;
  readonly changed: number;
  readonly skipped: number;
  readonly booked: number;
}

/** What undoing a change of the schedule restores. */
export interface ScheduleBefore extends StockSchedule {
  readonly staysClosed: readonly string[];
  /** The time slots of an activity that rules had created; absent in edits that are older than such slots. */
  readonly ruleTimes?: readonly ActivityTimeSlot[];
}

/** Edits of the stock by staff, with what is needed to undo them. */
export const stockEdits = pgTable(
  'stock_edits',
  {
    id: id(),
    productType: text('product_type', { enum: stockedProductTypes }).notNull(),
    /** No foreign key: the id of an activity, a ticket type or a tour. */
    productId: text('product_id').notNull(),
    /** `schedule`: a change of the rules and blackouts. */
    action: text('action').$type<StockAction | 'schedule'>().notNull(),
    capacity: integer('capacity'),
    startDate: date('start_date').notNull(),
    endDate: date('end_date').notNull(),
    counts: jsonb('counts').$type<StockEditCounts>().notNull(),
    changes: jsonb('changes').$type<readonly SlotChange[]>().notNull(),
    /** Of a change of the schedule: what undoing it restores. */
    scheduleBefore: jsonb('schedule_before').$type<ScheduleBefore>(),
    createdAt: instant('created_at').notNull(),
    undoneAt: instant('undone_at'),
  },
  (table) => [index('stock_edits_product_idx').on(table.productType, table.productId, table.createdAt)],
);
