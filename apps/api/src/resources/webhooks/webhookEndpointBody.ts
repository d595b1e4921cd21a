import type { components } from '@aitours/openapi/schema';
import type { WebhookEndpointRow } from '../../db/webhooks.ts';

/** Returns an endpoint in the contract's form, without its secret. */
export const webhookEndpointBody = ({
  id,
  url,
  events,
  isActive,
  createdAt,
}: Omit<WebhookEndpointRow, 'secret'>): components['schemas']['WebhookEndpoint'] => ({
  id,
  url,
  events: [...events],
  is_active: isActive,
  created_at: createdAt.toISOString(),
});
