import { formatWireAmount } from '@aitours/domain/money';
import type { components } from '@aitours/openapi/schema';
import { z } from 'zod';
import type { BookingRow } from '../../db/bookings/bookings.ts';
import type { deskOperations, readStaffBooking } from '../../db/bookings/staffBookings.ts';

type BookingEvent = components['schemas']['BookingEvent'];
type Details = Pick<Awaited<ReturnType<typeof readStaffBooking>>, 'payments' | 'refunds' | 'changes' | 'entries'>;

interface DatedEvent extends Omit<BookingEvent, 'at'> {
  readonly at: Date;
}

/** Returns what has happened to a booking, the newest first, of one moment what staff did first. */
export function listBookingEvents(booking: BookingRow, details: Details): BookingEvent[] {
  const events = [...listStaffEvents(details), ...listOwnEvents(booking, details)];
  return events
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .map(({ at, ...event }) => ({ ...event, at: at.toISOString() }));
}

const kinds = {
  cancelStaffBooking: 'cancelled_by_staff',
  overrideCancellation: 'cancelled_by_decision',
  changeStaffBooking: 'changed_by_staff',
  resendConfirmation: 'confirmation_sent_again',
  addBookingNote: 'note_added',
  sendBookingMessage: 'message_sent',
} as const satisfies Partial<Record<(typeof deskOperations)[number], BookingEvent['kind']>>;

/** What the entries of the desk have recorded. */
const recorded = z.object({
  payment_status: z.string().optional(),
  refund_amount: z.string().optional(),
  reason: z.string().optional(),
  total_amount: z.string().optional(),
  change: z.string().optional(),
});

const listStaffEvents = ({ entries }: Details): DatedEvent[] =>
  entries.map(({ entry: { at, role, operation, after }, email }) => {
    const { payment_status: status, refund_amount, reason, total_amount, change } = recorded.parse(after);
    const amount = total_amount ?? refund_amount ?? null;
    const text = change ?? reason ?? null;
    const cash = status === 'paid' ? 'cash_received' : 'cash_not_received';
    const [, kind = cash] = Object.entries(kinds).find(([name]) => name === operation) ?? [];
    return { at, kind, staff: { email, role }, amount, text };
  });

function listOwnEvents(booking: BookingRow, { payments, refunds, changes, entries }: Details): DatedEvent[] {
  const { cancelledAt, refund, createdAt } = booking;
  const isByStaff = (at: Date) => entries.some(({ entry }) => entry.at.getTime() === at.getTime());
  const toEvent = (at: Date, kind: BookingEvent['kind'], amount: number | null, text: string | null = null) => ({
    at,
    kind,
    staff: null,
    amount: amount === null ? null : formatWireAmount(amount),
    text,
  });
  return [
    ...refunds.map((row) => toEvent(row.createdAt, 'refund_requested', row.amount)),
    ...(cancelledAt && !isByStaff(cancelledAt) ? [toEvent(cancelledAt, 'cancelled', refund ?? 0)] : []),
    ...changes
      .filter((row) => !isByStaff(row.createdAt))
      .map((row) => toEvent(row.createdAt, 'changed', row.totalAfter, row.description || null)),
    ...payments.map((row) => toEvent(row.createdAt, 'payment_started', row.amount)),
    toEvent(createdAt, 'booked', null),
  ];
}
