import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';

/** Asks visitors and crawlers to return after two seconds when the API is unavailable. */
export const retryAfter = { 'retry-after': '2' } as const;

/** Responds to failed page requests and unsupported methods in plain text, without details of the error. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error.statusCode !== undefined && error.statusCode < 500)
      return sendText(reply.code(error.statusCode), 'The request could not be read.');
    if (isApiUnavailable(error)) {
      request.log.warn({ err: error }, 'the API is unavailable');
      return sendText(
        reply.code(503).headers(retryAfter),
        'The shop is temporarily unavailable. Please try again soon.',
      );
    }
    request.log.error({ err: error }, 'a page could not be rendered');
    return sendText(reply.code(500), 'Something went wrong on our side. Please try again.');
  });
  app.setNotFoundHandler((_request, reply) =>
    sendText(reply.code(405).header('allow', 'GET, HEAD'), 'This address does not support the method of the request.'),
  );
}

/** By name and status: the app's own build contains other copies of these error classes. */
const isApiUnavailable = (error: Error): boolean =>
  error.name === 'NetworkError' || (error.name === 'ApiProblem' && 'status' in error && error.status === 503);

const sendText = (reply: FastifyReply, text: string): FastifyReply =>
  reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(`${text}\n`);
