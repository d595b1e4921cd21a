import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const WORTH_IT_BYTES = 1024;
/** Pages are made per request: a quick level, a third of the bytes. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Compresses pages and API answers as they leave. Assets are compressed once, when they are built. */
export function addCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const type = String(reply.getHeader('content-type') ?? '');
    if (typeof payload !== 'string' || payload.length < WORTH_IT_BYTES) return payload;
    if (!/^(text\/|application\/(json|problem\+json|ld\+json|xml))/.test(type) || reply.hasHeader('content-encoding'))
      return payload;
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
    if (!encoding) return payload;
    reply.removeHeader('content-length').header('content-encoding', encoding).header('vary', 'accept-encoding');
    return encoding === 'br' ? brotli(payload, QUICK) : zip(payload);
  });
}
