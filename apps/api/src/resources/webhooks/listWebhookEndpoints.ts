import { listWebhookEndpointRows } from '../../db/operating/webhooks.ts';
import { operation } from '../../http/operation.ts';
import { toWebhookEndpointBody } from './webhookEndpointBody.ts';

/** Lists the webhook endpoints without their secrets. */
export const listWebhookEndpoints = operation('listWebhookEndpoints', async ({ db }) => ({
  status: 200,
  body: (await listWebhookEndpointRows(db)).map(toWebhookEndpointBody),
}));
