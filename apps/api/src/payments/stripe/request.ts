import { ProviderUnavailable } from '../provider.ts';

/** Whether Stripe will reject the same request again. */
export const isRejected = (error: unknown): error is Error =>
  error instanceof Error &&
  'type' in error &&
  (error.type === 'StripeInvalidRequestError' || error.type === 'StripeIdempotencyError');

/** Distinguishes what Stripe rejects from what may succeed later. */
export async function request<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (isRejected(error)) throw error;
    throw new ProviderUnavailable('Stripe is unavailable', { cause: error });
  }
}
