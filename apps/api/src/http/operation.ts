import type { Readable } from 'node:stream';
import type { Callers } from '@aitours/openapi/callers';
import type { Defaults } from '@aitours/openapi/defaults';
import type { operations } from '@aitours/openapi/schema';
import type { FastifyBaseLogger } from 'fastify';
import type { AuthenticatedUser } from '../db/people/signedInUser.ts';
import type { Limit } from '../rateLimit.ts';
import type { Services } from '../services.ts';

export type OperationId = keyof operations & keyof Callers & keyof Defaults;

type ObjectOrEmpty<T> = [NonNullable<T>] extends [never] ? Readonly<Record<string, never>> : Readonly<NonNullable<T>>;
type Lowered<T> = { readonly [Name in keyof T as Name extends string ? Lowercase<Name> : Name]: T[Name] };
/** The body of an upload is read by its handler. */
type BodyOf<O> = O extends { requestBody: { content: { 'image/jpeg': unknown } } }
  ? Readable
  : O extends { requestBody: { content: { 'application/json': infer Body } } }
    ? Body
    : O extends { requestBody?: { content: { 'application/json': infer Body } } }
      ? Body | undefined
      : undefined;
/** Validation adds the members that have a default in the contract. */
type WithDefaults<T, Names> = T extends object ? T & Required<Pick<T, Extract<keyof T, Names>>> : T;

interface CallerTypes {
  anyone: null;
  guestOrUser: AuthenticatedUser | null;
  user: AuthenticatedUser;
}

/** A handler's input: the validated request and the services. */
export interface Context<Id extends OperationId> extends Services {
  readonly path: ObjectOrEmpty<operations[Id]['parameters']['path']>;
  readonly query: WithDefaults<ObjectOrEmpty<operations[Id]['parameters']['query']>, Defaults[Id]['query']>;
  /** Keyed by lower-case name. */
  readonly headers: Lowered<ObjectOrEmpty<operations[Id]['parameters']['header']>>;
  readonly body: WithDefaults<BodyOf<operations[Id]>, Defaults[Id]['body']>;
  readonly user: CallerTypes[Callers[Id]];
  /** The guest's session key, from `X-Session-Key` or else the query. */
  readonly session: string | null;
  /** The secret of the caller's browser. */
  readonly device: string | null;
  /** The `User-Agent` header. */
  readonly userAgent: string;
  /** The caller's network address, in IPv6 its network. */
  readonly address: string;
  readonly log: FastifyBaseLogger;
}

type Headers = Readonly<Record<string, string>>;
type Limits = readonly Limit[] | Promise<readonly Limit[]>;
type ResponseWith<Status, Response> = Response extends { content: { 'application/json': infer Body } }
  ? { readonly status: Status; readonly body: Body; readonly headers?: Headers; readonly reusesResults?: boolean }
  : Response extends { content: { 'application/problem+json': unknown } }
    ? never
    : Response extends { content: { 'text/event-stream': unknown } }
      ? { readonly status: Status; readonly body: Readable; readonly headers: Headers }
      : Response extends { content: object }
        ? { readonly status: Status; readonly body: Uint8Array; readonly headers: Headers }
        : { readonly status: Status; readonly headers?: Headers };

/** The responses that an operation may return; problems are thrown. */
export type OperationResponse<Id extends OperationId> = {
  [Status in keyof operations[Id]['responses']]: ResponseWith<Status, operations[Id]['responses'][Status]>;
}[keyof operations[Id]['responses']];

/** A context whose types the binder doesn't know. */
export interface AnyContext extends Services {
  readonly path: unknown;
  readonly query: unknown;
  readonly headers: unknown;
  readonly body: unknown;
  readonly user: AuthenticatedUser | null;
  readonly session: string | null;
  readonly device: string | null;
  readonly userAgent: string;
  readonly address: string;
  readonly log: FastifyBaseLogger;
}

export interface AnyResponse {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Headers;
  /** The body is a list whose results may be objects of earlier responses, which don't change. */
  readonly reusesResults?: boolean;
}

/** An operation of the contract with its handler. */
export interface Operation<Id extends OperationId = OperationId> {
  readonly id: Id;
  /** Whether the response is cached until the catalogue changes. */
  readonly readsOnlyCatalogue: boolean;
  /** Whether the response to this request also depends on stock and time, and is not cached. Absent: it never does. */
  readonly readsStock?: (context: AnyContext) => boolean;
  /** Absent if the operation has no rate limit. */
  readonly limits?: (context: AnyContext) => Limits;
  /** Runs before the handler, outside its transaction. */
  readonly prepare?: (context: AnyContext) => Promise<unknown>;
  handle(context: AnyContext, prepared: unknown): Promise<AnyResponse>;
}

type Handlers = { [Id in OperationId]: (context: Context<Id>) => Promise<OperationResponse<Id>> };
type PreparedHandlers<Prepared> = {
  [Id in OperationId]: (context: Context<Id>, prepared: Prepared) => Promise<OperationResponse<Id>>;
};

interface OperationOptions<Id extends OperationId> {
  /** The rate limits of this call. Counted before the handler runs, also when it fails. */
  readonly limits?: (context: Context<Id>) => Limits;
  /**
   * The handler reads only tables with the catalogue version's trigger: no stock, no clock, nothing of a user. Its
   * response is cached until the catalogue changes.
   */
  readonly readsOnlyCatalogue?: boolean;
  /** The requests for which the handler does read stock or the clock; their responses are not cached. */
  readonly readsStock?: (context: Context<Id>) => boolean;
}

/**
 * Defines the handler of an operation of the contract.
 *
 * Where the contract accepts an `Idempotency-Key`, `db` is a transaction that also stores the response. Such a handler
 * runs again after a deadlock or serialization failure, so it must have no effect outside the database.
 */
export function operation<Id extends OperationId>(
  id: Id,
  handler: Handlers[Id],
  { limits, readsOnlyCatalogue = false, readsStock }: OperationOptions<Id> = {},
): Operation<Id> {
  return {
    id,
    readsOnlyCatalogue,
    ...(readsStock && { readsStock: (context) => readsStock(typed(context)) }),
    ...(limits && { limits: (context) => limits(typed(context)) }),
    handle: async (context) => (await handler(typed(context))) as AnyResponse,
  };
}

/**
 * Defines the handler of an operation that first calls a service outside the database.
 *
 * `prepare` makes that call. It runs once, outside the transaction, so that no connection is held while it waits. A
 * replayed request doesn't prepare; of concurrent requests with the same key, the first to finish stores its response
 * and the others return it.
 */
export function preparedOperation<Id extends OperationId, Prepared>(
  id: Id,
  prepare: (context: Context<Id>) => Promise<Prepared>,
  handler: PreparedHandlers<Prepared>[Id],
  { limits }: Pick<OperationOptions<Id>, 'limits'> = {},
): Operation<Id> {
  return {
    id,
    readsOnlyCatalogue: false,
    ...(limits && { limits: (context) => limits(typed(context)) }),
    prepare: (context) => prepare(typed(context)),
    // The binder passes the result of `prepare`.
    handle: async (context, prepared) => (await handler(typed(context), prepared as Prepared)) as AnyResponse,
  };
}

/** The binder has validated the request against the operation's schemas, from which these types are made. */
const typed = <Id extends OperationId>(context: AnyContext) => context as Context<Id>;
