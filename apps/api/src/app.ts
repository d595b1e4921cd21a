import { randomUUID } from 'node:crypto';
import type { FastifyPluginAsync, FastifyServerOptions } from 'fastify';
import type { Config } from './config.ts';
import { bind } from './contract/bind.ts';
import { endpointsOf, readContract } from './contract/document.ts';
import { readJsonBodies } from './http/jsonBodies.ts';
import { logOptions } from './http/logging.ts';
import { addMetrics } from './http/metrics.ts';
import { answerProblems, problemOf, sendProblem } from './http/problemAnswers.ts';
import { answerUnknownPaths } from './http/unknownPaths.ts';
import { operations } from './resources/operations.ts';
import type { OpenServices } from './services.ts';
import './http/fastifyTypes.ts';

export { type OpenServices, openServices } from './services.ts';

/** How the Fastify instance is made that the API is registered on. */
export const serverOptions = (config: Config): FastifyServerOptions => ({
  logger: logOptions(config),
  genReqId: () => randomUUID(),
  trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
  requestTimeout: 30_000,
  forceCloseConnections: 'idle',
  frameworkErrors: (error, request, reply) => sendProblem(problemOf(error, request), reply),
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
    readJsonBodies(app);
    answerProblems(app);
    answerUnknownPaths(app, endpointsOf(document));
    addMetrics(app, services.config);
    app.addHook('onRequest', async (request, reply) => {
      void reply.headers({ 'x-request-id': request.id, 'x-content-type-options': 'nosniff' });
    });
    app.addHook('onClose', () => services.close());
    bind(app, { document, operations, services });
  };
