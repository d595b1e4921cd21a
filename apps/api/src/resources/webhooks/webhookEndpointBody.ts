import type { components } from '@aitours/openapi/schema';
import type { WebhookEndpointRow, WebhookEndpointValues } from '../../db/operating/webhooks.ts';
import { computeVersion } from '../../lib/entityTag.ts';

/** Returns an endpoint in the contract's form, without its secret. */
export const toWebhookEndpointBody = (
  row: Omit<WebhookEndpointRow, 'secret'>,
): components['schemas']['WebhookEndpoint'] => ({
  id: row.id,
  version: readWebhookEndpointVersion(row),
  url: row.url,
  events: [...row.events],
  is_active: row.isActive,
  created_at: row.createdAt.toISOString(),
});

/** Returns the version of an endpoint: another one after each change. */
export const readWebhookEndpointVersion = ({ url, events, isActive }: WebhookEndpointValues): string =>
  computeVersion([url, events, isActive]);
