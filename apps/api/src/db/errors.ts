/** PostgreSQL's names for what can go wrong: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const retryable = new Set(['40001', '40P01']);
const away = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'ENOTFOUND',
  '53300',
  '57P01',
  '57P02',
  '57P03',
]);
const awayTexts =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error/i;

/** The code of a database error, also when drizzle or others have wrapped it; null for anything else. */
export function databaseErrorCode(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return databaseErrorCode(error.cause);
}

/** Whether another transaction got in the way, so that the same work may succeed when done again. */
export const isRetryable = (error: unknown) => retryable.has(databaseErrorCode(error) ?? '');

export const isUniqueViolation = (error: unknown, constraint: string): boolean =>
  error instanceof Error &&
  ('constraint' in error
    ? databaseErrorCode(error) === '23505' && error.constraint === constraint
    : isUniqueViolation(error.cause, constraint));

/** Whether the database can't be reached at the moment. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = databaseErrorCode(error);
  if (code !== null) return away.has(code) || code.startsWith('08');
  return awayTexts.test(error.message) || isDatabaseAway(error.cause);
}
