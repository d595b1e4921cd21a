import { ApiProblem, isProblem, NetworkError } from '@aitours/api-client';
import { checkoutMessages, generalMessages } from '@aitours/domain/messages';
import { UnreadableResponse } from '../../platform/parseNewBooking.ts';

/** Why a booking failed, with the values that the page needs to offer a way on. */
export type CheckoutFailure =
  /** Too few places are left: the item has to change. */
  | { readonly is: 'soldOut'; readonly text: string; readonly title: string }
  /** Unknown whether it was booked; a retry books it once. */
  | { readonly is: 'unanswered'; readonly text: string }
  | { readonly is: 'signedOut'; readonly text: string }
  | { readonly is: 'rejected'; readonly text: string };

/**
 * The message is the server's detail or message, else the catalogue's (CHECKOUT-18).
 *
 * @param noResponse the message when there is no response
 */
export function getCheckoutFailure(error: unknown, noResponse: string): CheckoutFailure {
  if (error instanceof NetworkError) return { is: 'unanswered', text: noResponse };
  if (isProblem(error, 'sold-out')) return { is: 'soldOut', text: error.message, title: error.item.title };
  if (error instanceof ApiProblem && error.status === 401) return { is: 'signedOut', text: checkoutMessages.logIn };
  return { is: 'rejected', text: getText(error) };
}

function getText(error: unknown): string {
  if (error instanceof UnreadableResponse) return error.message;
  if (!(error instanceof ApiProblem) || error.message === generalMessages.unknown) return checkoutMessages.failed;
  return error.message;
}
