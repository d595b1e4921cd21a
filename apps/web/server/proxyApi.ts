import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import { callElsewhere } from './callApi.ts';

/**
 * The API elsewhere: the browser still asks this address, and is passed on. Who asks is told by this host and not by the
 * browser, which could name another address with each guess at a password.
 */
export async function proxyApi(app: FastifyInstance, apiUrl: URL): Promise<typeof fetch> {
  for (const prefix of ['/api', '/rest', '/health']) {
    await app.register(httpProxy, {
      upstream: apiUrl.origin,
      prefix,
      rewritePrefix: prefix,
      replyOptions: { rewriteRequestHeaders: ({ ip }, headers) => ({ ...headers, 'x-forwarded-for': ip }) },
    });
  }
  return callElsewhere(apiUrl.origin);
}
