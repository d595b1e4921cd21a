import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';

/** Seconds after which a visitor, or a search engine, may come back when the shop can't answer. */
export const comeBackAfter = { 'retry-after': '2' } as const;

/** Answers what no page answers: a fault while one was made, and what can't be done with pages. Neither tells of itself. */
export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const isOurs = error.statusCode === undefined || error.statusCode >= 500;
    if (!isOurs) return say(reply.code(error.statusCode ?? 400), 'The request could not be read.');
    if (isAway(error)) {
      request.log.warn({ err: error }, 'the API is away');
      return say(reply.code(503).headers(comeBackAfter), 'The shop is not available just now. Please try again soon.');
    }
    request.log.error({ err: error }, 'a page could not be made');
    return say(reply.code(500), 'Something went wrong on our side. Please try again.');
  });
  app.setNotFoundHandler((_request, reply) =>
    say(reply.code(405).header('allow', 'GET, HEAD'), 'This cannot be done here.'),
  );
}

/** Told by name and status: the app brings the classes of these errors along in its own build. */
const isAway = (error: Error): boolean =>
  error.name === 'NoResponse' || (error.name === 'ApiProblem' && 'status' in error && error.status === 503);

const say = (reply: FastifyReply, text: string): FastifyReply =>
  reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(`${text}\n`);
