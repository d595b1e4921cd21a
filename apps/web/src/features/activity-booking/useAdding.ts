import { ApiProblem, errorText, type Input, isProblem } from '@aitours/api-client';
import type { PickupPlace } from '@aitours/domain/activity';
import type { ActivityDetails } from '@aitours/domain/cart';
import type { CalendarDate } from '@aitours/domain/dates';
import { cartMessages } from '@aitours/domain/messages';
import { useState } from 'react';

/** Puts a line into the cart; rejects when the server refuses. */
export type AddToCart = (payload: Input<'addCartItem'>['body']) => Promise<void>;

/** One visit of one party. */
export interface Visit {
  readonly activityId: string;
  readonly date: CalendarDate;
  readonly slotId: string | number;
  readonly details: ActivityDetails & { readonly pickup: PickupPlace };
}

/** How trying to add went: well, because the places are gone, or badly in some other way. */
export type Added = { is: 'added' } | { is: 'soldOut'; text: string } | { is: 'failed'; text: string };

export interface Adding {
  readonly isAdding: boolean;
  readonly add: (visit: Visit) => Promise<Added>;
}

/** Adds to the cart, one at a time: a second press while the first is under way does nothing. */
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

/** What the cart takes (ACT-27, ACT-28). The rule that writes it is fetched only now. */
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

/** The server's detail, else the status (CART-18); a reply that never came has its own text. */
const addFailureText = (error: unknown): string =>
  error instanceof ApiProblem ? (error.detail ?? cartMessages.addFailed(error.status)) : errorText(error);
