import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  internal,
  invalidRequest,
  Problem,
  payloadTooLarge,
  serviceUnavailable,
  unsupportedMediaType,
} from '../contract/problems.ts';
import { isDatabaseAway } from '../db/errors.ts';

/** Answers everything that goes wrong as problem+json, and logs what is our own fault. */
export function answerProblems(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => sendProblem(problemOf(error, request), reply));
}

export function sendProblem({ status, headers, body }: Problem, reply: FastifyReply): FastifyReply {
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', ...headers })
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(body));
}

export function problemOf(
  error: Error & { readonly code?: string; readonly statusCode?: number },
  request: Pick<FastifyRequest, 'log'>,
): Problem {
  if (error instanceof Problem) return error;
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return payloadTooLarge();
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return unsupportedMediaType();
  if (isDatabaseAway(error)) {
    request.log.warn({ err: error }, 'the database is away');
    return serviceUnavailable();
  }
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return invalidRequest('The request could not be read.');
  }
  request.log.error({ err: error }, 'a fault of ours');
  return internal();
}
