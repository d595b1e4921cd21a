import { ErrorState, LinkButton } from '@aitours/ui';
import { WithoutBooking } from '../../features/bookings/WithoutBooking.tsx';
import type { LoadedPayment, PaymentState } from '../../features/payment/usePayment.ts';
import { describeFailure } from '../../features/payment/usePaymentActions.ts';
import { paths } from '../../platform/paths.ts';
import { messages } from './messages.ts';

const myBookings = (
  <LinkButton tone="secondary" href={paths.myBookings}>
    {messages.myBookings}
  </LinkButton>
);

/** The page before its payment is loaded, or without one. */
export function PayView({ state }: { state: Exclude<PaymentState, LoadedPayment> }) {
  if (state.is === 'failed') {
    return (
      <ErrorState level={1} title={messages.loadFailed} onRetry={state.retry} action={myBookings}>
        {describeFailure(state.error)}
      </ErrorState>
    );
  }
  const missing = { title: messages.notFound, text: messages.notFoundHint };
  return <WithoutBooking state={state} loading={messages.loading} missing={missing} action={myBookings} />;
}
