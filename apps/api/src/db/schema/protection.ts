import { index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Counters of the current rate limit windows, shared by all processes. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    bucket: text('bucket').primaryKey(),
    count: integer('count').notNull(),
    resetsAt: instant('resets_at').notNull(),
  },
  (table) => [index('rate_limits_resets_at_idx').on(table.resetsAt)],
);

/** Mailboxes whose deleted accounts had a booking, by a keyed hash (see `hashMailbox`). */
export const formerCustomers = pgTable(
  'former_customers',
  {
    mailboxHash: text('mailbox_hash').primaryKey(),
    deletedAt: instant('deleted_at').notNull(),
  },
  (table) => [index('former_customers_deleted_at_idx').on(table.deletedAt)],
);

/** Responses stored for retries, written in the transaction of the work. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    status: smallint('status'),
    headers: jsonb('headers').$type<Readonly<Record<string, string>>>(),
    body: jsonb('body'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.key] }),
    index('idempotency_keys_created_at_idx').on(table.createdAt),
  ],
);
