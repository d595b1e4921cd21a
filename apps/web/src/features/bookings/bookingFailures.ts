import { ApiProblem, NoResponse } from '@aitours/api-client';
import { type CancelFailure, formatCancelFailure } from '@aitours/domain/booking';
import { bookingMessages, generalMessages, problemMessage } from '@aitours/domain/messages';

/** What an answer says, without the text that stands in for nothing. */
const answerOf = ({ detail, message }: ApiProblem) => ({
  detail,
  message: message === generalMessages.unknown ? undefined : message,
});

/** What a call for bookings failed with: the server's words, else the service's own (BOOK-11, BOOK-15). */
export function bookingFailureText(error: unknown, text: string): string {
  if (error instanceof NoResponse) return bookingMessages.noReply;
  return error instanceof ApiProblem ? problemMessage(answerOf(error), text) : text;
}

/** Thrown where a call for bookings would go out without a token (BOOK-11, BOOK-26). */
export class NoToken extends Error {
  constructor() {
    super(bookingMessages.noToken);
    this.name = 'NoToken';
  }
}

/** BOOK-20 to BOOK-26. */
export const cancelText = (error: unknown): string => formatCancelFailure(cancelFailureOf(error));

function cancelFailureOf(error: unknown): CancelFailure {
  if (error instanceof NoToken) return { is: 'withoutToken' };
  if (error instanceof NoResponse) return { is: 'unanswered' };
  if (error instanceof ApiProblem) return { is: 'answered', status: error.status, answer: answerOf(error) };
  return { is: 'unexpected' };
}
