import { randomBytes, randomUUID } from 'node:crypto';
import { recordChange } from '../../db/operating/auditLog.ts';
import { insertWebhookEndpoint, lockWebhookEndpointCount } from '../../db/operating/webhooks.ts';
import { inTransaction } from '../../db/transaction.ts';
import { operation } from '../../http/operation.ts';
import { conflict } from '../../problems/problems.ts';
import { toWebhookEndpointBody } from './webhookEndpointBody.ts';
import { orUrlTaken, toWebhookEndpointValues } from './webhookEndpointInput.ts';

const maxEndpoints = 20;

/** Adds a webhook endpoint. Its secret is shown once and stored encrypted. */
export const createWebhookEndpoint = operation('createWebhookEndpoint', async (context) => {
  const { db, clock, webhookSecrets } = context;
  const secret = `whsec_${randomBytes(24).toString('base64')}`;
  const row = { id: randomUUID(), ...toWebhookEndpointValues(context), createdAt: clock.now() };
  await orUrlTaken(
    inTransaction(db, async (tx) => {
      if ((await lockWebhookEndpointCount(tx)) >= maxEndpoints)
        throw conflict('There are 20 endpoints. Remove one first.');
      await insertWebhookEndpoint(tx, { ...row, secret: webhookSecrets.encrypt(secret, row.id) });
      const change = { operation: 'createWebhookEndpoint', objectId: row.id, before: null, after: row } as const;
      await recordChange(tx, context, change, clock.now());
    }),
  );
  return { status: 201, body: { ...toWebhookEndpointBody(row), secret } };
});
