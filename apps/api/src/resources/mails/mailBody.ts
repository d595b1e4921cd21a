import type { components } from '@aitours/openapi/schema';
import type { listMailRows } from '../../db/operating/mails.ts';

type MailRow = Awaited<ReturnType<typeof listMailRows>>['rows'][number];

/** Returns a queued mail in the contract's form. */
export const toMailBody = ({
  id,
  kind,
  recipient,
  bookingNumber,
  state,
  attempts,
  lastError,
  ...times
}: MailRow): components['schemas']['QueuedMail'] => ({
  id,
  kind,
  recipient,
  booking_number: bookingNumber,
  state,
  attempts,
  last_error: lastError,
  queued_at: times.queuedAt.toISOString(),
  settled_at: times.settledAt?.toISOString() ?? null,
});
