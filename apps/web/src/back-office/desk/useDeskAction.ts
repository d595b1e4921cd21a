import { type Client, isProblem, type Schema } from '@aitours/api-client';
import { useState } from 'react';
import type { StaffBooking } from '../../features/bookings/useStaffBooking.ts';
import { type Attempt, useAttempt } from '../../features/session/useAttempt.ts';
import { useClient } from '../../platform/api.tsx';
import { ifMatch } from '../shared/ifMatch.ts';

export interface HandledBooking {
  readonly details: StaffBooking;
  readonly reload: () => Promise<StaffBooking>;
  /** Called when an action has succeeded and the booking was loaded again. @param text says what has been done */
  readonly onDone: (text: string) => void;
}

/** What is sent with each change: the number, and the version that is shown. */
interface Target {
  readonly path: { readonly ref: string };
  readonly headers: { readonly 'If-Match': string };
}

export interface DeskAction extends Omit<Attempt, 'run' | 'clear'> {
  /** What others have done since the booking was shown; undefined if the last attempt wasn't stale. */
  readonly changes: readonly Schema<'BookingEvent'>[] | undefined;
  readonly run: (send: (client: Client, target: Target) => Promise<unknown>, doneText: string) => void;
}

/**
 * Runs a change of a booking on the version that is shown. If another version is current, nothing changes: the booking is
 * loaded again, so that the next attempt is of what the user then sees.
 *
 * @param fallback message when the server sends none
 * @param fields whose messages the form shows
 */
export function useDeskAction(
  { details, reload, onDone }: HandledBooking,
  fallback: string,
  fields: readonly string[] = [],
): DeskAction {
  const client = useClient();
  const { run: attempt, clear: _, ...state } = useAttempt(fallback, undefined, fields);
  const [changes, setChanges] = useState<DeskAction['changes']>();
  const run: DeskAction['run'] = (send, doneText) =>
    attempt(async () => {
      setChanges(undefined);
      const { version, booking } = details;
      try {
        await send(client, { path: { ref: booking.booking_number }, headers: ifMatch(version) });
      } catch (error) {
        if (!isProblem(error, 'precondition-failed')) throw error;
        setChanges(listNewEvents(details, await reload()));
        return;
      }
      await reload();
      onDone(doneText);
    });
  return { ...state, changes, run };
}

function listNewEvents({ history: seen }: StaffBooking, { history }: StaffBooking) {
  const known = new Set(seen.map((event) => JSON.stringify(event)));
  return history.filter((event) => !known.has(JSON.stringify(event)));
}
