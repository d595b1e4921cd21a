import type { OperationId, Output } from '@aitours/api-client';
import { respondsWith } from '@aitours/api-client/mocks';

/** Mocks that record what a page sends. Storybook clears what they have recorded before each story. */

type Record = (...sent: readonly unknown[]) => unknown;

/** Mocks an operation, and records the body of each request. */
export const recordsBody = <Id extends OperationId>(id: Id, record: Record, response: Output<Id>) =>
  respondsWith(id, ({ body }) => {
    record(body);
    return response;
  });

/** Mocks an operation, and records the body of each request and the version that it edits. */
export const recordsEdit = <Id extends OperationId>(id: Id, record: Record, response: Output<Id>) =>
  respondsWith(id, ({ body, headers }) => {
    record(body, headers.get('if-match'));
    return response;
  });

/** Mocks an operation, and records the query of each request. */
export const recordsQuery = <Id extends OperationId>(id: Id, record: Record, response: Output<Id>) =>
  respondsWith(id, ({ query }) => {
    record(Object.fromEntries(query));
    return response;
  });
