import { recordChange } from '../../db/operating/auditLog.ts';
import { lockDeliveryState, requeueDelivery } from '../../db/operating/webhooks.ts';
import { inTransaction } from '../../db/transaction.ts';
import { operation } from '../../http/operation.ts';
import { conflict, notFound } from '../../problems/problems.ts';
import { enqueueDelivery } from '../../webhooks/queueWebhook.ts';

/** Queues a webhook again. */
export const resendWebhook = operation('resendWebhook', async (context) => {
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
});
