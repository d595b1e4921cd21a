import { ApiProblem, isProblem } from '@aitours/api-client';
import { type Fils, parseFils } from '@aitours/domain/money';
import { checkTransferOrder, checkTransferPayment, type TransferPaymentErrors } from '@aitours/domain/transfers';
import { useState } from 'react';
import { useClient, useQuirks } from '../../platform/api.tsx';
import { sendOnce } from '../../platform/attemptKeys.ts';
import { readPromoCodeError } from '../../platform/promo-code/usePromoCodeEntry.ts';
import { usePhoneRules } from '../../platform/usePhoneRules.ts';
import { useSubmitOnce } from '../../platform/useSubmitOnce.ts';
import { type BookedTransfer, createTransfer, failureOf, type TransferFailure, toBody } from './createTransfer.ts';
import { messages } from './messages.ts';
import { type Fare, type FareBasis, useFare } from './useFare.ts';
import type { Wizard } from './useWizard.ts';
import type { WizardDraft } from './wizardDraft.ts';

export interface SubmitTransfer extends Pick<Fare, 'promo' | 'promoPrice' | 'newTotal'> {
  readonly isBooking: boolean;
  readonly validationErrors: TransferPaymentErrors;
  readonly failure: TransferFailure | undefined;
  /** @param agreed the new price that the traveller has agreed to */
  readonly submit: (agreed?: Fils) => void;
}

export interface SubmitOutcomes {
  readonly onBooked: (booking: BookedTransfer) => void;
  /** Called when no user is signed in (XFER-32). */
  readonly onSignIn: (draft: WizardDraft) => void;
  /** Called when the journey is no longer complete. */
  readonly onJourney: () => boolean;
}

/** Sends the wizard's booking (XFER-30 to XFER-39). A second call while the first runs is ignored. */
export function useSubmitTransfer(
  wizard: Pick<Wizard, 'draft' | 'changePayment'>,
  basis: FareBasis,
  { onBooked, onSignIn, onJourney }: SubmitOutcomes,
): SubmitTransfer {
  const client = useClient();
  const { bookingsNoResponse: noResponse } = useQuirks();
  const { isPending, submit: submitOnce } = useSubmitOnce();
  const { isPhone } = usePhoneRules();
  const [hasTried, setTried] = useState(false);
  const [failure, setFailure] = useState<TransferFailure>();
  const { ride, shown, setNewTotal, ...fare } = useFare(wizard, basis);
  const { promo } = fare;
  const { draft } = wizard;
  const { vehicle, journey, payment } = draft;

  const send = async (body: ReturnType<typeof toBody>) => {
    try {
      onBooked(await sendOnce(body, (idempotencyKey) => createTransfer(client, body, idempotencyKey)));
    } catch (error) {
      if (isProblem(error, 'price-changed')) {
        promo.recheck();
        return setNewTotal(parseFils(error.amount));
      }
      const refusal = readPromoCodeError(error);
      if (refusal !== undefined) return promo.refuse(refusal);
      if (error instanceof ApiProblem && error.status === 401) return onSignIn(draft);
      setFailure(failureOf(error, noResponse));
    }
  };

  const submit = (agreed?: Fils) => {
    if (isPending || promo.isChecking) return;
    setTried(true);
    setFailure(undefined);
    setNewTotal(undefined);
    if (Object.keys(checkTransferPayment(payment, isPhone)).length > 0) return;
    const rejection = checkTransferOrder(vehicle, journey);
    if (rejection !== undefined) return setFailure({ is: 'rejected', text: rejection });
    if (!onJourney() || payment.paymentMethod === '') return;
    if (!ride || !shown) return setFailure({ is: 'rejected', text: messages.noDistance });
    if (!client.session.tokens()) return onSignIn(draft);
    const confirmedAmount = agreed ?? shown.total;
    const promoCode = promo.priced?.discount.promo_code;
    const body = toBody({ ...draft, ...ride, method: payment.paymentMethod, confirmedAmount, promoCode });
    void submitOnce(() => send(body));
  };

  return {
    isBooking: isPending,
    validationErrors: hasTried ? checkTransferPayment(draft.payment, isPhone) : {},
    failure,
    ...fare,
    submit,
  };
}
