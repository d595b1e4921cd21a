/**
 * Waits for statements that a transaction sends together, and returns their results. After the first failure PostgreSQL
 * rejects the others, so only the first says what is wrong.
 *
 * @throws the reason of the first one in the list that was rejected
 */
export async function settleInOrder<const T extends readonly unknown[]>(
  statements: T,
): Promise<{ -readonly [Index in keyof T]: Awaited<T[Index]> }> {
  const failed = (await Promise.allSettled(statements)).find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
  return Promise.all(statements);
}
