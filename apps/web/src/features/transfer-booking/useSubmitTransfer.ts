import { ApiProblem } from '@aitours/api-client';
import type { Fils } from '@aitours/domain/money';
import { checkTransferOrder, checkTransferPayment, type TransferPaymentErrors } from '@aitours/domain/transfers';
import { useState } from 'react';
import { useClient, useQuirks } from '../../platform/api.tsx';
import { sendOnce } from '../../platform/attemptKeys.ts';
import { usePhoneRules } from '../../platform/usePhoneRules.ts';
import { useSubmitOnce } from '../../platform/useSubmitOnce.ts';
import { createTransfer, getFailure, type SubmitOutcomes, type TransferFailure, toBody } from './createTransfer.ts';
import { messages } from './messages.ts';
import { type Fare, type FareBasis, useFare } from './useFare.ts';
import type { Wizard } from './useWizard.ts';

export interface SubmitTransfer extends Pick<Fare, 'promo' | 'promoPrice' | 'newTotal'> {
  /** Whether the ride costs nothing. */
  readonly isFree: boolean;
  readonly isBooking: boolean;
  readonly validationErrors: TransferPaymentErrors;
  readonly failure: TransferFailure | undefined;
  /** @param agreed the new price that the traveller has agreed to */
  readonly submit: (agreed?: Fils) => void;
}

/** Sends the wizard's booking (XFER-30 to XFER-39). A second call while the first runs is ignored. */
export function useSubmitTransfer(
  { draft, changePayment }: Pick<Wizard, 'draft' | 'changePayment'>,
  basis: FareBasis,
  { onBooked, onSignIn, onJourney }: SubmitOutcomes,
): SubmitTransfer {
  const client = useClient();
  const { bookingsNoResponse: noResponse } = useQuirks();
  const { isPending, submit: submitOnce } = useSubmitOnce();
  const { isPhone } = usePhoneRules();
  const [hasTried, setTried] = useState(false);
  const [failure, setFailure] = useState<TransferFailure>();
  const fare = useFare({ draft, changePayment }, basis);
  const { ride, shown, promo } = fare;
  const isFree = shown?.total === 0;
  const { vehicle, journey } = draft;
  // A free ride needs no choice, but the request does.
  const payment = isFree ? { ...draft.payment, paymentMethod: 'card' as const } : draft.payment;

  const send = async (body: ReturnType<typeof toBody>) => {
    try {
      onBooked(await sendOnce(body, (idempotencyKey) => createTransfer(client, body, idempotencyKey)));
    } catch (error) {
      if (fare.showRefusal(error)) return;
      if (error instanceof ApiProblem && error.status === 401) return onSignIn(draft);
      setFailure(getFailure(error, noResponse));
    }
  };

  const submit = (agreed?: Fils) => {
    if (isPending || promo.isChecking) return;
    setTried(true);
    setFailure(undefined);
    fare.clearNewTotal();
    if (Object.keys(checkTransferPayment(payment, isPhone)).length > 0) return;
    const rejection = checkTransferOrder(vehicle, journey);
    if (rejection !== undefined) return setFailure({ is: 'rejected', text: rejection });
    if (!onJourney() || payment.paymentMethod === '') return;
    if (!ride || !shown) return setFailure({ is: 'rejected', text: messages.noDistance });
    if (!client.session.tokens()) return onSignIn(draft);
    const total = { confirmedAmount: agreed ?? shown.total, promoCode: promo.priced?.discount.promo_code };
    const body = toBody({ ...draft, payment, ...ride, ...total, method: payment.paymentMethod });
    void submitOnce(() => send(body));
  };

  return {
    isBooking: isPending,
    isFree,
    validationErrors: hasTried ? checkTransferPayment(payment, isPhone) : {},
    failure,
    ...fare,
    submit,
  };
}
