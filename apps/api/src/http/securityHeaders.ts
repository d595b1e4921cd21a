import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/**
 * Returns the headers of every response. The content security policy is for responses that aren't pages; pages
 * replace it. Behind TLS, HSTS holds for a year.
 */
export const getSecurityHeaders = ({ publicUrl }: Pick<Config, 'publicUrl'>): Readonly<Record<string, string>> => ({
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  ...(publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
});

/**
 * Adds the headers to each response. A request with two Host headers gets 400, because a proxy may have routed it by the
 * other one; an unknown `Expect` gets 417, which Node would send without headers.
 */
export function addSecurityHeaders(app: FastifyInstance, config: Pick<Config, 'publicUrl'>): void {
  const headers = getSecurityHeaders(config);
  app.addHook('onRequest', async ({ id, raw }, reply) => {
    void reply.headers({ ...headers, 'x-request-id': id });
    const isHost = (text: string, at: number) => at % 2 === 0 && text.toLowerCase() === 'host';
    if (raw.rawHeaders.filter(isHost).length > 1) return reply.code(400).header('connection', 'close').send();
  });
  // API and web host share a server.
  if (app.server.listenerCount('checkExpectation') > 0) return;
  app.server.on('checkExpectation', (_request, response) =>
    response.writeHead(417, { ...headers, 'content-length': '0', connection: 'close' }).end(),
  );
}
