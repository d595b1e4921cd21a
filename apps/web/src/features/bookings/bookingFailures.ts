import { ApiProblem, NetworkError } from '@aitours/api-client';
import { type CancelFailure, formatCancelFailure } from '@aitours/domain/booking';
import { bookingMessages, generalMessages, getProblemMessage } from '@aitours/domain/messages';

/** Returns the texts of a problem, without empty ones. */
const responseTexts = ({ detail, message }: ApiProblem) => ({
  detail,
  message: message === generalMessages.unknown ? undefined : message,
});

/**
 * Returns the error message of a failed booking request: the server's text, else the given one (BOOK-11, BOOK-15).
 *
 * @param noResponse the message when there is no response
 */
export function describeBookingFailure(error: unknown, text: string, noResponse: string): string {
  if (error instanceof NetworkError) return noResponse;
  return error instanceof ApiProblem ? getProblemMessage(responseTexts(error), text) : text;
}

/** Thrown instead of sending a booking request without a token (BOOK-11, BOOK-26). */
export class NoToken extends Error {
  constructor() {
    super(bookingMessages.noToken);
    this.name = 'NoToken';
  }
}

/** Returns the message for a failed cancellation (BOOK-20 to BOOK-26). */
export const cancelText = (error: unknown): string => formatCancelFailure(getCancelFailure(error));

function getCancelFailure(error: unknown): CancelFailure {
  if (error instanceof NoToken) return { kind: 'noToken' };
  if (error instanceof NetworkError) return { kind: 'noResponse' };
  if (error instanceof ApiProblem) return { kind: 'response', status: error.status, body: responseTexts(error) };
  return { kind: 'unexpected' };
}
