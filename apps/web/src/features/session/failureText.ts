import { ApiProblem, InvalidRequestError, NetworkError, toErrorMessage } from '@aitours/api-client';
import { generalMessages } from '@aitours/domain/messages';

/**
 * Returns the message of a failed attempt: the server's, a network error's, or else the fallback (AUTH-13, AUTH-14,
 * AUTH-25, SHELL-61).
 *
 * @example describeFailure(new ApiProblem(401, { detail: 'Wrong password' }), 'Authentication failed') // 'Wrong password'
 * @example describeFailure(new ApiProblem(500, ''), 'Authentication failed') // 'Authentication failed'
 */
export function describeFailure(failure: unknown, fallback: string): string {
  if (failure instanceof NetworkError || failure instanceof InvalidRequestError) return toErrorMessage(failure);
  if (!(failure instanceof ApiProblem)) return fallback;
  const text = toErrorMessage(failure);
  return text === generalMessages.unknown ? fallback : text;
}
