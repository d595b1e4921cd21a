import { findCancellationObstacle, findDateChangeEnd, hasStarted } from '@aitours/domain/booking';
import { formatWireAmount } from '@aitours/domain/money';
import type { components } from '@aitours/openapi/schema';
import type { BookingRequest } from '../db/bookings/bookingRequest.ts';
import type { BookingRow, ChangeRefund } from '../db/bookings/bookings.ts';
import { describeRefundStatus } from './describeRefundStatus.ts';

type Schemas = components['schemas'];

/** Why something can't be done with a booking, and what its customer can do instead. */
interface Obstacle {
  readonly reason: string;
  readonly advice?: string;
}

const contactUs = 'Please contact us.';

/** Returns why nothing of a booking can be changed by anybody; null if something can be. */
function findObstacle({ status, request, payment }: BookingRow): Obstacle | null {
  if (status === 'pending')
    return { reason: 'This booking isn’t paid yet.', advice: 'Please pay it first, or cancel it.' };
  if (status !== 'confirmed') return { reason: formatStatusObstacle(status) };
  if (payment?.status === 'disputed')
    return { reason: 'The bank examines the payment of this booking.', advice: contactUs };
  return request === null ? { reason: 'This booking can’t be changed here.', advice: contactUs } : null;
}

const toText = ({ reason, advice }: Obstacle): string => (advice === undefined ? reason : `${reason} ${advice}`);

/** Returns why nothing of a booking can be changed, with advice for its customer; null if something can be. */
export function findChangeObstacle(row: BookingRow): string | null {
  const obstacle = findObstacle(row);
  return obstacle && toText(obstacle);
}

/**
 * Returns why a booking has no change options; undefined if it has some.
 *
 * @param reader customers, unlike staff, can't change a booking after one of its passes was used, and need advice
 */
export function describeChangeObstacle(row: BookingRow, now: Date, reader: 'customer' | 'staff'): string | undefined {
  const used = reader === 'customer' && row.hasUsedPass ? { reason: passWasUsed, advice: contactUs } : null;
  const obstacle = findObstacle(row) ?? used ?? (describeChangeOptions(row, now) ? null : findTermsObstacle(row, now));
  if (!obstacle) return undefined;
  return reader === 'staff' ? obstacle.reason : toText(obstacle);
}

/** Why neither a date nor the number of travellers of a confirmed booking can be changed any more. */
function findTermsObstacle({ details }: BookingRow, now: Date): Obstacle {
  const starts = details.kind === 'transfer' ? [details] : details.items;
  const reason = starts.every((start) => hasStarted(start, now))
    ? hasBegun
    : 'The time in which its date could be changed is over, and it is for one traveller.';
  return { reason, advice: contactUs };
}

const passWasUsed = 'A pass of this booking has been used.';
const hasBegun = 'This booking has already begun.';

/** Why customers, unlike staff, can't change or cancel a booking after one of its passes was used. */
export const passIsUsed = `${passWasUsed} ${contactUs}`;

/** Why a booking with this status can't be changed or cancelled. */
export const formatStatusObstacle = (status: BookingRow['status']) => `This booking is already ${status}.`;

/** Returns why customers can't cancel a booking themselves, as a sentence; null if they can. */
export function describeCancellationObstacle(row: BookingRow, now: Date): string | null {
  const { status, hasUsedPass, details } = row;
  const obstacle = findCancellationObstacle({ status, hasUsedPass, start: details }, now);
  return obstacle && { status: formatStatusObstacle(status), used: passIsUsed, begun: hasBegunText }[obstacle];
}

const hasBegunText = `${hasBegun} ${contactUs}`;

/** Returns the terms that were stored with a line. */
export const findItemTerms = ({ activity, ticket, tour }: Schemas['BookedItem']) =>
  (activity ?? ticket ?? tour)?.cancellation_terms;

/** Returns what can be changed in a booking, by staff also after one of its passes was used; undefined if nothing can be. */
export function describeChangeOptions(row: BookingRow, now: Date): Schemas['ChangeOptions'] | undefined {
  const { details, request } = row;
  if (findObstacle(row) || request === null) return undefined;
  if (details.kind === 'transfer') {
    const end = findDateChangeEnd(details, details.transfer.vehicle.cancellation_terms, now);
    return orNone([{ ...noChange, line: '1', date_until: end?.toISOString() ?? null }]);
  }
  const lines = details.items.map((item, index) => {
    const isOpen = !hasStarted(item, now);
    const end = details.kind === 'tour' ? null : findDateChangeEnd(item, findItemTerms(item), now);
    return {
      ...noChange,
      ...getSlot(request, index),
      line: item.id,
      date_until: end?.toISOString() ?? null,
      can_reduce: isOpen && item.adults + item.children + item.infants > 1,
      can_remove: isOpen && details.items.length > 1,
    };
  });
  return orNone(lines);
}

const orNone = (lines: Schemas['LineChangeOptions'][]): Schemas['ChangeOptions'] | undefined =>
  lines.some(({ date_until, can_reduce, can_remove }) => date_until !== null || can_reduce || can_remove)
    ? { lines }
    : undefined;

const noChange = { can_reduce: false, can_remove: false, time_slot_id: null, ticket_type_id: null };

function getSlot(request: BookingRequest, index: number): Partial<Schemas['LineChangeOptions']> {
  if (request.kind === 'activity') return { time_slot_id: request.visits[index]?.timeSlotId ?? null };
  if (request.kind !== 'ticket') return {};
  const tickets = request.tickets[index];
  return { time_slot_id: tickets?.timeSlotId ?? null, ticket_type_id: tickets?.ticketTypeId ?? null };
}

/** Returns the members of a booking that describe its changes, as its customer sees them. */
export const describeChanges = (row: BookingRow, now: Date) => {
  const { kept_amount, changes } = row.details;
  const options = row.hasUsedPass ? undefined : describeChangeOptions(row, now);
  return {
    ...(kept_amount !== undefined && { kept_amount }),
    ...(changes && {
      changes: { ...changes, ...(row.changeRefund && { refund: toChangeRefundBody(row.changeRefund) }) },
    }),
    ...(row.openChange && { change: toOpenChangeBody(row.openChange) }),
    ...(options ? { change_options: options } : { change_obstacle: describeChangeObstacle(row, now, 'customer') }),
  };
};

const toOpenChangeBody = ({
  paymentId,
  holdExpiresAt,
  toPay,
  totalAfter,
  description,
}: NonNullable<BookingRow['openChange']>): Schemas['OpenBookingChange'] => ({
  payment_id: paymentId,
  hold_expires_at: new Date(holdExpiresAt).toISOString(),
  to_pay: formatWireAmount(toPay),
  total_after: formatWireAmount(totalAfter),
  description,
});

const toChangeRefundBody = ({ amount, status }: ChangeRefund): Schemas['ChangeRefund'] => ({
  amount: formatWireAmount(amount),
  status: describeRefundStatus(status),
});
