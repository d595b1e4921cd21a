import { delay, type HttpHandler, HttpResponse } from 'msw';
import type { OperationId, Output } from '../contract.ts';
import type { ProblemBody } from '../problems.ts';
import { problemExamples } from './examples.ts';
import {
  createProblem,
  createProblemResponse,
  type MockOptions,
  type MockProblemType,
  type MockRequest,
  mockOperation,
  mockResponse,
} from './mockOperation.ts';

/**
 * Mocks an operation with a response body, or a function that returns one for a request.
 *
 * @example respondsWith('getMe', examples.getMe.staffUser)
 * @example respondsWith('getActivity', ({ path }) => ({ ...examples.getActivity.activity, slug: path.id }))
 */
export function respondsWith<Id extends OperationId>(
  id: Id,
  response: Output<Id> | ((request: MockRequest<Id>) => Output<Id>),
  options?: MockOptions,
): HttpHandler {
  return mockResponse(id, (request) => (isFunction(response) ? response(request) : response), options);
}

const isFunction = <Id extends OperationId>(
  response: Output<Id> | ((request: MockRequest<Id>) => Output<Id>),
): response is (request: MockRequest<Id>) => Output<Id> => typeof response === 'function';

/**
 * Mocks an operation that returns a problem of the contract.
 *
 * @example fails('createBooking', 'price-changed', { amount: '780.00' })
 */
export const fails = <Type extends MockProblemType>(
  id: OperationId,
  type: Type,
  details?: Partial<ProblemBody<Type>>,
): HttpHandler => mockOperation(id, () => createProblemResponse(createProblem(id, type, details)));

/** Comes from a proxy, whose page isn't a problem. Use `fails` for the planner's problem of this status. */
const BAD_GATEWAY = 502;

/** Mocks an operation that returns this status: with a problem of the contract if there is one, else with an HTML page. */
export function failsWithStatus(id: OperationId, status = 500): HttpHandler {
  const problem = Object.values(problemExamples).find(
    (candidate) => candidate.status === status && status !== BAD_GATEWAY,
  );
  return mockOperation(id, () =>
    problem ? createProblemResponse(problem) : HttpResponse.html('<h1>Something went wrong</h1>', { status }),
  );
}

/** Mocks an operation that never responds: a page stays in its loading state. */
export const neverResponds = (id: OperationId): HttpHandler =>
  mockOperation(id, async () => {
    await delay('infinite');
    return HttpResponse.error();
  });

/** Mocks an operation whose connection breaks before the response. */
export const losesConnection = (id: OperationId): HttpHandler => mockOperation(id, () => HttpResponse.error());

/**
 * Mocks an operation that sends events and leaves the stream open.
 *
 * @param begin receives a function that sends an event, for each stream
 */
export const streamsEvents = (id: OperationId, begin: (send: () => void) => void): HttpHandler =>
  mockOperation(id, () => {
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start(controller) {
        begin(() => controller.enqueue(new TextEncoder().encode('event: change\ndata: all\n\n')));
      },
    });
    return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } });
  });
