import { isProblem } from '@aitours/api-client';
import { useEffect, useState } from 'react';
import type { Query } from '../../platform/query.ts';
import { useHasPassed } from '../../platform/useHasPassed.ts';
import { usePrivateQuery } from '../../platform/usePrivateQuery.ts';
import { getStage, type Payment, type PaymentStage } from './payment.ts';
import { createServerClock, type ServerClock } from './serverClock.ts';
import { usePolling } from './usePolling.ts';

export interface LoadedPayment {
  readonly is: 'loaded';
  readonly payment: Payment;
  readonly stage: PaymentStage;
  readonly clock: ServerClock;
  /** The last request failed: what is shown may be outdated. */
  readonly isStale: boolean;
  /** Replaces the payment by a newer response. */
  readonly replace: (payment: Payment) => void;
  readonly reload: () => void;
  /** Requests the payment at short intervals for a while, because it is about to change. */
  readonly expectChange: () => void;
}

export type PaymentState =
  | LoadedPayment
  | { readonly is: 'loading' }
  | { readonly is: 'missing' }
  | { readonly is: 'failed'; readonly error: unknown; readonly retry: () => void };

/** The server asks the provider itself when an event seems lost: that takes a few of its requests. */
const EXPECTED_WITHIN_MILLISECONDS = 60_000;

/**
 * Loads a payment of the signed-in user, and requests it again until it is settled.
 *
 * @param id no request while it is `null`
 */
export function usePayment(id: string | null): PaymentState {
  const [clock] = useState(() => createServerClock());
  const { data, error, reload, mutate } = usePrivateQuery(id === null ? null : createPaymentQuery(id, clock), {
    revalidateOnFocus: true,
  });
  const isHoldOver = useHasPassed(data?.hold?.expires_at, clock.now);
  const stage = data && getStage(data, isHoldOver);
  const { isExpected, expectChange } = useExpectation(`${stage} ${data?.decline?.reason}`);
  // Without a page, the server tries to reach the provider with each request.
  usePolling(stage, isExpected || data?.page === null, reload);

  if (data && stage) {
    const replace = (payment: Payment) => void mutate(payment, { revalidate: false });
    const isStale = error !== undefined;
    return { is: 'loaded', payment: data, stage, clock, isStale, replace, reload, expectChange };
  }
  if (error === undefined) return { is: 'loading' };
  return isProblem(error, 'not-found') || isProblem(error, 'invalid-request')
    ? { is: 'missing' }
    : { is: 'failed', error, retry: reload };
}

const createPaymentQuery = (id: string, clock: ServerClock): Query<Payment> => ({
  key: `getPayment ${id}`,
  load: (client) => {
    const sentAt = Date.now();
    const onResponse = (response: Response) => clock.read(response, sentAt);
    return client.call('getPayment', { path: { payment_id: id } }, { onResponse });
  },
});

/**
 * Returns whether a change is expected soon.
 *
 * @param seen ends the expectation when it changes
 */
function useExpectation(seen: string) {
  const [expectation, setExpectation] = useState<{ readonly seen: string }>();
  useEffect(() => {
    if (!expectation) return;
    const timer = setTimeout(() => setExpectation(undefined), EXPECTED_WITHIN_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [expectation]);
  return { isExpected: expectation?.seen === seen, expectChange: () => setExpectation({ seen }) };
}
