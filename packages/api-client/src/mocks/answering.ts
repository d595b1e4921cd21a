import { delay, type HttpHandler, HttpResponse } from 'msw';
import type { OperationId, Output } from '../contract.ts';
import type { ProblemBody } from '../problems.ts';
import { problemExamples } from './examples.ts';
import {
  type MockOptions,
  type MockProblemType,
  type MockRequest,
  mockAnswer,
  mockOperation,
  problemOf,
  problemResponse,
} from './handling.ts';

/**
 * One operation answers this, or what this function makes of the request.
 *
 * @example respondsWith('getMe', examples.getMe.staffUser)
 * @example respondsWith('getActivity', ({ path }) => ({ ...examples.getActivity.activity, slug: path.id }))
 */
export function respondsWith<Id extends OperationId>(
  id: Id,
  answer: Output<Id> | ((request: MockRequest<Id>) => Output<Id>),
  options?: MockOptions,
): HttpHandler {
  return mockAnswer(id, (request) => (isFunction(answer) ? answer(request) : answer), options);
}

const isFunction = <Id extends OperationId>(
  answer: Output<Id> | ((request: MockRequest<Id>) => Output<Id>),
): answer is (request: MockRequest<Id>) => Output<Id> => typeof answer === 'function';

/**
 * One operation refuses with a problem of the contract.
 *
 * @example fails('createBooking', 'price-changed', { amount: '780.00' })
 */
export const fails = <Type extends MockProblemType>(
  id: OperationId,
  type: Type,
  details?: Partial<ProblemBody<Type>>,
): HttpHandler => mockOperation(id, () => problemResponse(problemOf(id, type, details)));

/** What stands before the server says this, and its page is no problem; `fails` has the planner's problem of that status. */
const BAD_GATEWAY = 502;

/**
 * One operation fails with this status: with the contract's problem of that status where there is one, else as a proxy
 * fails, with a page that is no problem.
 */
export function failsWithStatus(id: OperationId, status = 500): HttpHandler {
  const problem = Object.values(problemExamples).find(
    (candidate) => candidate.status === status && status !== BAD_GATEWAY,
  );
  return mockOperation(id, () =>
    problem ? problemResponse(problem) : HttpResponse.html('<h1>Something went wrong</h1>', { status }),
  );
}

/** One operation's answer never comes: a page stays as it is while loading. */
export const neverResponds = (id: OperationId): HttpHandler =>
  mockOperation(id, async () => {
    await delay('infinite');
    return HttpResponse.error();
  });

/** The connection breaks before one operation has answered. */
export const losesConnection = (id: OperationId): HttpHandler => mockOperation(id, () => HttpResponse.error());
