import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable, isUserMissing } from '../db/errors.ts';
import { ProviderUnavailable } from '../payments/provider.ts';
import {
  internal,
  invalidRequest,
  Problem,
  payloadTooLarge,
  serviceUnavailable,
  sessionExpired,
  unsupportedMediaType,
} from '../problems/problems.ts';

/** Sends every thrown error as `application/problem+json`. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => sendProblem(toProblem(error, request), reply));
}

export function sendProblem({ status, headers, body }: Problem, reply: FastifyReply): FastifyReply {
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', ...headers })
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(body));
}

/** Converts an error to the problem that the caller sees, and logs what operators have to know. */
export function toProblem(
  error: Error & { readonly code?: string; readonly statusCode?: number },
  request: Pick<FastifyRequest, 'log'>,
): Problem {
  if (error instanceof Problem) return error;
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return payloadTooLarge();
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return unsupportedMediaType();
  if (isUserMissing(error)) return sessionExpired();
  if (isDatabaseUnavailable(error)) {
    request.log.warn({ err: error }, 'database unavailable');
    return serviceUnavailable();
  }
  if (error instanceof ProviderUnavailable) {
    request.log.warn({ err: error }, 'the payment provider is unavailable');
    return serviceUnavailable();
  }
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return invalidRequest('The request could not be read.');
  }
  request.log.error({ err: error }, 'unexpected error');
  return internal();
}
