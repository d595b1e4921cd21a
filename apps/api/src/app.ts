import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyHttpOptions, FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Config } from './config.ts';
import { listEndpoints, readContract } from './contract/document.ts';
import { bind } from './http/bind.ts';
import { serveContract } from './http/contractPages.ts';
import { allowOrigins } from './http/crossOrigin.ts';
import { parseJsonBodies } from './http/jsonBodies.ts';
import { logOptions, ResponseLog } from './http/logging.ts';
import { respondToMalformedRequest } from './http/malformedRequests.ts';
import { addMetrics } from './http/metrics.ts';
import { handleErrors, sendProblem, toProblem } from './http/problemResponses.ts';
import { addSecurityHeaders, getSecurityHeaders } from './http/securityHeaders.ts';
import { handleUnknownPaths } from './http/unknownPaths.ts';
import { receiveOneClickUnsubscribes } from './mail/oneClickUnsubscribe.ts';
import type { OpenServices } from './openServices.ts';
import { receivePaymentEvent } from './payments/receivePaymentEvent.ts';
import { serveTestProvider } from './payments/testProvider/routes.ts';
import { receiveWebhooks } from './payments/webhooks.ts';
import { operations } from './resources/operations.ts';

export { addSecurityHeaders } from './http/securityHeaders.ts';
export { coalesceReads } from './lib/coalesceReads.ts';
export { createRepeatCheck } from './lib/createRepeatCheck.ts';
export { createEntityTag, matchesEntityTag } from './lib/entityTag.ts';
export { type OpenServices, openServices } from './openServices.ts';

/** Returns the options of the Fastify instance that the API is registered on. */
export const getServerOptions = (config: Config): FastifyHttpOptions<Server> => ({
  logger: logOptions(config),
  logController: new ResponseLog(),
  genReqId: () => randomUUID(),
  trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
  // Limits clients that send their request slowly.
  requestTimeout: 30_000,
  http: { headersTimeout: 20_000, connectionsCheckingInterval: 5_000 },
  clientErrorHandler: respondToMalformedRequest(getSecurityHeaders(config)),
  forceCloseConnections: 'idle',
  frameworkErrors: (error, request, reply) =>
    sendProblem(toProblem(error, request), reply.headers(getSecurityHeaders(config))),
});

/**
 * The API as a Fastify plugin: all operations of the contract, the contract itself, `/health` and `/metrics`.
 *
 * It is encapsulated, so it can share a server with the web app. Closing the server closes the services.
 */
export const buildApi =
  (services: OpenServices): FastifyPluginAsync =>
  async (app) => {
    const document = readContract();
    const endpoints = listEndpoints(document);
    addSecurityHeaders(app, services.config);
    await allowOrigins(app, services.config, endpoints);
    parseJsonBodies(app);
    handleErrors(app);
    handleUnknownPaths(app, endpoints);
    serveContract(app, document);
    addMetrics(app, services.config);
    await serveTestPayments(app, services);
    // Before the server waits for the responses that it is sending.
    app.addHook('preClose', () => services.departureEvents.close());
    app.addHook('onClose', () => services.close());
    await app.register(receiveWebhooks(services.payments, (event) => receivePaymentEvent(services, event)));
    await app.register(receiveOneClickUnsubscribes(services));
    bind(app, { document, operations, services });
  };

/** Serves the pages of the test provider, and sends its webhooks to the address that this process listens at. */
async function serveTestPayments(app: FastifyInstance, { testProvider, config }: OpenServices): Promise<void> {
  if (!testProvider) return;
  await app.register(serveTestProvider(testProvider, config.publicUrl));
  app.addHook('onListen', async () => {
    const address = app.server.address();
    if (typeof address === 'object' && address) testProvider.listenAt(toOrigin(address));
  });
}

/** Returns the origin at which a process reaches itself: an address for all interfaces can't be connected to everywhere. */
function toOrigin({ address, port }: AddressInfo): string {
  const host = address === '0.0.0.0' || address === '::' ? 'localhost' : address;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
