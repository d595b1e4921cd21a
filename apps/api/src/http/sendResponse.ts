import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchesEntityTag } from '../lib/entityTag.ts';
import type { AnyResponse } from './operation.ts';
import type { CacheableResponse } from './responseCache.ts';

/** Shared caches may store catalogue responses for 10 seconds; browsers revalidate each time. */
const catalogueCacheControl = 'public, max-age=0, s-maxage=10';
const json = 'application/json; charset=utf-8';

/** Sends a response that is not stored, unless its headers allow it. */
export function sendResponse(reply: FastifyReply, { status, headers = {}, body }: AnyResponse): FastifyReply {
  void reply.code(status).headers({ 'cache-control': 'no-store', ...headers });
  if (body === undefined) return reply.send();
  if (body instanceof Uint8Array || body instanceof Readable) return reply.send(body);
  return reply.type(json).send(JSON.stringify(body));
}

/** Sends a response that is the same for all callers, or 304 when the client has it. */
export function sendCacheableResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, text, tag }: CacheableResponse,
): FastifyReply {
  void reply.code(status).headers({ ...headers, etag: tag, 'cache-control': catalogueCacheControl });
  const isUnchanged = matchesEntityTag(request.headers['if-none-match'], tag);
  return isUnchanged ? reply.code(304).send() : reply.type(headers['content-type'] ?? json).send(text);
}
