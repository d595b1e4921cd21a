import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readDeviceCookie } from '../auth/knownDevices.ts';
import { requirePermission, requireSecondFactor } from '../auth/permissions.ts';
import { type ContractDocument, type Endpoint, listEndpoints } from '../contract/document.ts';
import { createRequestParser, type ParsedRequest } from '../contract/requestParsing.ts';
import { createSchemaCompiler } from '../contract/schemas.ts';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { formatCanonicalJson } from '../lib/canonicalJson.ts';
import { createEntityTag } from '../lib/entityTag.ts';
import { enforceRateLimits } from '../rateLimit.ts';
import type { Services } from '../services.ts';
import { identify } from './caller.ts';
import { getNetwork } from './getNetwork.ts';
import { runOnce, runOnceAfterPreparing } from './idempotency.ts';
import type { AnyContext, AnyResponse, Operation } from './operation.ts';
import { type CacheableResponse, createResponseCache } from './responseCache.ts';
import { createResponseValidator } from './responseValidation.ts';
import { createResponseWriter } from './reusedResults.ts';
import { sendCacheableResponse, sendResponse } from './sendResponse.ts';

export interface Binding {
  readonly document: ContractDocument;
  readonly operations: readonly Operation[];
  readonly services: Services;
}

const maxBodyBytes = 256 * 1024;

/**
 * Registers a Fastify route for each operation of the contract.
 *
 * @throws {Error} when an operation has no handler, or a handler no operation
 */
export function bind(app: FastifyInstance, { document, operations, services }: Binding): void {
  const endpoints = listEndpoints(document);
  requireComplete(endpoints, operations);
  const text = createSchemaCompiler(document, { coerce: true });
  const json = createSchemaCompiler(document, { coerce: false });
  const responses = createSchemaCompiler(document, { coerce: false, allErrors: false });
  const respondFromCache = createResponseCache(services.db);
  for (const endpoint of endpoints) {
    const operation = operations.find(({ id }) => id === endpoint.id);
    if (!operation) continue;
    const parse = createRequestParser(endpoint, text, json);
    const { validate, format } = createResponseWriter(createResponseValidator(endpoint, responses));
    const respond = (request: FastifyRequest, context: AnyContext) =>
      perform(request, endpoint, context, operation.prepare, async (final, prepared) => {
        const response = await operation.handle(final, prepared);
        // Inside the transaction, if there is one, so that an invalid response rolls it back.
        validate(response);
        return response;
      });
    const isCacheable = hasPublicResponse(endpoint);
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      const context = await createContext(request, endpoint, services, () => parse(request));
      void reply.headers(await countCall(operation, context));
      if (!isCacheable) return sendResponse(reply, await respond(request, context));
      const create = async () => {
        const response = await respond(request, context);
        return cacheable(response, format(response));
      };
      const response = await respondFromCache(operation, context, create);
      return sendCacheableResponse(request, reply, response);
    };
    for (const url of listUrls(endpoint)) {
      app.route({
        method: endpoint.method.toUpperCase(),
        url,
        bodyLimit: maxBodyBytes,
        config: { operationId: endpoint.id },
        handler,
      });
    }
  }
}

/** Returns whether the response has an ETag, needs no authentication and depends on the URL only. */
const hasPublicResponse = ({ caller, parameters, responses }: Endpoint): boolean =>
  caller === 'anyone' &&
  parameters.every((parameter) => parameter.in !== 'header' || parameter.name === 'If-None-Match') &&
  [...responses.values()].some(({ headers, content }) => headers?.['ETag'] && content?.['application/json']);

const cacheable = ({ status, headers = {} }: AnyResponse, text: string): CacheableResponse => ({
  status,
  headers,
  text,
  tag: createEntityTag(text),
});

/** Returns the contract's path with and without its trailing slash, which monitors and people leave out. */
function listUrls({ path }: Endpoint): string[] {
  const url = path.replaceAll(/\{(\w+)\}/g, ':$1').replace(/\/$/, '');
  return [url, `${url}/`];
}

const countCall = async (operation: Operation, context: AnyContext) =>
  enforceRateLimits(
    context.db,
    (await operation.limits?.(context)) ?? [],
    context.clock.now(),
    context.config.rateLimitFactor,
  );

function requireComplete(endpoints: readonly Endpoint[], operations: readonly Operation[]): void {
  const known = new Set(endpoints.map(({ id }) => id));
  const handled = operations.map(({ id }): string => id);
  const errors = [
    ...endpoints.filter(({ id }) => !handled.includes(id)).map(({ id }) => `${id} has no handler`),
    ...handled.filter((id, at) => handled.indexOf(id) !== at).map((id) => `${id} has two handlers`),
    ...handled.filter((id) => !known.has(id)).map((id) => `${id} is not in the contract`),
  ];
  if (errors.length > 0) throw new Error(`The server doesn't match the contract:\n${errors.join('\n')}`);
}

async function createContext(
  request: FastifyRequest,
  endpoint: Endpoint,
  services: Services,
  parse: () => ParsedRequest,
): Promise<AnyContext> {
  const user = await identify(request, endpoint.caller, services);
  if (user) request.log.setBindings?.({ user: user.id });
  const { permission, permissionForAll } = endpoint;
  if (!endpoint.withoutSecondFactor) requireSecondFactor(user, services.config);
  if (permission) requirePermission(user, permission, services.config);
  const parsed = parse();
  if (permissionForAll && textAt(parsed.query, 'scope') === 'all')
    requirePermission(user, permissionForAll, services.config);
  return {
    ...services,
    ...parsed,
    user,
    session: getSessionKey(parsed),
    device: readDeviceCookie(request.headers.cookie),
    userAgent: request.headers['user-agent'] ?? '',
    address: getNetwork(request.ip),
    log: request.log,
  };
}

function getSessionKey({ headers, query }: ParsedRequest): string | null {
  const candidates = [textAt(headers, 'x-session-key'), textAt(query, 'session_key')];
  return candidates.find((key) => key !== null) ?? null;
}

function textAt(values: unknown, name: string): string | null {
  const value = typeof values === 'object' && values !== null ? Reflect.get(values, name) : undefined;
  return typeof value === 'string' ? value : null;
}

async function perform(
  request: FastifyRequest,
  endpoint: Endpoint,
  context: AnyContext,
  prepare: Operation['prepare'],
  handle: Operation['handle'],
): Promise<AnyResponse> {
  const prepared = async () => prepare?.(context);
  if (!endpoint.parameters.some(({ name }) => name === 'Idempotency-Key')) return handle(context, await prepared());
  const work = (tx: Database, result: unknown) => handle({ ...context, db: tx }, result);
  const key = textAt(context.headers, 'idempotency-key');
  if (key === null) {
    const result = await prepared();
    return inTransaction(context.db, (tx) => work(tx, result));
  }
  const attempt = {
    scope: `${endpoint.id} ${getOwner(context)}`,
    key,
    requestHash: hash(`${request.url}\n${formatCanonicalJson(request.body)}`),
    now: context.clock.now(),
  };
  const { response, replayed } = prepare
    ? await runOnceAfterPreparing(context.db, attempt, prepared, work)
    : await runOnce(context.db, attempt, (tx) => work(tx, undefined));
  return replayed ? { ...response, headers: { ...response.headers, 'idempotency-replayed': 'true' } } : response;
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64url');

function getOwner({ user, session }: AnyContext): string {
  if (user) return `user ${user.id}`;
  return session === null ? 'anyone' : `guest ${hash(session)}`;
}
