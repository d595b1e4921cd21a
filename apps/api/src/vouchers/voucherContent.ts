import { describeArrival, formatEmergencyPhone, formatWhen } from '@aitours/domain/booked';
import { formatVoucherItinerary, isFree, listRefundRows, nothingToPay, wasPaid } from '@aitours/domain/booking';
import type { PassKind } from '@aitours/domain/passes';
import type { components } from '@aitours/openapi/schema';
import { listBookedRows, listFactRows } from '../mail/bookingMails.ts';

type Schemas = components['schemas'];

/** A voucher as text, ready to be laid out. */
export interface VoucherContent {
  readonly number: string;
  readonly title: string;
  /** Why it isn't valid; null if it is. */
  readonly invalid: string | null;
  readonly rows: readonly (readonly [label: string, value: string])[];
  readonly itinerary: readonly string[];
  readonly refunds: readonly (readonly [when: string, refund: string])[];
  readonly refundTitle: string;
  readonly advice: readonly string[];
  readonly passes: readonly VoucherPass[];
}

interface VoucherPass {
  readonly number: string;
  readonly kind: string;
  readonly title: string;
  readonly when: string;
  readonly code: string;
}

const kinds = { adult: 'Adult', child: 'Child', infant: 'Infant', ride: 'Ride' } satisfies Record<PassKind, string>;

const invalid = {
  unpaid: 'This booking isn’t paid yet. Its voucher is valid when the payment has arrived.',
  cancelled: 'This booking is cancelled. Its voucher is no longer valid.',
};

/** Returns the texts of a booking's voucher. */
export function describeVoucher(
  booking: Schemas['Booking'],
  { status, passes }: Schemas['BookingPasses'],
): VoucherContent {
  const isPaid = wasPaid(booking);
  const preview = booking.refund_if_cancelled;
  return {
    number: booking.booking_number,
    title: getTitle(booking),
    invalid: status === 'valid' ? null : invalid[status],
    rows: [
      ...listNames(booking),
      ...listBookedRows(booking),
      ...listFactRows(booking),
      ['Payment', formatPayment(booking)],
      ...(booking.special_requests ? [['Special requests', booking.special_requests] as const] : []),
    ],
    itinerary: booking.booking_type === 'tour' ? formatVoucherItinerary(booking.tour.days, null) : [],
    refundTitle: isPaid ? 'If you cancel (Dubai time)' : 'If you cancel (Dubai time), of what you have paid',
    refunds:
      preview && !isFree(booking)
        ? listRefundRows(preview.steps, isPaid).map(({ when, refund }) => [when, refund])
        : [],
    advice: [
      ...describeArrival(booking),
      'Bring your ID and this voucher, on paper or on your phone.',
      `In an emergency on the day, call ${formatEmergencyPhone(booking)}.`,
    ],
    passes: passes.flatMap(({ number, kind, title, date, time, code }) =>
      code === null ? [] : [{ number, kind: kinds[kind], title, when: formatWhen(date, time), code }],
    ),
  };
}

/** The voucher that is mailed has no name. */
function listNames({ first_name, last_name }: Schemas['Booking']): (readonly [label: string, value: string])[] {
  const name = `${first_name} ${last_name}`.trim();
  return name === '' ? [] : [['Name', name]];
}

function getTitle(booking: Schemas['Booking']): string {
  if (booking.booking_type === 'transfer') return `${booking.pickup_location} – ${booking.dropoff_location}`;
  if (booking.booking_type === 'tour') return booking.tour.title;
  return booking.cart_items.map(({ title }) => title).join(', ');
}

const methods = { card: 'by card', cash: 'in cash', wallet: 'by wallet' };
function formatPayment(booking: Schemas['Booking']): string {
  const { payment_status, payment_method } = booking;
  if (isFree(booking)) return nothingToPay;
  return payment_status === 'pending' ? `To be paid ${methods[payment_method]}` : paymentStatuses[payment_status];
}
const paymentStatuses = { paid: 'Paid', failed: 'Failed', refunded: 'Refunded' };
