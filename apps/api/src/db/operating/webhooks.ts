import type { components } from '@aitours/openapi/schema';
import { and, asc, desc, eq, lt, sql } from 'drizzle-orm';
import { containsText } from '../catalogue/filters.ts';
import { readPage } from '../catalogue/readPage.ts';
import type { Database } from '../database.ts';
import { webhookDeliveries, webhookEndpoints } from '../schema.ts';

type DeliveryState = components['schemas']['WebhookDeliveryState'];
export type WebhookEndpointRow = typeof webhookEndpoints.$inferSelect;
export type WebhookEndpointValues = Pick<WebhookEndpointRow, 'url' | 'events' | 'isActive'>;

export const listWebhookEndpointRows = (db: Database): Promise<WebhookEndpointRow[]> =>
  db.select().from(webhookEndpoints).orderBy(asc(webhookEndpoints.createdAt), asc(webhookEndpoints.id));

/** Returns the number of endpoints, and lets no other transaction add one before this one has ended. */
export async function lockWebhookEndpointCount(tx: Database): Promise<number> {
  await tx.execute(sql`lock table ${webhookEndpoints} in share row exclusive mode`);
  return tx.$count(webhookEndpoints);
}

export async function insertWebhookEndpoint(tx: Database, row: WebhookEndpointRow): Promise<void> {
  await tx.insert(webhookEndpoints).values(row);
}

/** Returns an endpoint, and locks it. */
export async function lockWebhookEndpoint(tx: Database, id: string): Promise<WebhookEndpointRow | null> {
  const [row] = await tx.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id)).for('update');
  return row ?? null;
}

export async function updateWebhookEndpoint(tx: Database, id: string, values: WebhookEndpointValues): Promise<void> {
  await tx.update(webhookEndpoints).set(values).where(eq(webhookEndpoints.id, id));
}

export async function deleteWebhookEndpointRow(tx: Database, id: string): Promise<void> {
  await tx.delete(webhookEndpoints).where(eq(webhookEndpoints.id, id));
}

interface DeliveryQuery {
  readonly page: number;
  readonly page_size: number;
  readonly search?: string;
  readonly state?: DeliveryState;
}

/** Returns a page of the deliveries, the newest first. */
export function listWebhookDeliveryRows(db: Database, query: DeliveryQuery) {
  const { event, state, createdAt, id } = webhookDeliveries;
  const ofEndpoint = eq(webhookEndpoints.id, webhookDeliveries.endpointId);
  const where = and(
    containsText([sql`(${event} #>> '{data,booking_number}')`, webhookEndpoints.url], query.search),
    query.state && eq(state, query.state),
  );
  const total = db
    .select({ count: sql<number>`count(*)::int` })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, ofEndpoint)
    .where(where);
  const select = db
    .select({ delivery: webhookDeliveries, url: webhookEndpoints.url })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, ofEndpoint)
    .where(where);
  return readPage(
    select,
    [desc(createdAt), asc(id)],
    total.then(([row]) => row?.count ?? 0),
    query,
  );
}

/** Returns the state of a delivery, and locks it. */
export async function lockDeliveryState(tx: Database, id: string): Promise<DeliveryState | null> {
  const { state } = webhookDeliveries;
  const [row] = await tx.select({ state }).from(webhookDeliveries).where(eq(webhookDeliveries.id, id)).for('update');
  return row?.state ?? null;
}

/** Stores that a delivery is queued again. */
export async function requeueDelivery(tx: Database, id: string): Promise<void> {
  await tx.update(webhookDeliveries).set({ state: 'queued' }).where(eq(webhookDeliveries.id, id));
}

/** Deletes the log of webhooks before an instant. */
export async function deleteOldDeliveries(db: Database, before: Date): Promise<void> {
  await db.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, before));
}
