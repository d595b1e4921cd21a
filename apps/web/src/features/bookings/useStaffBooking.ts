import { isProblem, type Schema, toErrorMessage } from '@aitours/api-client';
import useSWR from 'swr';
import { useClient } from '../../platform/api.tsx';
import { useOwner } from '../../platform/useOwner.ts';

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
  const client = useClient();
  const owner = useOwner();
  const { data, error, mutate } = useSWR<StaffBooking, unknown>(
    `staff booking ${number} of ${owner}`,
    () => client.call('getStaffBooking', { path: { ref: number } }),
    { refreshInterval },
  );
  if (data) {
    const reload = async () => (await mutate().catch(() => data)) ?? data;
    return { is: 'loaded', details: data, reload };
  }
  if (isProblem(error, 'not-found')) return { is: 'missing' };
  if (error !== undefined) return { is: 'failed', reason: toErrorMessage(error), retry: () => void mutate() };
  return { is: 'loading' };
}
