import { invalidRequest } from '../problems/problems.ts';

/**
 * Checks what a rule has found in staff's input.
 *
 * @param found the errors by field
 * @param texts what to say about each error
 * @throws {Problem} invalid-request
 */
export function requireValid<InputError extends string>(
  found: Readonly<Record<string, InputError>>,
  texts: Readonly<Record<InputError, string>>,
): void {
  const errors = Object.entries(found).map(([field, error]) => [field, [texts[error]]]);
  if (errors.length > 0) throw invalidRequest(null, Object.fromEntries(errors));
}
