import type { components } from '@aitours/openapi/schema';
import type { Schema } from './contract.ts';

/** The stable names of everything that can go wrong, from the contract. */
export type ProblemType = Schema<'ProblemType'>;

type Schemas = components['schemas'];
type OwnProblem = Schemas[Exclude<Extract<keyof Schemas, `${string}Problem`>, 'Problem'>];

/** What a problem of one type says on the wire, members of its own included (the right amount, the places left …). */
export type ProblemBody<Type extends ProblemType> = [Extract<OwnProblem, { type: Type }>] extends [never]
  ? Schema<'Problem'> & { type: Type }
  : Extract<OwnProblem, { type: Type }>;

/** The type of an answer that isn't a problem of the contract (RFC 9457): a proxy's page, a cut-off answer. */
const UNTYPED = 'about:blank';

const NOTHING_KNOWN = 'An error occurred';
const NO_REPLY = 'No response from server';
const NOT_BUILT = 'Error setting up request';

/**
 * A refusal by the server (RFC 9457). Narrowed by `isProblem`, it has the members of its type. `message` is what a
 * person may read: the answer's `detail`, else its `message`, else a generic text (SHELL-61, SHELL-62).
 */
export class ApiProblem extends Error {
  /** A name from the contract, `about:blank` where the answer has none. */
  readonly type: string;
  readonly status: number;
  readonly title: string;
  /** Absent where the answer has none. */
  readonly detail: string | undefined;
  /** Texts by field. */
  readonly errors: Readonly<Record<string, readonly string[]>> | undefined;

  /**
   * @param status the HTTP status of the answer
   * @param body whatever the answer held: any JSON, text, or nothing
   */
  constructor(status: number, body: unknown, options?: ErrorOptions) {
    const { message, name: _, stack: __, cause: ___, ...members } = isRecord(body) ? body : {};
    super(textOf(members['detail']) ?? textOf(message) ?? NOTHING_KNOWN, options);
    this.name = 'ApiProblem';
    Object.assign(this, members);
    this.type = textOf(members['type']) ?? UNTYPED;
    this.status = status;
    this.title = textOf(members['title']) ?? '';
    this.detail = textOf(members['detail']);
    this.errors = isFieldErrors(members['errors']) ? members['errors'] : undefined;
  }
}

/** The request was sent, or tried to be, and no reply came: offline, cut off, or out of time. */
export class NoResponse extends Error {
  constructor(options?: ErrorOptions) {
    super(NO_REPLY, options);
    this.name = 'NoResponse';
  }
}

/** The request could not even be built: a path parameter is missing, a body can't be written as JSON. */
export class RequestNotBuilt extends Error {
  constructor(options?: ErrorOptions) {
    super(NOT_BUILT, options);
    this.name = 'RequestNotBuilt';
  }
}

/** A problem of one type, with the members of that type. */
export type Problem<Type extends ProblemType> = ApiProblem & ProblemBody<Type>;

/** A refusal that isn't in the contract's form. */
export type UntypedProblem = ApiProblem & { readonly type: typeof UNTYPED };

/** Any problem: `type` tells which, and with it which members it has. */
export type AnyProblem = { [Type in ProblemType]: Problem<Type> }[ProblemType] | UntypedProblem;

/** Whether the server refused, and if a type is given, for this reason. */
export function isProblem<Type extends ProblemType>(error: unknown, type: Type): error is Problem<Type>;
export function isProblem(error: unknown): error is AnyProblem;
export function isProblem(error: unknown, type?: ProblemType): boolean {
  return error instanceof ApiProblem && (type === undefined || error.type === type);
}

/**
 * What to show of a failed call: `detail`, else `message`, else a generic text (SHELL-61, SHELL-62).
 *
 * @example errorText({ detail: 'Sold out', message: 'no' }) // 'Sold out'
 * @example errorText(undefined) // 'An error occurred'
 */
export function errorText(error: unknown): string {
  if (typeof error !== 'object' || error === null) return NOTHING_KNOWN;
  const detail = 'detail' in error ? textOf(error.detail) : undefined;
  const message = 'message' in error ? textOf(error.message) : undefined;
  return detail ?? message ?? NOTHING_KNOWN;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value.trim() ? value : undefined);

const isFieldErrors = (value: unknown): value is Record<string, string[]> =>
  isRecord(value) && Object.values(value).every((texts) => Array.isArray(texts) && texts.every((text) => textOf(text)));
