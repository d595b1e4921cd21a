import type { components, operations } from '@aitours/openapi/schema';

/** A schema of the contract by its name. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

/** Names one call of the contract: `listTours`, `addCartItem` … */
export type OperationId = keyof operations;

type Nothing = Record<never, never>;
type Parameters<Id extends OperationId> = operations[Id]['parameters'];
type Simple<Shape> = { [Key in keyof Shape]: Shape[Key] };

/** Drops the members that can hold nothing; the others stay as required or optional as they were. */
type Filled<Shape> = {
  [Key in keyof Shape as [Exclude<Shape[Key], undefined>] extends [never] ? never : Key]: Shape[Key];
};

/** The client adds these by itself. */
type OwnHeaders = 'Idempotency-Key' | 'If-None-Match';

type HeaderOf<Id extends OperationId> = NonNullable<Parameters<Id>['header']>;
type Headers<Id extends OperationId> = [HeaderOf<Id>] extends [never]
  ? Nothing
  : Simple<Omit<HeaderOf<Id>, OwnHeaders>>;

type HeadersPart<Id extends OperationId> = keyof Headers<Id> extends never ? Nothing : { headers?: Headers<Id> };

/** The client knows the session key, so nobody else has to. */
type WithoutSessionKey<Body> = Body extends { session_key: infer Key }
  ? Omit<Body, 'session_key'> & { session_key?: Key }
  : Body;

type BodyPart<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? { body: WithoutSessionKey<Body> }
  : Nothing;

/**
 * What a call takes: `path`, `query`, `headers` and `body`, each only where the contract has it, and required where the
 * contract requires one of its members. The session key, the idempotency key and conditions of caches are never asked
 * for: the client and the browser add them.
 */
export type Input<Id extends OperationId> = Simple<
  Filled<Pick<Parameters<Id>, Extract<keyof Parameters<Id>, 'path' | 'query'>>> & HeadersPart<Id> & BodyPart<Id>
>;

/** Operations that can be called without any input. */
export type FreeOperationId = { [Id in OperationId]: Nothing extends Input<Id> ? Id : never }[OperationId];

type Responses<Id extends OperationId> = operations[Id]['responses'];
type Success<Id extends OperationId> = Responses<Id>[Extract<keyof Responses<Id>, 200 | 201 | 204>];
type Body<Response> = Response extends { content: infer Content }
  ? Content extends { 'application/json': infer Json }
    ? Json
    : Blob
  : undefined;

/** What a call answers: its JSON, a `Blob` for pictures, `undefined` where the contract answers 204. */
export type Output<Id extends OperationId> = Body<Success<Id>>;

/** Any list whose pages follow one another. */
interface Page {
  next: string | null;
  results: readonly unknown[];
}

/** Operations that answer in pages. */
export type PagedOperationId = {
  [Id in OperationId]: Extract<Output<Id>, Page> extends never ? never : Id;
}[OperationId];

/** One item of a list in pages. */
export type Item<Id extends PagedOperationId> =
  Extract<Output<Id>, Page> extends { results: (infer One)[] } ? One : never;
