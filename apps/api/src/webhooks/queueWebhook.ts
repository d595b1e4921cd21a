import type { components } from '@aitours/openapi/schema';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { enqueue } from '../db/queue/enqueue.ts';
import { webhookDeliveries, webhookEndpoints } from '../db/schema.ts';

type Schemas = components['schemas'];
export type WebhookEvent = Schemas['WebhookEvent'];
export type WebhookEventType = Schemas['WebhookEventType'];

/** Queues an event for each endpoint that receives its type, in the transaction of what it reports. */
export async function queueWebhook(
  tx: Database,
  type: WebhookEventType,
  data: WebhookEvent['data'],
  now: Date,
): Promise<void> {
  const event: WebhookEvent = { type, timestamp: now.toISOString(), data };
  const receives = sql`${webhookEndpoints.events} ? ${type}`;
  // Most shops have no endpoint: one statement finds out and inserts.
  const rows = await tx
    .insert(webhookDeliveries)
    .select((query) =>
      query
        .select({
          id: sql<string>`gen_random_uuid()::text`.as('id'),
          endpointId: webhookEndpoints.id,
          event: sql<WebhookEvent>`${JSON.stringify(event)}::jsonb`.as('event'),
          state: sql<'queued'>`'queued'`.as('state'),
          attempts: sql<number>`0`.as('attempts'),
          lastError: sql<null>`null::text`.as('last_error'),
          createdAt: sql<Date>`${now.toISOString()}::timestamptz`.as('created_at'),
          lastAttemptAt: sql<null>`null::timestamptz`.as('last_attempt_at'),
        })
        .from(webhookEndpoints)
        .where(and(eq(webhookEndpoints.isActive, true), receives)),
    )
    .returning({ id: webhookDeliveries.id });
  for (const { id } of rows) await enqueueDelivery(tx, id, now);
}

/** Adds the job that sends a delivery. */
export const enqueueDelivery = (tx: Database, deliveryId: string, now: Date): Promise<void> =>
  enqueue(tx, 'deliver-webhook', { deliveryId }, now);
