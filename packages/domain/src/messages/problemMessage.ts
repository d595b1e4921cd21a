import { generalMessages } from './generalMessages.ts';

/** What a failed call answered: a problem document, an older `message`, or something that is neither. */
export interface FailedResponse {
  readonly detail?: unknown;
  readonly message?: unknown;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/**
 * The text shown for a failed call: the answer's `detail`, else its `message`, else a text that always fits
 * (SHELL-61, SHELL-62).
 *
 * @example problemMessage({ detail: 'Sold out' }, cartMessages.addFailed(409)) // 'Sold out'
 * @example problemMessage({}, cartMessages.addFailed(500)) // 'Error adding to cart: 500'
 */
export function problemMessage(
  answer: FailedResponse | null | undefined,
  generic: string = generalMessages.unknown,
): string {
  return [answer?.detail, answer?.message].find(isText) ?? generic;
}
