import { useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { useNotify } from '../../features/notifications/NotificationsProvider.tsx';
import type { Renewal } from '../../features/payment/payment.ts';
import { type LoadedPayment, usePayment } from '../../features/payment/usePayment.ts';
import { usePaymentActions } from '../../features/payment/usePaymentActions.ts';
import { useSignInRequired } from '../../features/session/useSignInRequired.ts';
import { createPageMeta } from '../../platform/page.ts';
import { paths } from '../../platform/paths.ts';
import { readChangesFromState } from './changes.ts';
import { formatTimeText, getMessages } from './messages.ts';
import { PayView } from './Pay.view.tsx';
import { PaymentPage } from './PaymentPage.view.tsx';
import { useOpenPaid } from './useOpenPaid.ts';

/** /pay/{payment_id}: pays for bookings whose places are held. */
export default function Pay() {
  const { paymentId } = useParams<'/pay/:paymentId'>();
  const isAllowed = useSignInRequired();
  const state = usePayment(isAllowed ? paymentId : null);
  return state.is === 'loaded' ? <Loaded key={paymentId} state={state} /> : <PayView state={state} />;
}

function Loaded({ state }: { state: LoadedPayment }) {
  const notify = useNotify();
  const messages = getMessages(state.payment);
  const [, navigate] = useLocation();
  const changes = readChangesFromState(useHistoryState<unknown>());
  const [nothingLeft, setNothingLeft] = useState<Renewal['changes']>();
  useOpenPaid(state);
  const actions = usePaymentActions(state, {
    onExtended: ({ hold }) => hold && notify('success', messages.extended(formatTimeText(hold.expires_at))),
    onReleased: () => notify('success', messages.released),
    onRenewed: (renewal) => {
      if (!renewal.payment) return setNothingLeft(renewal.changes);
      navigate(paths.pay(renewal.payment.id), { replace: true, state: { changes: renewal.changes } });
    },
  });
  return <PaymentPage state={state} actions={actions} changes={nothingLeft ?? changes} />;
}

export const meta = createPageMeta('Payment');

export const isPrivate = true;
