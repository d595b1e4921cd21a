import type { FastifyReply, FastifyRequest } from 'fastify';
import { matches } from './conditional.ts';
import type { AnyAnswer } from './operation.ts';
import type { PublicAnswer } from './publicAnswers.ts';

/** A shared cache may keep catalogue answers for a moment; browsers ask again each time, by their tag. */
const catalogueCaching = 'public, max-age=0, s-maxage=10';
const json = 'application/json; charset=utf-8';

/** Sends what is the caller's own, or bytes that say themselves how long they last. */
export function sendAnswer(reply: FastifyReply, { status, headers = {}, body }: AnyAnswer): FastifyReply {
  void reply.code(status).headers({ 'cache-control': 'no-store', ...headers });
  if (body === undefined) return reply.send();
  if (body instanceof Uint8Array) return reply.send(body);
  return reply.type(json).send(JSON.stringify(body));
}

/** Sends what everybody may have; to those who have it already, that they do. */
export function sendPublicAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, text, tag }: PublicAnswer,
): FastifyReply {
  void reply.code(status).headers({ ...headers, etag: tag, 'cache-control': catalogueCaching });
  return matches(request.headers['if-none-match'], tag) ? reply.code(304).send() : reply.type(json).send(text);
}
