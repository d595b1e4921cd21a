/** PostgreSQL's names for what can go wrong: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const retryable = new Set(['40001', '40P01']);
const away = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'ENOTFOUND',
  // Switched to reading alone, as a server is that stands in for another.
  '25006',
  // The statement took too long.
  '57014',
  '57P01',
  '57P02',
  '57P03',
]);
/** Connections that fail; resources that run out, the disk's among them; the system's own errors. */
const awayClasses = /^(08|53|58)/;
const awayTexts =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|client has encountered a connection error/i;

/**
 * The code of a database error, also when drizzle or others have wrapped it; null for anything else.
 *
 * @internal
 */
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

/** Whether the database can't be reached, or can't do its work, at the moment. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = databaseErrorCode(error);
  if (code !== null) return away.has(code) || awayClasses.test(code);
  return awayTexts.test(error.message) || isDatabaseUnavailable(error.cause);
}
