import { randomBytes, randomUUID } from 'node:crypto';
import { recordChange } from '../../db/operating/auditLog.ts';
import {
  deleteWebhookEndpointRow,
  insertWebhookEndpoint,
  listWebhookDeliveryRows,
  listWebhookEndpointRows,
  lockDeliveryState,
  lockWebhookEndpoint,
  lockWebhookEndpointCount,
  requeueDelivery,
  updateWebhookEndpoint,
} from '../../db/operating/webhooks.ts';
import { webhookDeliveries } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { operation } from '../../http/operation.ts';
import { requireVersion } from '../../lib/entityTag.ts';
import { conflict, notFound } from '../../problems/problems.ts';
import { enqueueDelivery } from '../../webhooks/queueWebhook.ts';
import { toPageBody } from '../page.ts';
import { readWebhookEndpointVersion, toWebhookEndpointBody } from './webhookEndpointBody.ts';
import { orUrlTaken, toWebhookEndpointValues } from './webhookEndpointInput.ts';

const maxEndpoints = 20;

export const webhooksOperations = {
  /** Adds a webhook endpoint. Its secret is shown once and stored encrypted. */
  createWebhookEndpoint: operation('createWebhookEndpoint', async (context) => {
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
  }),

  /** Removes a webhook endpoint with its log. */
  deleteWebhookEndpoint: operation('deleteWebhookEndpoint', async (context) => {
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
  }),

  /** Lists a page of what was sent to webhook endpoints. */
  listWebhookDeliveries: operation('listWebhookDeliveries', async ({ query, db }) => {
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
    return { status: 200, body: toPageBody('/api/v1/webhook-deliveries/', query, { count }, results) };
  }),

  /** Lists the webhook endpoints without their secrets. */
  listWebhookEndpoints: operation('listWebhookEndpoints', async ({ db }) => ({
    status: 200,
    body: (await listWebhookEndpointRows(db)).map(toWebhookEndpointBody),
  })),

  /** Changes a webhook endpoint; its secret stays. */
  replaceWebhookEndpoint: operation('replaceWebhookEndpoint', async (context) => {
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
  }),

  /** Queues a webhook again. */
  resendWebhook: operation('resendWebhook', async (context) => {
    const { path, db, clock } = context;
    await inTransaction(db, async (tx) => {
      const state = await lockDeliveryState(tx, path.id);
      if (state === null) throw notFound('webhook');
      if (state === 'queued' || state === 'retrying')
        throw conflict('This webhook is queued: it is sent without your doing.');
      await requeueDelivery(tx, path.id);
      await enqueueDelivery(tx, path.id, clock.now());
      const change = { objectId: path.id, before: { state }, after: { state: 'queued' } };
      await recordChange(tx, context, { operation: 'resendWebhook', ...change }, clock.now());
    });
    return { status: 204 };
  }),

  /** Queues a test for a webhook endpoint. */
  sendTestWebhook: operation(
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
  ),
};
