import { ApiProblem, toErrorMessage } from '@aitours/api-client';
import { cartMessages, generalMessages } from '@aitours/domain/messages';

import { messages } from './messages.ts';

/** The error message of a cart operation, with the server's detail. */
export interface CartFailure {
  readonly text: string;
  readonly detail?: string;
}

/** CART-17. A network error has no status. */
export const loadFailureText = (error: unknown): string =>
  error instanceof ApiProblem ? cartMessages.loadFailed(error.status) : toErrorMessage(error);

/** Returns the error of removing an item (CART-19, CART-20). */
export function removeFailure(error: unknown): CartFailure {
  const reason = toErrorMessage(error);
  return {
    text:
      reason === generalMessages.unknown ? cartMessages.removeFailedWithoutReason : cartMessages.removeFailed(reason),
  };
}

/** Returns the error of putting a removed item back. */
export const restoreFailure = (error: unknown): CartFailure => ({
  text: messages.restoreFailed,
  detail: findDetail(error),
});

/** Returns the error of clearing the cart (CART-21). */
export const clearFailure = (error: unknown): CartFailure => ({
  text: cartMessages.clearFailed,
  detail: findDetail(error),
});

/** Returns the error of changing a quantity (CART-22). */
export const getQuantityFailure = (error: unknown): CartFailure => ({
  text: cartMessages.quantityFailed,
  detail: findDetail(error),
});

/** Returns the error of editing an item (CART-11). */
export const editFailure = (error: unknown): CartFailure => ({
  text: cartMessages.editFailed,
  detail: findDetail(error),
});

function findDetail(error: unknown): string | undefined {
  const reason = toErrorMessage(error);
  return reason === generalMessages.unknown ? undefined : reason;
}
