import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '../contract/document.ts';
import { notFound, Problem } from '../contract/problems.ts';
import { sendProblem } from './problemAnswers.ts';

/** Answers paths below `/api` that the contract doesn't have, and methods that its paths don't have. */
export function answerUnknownPaths(app: FastifyInstance, endpoints: readonly Endpoint[]): void {
  const patterns = endpoints.map(({ path, method }) => ({ pattern: patternOf(path), method: method.toUpperCase() }));
  void app.register(
    async (api) => {
      const answer = (request: FastifyRequest, reply: FastifyReply) => {
        const [pathname = ''] = request.url.split('?');
        const allowed = new Set(patterns.filter(({ pattern }) => pattern.test(pathname)).map(({ method }) => method));
        // A method that is allowed comes here when the router has refused to read a part of the path: it is too long for an id.
        if (allowed.size === 0 || allowed.has(request.method)) return sendProblem(notFound(), reply);
        return sendProblem(new Problem('method-not-allowed', { headers: { allow: [...allowed].join(', ') } }), reply);
      };
      api.setNotFoundHandler(answer);
      // A route, too: where pages are served beside the API, an unknown path below `/api` is no page.
      api.all('/*', answer);
    },
    { prefix: '/api' },
  );
}

const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+').replace(/\/$/, '')}/?$`);
