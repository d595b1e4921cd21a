import { generalMessages } from './generalMessages.ts';

/** The body of an error response: a problem document, an object with a `message`, or neither. */
export interface FailedResponse {
  readonly detail?: unknown;
  readonly message?: unknown;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/**
 * Returns the message of an error response: its `detail`, else its `message`, else the fallback (SHELL-61, SHELL-62).
 *
 * @example getProblemMessage({ detail: 'Sold out' }, cartMessages.addFailed(409)) // 'Sold out'
 * @example getProblemMessage({}, cartMessages.addFailed(500)) // 'Error adding to cart: 500'
 */
export function getProblemMessage(
  response: FailedResponse | null | undefined,
  fallback: string = generalMessages.unknown,
): string {
  return [response?.detail, response?.message].find(isText) ?? fallback;
}
