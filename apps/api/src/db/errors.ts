/** PostgreSQL's error codes: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const retryable = new Set(['40001', '40P01']);
const unavailable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'ENOTFOUND',
  // Read-only, as a standby server is.
  '25006',
  // Statement timeout.
  '57014',
  '57P01',
  '57P02',
  '57P03',
]);
/** Connection errors, exhausted resources such as disk space, and system errors. */
const unavailableClasses = /^(08|53|58)/;
const unavailableMessages =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|client has encountered a connection error/i;

/** Returns the code of a database error, also of a wrapped one; null for other errors. */
export function getDatabaseErrorCode(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return getDatabaseErrorCode(error.cause);
}

/** Returns whether the transaction failed because of a concurrent one and can be retried. */
export const isRetryable = (error: unknown) => retryable.has(getDatabaseErrorCode(error) ?? '');

export const isUniqueViolation = (error: unknown, constraint: string): boolean =>
  getViolatedConstraint(error, '23505') === constraint;

/** Returns whether a row couldn't be written because its user's account was deleted meanwhile. */
export const isUserMissing = (error: unknown): boolean =>
  getViolatedConstraint(error, '23503')?.endsWith('_user_id_users_id_fk') ?? false;

function getViolatedConstraint(error: unknown, code: string): string | null {
  if (!(error instanceof Error)) return null;
  if (!('constraint' in error)) return getViolatedConstraint(error.cause, code);
  return getDatabaseErrorCode(error) === code ? String(error.constraint) : null;
}

/** Returns whether the database can't be reached or can't work at the moment. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = getDatabaseErrorCode(error);
  if (code !== null) return unavailable.has(code) || unavailableClasses.test(code);
  return unavailableMessages.test(error.message) || isDatabaseUnavailable(error.cause);
}
