import { recordChange } from '../../db/operating/auditLog.ts';
import { lockWebhookEndpoint, updateWebhookEndpoint } from '../../db/operating/webhooks.ts';
import { inTransaction } from '../../db/transaction.ts';
import { operation } from '../../http/operation.ts';
import { requireVersion } from '../../lib/entityTag.ts';
import { notFound } from '../../problems/problems.ts';
import { readWebhookEndpointVersion, toWebhookEndpointBody } from './webhookEndpointBody.ts';
import { orUrlTaken, toWebhookEndpointValues } from './webhookEndpointInput.ts';

/** Changes a webhook endpoint; its secret stays. */
export const replaceWebhookEndpoint = operation('replaceWebhookEndpoint', async (context) => {
  const { path, headers, db, clock } = context;
  const values = toWebhookEndpointValues(context);
  const change = inTransaction(db, async (tx) => {
    const row = await lockWebhookEndpoint(tx, path.id);
    if (!row) throw notFound('endpoint');
    const { secret: _, ...before } = row;
    const after = { ...before, ...values };
    // A retry, whose first response was lost, changed the version itself.
    if (readWebhookEndpointVersion(after) === readWebhookEndpointVersion(before)) return after;
    requireVersion(headers['if-match'], readWebhookEndpointVersion(before), 'endpoint');
    await updateWebhookEndpoint(tx, row.id, values);
    const changed = { operation: 'replaceWebhookEndpoint', objectId: row.id, before, after } as const;
    await recordChange(tx, context, changed, clock.now());
    return after;
  });
  return { status: 200, body: toWebhookEndpointBody(await orUrlTaken(change)) };
});
