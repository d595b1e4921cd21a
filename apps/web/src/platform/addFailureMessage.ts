import { ApiProblem, toErrorMessage } from '@aitours/api-client';
import { cartMessages } from '@aitours/domain/messages';

/** Returns why a product is not in the cart: the server's detail, else by status (CART-18), or that it did not respond. */
export const addFailureMessage = (error: unknown): string =>
  error instanceof ApiProblem ? (error.detail ?? cartMessages.addFailed(error.status)) : toErrorMessage(error);
