import type { Callers } from '@aitours/openapi/callers';
import type { operations } from '@aitours/openapi/schema';
import type { FastifyBaseLogger } from 'fastify';
import type { SignedInUser } from '../auth/signedInUser.ts';
import type { Limit } from '../rateLimit.ts';
import type { Services } from '../services.ts';

export type OperationId = keyof operations & keyof Callers;

type Given<T> = [NonNullable<T>] extends [never] ? Readonly<Record<string, never>> : Readonly<NonNullable<T>>;
type Lowered<T> = { readonly [Name in keyof T as Name extends string ? Lowercase<Name> : Name]: T[Name] };
type BodyOf<O> = O extends { requestBody: { content: { 'application/json': infer Body } } }
  ? Body
  : O extends { requestBody?: { content: { 'application/json': infer Body } } }
    ? Body | undefined
    : undefined;

interface CallerTypes {
  anyone: null;
  guestOrUser: SignedInUser | null;
  user: SignedInUser;
}

/** What a handler is given: the request as the contract describes it, and the services of the shop. */
export interface Context<Id extends OperationId> extends Services {
  readonly path: Given<operations[Id]['parameters']['path']>;
  readonly query: Given<operations[Id]['parameters']['query']>;
  /** By lower-case names. */
  readonly headers: Lowered<Given<operations[Id]['parameters']['header']>>;
  readonly body: BodyOf<operations[Id]>;
  readonly user: CallerTypes[Callers[Id]];
  /** The guest's session key, from `X-Session-Key` or else the query. */
  readonly session: string | null;
  /** The caller's network address. */
  readonly address: string;
  readonly log: FastifyBaseLogger;
}

type Headers = Readonly<Record<string, string>>;
type AnswerWith<Status, Response> = Response extends { content: { 'application/json': infer Body } }
  ? { readonly status: Status; readonly body: Body; readonly headers?: Headers }
  : Response extends { content: { 'application/problem+json': unknown } }
    ? never
    : Response extends { content: object }
      ? { readonly status: Status; readonly body: Uint8Array; readonly headers: Headers }
      : { readonly status: Status; readonly headers?: Headers };

/** What a handler may answer; problems are thrown. */
export type Answer<Id extends OperationId> = {
  [Status in keyof operations[Id]['responses']]: AnswerWith<Status, operations[Id]['responses'][Status]>;
}[keyof operations[Id]['responses']];

/** A context before its types are known. */
export interface AnyContext extends Services {
  readonly path: unknown;
  readonly query: unknown;
  readonly headers: unknown;
  readonly body: unknown;
  readonly user: SignedInUser | null;
  readonly session: string | null;
  readonly address: string;
  readonly log: FastifyBaseLogger;
}

export interface AnyAnswer {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Headers;
}

/** An operation of the contract together with what answers it. */
export interface Operation {
  readonly id: OperationId;
  /** It answers from the tables of the catalogue alone: no stock, no clock, nobody's own. */
  readonly readsOnlyCatalogue: boolean;
  limits(context: AnyContext): readonly Limit[];
  /** What is worked out before, and outside of, the transaction; left out where there is nothing of the kind. */
  readonly prepare?: (context: AnyContext) => Promise<unknown>;
  handle(context: AnyContext, prepared: unknown): Promise<AnyAnswer>;
}

type Handlers = { [Id in OperationId]: (context: Context<Id>) => Promise<Answer<Id>> };
type PreparedHandlers<Prepared> = {
  [Id in OperationId]: (context: Context<Id>, prepared: Prepared) => Promise<Answer<Id>>;
};

interface OperationOptions<Id extends OperationId> {
  /** What this call counts against. Counted before the handler runs, whatever becomes of it. */
  readonly limits?: (context: Context<Id>) => readonly Limit[];
  /**
   * It answers from the tables of the catalogue alone (those that give the catalogue a new edition): no stock, no clock,
   * nobody's own. Its answers are kept until the catalogue changes.
   */
  readonly readsOnlyCatalogue?: boolean;
}

/**
 * Answers an operation of the contract.
 *
 * The handler gets a request that fits the contract, and must answer as the contract says. Where the contract takes an
 * `Idempotency-Key`, `db` is a transaction that also keeps the answer: all of it happens once, or none. Such a handler
 * may be run again when another transaction got in its way, so it does nothing outside the database.
 */
export function operation<Id extends OperationId>(
  id: Id,
  handler: Handlers[Id],
  { limits = () => [], readsOnlyCatalogue = false }: OperationOptions<Id> = {},
): Operation {
  return {
    id,
    readsOnlyCatalogue,
    limits: (context) => limits(typed(context)),
    handle: async (context) => (await handler(typed(context))) as AnyAnswer,
  };
}

/**
 * Answers an operation of the contract that has to ask somebody outside the database first, who may be slow.
 *
 * `prepare` does the asking and holds no connection meanwhile: its `db` is no transaction. The handler gets what it
 * brings, once, however often the transaction is run. For one `Idempotency-Key` there is still one answer: a repeat asks
 * nobody, and of twins that ask at the same time the first to be done answers for all.
 */
export function preparedOperation<Id extends OperationId, Prepared>(
  id: Id,
  prepare: (context: Context<Id>) => Promise<Prepared>,
  handler: PreparedHandlers<Prepared>[Id],
  { limits = () => [] }: Pick<OperationOptions<Id>, 'limits'> = {},
): Operation {
  return {
    id,
    readsOnlyCatalogue: false,
    limits: (context) => limits(typed(context)),
    prepare: (context) => prepare(typed(context)),
    // What is handed on is what `prepare` brought.
    handle: async (context, prepared) => (await handler(typed(context), prepared as Prepared)) as AnyAnswer,
  };
}

/** The binder has validated the request against the operation's schemas, from which these types are made. */
const typed = <Id extends OperationId>(context: AnyContext) => context as Context<Id>;
