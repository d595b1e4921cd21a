import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import { callRemote } from './callApi.ts';

/**
 * Forwards the browser's API requests to an API on another server, and returns a `fetch` that calls it. The client's IP
 * address is set here: a client that could choose it would bypass the rate limit of sign-in attempts.
 */
export async function proxyApi(app: FastifyInstance, apiUrl: URL): Promise<typeof fetch> {
  for (const prefix of ['/api', '/rest', '/health', '/openapi.json', '/docs', '/test-provider']) {
    await app.register(httpProxy, {
      upstream: apiUrl.origin,
      prefix,
      rewritePrefix: prefix,
      replyOptions: { rewriteRequestHeaders: ({ ip }, headers) => ({ ...headers, 'x-forwarded-for': ip }) },
    });
  }
  return callRemote(apiUrl.origin);
}
