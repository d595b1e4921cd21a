import type { Schema } from '@aitours/api-client';
import { useApi } from '../../../platform/api.tsx';

export type RequiredData =
  | { readonly is: 'loading' }
  | { readonly is: 'failed'; readonly retry: () => void }
  | {
      readonly is: 'loaded';
      readonly types: readonly Schema<'TicketType'>[];
      readonly slots: readonly Schema<'TicketTimeSlot'>[];
    };

/** Loads the ticket types and times of an event, which the dialog requires (STAFF-32). */
export function useRequiredData(eventId: string): RequiredData {
  const types = useApi('listTicketTypes', { path: { id: eventId } });
  const slots = useApi('listTicketTimeSlots', { path: { id: eventId } });
  if (types.data && slots.data) return { is: 'loaded', types: types.data, slots: slots.data };
  if (types.failure === undefined && slots.failure === undefined) return { is: 'loading' };
  const retry = () => {
    types.reload();
    slots.reload();
  };
  return { is: 'failed', retry };
}
