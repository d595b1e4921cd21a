import { and, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { SecretBox } from '../auth/secretBox.ts';
import { type Config, isLoopback } from '../config.ts';
import type { Database } from '../db/database.ts';
import { webhookDeliveries, webhookEndpoints } from '../db/schema.ts';
import type { Clock } from '../lib/clock.ts';
import { postWebhook } from './postWebhook.ts';

const deliveryJob = z.object({ deliveryId: z.string() });

/** An endpoint didn't accept a webhook. */
class WebhookNotDelivered extends Error {
  override readonly name = 'WebhookNotDelivered';
}

interface Parts {
  readonly db: Database;
  readonly clock: Clock;
  readonly config: Config;
  readonly webhookSecrets: SecretBox;
}

/** Returns the job that sends a webhook. What is queued for an endpoint that is no longer active isn't sent. */
export const deliverWebhookJob =
  ({ db, clock, config, webhookSecrets }: Parts) =>
  async (data: unknown): Promise<void> => {
    const { deliveryId } = deliveryJob.parse(data);
    const [row] = await db
      .select({ delivery: webhookDeliveries, endpoint: webhookEndpoints })
      .from(webhookDeliveries)
      .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
      .where(isWaiting(deliveryId));
    if (!row) return;
    const { delivery, endpoint } = row;
    const secret = webhookSecrets.decrypt(endpoint.secret, endpoint.id);
    const now = clock.now();
    const error = await (secret === null
      ? 'The secret can’t be decrypted'
      : endpoint.isActive
        ? postWebhook({
            url: endpoint.url,
            secret,
            id: delivery.id,
            body: JSON.stringify(delivery.event),
            now,
            allowsPrivate: allowsPrivateAddresses(config),
          })
        : 'The endpoint is switched off');
    const attempt = {
      state: error === null ? ('delivered' as const) : ('retrying' as const),
      attempts: sql`${webhookDeliveries.attempts} + 1`,
      lastError: error,
      lastAttemptAt: now,
    };
    await db.update(webhookDeliveries).set(attempt).where(isWaiting(deliveryId));
    if (error !== null) throw new WebhookNotDelivered(`sending a webhook failed: ${error}`);
  };

/** A shop that only this machine can open may send to it. */
export const allowsPrivateAddresses = ({ publicUrl }: Pick<Config, 'publicUrl'>): boolean =>
  isLoopback(new URL(publicUrl).hostname);

/** Returns the job that gives a webhook up. */
export const giveUpWebhookJob =
  ({ db }: Pick<Parts, 'db'>) =>
  async (data: unknown): Promise<void> => {
    const { deliveryId } = deliveryJob.parse(data);
    await db.update(webhookDeliveries).set({ state: 'failed' }).where(isWaiting(deliveryId));
  };

const isWaiting = (id: string) =>
  and(eq(webhookDeliveries.id, id), inArray(webhookDeliveries.state, ['queued', 'retrying']));
