import { ApiProblem, type Client, isProblem, NetworkError, type Output } from '@aitours/api-client';
import { generalMessages, transferMessages } from '@aitours/domain/messages';
import { parseFils } from '@aitours/domain/money';
import { discountFirstBooking } from '@aitours/domain/pricing';
import {
  checkTransferOrder,
  checkTransferPayment,
  quoteVehicle,
  type TransferPaymentErrors,
  type TransferPaymentMethod,
  toTransferPayload,
} from '@aitours/domain/transfers';
import { useState } from 'react';
import { useClient, useQuirks } from '../../platform/api.tsx';
import { sendOnce } from '../../platform/attemptKeys.ts';
import { usePhoneRules } from '../../platform/usePhoneRules.ts';
import { useSubmitOnce } from '../../platform/useSubmitOnce.ts';
import { messages } from './messages.ts';
import type { Wizard } from './useWizard.ts';
import type { WizardDraft } from './wizardDraft.ts';

export type BookedTransfer = Output<'createTransferBooking'>;

/** Why nothing was booked, or that the outcome is unknown (XFER-38). */
export interface TransferFailure {
  readonly is: 'rejected' | 'unanswered';
  readonly text: string;
}

export interface SubmitTransfer {
  readonly isBooking: boolean;
  readonly validationErrors: TransferPaymentErrors;
  readonly failure: TransferFailure | undefined;
  /** The server's price when it differs from the one shown, in wire format (GAP-26). */
  readonly newPrice: string | undefined;
  /** @param agreed the new price that the traveller has agreed to */
  readonly submit: (distance: number | undefined, agreed?: string) => void;
}

export interface SubmitOutcomes {
  readonly onBooked: (booking: BookedTransfer) => void;
  /** Called when no user is signed in (XFER-32). */
  readonly onSignIn: (draft: WizardDraft) => void;
  /** Called when the journey is no longer complete. */
  readonly onJourney: () => boolean;
}

/**
 * The response contains no booking.
 *
 * @internal
 */
export class TransferNotCreated extends Error {
  constructor() {
    super(transferMessages.serviceCreateFailed);
    this.name = 'TransferNotCreated';
  }
}

/** Sends the wizard's booking (XFER-30 to XFER-39). A second call while the first runs is ignored. */
export function useSubmitTransfer(
  { draft }: Pick<Wizard, 'draft'>,
  discountPercent: number,
  { onBooked, onSignIn, onJourney }: SubmitOutcomes,
): SubmitTransfer {
  const client = useClient();
  const { bookingsNoResponse: noResponse } = useQuirks();
  const { isPending, submit: submitOnce } = useSubmitOnce();
  const { isPhone } = usePhoneRules();
  const [hasTried, setTried] = useState(false);
  const [failure, setFailure] = useState<TransferFailure>();
  const [newPrice, setNewPrice] = useState<string>();

  const send = async (body: ReturnType<typeof toTransferPayload>) => {
    try {
      onBooked(await sendOnce(body, (idempotencyKey) => create(client, body, idempotencyKey)));
    } catch (error) {
      if (isProblem(error, 'price-changed')) return setNewPrice(error.amount);
      if (error instanceof ApiProblem && error.status === 401) return onSignIn(draft);
      setFailure(failureOf(error, noResponse));
    }
  };

  const submit = (distance: number | undefined, agreed?: string) => {
    if (isPending) return;
    setTried(true);
    setFailure(undefined);
    setNewPrice(undefined);
    const { vehicle, journey, extras, payment } = draft;
    if (Object.keys(checkTransferPayment(payment, isPhone)).length > 0) return;
    const rejection = checkTransferOrder(vehicle, journey);
    if (rejection !== undefined) return setFailure({ is: 'rejected', text: rejection });
    if (!onJourney() || !vehicle || payment.paymentMethod === '') return;
    if (distance === undefined) return setFailure({ is: 'rejected', text: messages.noDistance });
    if (!client.session.tokens()) return onSignIn(draft);
    const method: TransferPaymentMethod = payment.paymentMethod;
    const order = { journey, extras, payment: { ...payment, paymentMethod: method }, vehicle, distance };
    const fare = quoteVehicle(vehicle, { distance, isReturn: journey.isReturn }).total;
    const discounted = discountFirstBooking(fare, discountPercent)?.total;
    const body = toTransferPayload({
      ...order,
      confirmedAmount: agreed === undefined ? discounted : parseFils(agreed),
    });
    void submitOnce(() => send(body));
  };

  return {
    isBooking: isPending,
    validationErrors: hasTried ? checkTransferPayment(draft.payment, isPhone) : {},
    failure,
    newPrice,
    submit,
  };
}

async function create(
  client: Client,
  body: ReturnType<typeof toTransferPayload>,
  idempotencyKey: string,
): Promise<BookedTransfer> {
  const booking: BookedTransfer | undefined = await client.call('createTransferBooking', { body }, { idempotencyKey });
  if (!booking?.booking_number) throw new TransferNotCreated();
  return booking;
}

/**
 * Returns the server's message, else the catalogue's (XFER-38).
 *
 * @param noResponse the message when there is no response
 * @internal
 */
export function failureOf(error: unknown, noResponse: string): TransferFailure {
  if (error instanceof NetworkError) return { is: 'unanswered', text: noResponse };
  const serverMessage =
    error instanceof ApiProblem && error.message !== generalMessages.unknown ? error.message : undefined;
  return { is: 'rejected', text: serverMessage ?? transferMessages.createFailed };
}
