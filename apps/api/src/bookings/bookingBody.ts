import { formatWireAmount } from '@aitours/domain/money';
import { toParty } from '@aitours/domain/party';
import type { components } from '@aitours/openapi/schema';
import type { BookingRow } from '../db/bookings/bookings.ts';
import { computeRefund } from './bookingRefund.ts';
import { describeCancellationObstacle, describeChanges } from './changeOptions.ts';
import { describeRefundStatus, type RefundStatus } from './describeRefundStatus.ts';

type Schemas = components['schemas'];
type Booking = Schemas['Booking'];

/** Returns a booking in the contract's form (ENTITY-26 to ENTITY-30). */
export function toBookingBody(row: BookingRow, now: Date): Booking {
  switch (row.details.kind) {
    case 'activity':
      return toActivityBookingBody(row, now);
    case 'ticket':
      return toTicketBookingBody(row, now);
    case 'tour':
      return toTourBookingBody(row, now);
    case 'transfer':
      return toTransferBookingBody(row, now);
  }
}

/** Returns an activity booking (ENTITY-27). */
export function toActivityBookingBody(row: BookingRow, now: Date): Schemas['ActivityBooking'] {
  const items = listItems(row);
  const [first] = items;
  if (!first?.activity) throw otherKind(row, 'activity');
  const { activity, adults, children, infants, pickup_location } = first;
  return {
    ...toBaseBody(row, now),
    booking_type: 'activity',
    cart_items: items,
    activity,
    adults,
    children,
    infants,
    pickup_location,
  };
}

/** Returns a ticket booking (ENTITY-28). */
export function toTicketBookingBody(row: BookingRow, now: Date): Schemas['TicketBooking'] {
  const items = listItems(row);
  const [first] = items;
  if (!first?.ticket) throw otherKind(row, 'ticket');
  const { ticket, ticket_type, quantity } = first;
  return {
    ...toBaseBody(row, now),
    booking_type: 'ticket',
    cart_items: items,
    ticket,
    ticket_type: ticket_type ?? '',
    quantity,
  };
}

/** Returns a tour booking (ENTITY-29). */
export function toTourBookingBody(row: BookingRow, now: Date): Schemas['TourBooking'] {
  const { details } = row;
  if (details.kind !== 'tour') throw otherKind(row, 'tour');
  return {
    ...toBaseBody(row, now),
    booking_type: 'tour',
    cart_items: listItems(row),
    tour: details.tour,
    ...details.travellers,
    children: toParty(details.travellers).children,
    addons: details.addons,
  };
}

/** Returns a transfer booking (ENTITY-30). */
export function toTransferBookingBody(row: BookingRow, now: Date): Schemas['TransferBooking'] {
  const { details } = row;
  if (details.kind !== 'transfer') throw otherKind(row, 'transfer');
  return {
    ...toBaseBody(row, now),
    booking_type: 'transfer',
    ...details.transfer,
    vehicle_name: details.transfer.vehicle.name,
  };
}

const otherKind = ({ number }: BookingRow, kind: string) => new Error(`Booking ${number} is not of the kind ${kind}`);

/** Items of bookings made before durations were stored have none. */
const listItems = ({ details }: BookingRow): Schemas['BookedItem'][] =>
  'items' in details ? details.items.map((item) => ({ ...item, duration_minutes: item.duration_minutes ?? null })) : [];

const toBaseBody = (row: BookingRow, now: Date): Omit<Schemas['BookingBase'], 'booking_type'> => ({
  booking_number: row.number,
  booking_date: row.details.date,
  booking_time: row.details.time,
  created_at: row.createdAt.toISOString(),
  total_amount: formatWireAmount(row.total),
  ...(row.details.discount && { discount: row.details.discount }),
  payment_method: row.paymentMethod,
  payment_status: row.paymentStatus,
  booking_status: row.status,
  first_name: row.firstName,
  last_name: row.lastName,
  email: row.email,
  phone_number: row.phone,
  special_requests: row.specialRequests,
  confirmation_mail: row.confirmationMail,
  ...(row.payment && {
    payment: {
      id: row.payment.id,
      status: row.payment.status,
      hold_expires_at: row.payment.status === 'open' ? new Date(row.payment.holdExpiresAt).toISOString() : null,
    },
  }),
  ...(row.cancelledAt && { cancellation: toCancellationRecord(row, row.cancelledAt) }),
  ...describeChanges(row, now),
  refund_if_cancelled: describeCancellationObstacle(row, now) === null ? refundPreview(row, now) : null,
});

function refundPreview(row: BookingRow, now: Date): Schemas['RefundPreview'] {
  const { refund, amount, steps } = computeRefund(row, now);
  return {
    refund,
    amount: formatWireAmount(amount),
    free_until: (refund === 'full' && steps[0]?.until.toISOString()) || null,
    steps: steps.map((step) => ({
      until: step.until.toISOString(),
      percent: step.percent,
      amount: formatWireAmount(step.amount),
    })),
  };
}

function getRefundStatus({ status, refundStatus }: BookingRow): RefundStatus {
  if (refundStatus === null) return status === 'refunded' ? 'refunded' : 'due';
  return describeRefundStatus(refundStatus);
}

/** Returns what is recorded about a cancellation; of rows from before, only what was paid counts. */
function toCancellationRecord(row: BookingRow, cancelledAt: Date): Schemas['CancellationRecord'] {
  const amount = row.paymentStatus === 'paid' || row.paymentStatus === 'refunded' ? (row.refund ?? 0) : 0;
  return {
    cancelled_at: cancelledAt.toISOString(),
    refund_amount: formatWireAmount(amount),
    refund_status: amount === 0 ? 'none' : getRefundStatus(row),
  };
}
