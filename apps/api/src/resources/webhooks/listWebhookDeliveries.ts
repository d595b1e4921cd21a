import { listWebhookDeliveryRows } from '../../db/operating/webhooks.ts';
import { operation } from '../../http/operation.ts';
import { toPageBody } from '../page.ts';

/** Lists a page of what was sent to webhook endpoints. */
export const listWebhookDeliveries = operation('listWebhookDeliveries', async ({ query, db }) => {
  const { rows, count } = await listWebhookDeliveryRows(db, query);
  const results = rows.map(({ delivery, url }) => ({
    id: delivery.id,
    endpoint_id: delivery.endpointId,
    url,
    event: delivery.event,
    state: delivery.state,
    attempts: delivery.attempts,
    last_error: delivery.lastError,
    created_at: delivery.createdAt.toISOString(),
    last_attempt_at: delivery.lastAttemptAt?.toISOString() ?? null,
  }));
  return { status: 200, body: toPageBody('/api/v1/webhook-deliveries/', query, count, results) };
});
