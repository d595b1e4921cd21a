import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Config } from '../config.ts';
import { notFound } from '../problems/problems.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation of a route, the label of its metrics. */
    operationId?: string;
  }
}

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Measures the response time of each operation, and serves the metrics at `/metrics`. */
export function addMetrics(app: FastifyInstance, { metricsToken }: Pick<Config, 'metricsToken'>): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'aitours_http_request_seconds',
    help: 'Time from request to response, by operation of the contract',
    labelNames: ['operation', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const operation = request.routeOptions.config.operationId;
    if (operation) seconds.observe({ operation, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, metricsToken)) throw notFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** Requires the token where one is configured; otherwise allows direct requests from this machine, not through a proxy. */
function mayRead({ headers, socket }: FastifyRequest, token: string | null): boolean {
  if (token === null) {
    const forwarded = headers['x-forwarded-for'] !== undefined || headers['forwarded'] !== undefined;
    return !forwarded && loopback.has(socket.remoteAddress ?? '');
  }
  const expected = Buffer.from(`Bearer ${token}`);
  const given = Buffer.from(headers.authorization ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
