import { getDatabaseErrorCode } from './errors.ts';

/** Says only that an earlier statement of the transaction failed. */
const transactionAborted = '25P02';

/**
 * Waits for statements that a transaction sends together, and returns their results. After the first failure PostgreSQL
 * rejects the others. A member may be a sequence of statements, so the failure may be of a later member of the list.
 *
 * @throws the reason of the first one in the list that says what is wrong
 */
export async function settleInOrder<const T extends readonly unknown[]>(
  statements: T,
): Promise<{ -readonly [Index in keyof T]: Awaited<T[Index]> }> {
  const failures = (await Promise.allSettled(statements)).filter((result) => result.status === 'rejected');
  const cause = failures.find(({ reason }) => getDatabaseErrorCode(reason) !== transactionAborted) ?? failures[0];
  if (cause) throw cause.reason;
  return Promise.all(statements);
}
