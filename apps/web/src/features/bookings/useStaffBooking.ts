import { type Schema, toErrorMessage } from '@aitours/api-client';
import { defineQuery } from '../../platform/query.ts';
import { usePrivateQuery } from '../../platform/usePrivateQuery.ts';

export type StaffBooking = Schema<'StaffBookingDetails'>;

export type StaffBookingState =
  | { readonly is: 'loading' }
  | { readonly is: 'missing' }
  | { readonly is: 'failed'; readonly reason: string; readonly retry: () => void }
  | {
      readonly is: 'loaded';
      readonly details: StaffBooking;
      /** Loads it again; returns the previous one if that fails. */
      readonly reload: () => Promise<StaffBooking>;
    };

/** Shorter than the ten minutes of a refund quote, so that a shown quote is always valid. */
const refreshInterval = 9.5 * 60 * 1000;

/** Loads a booking of any user for staff; requested on each visit and not cached for the next user of the browser. */
export function useStaffBooking(number: string): StaffBookingState {
  const { data, error, isNotFound, reload, mutate } = usePrivateQuery(
    defineQuery('getStaffBooking', { path: { ref: number } }),
    { refreshInterval },
  );
  if (data) return { is: 'loaded', details: data, reload: async () => (await mutate().catch(() => data)) ?? data };
  if (isNotFound) return { is: 'missing' };
  if (error !== undefined) return { is: 'failed', reason: toErrorMessage(error), retry: reload };
  return { is: 'loading' };
}
