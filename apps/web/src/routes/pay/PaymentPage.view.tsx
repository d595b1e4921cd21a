import { Container } from '@aitours/ui';
import { useRef } from 'react';
import type { Renewal } from '../../features/payment/payment.ts';
import type { LoadedPayment } from '../../features/payment/usePayment.ts';
import type { PaymentActions } from '../../features/payment/usePaymentActions.ts';
import { useTitleFocus } from '../../platform/useTitleFocus.ts';
import { OpenPayment } from './OpenPayment.tsx';
import { PaymentOutcome } from './PaymentOutcome.tsx';

export interface PaymentPageProps {
  state: LoadedPayment;
  actions: PaymentActions;
  /** What has changed since the places were first held. */
  changes: Renewal['changes'] | undefined;
}

/** A payment in each of its stages. */
export function PaymentPage({ state, actions, changes }: PaymentPageProps) {
  const { payment, stage } = state;
  const page = useRef<HTMLDivElement>(null);
  useTitleFocus(page, `${stage} ${payment.hold?.extensions_left === 0}`);
  return (
    <div ref={page}>
      {stage === 'open' ? (
        <Container>
          <OpenPayment state={state} actions={actions} changes={changes} />
        </Container>
      ) : (
        <Container width="form">
          <PaymentOutcome payment={payment} stage={stage} actions={actions} changes={changes} />
        </Container>
      )}
    </div>
  );
}
