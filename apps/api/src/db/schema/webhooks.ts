import type { components } from '@aitours/openapi/schema';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';

type Schemas = components['schemas'];

/** Addresses of other systems that receive events. */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: id(),
    url: text('url').notNull(),
    events: jsonb('events').$type<readonly Schemas['WebhookEventType'][]>().notNull(),
    /** Signs what is sent; encrypted. */
    secret: text('secret').notNull(),
    isActive: boolean('is_active').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('webhook_endpoints_url_key').on(table.url)],
);

/** Events for endpoints. They are inserted in the transaction of what they report, with a job. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    endpointId: text('endpoint_id')
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    event: jsonb('event').$type<Schemas['WebhookEvent']>().notNull(),
    state: text('state').$type<Schemas['WebhookDeliveryState']>().notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    createdAt: instant('created_at').notNull(),
    lastAttemptAt: instant('last_attempt_at'),
  },
  (table) => [
    index('webhook_deliveries_created_at_idx').on(table.createdAt.desc().nullsFirst(), table.id),
    index('webhook_deliveries_endpoint_id_idx').on(table.endpointId),
  ],
);
