import { recordChange } from '../../db/operating/auditLog.ts';
import { lockWebhookEndpoint } from '../../db/operating/webhooks.ts';
import { webhookDeliveries } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { operation } from '../../http/operation.ts';
import { notFound } from '../../problems/problems.ts';
import { enqueueDelivery } from '../../webhooks/queueWebhook.ts';

/** Queues a test for a webhook endpoint. */
export const sendTestWebhook = operation(
  'sendTestWebhook',
  async (context) => {
    const { path, db, clock } = context;
    const now = clock.now();
    await inTransaction(db, async (tx) => {
      const endpoint = await lockWebhookEndpoint(tx, path.id);
      if (!endpoint) throw notFound('endpoint');
      const event = { type: 'endpoint.test', timestamp: now.toISOString(), data: {} } as const;
      const [row] = await tx
        .insert(webhookDeliveries)
        .values({ endpointId: endpoint.id, event, createdAt: now })
        .returning();
      if (!row) throw new Error('An insert always returns its row');
      await enqueueDelivery(tx, row.id, now);
      const change = { operation: 'sendTestWebhook', objectId: endpoint.id, before: null, after: event } as const;
      await recordChange(tx, context, change, now);
    });
    return { status: 204 };
  },
  { limits: ({ user }) => [{ bucket: `webhook-test user ${user.id}`, max: 60, seconds: 3600 }] },
);
