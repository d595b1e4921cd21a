import { ApiProblem, errorText, type Input, isProblem } from '@aitours/api-client';
import type { PickupPlace } from '@aitours/domain/activity';
import type { ActivityDetails } from '@aitours/domain/cart';
import type { CalendarDate } from '@aitours/domain/dates';
import { cartMessages } from '@aitours/domain/messages';
import { useState } from 'react';

/** Adds an item to the cart; rejects when the server rejects it. */
export type AddToCart = (payload: Input<'addCartItem'>['body']) => Promise<void>;

/** The choice for one cart item. */
export interface Visit {
  readonly activityId: string;
  readonly date: CalendarDate;
  readonly slotId: string | number;
  readonly details: ActivityDetails & { readonly pickup: PickupPlace };
}

/** The outcome of adding: success, sold out meanwhile, or another error. */
export type Added = { is: 'added' } | { is: 'soldOut'; text: string } | { is: 'failed'; text: string };

export interface Adding {
  readonly isAdding: boolean;
  readonly add: (visit: Visit) => Promise<Added>;
}

/** Adds to the cart; a second call while the first runs is ignored. */
export function useAdding(addToCart: AddToCart): Adding {
  const [isAdding, setAdding] = useState(false);
  return {
    isAdding,
    add: async (visit) => {
      setAdding(true);
      try {
        await addToCart(await payloadOf(visit));
        return { is: 'added' };
      } catch (error) {
        return { is: isProblem(error, 'sold-out') ? 'soldOut' : 'failed', text: addFailureText(error) };
      } finally {
        setAdding(false);
      }
    },
  };
}

/**
 * Builds the cart item's payload (ACT-27, ACT-28). The domain rule is loaded on demand.
 *
 * @internal
 */
export async function payloadOf({ activityId, date, slotId, details }: Visit): Promise<Parameters<AddToCart>[0]> {
  const { toWireActivityDetails } = await import('@aitours/domain/cart');
  return {
    activity_id: activityId,
    activity_date: date,
    activity_time_slot_id: String(slotId),
    quantity: 1,
    details: { ...toWireActivityDetails(details), pickup: details.pickup },
  };
}

/** Returns the server's detail, else a message with the status (CART-18); a network error has its own message. */
const addFailureText = (error: unknown): string =>
  error instanceof ApiProblem ? (error.detail ?? cartMessages.addFailed(error.status)) : errorText(error);
