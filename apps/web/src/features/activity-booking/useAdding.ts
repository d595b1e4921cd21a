import { type Input, isProblem } from '@aitours/api-client';
import type { PickupPlace } from '@aitours/domain/activity';
import type { ActivityDetails } from '@aitours/domain/cart';
import type { CalendarDate } from '@aitours/domain/dates';
import { addFailureMessage } from '../../platform/addFailureMessage.ts';
import { useSubmitOnce } from '../../platform/useSubmitOnce.ts';

/** Adds an item to the cart; rejects when the server rejects it. */
export type AddToCart = (payload: Input<'addCartItem'>['body']) => Promise<void>;

/** The choice for one cart item. */
export interface Visit {
  readonly activityId: string;
  readonly date: CalendarDate;
  readonly slotId: string;
  readonly details: ActivityDetails & { readonly pickup: PickupPlace };
}

/** The outcome of adding: success, sold out meanwhile, or another error. */
export type Added = { is: 'added' } | { is: 'soldOut'; text: string } | { is: 'failed'; text: string };

export interface Adding {
  readonly isAdding: boolean;
  readonly add: (visit: Visit) => Promise<Added | undefined>;
}

/** Adds to the cart; a second call while the first runs is ignored. */
export function useAdding(addToCart: AddToCart): Adding {
  const { isPending, submit } = useSubmitOnce();
  const add = async (visit: Visit): Promise<Added> => {
    try {
      await addToCart(await createPayload(visit));
      return { is: 'added' };
    } catch (error) {
      return { is: isProblem(error, 'sold-out') ? 'soldOut' : 'failed', text: addFailureMessage(error) };
    }
  };
  return { isAdding: isPending, add: (visit) => submit(() => add(visit)) };
}

/**
 * Builds the cart item's payload (ACT-27, ACT-28). The domain rule is loaded on demand.
 *
 * @internal
 */
export async function createPayload({ activityId, date, slotId, details }: Visit): Promise<Parameters<AddToCart>[0]> {
  const { toWireActivityDetails } = await import('@aitours/domain/cart');
  return {
    activity_id: activityId,
    activity_date: date,
    activity_time_slot_id: slotId,
    quantity: 1,
    details: { ...toWireActivityDetails(details), pickup: details.pickup },
  };
}
