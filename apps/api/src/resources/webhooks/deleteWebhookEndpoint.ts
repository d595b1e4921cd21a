import { recordChange } from '../../db/operating/auditLog.ts';
import { deleteWebhookEndpointRow, lockWebhookEndpoint } from '../../db/operating/webhooks.ts';
import { inTransaction } from '../../db/transaction.ts';
import { operation } from '../../http/operation.ts';
import { notFound } from '../../problems/problems.ts';

/** Removes a webhook endpoint with its log. */
export const deleteWebhookEndpoint = operation('deleteWebhookEndpoint', async (context) => {
  const { path, db, clock } = context;
  await inTransaction(db, async (tx) => {
    const row = await lockWebhookEndpoint(tx, path.id);
    if (!row) throw notFound('endpoint');
    await deleteWebhookEndpointRow(tx, row.id);
    const { secret: _, ...before } = row;
    const change = { operation: 'deleteWebhookEndpoint', objectId: row.id, before, after: null } as const;
    await recordChange(tx, context, change, clock.now());
  });
  return { status: 204 };
});
