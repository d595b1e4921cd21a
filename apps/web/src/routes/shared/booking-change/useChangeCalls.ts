import { ApiProblem, type Input, isProblem, NetworkError, type Output } from '@aitours/api-client';
import { generalMessages } from '@aitours/domain/messages';
import { useClient } from '../../../platform/api.tsx';
import { sendOnce } from '../../../platform/attemptKeys.ts';
import { useReloadOf } from '../../../platform/useReloadOf.ts';
import type { ChangeRequest } from './changeDraft.ts';
import type { Quote } from './describeQuote.ts';
import { messages } from './messages.ts';

export type Change = Output<'changeBooking'>;

type ChangeOrder = Input<'changeBooking'>['body'];

/** The operations of a change, by a traveller or for one. */
export interface ChangeOperations {
  readonly quote: (request: ChangeRequest) => Promise<Quote>;
  /** Makes the change, and shows what has changed. */
  readonly change: (order: ChangeOrder) => Promise<void>;
}

/** Returns the operations by which travellers change their own booking. */
export function useOwnChange(ref: string, onChanged: (change: Change) => void): ChangeOperations {
  const client = useClient();
  const path = { ref };
  return {
    quote: (body) => client.call('quoteBookingChange', { path, body }),
    change: async (body) =>
      onChanged(
        await sendOnce({ ...path, ...body }, (idempotencyKey) =>
          client.call('changeBooking', { path, body }, { idempotencyKey }),
        ),
      ),
  };
}

/** A quote that waits for the traveller's confirmation. */
export interface Review {
  readonly request: ChangeRequest;
  readonly quote: Quote;
  /** The total of the quote that this one has replaced, if it was another. */
  readonly previousTotal: string | undefined;
  /** When it has to be renewed, by the browser's clock. */
  readonly renewAt: string;
}

/** Shorter than the ten minutes of a quote, so that a shown quote is valid. */
const RENEW_AFTER_MILLISECONDS = 9.5 * 60 * 1000;

/** Returns functions that request the quote of a change, and make the change at its price. */
export function useChangeCalls(operations: ChangeOperations) {
  const reloadPlaces = useReloadOf('getActivityAvailability', 'getTicketAvailability', 'listTicketTimeSlots');

  const quote = async (request: ChangeRequest, before?: Quote): Promise<Review> => {
    const renewAt = new Date(Date.now() + RENEW_AFTER_MILLISECONDS).toISOString();
    const next = await operations.quote(request);
    const previousTotal = before && before.total_after !== next.total_after ? before.total_after : undefined;
    return { request, quote: next, previousTotal, renewAt };
  };
  /** Makes the change; if its price has changed, nothing is changed and the new quote is returned. */
  const change = async ({ request, quote: shown }: Review): Promise<Review | undefined> => {
    try {
      await operations.change({ ...request, quote: shown.token, total_amount: shown.total_after });
    } catch (error) {
      if (!isProblem(error, 'price-changed')) throw error;
      return quote(request, shown);
    }
    return undefined;
  };
  return { quote, change, reloadPlaces: () => void reloadPlaces() };
}

/** Returns the server's message. @param noResponse the message when there is no response */
export function describeFailure(error: unknown, noResponse: string): string {
  if (error instanceof NetworkError) return noResponse;
  if (!(error instanceof ApiProblem)) return messages.failed;
  return error.detail || (error.message === generalMessages.unknown ? messages.failed : error.message);
}
