import { bookingMessages, type FailedResponse, getProblemMessage } from '../messages/index.ts';

/** Why a cancellation failed: no token, an error response, no response, or any other error. */
export type CancelFailure =
  | { readonly kind: 'noToken' }
  | { readonly kind: 'response'; readonly status: number; readonly body?: FailedResponse | null }
  | { readonly kind: 'noResponse' }
  | { readonly kind: 'unexpected' };

/**
 * Returns the message for a failed cancellation (BOOK-20 to BOOK-26).
 *
 * @example formatCancelFailure({ kind: 'response', status: 403, body: { detail: 'Forbidden' } }) // 'You do not have permission to cancel this booking.'
 * @example formatCancelFailure({ kind: 'response', status: 400, body: { detail: 'Already over' } }) // 'Already over'
 */
export function formatCancelFailure(failure: CancelFailure): string {
  switch (failure.kind) {
    case 'noToken':
      return bookingMessages.cancelWithoutToken;
    case 'noResponse':
      return bookingMessages.cancelWithoutResponse;
    case 'unexpected':
      return bookingMessages.cancelUnexpected;
    case 'response':
      return formatResponse(failure.status, failure.body);
  }
}

function formatResponse(status: number, body: FailedResponse | null | undefined): string {
  if (status === 401) return bookingMessages.sessionExpired;
  if (status === 403) return bookingMessages.cancelForbidden;
  return getProblemMessage(body, status === 400 ? bookingMessages.cancelRejected : bookingMessages.cancelFailed);
}
