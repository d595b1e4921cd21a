export type * from '@aitours/openapi/entities';
export type { components, operations } from '@aitours/openapi/schema';
export { isPersonal, toCacheKey } from './cacheKeys.ts';
export { type Client, createClient } from './client.ts';
export type { FreeOperationId, Input, Item, OperationId, Output, PagedOperationId, Schema } from './contract.ts';
export type { CallOptions, ClientOptions } from './options.ts';
export {
  type AnyProblem,
  ApiProblem,
  InvalidRequestError,
  isProblem,
  NetworkError,
  type Problem,
  type ProblemBody,
  type ProblemType,
  toErrorMessage,
  type UntypedProblem,
} from './problems.ts';
export { randomKey } from './randomKey.ts';
export type { Session, Tokens } from './session.ts';
export type { KeyValueStorage } from './storage.ts';
export { toPictureUrl } from './toPictureUrl.ts';
