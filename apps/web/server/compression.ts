import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

type Encoding = 'br' | 'gzip';

const WORTH_IT_BYTES = 1024;
/** The last level that takes a few milliseconds; from the ninth on it is ten times as much for a hundredth of the bytes. */
const QUICK = 6;
const MOST_KEPT_BYTES = 32 * 1024 * 1024;

/**
 * Compresses pages and API answers as they leave; what has a tag, which names its content, once. Assets are compressed
 * when they are built.
 */
export function addCompression(app: FastifyInstance): void {
  const kept = new LRUCache<string, Buffer>({
    maxSize: MOST_KEPT_BYTES,
    sizeCalculation: (bytes, name) => bytes.length + name.length,
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const type = String(reply.getHeader('content-type') ?? '');
    if (typeof payload !== 'string' || payload.length < WORTH_IT_BYTES) return payload;
    if (!/^(text\/|application\/(json|problem\+json|ld\+json|xml))/.test(type) || reply.hasHeader('content-encoding'))
      return payload;
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
    if (!encoding) return payload;
    reply.removeHeader('content-length').header('content-encoding', encoding).header('vary', 'accept-encoding');
    const tag = reply.getHeader('etag');
    if (typeof tag !== 'string') return compress(encoding, payload);
    const name = `${encoding} ${tag}`;
    const known = kept.get(name);
    if (known) return known;
    const made = await compress(encoding, payload);
    kept.set(name, made);
    return made;
  });
}

const compress = (encoding: Encoding, text: string): Promise<Buffer> =>
  encoding === 'br' ? brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: QUICK } }) : zip(text);
