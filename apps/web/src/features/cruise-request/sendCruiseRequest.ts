import { type Client, isProblem, type Schema, toErrorMessage } from '@aitours/api-client';
import type { CruiseRequest } from '@aitours/domain/cruise';
import { type Fils, formatPrice, formatWireAmount, parseFils } from '@aitours/domain/money';
import { sendOnce } from '../../platform/attemptKeys.ts';
import { messages } from './messages.ts';

/** A request that the server has stored. */
export interface SentRequest extends Schema<'CruiseRequest'> {
  /** Whether My Bookings lists it: not a guest's. */
  readonly isListed: boolean;
}

/** Why a request isn't stored. */
export interface Unsent {
  /** The price isn't the one that the traveller saw. */
  readonly isPriceChange: boolean;
  readonly text: string;
}

/** Sends a request with the price that the traveller saw; a retry after a lost response stores it once. */
export async function sendCruiseRequest(
  client: Client,
  cruiseId: string,
  { payment: _payment, ...request }: CruiseRequest,
  shown: Fils,
): Promise<SentRequest | Unsent> {
  const body = { cruise_id: cruiseId, ...request, total: formatWireAmount(shown) };
  try {
    const stored = await sendOnce(body, (idempotencyKey) =>
      client.call('createCruiseRequest', { body }, { idempotencyKey, skipOnSignedOut: true }),
    );
    return { ...stored, isListed: client.session.tokens() !== null };
  } catch (error) {
    return isProblem(error, 'price-changed')
      ? {
          isPriceChange: true,
          text: messages.priceChangedText(formatPrice(shown), formatPrice(parseFils(error.amount))),
        }
      : { isPriceChange: false, text: toErrorMessage(error) };
  }
}
