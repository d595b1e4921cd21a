import { isProblem } from '@aitours/api-client';
import { useEffect, useEffectEvent, useState } from 'react';
import { useHasPassed } from '../../../platform/useHasPassed.ts';
import { useSubmitOnce } from '../../../platform/useSubmitOnce.ts';
import type { ChangeRequest } from './changeDraft.ts';
import { useChangeTexts } from './changeTexts.ts';
import { type ChangeOperations, describeFailure, type Review, useChangeCalls } from './useChangeCalls.ts';

export interface BookingChange {
  /** Undefined: the traveller is choosing. */
  readonly review: Review | undefined;
  readonly isQuoting: boolean;
  readonly isChanging: boolean;
  /** The message of the last request that failed. */
  readonly failure: string | undefined;
  readonly requestQuote: (request: ChangeRequest) => void;
  /** The quote is outdated, and a new one couldn't be requested. */
  readonly isOutdated: boolean;
  /** Requests the quote again. */
  readonly renew: () => void;
  readonly confirm: () => void;
  readonly goBack: () => void;
}

const endsReview = ['sold-out', 'not-changeable', 'precondition-failed', 'conflict'] as const;

/**
 * Requests a quote for a change, renews it before it expires, and makes the change at the quoted price. One request at a
 * time.
 */
export function useBookingChange(operations: ChangeOperations): BookingChange {
  const texts = useChangeTexts();
  const { quote, change, reloadPlaces } = useChangeCalls(operations);
  const { submit } = useSubmitOnce();
  const [pending, setPending] = useState<'quote' | 'change'>();
  const [failure, setFailure] = useState<string>();
  const [review, setReview] = useState<Review>();

  const fail = (error: unknown, noResponse: string) => {
    setFailure(describeFailure(error, noResponse));
    // The choice has to change: the places are sold, the terms no longer allow it, or the booking is another one.
    if (!endsReview.some((type) => isProblem(error, type))) return;
    setReview(undefined);
    reloadPlaces();
  };
  const run = (what: 'quote' | 'change', send: () => Promise<Review | undefined>) =>
    void submit(async () => {
      setPending(what);
      setFailure(undefined);
      try {
        const result = await send();
        if (result) setReview(result);
      } catch (error) {
        fail(error, what === 'quote' ? texts.noResponse : texts.changeUnknown);
      }
      setPending(undefined);
    });
  const renew = () => review && run('quote', () => quote(review.request, review.quote));
  const isOld = useHasPassed(review?.renewAt);
  const onOld = useEffectEvent(renew);
  useEffect(() => {
    if (isOld) onOld();
  }, [isOld]);

  return {
    review,
    isQuoting: pending === 'quote',
    isChanging: pending === 'change',
    failure,
    requestQuote: (request) => run('quote', () => quote(request)),
    isOutdated: isOld && failure !== undefined && pending === undefined,
    renew,
    confirm: () => review && run('change', () => change(review)),
    goBack: () => {
      setFailure(undefined);
      setReview(undefined);
    },
  };
}
