import type { components } from '@aitours/openapi/schema';
import type { Schema } from './contract.ts';

/** The types of problems that the contract defines. */
export type ProblemType = Schema<'ProblemType'>;

type Schemas = components['schemas'];
type OwnProblem = Schemas[Exclude<Extract<keyof Schemas, `${string}Problem`>, 'Problem'>];

/** The body of a problem of one type, with the members of that type (the current price, the places left …). */
export type ProblemBody<Type extends ProblemType> = [Extract<OwnProblem, { type: Type }>] extends [never]
  ? Schema<'Problem'> & { type: Type }
  : Extract<OwnProblem, { type: Type }>;

/** The type of an error response that isn't a problem of the contract (RFC 9457), such as a proxy's page. */
const UNTYPED = 'about:blank';

const UNKNOWN_ERROR = 'An error occurred';
const NO_RESPONSE = 'No response from server';
const INVALID_REQUEST = 'Error setting up request';

/**
 * An error response of the server (RFC 9457). `isProblem` narrows it to a type with its members. `message` can be
 * displayed to users: the body's `detail`, else its `message`, else a generic text (SHELL-61, SHELL-62).
 */
export class ApiProblem extends Error {
  /** A type of the contract, or `about:blank` if the body has none. */
  readonly type: string;
  readonly status: number;
  readonly title: string;
  /** Undefined if the body has none. */
  readonly detail: string | undefined;
  /** Messages by field. */
  readonly errors: Readonly<Record<string, readonly string[]>> | undefined;

  /**
   * @param status the HTTP status of the response
   * @param body any JSON value, text, or undefined
   */
  constructor(status: number, body: unknown, options?: ErrorOptions) {
    const { message, name: _, stack: __, cause: ___, ...members } = isRecord(body) ? body : {};
    super(toText(members['detail']) ?? toText(message) ?? UNKNOWN_ERROR, options);
    this.name = 'ApiProblem';
    Object.assign(this, members);
    this.type = toText(members['type']) ?? UNTYPED;
    this.status = status;
    this.title = toText(members['title']) ?? '';
    this.detail = toText(members['detail']);
    this.errors = isFieldErrors(members['errors']) ? members['errors'] : undefined;
  }
}

/** No response arrived: the client is offline, the connection broke, or the time ran out. */
export class NetworkError extends Error {
  constructor(options?: ErrorOptions) {
    super(NO_RESPONSE, options);
    this.name = 'NetworkError';
  }
}

/** The request was invalid and not sent: a path parameter is missing, or the body can't be serialised. */
export class InvalidRequestError extends Error {
  constructor(options?: ErrorOptions) {
    super(INVALID_REQUEST, options);
    this.name = 'InvalidRequestError';
  }
}

/** A problem of one type, with the members of that type. */
export type Problem<Type extends ProblemType> = ApiProblem & ProblemBody<Type>;

/** An error response that isn't a problem of the contract. */
export type UntypedProblem = ApiProblem & { readonly type: typeof UNTYPED };

/** Any problem, discriminated by `type`. */
export type AnyProblem = { [Type in ProblemType]: Problem<Type> }[ProblemType] | UntypedProblem;

/** Whether an error is a problem, and if `type` is given, one of this type. */
export function isProblem<Type extends ProblemType>(error: unknown, type: Type): error is Problem<Type>;
export function isProblem(error: unknown): error is AnyProblem;
export function isProblem(error: unknown, type?: ProblemType): boolean {
  return error instanceof ApiProblem && (type === undefined || error.type === type);
}

/**
 * Returns the message of a failed call to display: `detail`, else `message`, else a generic text (SHELL-61, SHELL-62). The
 * browser's message about a script or style sheet that couldn't be loaded is replaced by a sentence.
 *
 * @example toErrorMessage({ detail: 'Sold out', message: 'no' }) // 'Sold out'
 * @example toErrorMessage(undefined) // 'An error occurred'
 */
export function toErrorMessage(error: unknown): string {
  if (typeof error !== 'object' || error === null) return UNKNOWN_ERROR;
  const detail = 'detail' in error ? toText(error.detail) : undefined;
  const message = 'message' in error ? toText(error.message) : undefined;
  if (!detail && message && LOAD_FAILURE.test(message)) return 'The connection failed. Please try again.';
  return detail ?? message ?? UNKNOWN_ERROR;
}

/** The messages of Chrome and Firefox, of Safari, and of Vite. */
const LOAD_FAILURE = /dynamically imported module|^Importing a module|^Unable to preload/;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const toText = (value: unknown): string | undefined => (typeof value === 'string' && value.trim() ? value : undefined);

const isFieldErrors = (value: unknown): value is Record<string, string[]> =>
  isRecord(value) &&
  Object.values(value).every((messages) => Array.isArray(messages) && messages.every((message) => toText(message)));
