import { formatWireAmount } from '@aitours/domain/money';
import { type BulkAction, findBulkSkipReason } from '@aitours/domain/staff';
import type { components } from '@aitours/openapi/schema';
import { computeRefund } from '../../bookings/bookingRefund.ts';
import { type BookingRow, findBooking } from '../../db/bookings/bookings.ts';
import { readBookingVersion } from '../../db/bookings/staffBookings.ts';
import { type Context, operation } from '../../http/operation.ts';
import { toHandledBooking } from './toHandledBooking.ts';

type QuotedBooking = components['schemas']['QuotedBulkBooking'];
type QuoteContext = Context<'quoteBulkAction'>;

/** Returns what a bulk action would do with each booking. */
export const quoteBulkAction = operation('quoteBulkAction', async (context) => {
  const results: QuotedBooking[] = [];
  for (const number of context.body.booking_numbers) results.push(await quoteBooking(context, number));
  return { status: 200, body: { results } };
});

const nothing = { amount: null, refund_quote: null, mail_to: null, ends_payment: false } as const;

async function quoteBooking(context: QuoteContext, number: string): Promise<QuotedBooking> {
  const { action } = context.body;
  const booking = await findBooking(context.db, number);
  if (!booking)
    return { booking_number: number, customer_name: null, skip_reason: 'not-found', version: null, ...nothing };
  const skipReason = findBulkSkipReason(action, toHandledBooking(booking));
  return {
    booking_number: number,
    customer_name: `${booking.firstName} ${booking.lastName}`.trim(),
    skip_reason: skipReason,
    version: await readBookingVersion(context.db, booking),
    ...(skipReason === null ? quoteAction(context, action, booking) : nothing),
  };
}

function quoteAction({ clock, refundQuotes }: QuoteContext, action: BulkAction, booking: BookingRow) {
  switch (action) {
    case 'record-cash':
    case 'withdraw-cash':
      return { ...nothing, amount: formatWireAmount(booking.total) };
    case 'send-confirmation':
    case 'send-message':
      return { ...nothing, mail_to: booking.email };
    case 'cancel': {
      const now = clock.now();
      const { amount } = computeRefund(booking, now);
      return {
        amount: formatWireAmount(amount),
        refund_quote: amount === 0 ? null : refundQuotes.issue(booking.number, now).token,
        mail_to: booking.userId === null ? null : booking.email,
        ends_payment: booking.payment?.status === 'open',
      };
    }
  }
}
