import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';

/** Answers what no page answers: a fault while one was made, and what can't be done with pages. Neither tells of itself. */
export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const isOurs = error.statusCode === undefined || error.statusCode >= 500;
    if (!isOurs) return say(reply.code(error.statusCode ?? 400), 'The request could not be read.');
    request.log.error({ err: error }, 'a page could not be made');
    return say(reply.code(500), 'Something went wrong on our side. Please try again.');
  });
  app.setNotFoundHandler((_request, reply) =>
    say(reply.code(405).header('allow', 'GET, HEAD'), 'This cannot be done here.'),
  );
}

const say = (reply: FastifyReply, text: string): FastifyReply =>
  reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(`${text}\n`);
