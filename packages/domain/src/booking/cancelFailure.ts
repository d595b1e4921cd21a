import { bookingMessages, type FailedResponse, problemMessage } from '../messages/index.ts';

/** Why a cancellation failed: no token, an error response, no response, or any other error. */
export type CancelFailure =
  | { readonly is: 'withoutToken' }
  | { readonly is: 'answered'; readonly status: number; readonly answer?: FailedResponse | null }
  | { readonly is: 'unanswered' }
  | { readonly is: 'unexpected' };

/**
 * Returns the message for a failed cancellation (BOOK-20 to BOOK-26).
 *
 * @example formatCancelFailure({ is: 'answered', status: 403, answer: { detail: 'Forbidden' } }) // 'You do not have permission to cancel this booking.'
 * @example formatCancelFailure({ is: 'answered', status: 400, answer: { detail: 'Already over' } }) // 'Already over'
 */
export function formatCancelFailure(failure: CancelFailure): string {
  switch (failure.is) {
    case 'withoutToken':
      return bookingMessages.cancelWithoutToken;
    case 'unanswered':
      return bookingMessages.cancelWithoutReply;
    case 'unexpected':
      return bookingMessages.cancelUnexpected;
    case 'answered':
      return answeredText(failure.status, failure.answer);
  }
}

function answeredText(status: number, answer: FailedResponse | null | undefined): string {
  if (status === 401) return bookingMessages.sessionExpired;
  if (status === 403) return bookingMessages.cancelForbidden;
  return problemMessage(answer, status === 400 ? bookingMessages.cancelRefused : bookingMessages.cancelFailed);
}
