import { ApiProblem, NetworkError } from '@aitours/api-client';
import { generalMessages } from '@aitours/domain/messages';
import { useState } from 'react';
import { useClient } from '../../platform/api.tsx';
import { useSubmitOnce } from '../../platform/useSubmitOnce.ts';
import { messages } from './messages.ts';
import type { Payment, Renewal } from './payment.ts';
import type { LoadedPayment } from './usePayment.ts';

type Action = 'extend' | 'release' | 'renew';

export interface PaymentActions {
  /** The action whose response is awaited. */
  readonly pending: Action | undefined;
  /** The message of the last action that failed. */
  readonly failure: string | undefined;
  readonly extend: () => void;
  /** Gives the places back; the bookings are cancelled. */
  readonly release: () => void;
  /** Books again what is still free at the same price. */
  readonly renew: () => void;
}

export interface ActionOutcomes {
  readonly onExtended: (payment: Payment) => void;
  readonly onReleased: (payment: Payment) => void;
  readonly onRenewed: (renewal: Renewal) => void;
}

/** What the traveller can do with a payment besides paying. One action at a time. */
export function usePaymentActions(
  { payment, replace, reload }: Pick<LoadedPayment, 'payment' | 'replace' | 'reload'>,
  { onExtended, onReleased, onRenewed }: ActionOutcomes,
): PaymentActions {
  const client = useClient();
  const { submit } = useSubmitOnce();
  const [pending, setPending] = useState<Action>();
  const [failure, setFailure] = useState<string>();
  const input = { path: { payment_id: payment.id } };

  const run = <Result>(action: Action, send: () => Promise<Result>, done: (result: Result) => void) =>
    void submit(async () => {
      setPending(action);
      setFailure(undefined);
      try {
        done(await send());
      } catch (error) {
        setFailure(describeFailure(error));
        // A rejection means that the payment has changed meanwhile.
        reload();
      }
      setPending(undefined);
    });

  return {
    pending,
    failure,
    extend: () =>
      run(
        'extend',
        () => client.call('extendHold', input),
        (extended) => {
          replace(extended);
          onExtended(extended);
        },
      ),
    release: () =>
      run(
        'release',
        () => client.call('releasePayment', input),
        (released) => {
          replace(released);
          onReleased(released);
        },
      ),
    renew: () => run('renew', () => client.call('renewPayment', input), onRenewed),
  };
}

/** Returns the server's message, else that no response arrived. */
export function describeFailure(error: unknown): string {
  if (error instanceof NetworkError) return messages.noResponse;
  return error instanceof ApiProblem && error.message !== generalMessages.unknown ? error.message : messages.failed;
}
