import type { FastifyPluginAsync } from 'fastify';
import type { PaymentEvent } from '../db/payments/paymentEvent.ts';
import { invalidRequest, notFound } from '../problems/problems.ts';
import { InvalidSignature, type PaymentProvider } from './provider.ts';

const maxBodyBytes = 256 * 1024;

/**
 * Receives the events of the payment provider. It isn't an operation of the contract: the provider defines the body, and
 * its signature is of the bytes, so they must not be parsed before.
 *
 * @param receive resolves when the event is committed; otherwise the provider sends it again
 */
export const receiveWebhooks =
  (provider: PaymentProvider | null, receive: (event: PaymentEvent) => Promise<void>): FastifyPluginAsync =>
  async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    for (const url of ['/api/v1/payments/webhooks/:provider', '/api/v1/payments/webhooks/:provider/']) {
      app.post<{ Params: { provider: string } }>(
        url,
        { bodyLimit: maxBodyBytes, config: { operationId: 'receivePaymentWebhook' } },
        async ({ params, body, headers, log }, reply) => {
          if (provider?.name !== params.provider) throw notFound();
          try {
            const event = await provider.readEvent(Buffer.isBuffer(body) ? body : Buffer.alloc(0), headers);
            if (event) await receive(event);
          } catch (error) {
            if (!(error instanceof InvalidSignature)) throw error;
            log.warn({ reason: error.message }, 'rejected a webhook');
            throw invalidRequest('The signature of the webhook is not valid.');
          }
          return reply.code(200).header('cache-control', 'no-store').send({ received: true });
        },
      );
    }
  };
