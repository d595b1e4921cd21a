import { ApiProblem, type Client, NetworkError, type Output, type Schema } from '@aitours/api-client';
import { generalMessages, transferMessages } from '@aitours/domain/messages';
import type { Fils } from '@aitours/domain/money';
import { discountPrice } from '@aitours/domain/pricing';
import {
  quoteVehicle,
  type TransferLeg,
  type TransferPaymentMethod,
  toTransferPayload,
} from '@aitours/domain/transfers';
import type { BookingPrice } from '../../platform/usePriceCheck.ts';
import type { WizardDraft } from './wizardDraft.ts';

export type BookedTransfer = Output<'createTransferBooking'>;

export interface SubmitOutcomes {
  readonly onBooked: (booking: BookedTransfer) => void;
  /** Called when no user is signed in (XFER-32). */
  readonly onSignIn: (draft: WizardDraft) => void;
  /** Called when the journey is no longer complete. */
  readonly onJourney: () => boolean;
}

/** Why nothing was booked, or that the outcome is unknown (XFER-38). */
export interface TransferFailure {
  readonly is: 'rejected' | 'unanswered';
  readonly text: string;
}

type Body = ReturnType<typeof toTransferPayload>;

/** A journey with its vehicle. */
export interface Ride extends Pick<WizardDraft, 'journey'>, TransferLeg {
  readonly vehicle: NonNullable<WizardDraft['vehicle']>;
}

export interface TransferOrder extends Ride, Pick<WizardDraft, 'extras' | 'payment'> {
  readonly method: TransferPaymentMethod;
  /** The total that the traveller has seen or agreed to. */
  readonly confirmedAmount: Fils;
  readonly promoCode: string | undefined;
}

/** @param discountPercent of the traveller's first booking; 0: none */
export function priceRide({ vehicle, distance, zones, journey }: Ride, discountPercent: number): BookingPrice {
  const price = quoteVehicle(vehicle, { distance, zones, isReturn: journey.isReturn }).total;
  return { price, total: discountPrice(price, { percent: discountPercent })?.total ?? price };
}

/** Returns a ride as a line of a quote. */
export const toQuoteLine = ({ vehicle, journey }: Ride): Schema<'NewTransferQuoteLine'> => ({
  type: 'transfer',
  vehicle_id: vehicle.id,
  pickup_location: journey.pickupLocation.trim(),
  dropoff_location: journey.dropoffLocation.trim(),
  date: journey.date,
  time: journey.time,
  passengers: journey.passengers,
  luggage: journey.luggage,
  ...(journey.isReturn && { return_date: journey.returnDate, return_time: journey.returnTime }),
});

/** Returns the request that books a transfer at the price that the traveller has seen. */
export const toBody = ({ method, payment, ...order }: TransferOrder): Body =>
  toTransferPayload({ ...order, payment: { ...payment, paymentMethod: method } });

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
export function getFailure(error: unknown, noResponse: string): TransferFailure {
  if (error instanceof NetworkError) return { is: 'unanswered', text: noResponse };
  const serverMessage =
    error instanceof ApiProblem && error.message !== generalMessages.unknown ? error.message : undefined;
  return { is: 'rejected', text: serverMessage ?? transferMessages.createFailed };
}
