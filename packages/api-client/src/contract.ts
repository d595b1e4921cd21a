import type { components, operations } from '@aitours/openapi/schema';

/** A schema of the contract by its name. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

/** The id of an operation: `listTours`, `addCartItem` … */
export type OperationId = keyof operations;

type Nothing = Record<never, never>;
type Parameters<Id extends OperationId> = operations[Id]['parameters'];
type Simple<Shape> = { [Key in keyof Shape]: Shape[Key] };

/** Removes members whose type is `never` or `undefined`. */
type Filled<Shape> = {
  [Key in keyof Shape as [Exclude<Shape[Key], undefined>] extends [never] ? never : Key]: Shape[Key];
};

/** Headers that the client adds. */
type OwnHeaders = 'Idempotency-Key' | 'If-None-Match';

type HeaderOf<Id extends OperationId> = NonNullable<Parameters<Id>['header']>;
type Headers<Id extends OperationId> = [HeaderOf<Id>] extends [never]
  ? Nothing
  : Simple<Omit<HeaderOf<Id>, OwnHeaders>>;

type HeadersPart<Id extends OperationId> = keyof Headers<Id> extends never ? Nothing : { headers?: Headers<Id> };

/** Makes the session key optional, because the client adds it. */
type WithoutSessionKey<Body> = Body extends { session_key: infer Key }
  ? Omit<Body, 'session_key'> & { session_key?: Key }
  : Body;

type BodyPart<Id extends OperationId> = operations[Id] extends { requestBody: { content: { 'image/jpeg': unknown } } }
  ? { body: Blob }
  : operations[Id] extends {
        requestBody: { content: { 'application/json': infer Body } };
      }
    ? { body: WithoutSessionKey<Body> }
    : Nothing;

/**
 * The input of a call: `path`, `query`, `headers` and `body` (a `Blob` for uploads), as far as the operation has them; each is required if the
 * contract requires one of its members. The client and the browser add session key, idempotency key and `If-None-Match`.
 */
export type Input<Id extends OperationId> = Simple<
  Filled<Pick<Parameters<Id>, Extract<keyof Parameters<Id>, 'path' | 'query'>>> & HeadersPart<Id> & BodyPart<Id>
>;

/** Operations that can be called without input. */
export type FreeOperationId = { [Id in OperationId]: Nothing extends Input<Id> ? Id : never }[OperationId];

type Responses<Id extends OperationId> = operations[Id]['responses'];
type Success<Id extends OperationId> = Responses<Id>[Extract<keyof Responses<Id>, 200 | 201 | 204>];
type Body<Response> = Response extends { content: infer Content }
  ? Content extends { 'application/json': infer Json }
    ? Json
    : Blob
  : undefined;

/** The output of a call: its JSON, a `Blob` for images, `undefined` for a 204. Of lists without the card view. */
export type Output<Id extends OperationId> = Exclude<Body<Success<Id>>, CardView>;

/** Marks the pages of a list's card view. */
interface CardView {
  view: 'card';
}

/** The output of a list in the card view. */
export type CardOutput<Id extends OperationId> = Extract<Body<Success<Id>>, CardView>;

/** Lists that have a card view: its items contain what a card shows. */
export type CardListId = { [Id in OperationId]: CardOutput<Id> extends never ? never : Id }[OperationId];

/** The input of a list in the card view. */
export type CardInput<Id extends OperationId> = Input<Id> & { query: CardView };

/** An item of a list in the card view. */
export type CardItem<Id extends OperationId> = CardOutput<Id> extends { results: (infer One)[] } ? One : never;

/** Any paginated list. */
interface Page {
  next: string | null;
  results: readonly unknown[];
}

/** Operations that return paginated lists. */
export type PagedOperationId = {
  [Id in OperationId]: Extract<Output<Id>, Page> extends never ? never : Id;
}[OperationId];

/** An item of a paginated list. */
export type Item<Id extends PagedOperationId> =
  Extract<Output<Id>, Page> extends { results: (infer One)[] } ? One : never;
