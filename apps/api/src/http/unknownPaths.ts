import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '../contract/document.ts';
import { notFound, Problem } from '../problems/problems.ts';
import { sendProblem } from './problemResponses.ts';

/** Responds with 404 to paths below `/api` that the contract doesn't have, and with 405 to methods it doesn't have. */
export function handleUnknownPaths(app: FastifyInstance, endpoints: readonly Endpoint[]): void {
  const patterns = endpoints.map(({ path, method }) => ({ pattern: pathPattern(path), method: method.toUpperCase() }));
  void app.register(
    async (api) => {
      const handler = (request: FastifyRequest, reply: FastifyReply) => {
        const [pathname = ''] = request.url.split('?');
        const allowed = new Set(patterns.filter(({ pattern }) => pattern.test(pathname)).map(({ method }) => method));
        // Fastify's router also calls this for an allowed method when a path parameter is too long for an id.
        if (allowed.size === 0 || allowed.has(request.method)) return sendProblem(notFound(), reply);
        return sendProblem(new Problem('method-not-allowed', { headers: { allow: [...allowed].join(', ') } }), reply);
      };
      api.setNotFoundHandler(handler);
      // Where pages are served beside the API, an unknown path below `/api` must not match the pages' wildcard route.
      api.all('/*', handler);
    },
    { prefix: '/api' },
  );
}

const pathPattern = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+').replace(/\/$/, '')}/?$`);
