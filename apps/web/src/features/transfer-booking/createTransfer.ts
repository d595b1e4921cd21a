import { ApiProblem, type Client, NetworkError, type Output } from '@aitours/api-client';
import { generalMessages, transferMessages } from '@aitours/domain/messages';
import { type Fils, parseFils } from '@aitours/domain/money';
import { discountFirstBooking } from '@aitours/domain/pricing';
import { quoteVehicle, type TransferPaymentMethod, toTransferPayload } from '@aitours/domain/transfers';
import type { WizardDraft } from './wizardDraft.ts';

export type BookedTransfer = Output<'createTransferBooking'>;

/** Why nothing was booked, or that the outcome is unknown (XFER-38). */
export interface TransferFailure {
  readonly is: 'rejected' | 'unanswered';
  readonly text: string;
}

type Body = ReturnType<typeof toTransferPayload>;

export interface TransferOrder extends Pick<WizardDraft, 'journey' | 'extras' | 'payment'> {
  readonly vehicle: NonNullable<WizardDraft['vehicle']>;
  readonly method: TransferPaymentMethod;
  readonly distance: number;
  /** Of the traveller's first booking; 0: none. */
  readonly discountPercent: number;
  /** The new price that the traveller has agreed to, in wire format. */
  readonly agreed: string | undefined;
}

/** Returns the request that books a transfer at the price that the traveller has seen. */
export function toBody({ method, discountPercent, agreed, ...order }: TransferOrder): Body {
  const { vehicle, distance, journey, payment } = order;
  const fare = quoteVehicle(vehicle, { distance, isReturn: journey.isReturn }).total;
  const discounted: Fils | undefined = discountFirstBooking(fare, discountPercent)?.total;
  return toTransferPayload({
    ...order,
    payment: { ...payment, paymentMethod: method },
    confirmedAmount: agreed === undefined ? discounted : parseFils(agreed),
  });
}

/**
 * The response contains no booking.
 */
export class TransferNotCreated extends Error {
  constructor() {
    super(transferMessages.serviceCreateFailed);
    this.name = 'TransferNotCreated';
  }
}

export async function createTransfer(client: Client, body: Body, idempotencyKey: string): Promise<BookedTransfer> {
  const booking: BookedTransfer | undefined = await client.call('createTransferBooking', { body }, { idempotencyKey });
  if (!booking?.booking_number) throw new TransferNotCreated();
  return booking;
}

/**
 * Returns the server's message, else the catalogue's (XFER-38).
 *
 * @param noResponse the message when there is no response
 */
export function failureOf(error: unknown, noResponse: string): TransferFailure {
  if (error instanceof NetworkError) return { is: 'unanswered', text: noResponse };
  const serverMessage =
    error instanceof ApiProblem && error.message !== generalMessages.unknown ? error.message : undefined;
  return { is: 'rejected', text: serverMessage ?? transferMessages.createFailed };
}
