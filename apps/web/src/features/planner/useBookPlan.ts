import { isProblem } from '@aitours/api-client';
import { isPickupAddress } from '@aitours/domain/activity';
import { useState } from 'react';
import { addFailureMessage } from '../../platform/addFailureMessage.ts';
import { useClient } from '../../platform/api.tsx';
import { announceCartUpdated } from '../../platform/cartUpdated.ts';
import { pickupMessages } from '../../platform/pickup-fields/messages.ts';
import type { PickupDraft } from '../../platform/pickup-fields/PickupFields.tsx';
import { useSubmitOnce } from '../../platform/useSubmitOnce.ts';
import { messages } from './messages.ts';

/** How the last attempt ended. */
export type BookedPlan =
  | { readonly is: 'added'; readonly count: number }
  /** A stop is gone: planning again finds the next best. */
  | { readonly is: 'gone'; readonly text: string }
  | { readonly is: 'failed'; readonly text: string };

type Errors = Readonly<Partial<Record<keyof PickupDraft, string>>>;

export interface PlanBooking {
  readonly errors: Errors;
  readonly outcome: BookedPlan | undefined;
  readonly isAdding: boolean;
  readonly add: (draft: PickupDraft) => void;
}

/** Adds all stops of a plan to the cart, or none of them. */
export function useBookPlan(planId: string): PlanBooking {
  const client = useClient();
  const { isPending, submit } = useSubmitOnce();
  const [errors, setErrors] = useState<Errors>({});
  const [outcome, setOutcome] = useState<BookedPlan>();

  const add = async ({ pickup, address }: PickupDraft) => {
    const found = findErrors({ pickup, address });
    setErrors(found);
    setOutcome(undefined);
    if (!pickup || Object.keys(found).length > 0) return;
    try {
      const body = { pickup, pickup_address: address.trim() };
      const { items } = await client.call('addPlanToCart', { path: { id: planId }, body });
      announceCartUpdated();
      setOutcome({ is: 'added', count: items.length });
    } catch (error) {
      const isGone = isProblem(error, 'sold-out');
      setOutcome(
        isGone
          ? { is: 'gone', text: messages.gone(error.item.title) }
          : { is: 'failed', text: addFailureMessage(error) },
      );
    }
  };
  return { errors, outcome, isAdding: isPending, add: (draft) => void submit(() => add(draft)) };
}

const findErrors = ({ pickup, address }: PickupDraft): Errors => ({
  ...(!pickup && { pickup: pickupMessages.pickupMissing }),
  ...(!isPickupAddress(address) && { address: pickupMessages.addressMissing }),
});
