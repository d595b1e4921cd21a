import { type Client, type Schema, toErrorMessage } from '@aitours/api-client';
import type { CruiseRequest } from '@aitours/domain/cruise';
import { sendOnce } from '../../platform/attemptKeys.ts';

/** A request that the server has stored. */
export interface SentRequest extends Schema<'CruiseRequest'> {
  /** Whether My Bookings lists it: not a guest's. */
  readonly isListed: boolean;
}

/** Sends a request; a retry after a lost response stores it once. Returns the message of an error. */
export async function sendCruiseRequest(
  client: Client,
  cruiseId: string,
  { payment: _payment, ...request }: CruiseRequest,
): Promise<SentRequest | string> {
  const body = { cruise_id: cruiseId, ...request };
  try {
    const stored = await sendOnce(body, (idempotencyKey) =>
      client.call('createCruiseRequest', { body }, { idempotencyKey, skipOnSignedOut: true }),
    );
    return { ...stored, isListed: client.session.tokens() !== null };
  } catch (error) {
    return toErrorMessage(error);
  }
}
