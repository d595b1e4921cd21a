import { routes } from '@aitours/openapi/operations';
import { delay, type HttpHandler, HttpResponse, http } from 'msw';
import type { Input, OperationId, Output } from '../contract.ts';
import type { ProblemBody } from '../problems.ts';
import { problemExamples, specialProblems, statuses } from './examples.ts';
import { findOperation } from './matching.ts';

/** A request that a mock handles. */
export interface MockRequest<Id extends OperationId> {
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly body: Input<Id> extends { body: infer Body } ? Body : undefined;
}

/** Types of problems that have an example. */
export type MockProblemType = keyof typeof problemExamples;

/** Thrown to return a problem. */
export class MockProblem extends Error {
  readonly problem: { readonly status: number };

  constructor(problem: { readonly status: number }) {
    super('The mock returns a problem');
    this.problem = problem;
  }
}

/** Options of a mock. */
export interface MockOptions {
  /** Milliseconds until the response. */
  readonly delay?: number;
  /** @default the operation's success status */
  readonly status?: number;
}

type Respond<Id extends OperationId> = (request: MockRequest<Id>) => Response | Promise<Response>;

/** Mocks one operation. `getBooking` doesn't match `/bookings/latest/`, which is another operation. */
export function mockOperation<Id extends OperationId>(id: Id, respond: Respond<Id>): HttpHandler {
  return http[routes[id][0]](
    ({ request }) => {
      const found = findOperation(request);
      return { matches: found?.id === id, params: { ...found?.path } };
    },
    async ({ request }) => respond(await readRequest(request, findOperation(request)?.path)),
  );
}

/** Mocks all operations. One handler for each would read each request's address hundreds of times. */
export const mockOperations = (
  respond: <Id extends OperationId>(id: Id, request: MockRequest<Id>) => Promise<Response>,
): HttpHandler =>
  http.all(
    ({ request }) => ({ matches: findOperation(request) !== null, params: {} }),
    async ({ request }) => {
      const found = findOperation(request);
      return found ? respond(found.id, await readRequest(request, found.path)) : undefined;
    },
  );

async function readRequest<Id extends OperationId>(
  request: Request,
  path: MockRequest<Id>['path'] = {},
): Promise<MockRequest<Id>> {
  const { searchParams } = new URL(request.url);
  // The types of the client guarantee the body's type.
  const body = (await readBody(request)) as MockRequest<Id>['body'];
  return { path, query: searchParams, headers: request.headers, body };
}

/** Mocks one operation with a function that returns its output or throws a `MockProblem`. */
export const mockResponse = <Id extends OperationId>(
  id: Id,
  respond: (request: MockRequest<Id>) => Output<Id>,
  options?: MockOptions,
): HttpHandler => mockOperation(id, (request) => createResponse(id, () => respond(request), options));

/** Returns the response with the output of a function, or with the problem of a `MockProblem` that it throws. */
export async function createResponse<Id extends OperationId>(
  id: Id,
  getOutput: () => Output<Id>,
  options: MockOptions = {},
): Promise<Response> {
  if (options.delay) await delay(options.delay);
  try {
    return createSuccessResponse(id, getOutput(), options.status);
  } catch (error) {
    if (error instanceof MockProblem) return createProblemResponse(error.problem);
    throw error;
  }
}

/** Returns the contract's example of a problem for an operation. */
export function createProblem<Type extends MockProblemType>(
  id: OperationId,
  type: Type,
  details: Partial<ProblemBody<Type>> = {},
): ProblemBody<Type> {
  const common: { readonly [Each in MockProblemType]: ProblemBody<Each> } = problemExamples;
  const special: SpecialProblems = specialProblems;
  const example = { ...common[type], ...special[id]?.[type] };
  return { ...example, detail: repeatMembers(example, details), ...details };
}

/** Returns the example's text with what it repeats of the members that are given. */
function repeatMembers(example: { readonly detail: string }, given: object): string {
  return Object.entries(given).reduce((text, [name, value]) => {
    const [before, after] = [listTexts(Reflect.get(example, name)), listTexts(value)];
    const form = before.findIndex((each) => text.includes(each));
    return form < 0 ? text : text.replace(before[form] ?? '', after[form] ?? '');
  }, example.detail);
}

/** Returns how a text can state a value: an amount with its separators, an item by its title. */
function listTexts(value: unknown): readonly string[] {
  if (typeof value === 'number') return [String(value)];
  if (typeof value === 'object' && value !== null) return listTexts(Reflect.get(value, 'title'));
  if (typeof value !== 'string') return [];
  return /^\d+\.\d\d$/.test(value) ? [Number(value).toLocaleString('en', { minimumFractionDigits: 2 })] : [value];
}

type SpecialProblems = {
  readonly [Id in OperationId]?: { readonly [Type in MockProblemType]?: ProblemBody<Type> };
};

/** Returns the response for a problem. */
export const createProblemResponse = (problem: { readonly status: number }): Response =>
  HttpResponse.json(problem, { status: problem.status, headers: { 'content-type': 'application/problem+json' } });

function createSuccessResponse(id: OperationId, body: unknown, status: number = statuses[id]): Response {
  if (body === undefined) return new HttpResponse(null, { status });
  if (body instanceof Blob) return new HttpResponse(body, { status, headers: { 'content-type': body.type } });
  return new HttpResponse(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}

/** Returns the JSON of a request, or the file of an upload. */
async function readBody(request: Request): Promise<unknown> {
  if (request.headers.get('content-type')?.startsWith('image/')) return request.clone().blob();
  const text = await request.clone().text();
  return text ? JSON.parse(text) : undefined;
}
