import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { once, onceAfter } from '../idempotency.ts';
import { countAgainst } from '../rateLimit.ts';
import type { Services } from '../services.ts';
import { answerCheck } from './answerCheck.ts';
import { identify } from './caller.ts';
import { entityTag } from './conditional.ts';
import { type ContractDocument, type Endpoint, endpointsOf } from './document.ts';
import type { AnyAnswer, AnyContext, Operation } from './operation.ts';
import { type PublicAnswer, publicAnswers } from './publicAnswers.ts';
import { requestReader } from './requestReader.ts';
import { schemaCompiler } from './schemas.ts';
import { sendAnswer, sendPublicAnswer } from './sending.ts';

export interface Binding {
  readonly document: ContractDocument;
  readonly operations: readonly Operation[];
  readonly services: Services;
}

/** The largest body the contract speaks of. */
const bodyLimit = 256 * 1024;

/**
 * Makes a route of each operation of the contract.
 *
 * @throws {Error} when an operation has no handler, or a handler no operation
 */
export function bind(app: FastifyInstance, { document, operations, services }: Binding): void {
  const endpoints = endpointsOf(document);
  requireComplete(endpoints, operations);
  const text = schemaCompiler(document, { coerce: true });
  const json = schemaCompiler(document, { coerce: false });
  const publicly = publicAnswers(services.db);
  for (const endpoint of endpoints) {
    const operation = operations.find(({ id }) => id === endpoint.id);
    if (!operation) continue;
    const read = requestReader(endpoint, text, json);
    const check = answerCheck(endpoint, json);
    const answer = (request: FastifyRequest, context: AnyContext) =>
      perform(request, endpoint, context, operation.prepare, async (final, prepared) => {
        const given = await operation.handle(final, prepared);
        // Within the transaction, if there is one: what can't be answered for hasn't happened.
        check(given);
        return given;
      });
    const isPublic = isForEverybody(endpoint);
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      const context = await contextOf(request, endpoint, services, () => read(request));
      void reply.headers(await countCall(operation, context));
      if (!isPublic) return sendAnswer(reply, await answer(request, context));
      const make = async () => written(await answer(request, context));
      return sendPublicAnswer(request, reply, await publicly(request.url, operation.readsOnlyCatalogue, make));
    };
    for (const url of urlsOf(endpoint)) {
      app.route({
        method: endpoint.method.toUpperCase(),
        url,
        bodyLimit,
        config: { operationId: endpoint.id },
        handler,
      });
    }
  }
}

/** Its answer has a tag, nobody is asked who he is, and it depends on the address alone. */
const isForEverybody = ({ caller, parameters, responses }: Endpoint): boolean =>
  caller === 'anyone' &&
  parameters.every((parameter) => parameter.in !== 'header' || parameter.name === 'If-None-Match') &&
  [...responses.values()].some(({ headers, content }) => headers?.['ETag'] && content?.['application/json']);

function written({ status, headers = {}, body }: AnyAnswer): PublicAnswer {
  const text = JSON.stringify(body);
  return { status, headers, text, tag: entityTag(text) };
}

/** The contract's path, and the same with or without its closing slash: monitors and people leave it out. */
function urlsOf({ path }: Endpoint): string[] {
  const url = path.replaceAll(/\{(\w+)\}/g, ':$1').replace(/\/$/, '');
  return [url, `${url}/`];
}

const countCall = (operation: Operation, context: AnyContext) =>
  countAgainst(context.db, operation.limits(context), context.clock.now(), context.config.rateLimitFactor);

function requireComplete(endpoints: readonly Endpoint[], operations: readonly Operation[]): void {
  const known = new Set(endpoints.map(({ id }) => id));
  const handled = operations.map(({ id }): string => id);
  const faults = [
    ...endpoints.filter(({ id }) => !handled.includes(id)).map(({ id }) => `${id} has no handler`),
    ...handled.filter((id, at) => handled.indexOf(id) !== at).map((id) => `${id} has two handlers`),
    ...handled.filter((id) => !known.has(id)).map((id) => `${id} is not in the contract`),
  ];
  if (faults.length > 0) throw new Error(`The server does not fit the contract:\n${faults.join('\n')}`);
}

async function contextOf(
  request: FastifyRequest,
  endpoint: Endpoint,
  services: Services,
  read: () => Pick<AnyContext, 'path' | 'query' | 'headers' | 'body'>,
): Promise<AnyContext> {
  const user = await identify(request, endpoint.caller, services);
  const parts = read();
  return { ...services, ...parts, user, session: sessionOf(parts), address: request.ip, log: request.log };
}

function sessionOf({ headers, query }: Pick<AnyContext, 'headers' | 'query'>): string | null {
  const given = [textAt(headers, 'x-session-key'), textAt(query, 'session_key')];
  return given.find((key) => key !== null) ?? null;
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
): Promise<AnyAnswer> {
  const prepared = async () => prepare?.(context);
  if (!endpoint.parameters.some(({ name }) => name === 'Idempotency-Key')) return handle(context, await prepared());
  const work = (tx: Database, found: unknown) => handle({ ...context, db: tx }, found);
  const key = textAt(context.headers, 'idempotency-key');
  if (key === null) {
    const found = await prepared();
    return inTransaction(context.db, (tx) => work(tx, found));
  }
  const attempt = {
    scope: `${endpoint.id} ${ownerOf(context)}`,
    key,
    requestHash: hash(`${request.url}\n${request.bodyText ?? ''}`),
    now: context.clock.now(),
  };
  const { answer, replayed } = prepare
    ? await onceAfter(context.db, attempt, prepared, work)
    : await once(context.db, attempt, (tx) => work(tx, undefined));
  return replayed ? { ...answer, headers: { ...answer.headers, 'idempotency-replayed': 'true' } } : answer;
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64url');

function ownerOf({ user, session }: AnyContext): string {
  if (user) return `user ${user.id}`;
  return session === null ? 'anyone' : `guest ${hash(session)}`;
}
