import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { createRepeatCheck } from '@aitours/api/app';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

type Encoding = 'br' | 'gzip';

/** A body of one packet doesn't arrive earlier when it is smaller. */
const MIN_BYTES = 1400;
/** Takes a few milliseconds; level 9 takes ten times as long and saves one hundredth of the bytes. */
const BROTLI_LEVEL = 6;
/** In characters. Up to this length, compressing at once takes no longer than handing the text to another thread. */
const MAX_QUICK_LENGTH = 64 * 1024;
/** For either encoding. Takes a fifth of the time for a page of cards, which is then one sixth larger. */
const QUICK_LEVEL = 1;
const MAX_CACHE_BYTES = 32 * 1024 * 1024;

/**
 * Compresses pages and API responses. What may be stored and has an entity tag is compressed once and cached. API responses
 * are compressed quickly until they come again: most lists are requested once with their filters. The tag of a response
 * that may not be stored (`no-store`) is the version that staff edit: what the response has besides it may change.
 * Assets are compressed by the build.
 */
export function addCompression(app: FastifyInstance): void {
  const cache = new LRUCache<string, Buffer>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: (bytes, key) => bytes.length + key.length,
  });
  const comesAgain = createRepeatCheck();

  app.addHook('onSend', async (request, reply, payload) => {
    const type = String(reply.getHeader('content-type') ?? '');
    if (typeof payload !== 'string' || payload.length < MIN_BYTES) return payload;
    if (!/^(text\/|application\/(json|problem\+json|ld\+json|xml))/.test(type) || reply.hasHeader('content-encoding'))
      return payload;
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
    if (!encoding) return payload;
    reply.removeHeader('content-length').header('content-encoding', encoding).header('vary', addToVary(reply));
    const tag = reply.getHeader('etag');
    const isQuick = type.startsWith('application/') && payload.length <= MAX_QUICK_LENGTH;
    const isStored = !String(reply.getHeader('cache-control') ?? '').includes('no-store');
    if (typeof tag !== 'string' || !isStored)
      return isQuick ? compressQuickly(encoding, payload) : compress(encoding, payload);
    const key = `${encoding} ${tag}`;
    const cached = cache.get(key);
    if (cached) return cached;
    if (isQuick && !comesAgain(key)) return compressQuickly(encoding, payload);
    const compressed = withoutSpace(await compress(encoding, payload));
    cache.set(key, compressed);
    return compressed;
  });
}

/** Copies bytes out of the buffer into which zlib wrote them: 16 kB also for a response of 4 kB. */
const withoutSpace = ({ buffer, byteOffset, length }: Buffer): Buffer =>
  Buffer.from(buffer.slice(byteOffset, byteOffset + length));

/** Returns the `Vary` header with `accept-encoding` added: with allowed origins it already contains `Origin`. */
function addToVary(reply: FastifyReply): string {
  const names = String(reply.getHeader('vary') ?? '').split(/, */);
  return [...new Set([...names.filter(Boolean), 'accept-encoding'])].join(', ');
}

const createBrotliOptions = (level: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: level } });

const compress = (encoding: Encoding, text: string): Promise<Buffer> =>
  encoding === 'br' ? brotli(text, createBrotliOptions(BROTLI_LEVEL)) : zip(text);

const compressQuickly = (encoding: Encoding, text: string): Buffer =>
  encoding === 'br'
    ? brotliCompressSync(text, createBrotliOptions(QUICK_LEVEL))
    : gzipSync(text, { level: QUICK_LEVEL });
