import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { FastifyHttpOptions, FastifyPluginAsync } from 'fastify';
import type { Config } from './config.ts';
import { bind } from './contract/bind.ts';
import { endpointsOf, readContract } from './contract/document.ts';
import { answerBrokenRequest } from './http/brokenRequests.ts';
import { readJsonBodies } from './http/jsonBodies.ts';
import { logOptions } from './http/logging.ts';
import { addMetrics } from './http/metrics.ts';
import { answerProblems, problemOf, sendProblem } from './http/problemAnswers.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import { answerUnknownPaths } from './http/unknownPaths.ts';
import { operations } from './resources/operations.ts';
import type { OpenServices } from './services.ts';
import './http/fastifyTypes.ts';

export { entityTag, matches } from './contract/conditional.ts';
export { securityHeaders } from './http/securityHeaders.ts';
export { type OpenServices, openServices } from './services.ts';
export { sharedReads } from './sharedReads.ts';

/** How the Fastify instance is made that the API is registered on. */
export const serverOptions = (config: Config): FastifyHttpOptions<Server> => ({
  logger: logOptions(config),
  genReqId: () => randomUUID(),
  trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
  // Who sends a byte now and then keeps a connection for so long, and nobody waiting.
  requestTimeout: 30_000,
  http: { headersTimeout: 20_000, connectionsCheckingInterval: 5_000 },
  clientErrorHandler: answerBrokenRequest(securityHeaders(config)),
  forceCloseConnections: 'idle',
  frameworkErrors: (error, request, reply) =>
    sendProblem(problemOf(error, request), reply.headers(securityHeaders(config))),
});

/**
 * The API as a Fastify plugin: all operations of the contract, `/health` and `/metrics`.
 *
 * It keeps to itself, so it can share a server with the web app. Closing the server closes the services.
 */
export const buildApi =
  (services: OpenServices): FastifyPluginAsync =>
  async (app) => {
    const document = readContract();
    const headers = securityHeaders(services.config);
    app.addHook('onRequest', async (request, reply) => {
      void reply.headers({ ...headers, 'x-request-id': request.id });
    });
    readJsonBodies(app);
    answerProblems(app);
    answerUnknownPaths(app, endpointsOf(document));
    addMetrics(app, services.config);
    app.addHook('onClose', () => services.close());
    bind(app, { document, operations, services });
  };
