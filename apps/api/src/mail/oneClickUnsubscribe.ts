import type { FastifyPluginAsync } from 'fastify';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { endSubscription } from '../db/people/newsletter.ts';
import { inTransaction } from '../db/transaction.ts';
import { invalidRequest } from '../problems/problems.ts';
import { oneClickPath } from './newsletterMail.ts';

const maxBodyBytes = 4096;
/** As a form in either encoding. */
const oneClick = /List-Unsubscribe[\s"=]+One-Click/;

/**
 * Ends subscriptions at the request of mail programs. It isn't an operation of the contract: RFC 8058 defines the request,
 * which comes from the mailbox provider's servers, without cookies, and isn't repeated with another address.
 */
export const receiveOneClickUnsubscribes =
  ({ db, config }: { readonly db: Database; readonly config: Config }): FastifyPluginAsync =>
  async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    app.post<{ Querystring: { token?: unknown } }>(
      oneClickPath,
      { bodyLimit: maxBodyBytes, config: { operationId: 'oneClickUnsubscribe' } },
      async ({ query, body }, reply) => {
        if (typeof body !== 'string' || !oneClick.test(body))
          throw invalidRequest('The request is not an unsubscription.');
        const { token } = query;
        // An unknown address is unsubscribed already.
        if (typeof token === 'string') await inTransaction(db, (tx) => endSubscription(tx, token));
        return reply.code(200).header('cache-control', 'no-store').send({ unsubscribed: true });
      },
    );
    // Programs without the button open the address, which must not unsubscribe: scanners of links open it as well.
    app.get<{ Querystring: { token?: unknown } }>(oneClickPath, async ({ query }, reply) =>
      reply.redirect(
        `${config.publicUrl}/newsletter/unsubscribe?token=${encodeURIComponent(String(query.token ?? ''))}`,
        303,
      ),
    );
  };
