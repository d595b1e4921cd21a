import { describeArrival, formatEmergencyPhone } from '@aitours/domain/booked';
import { formatVoucherItinerary, wasPaid } from '@aitours/domain/booking';
import { Banner, Voucher } from '@aitours/ui';
import type { Booking } from '../../features/bookings/booking.ts';
import { isCancelled } from '../../features/bookings/bookingOutcome.ts';
import { hasOwnTerms } from '../../features/bookings/describeRefund.ts';
import { messages as bookingText, rowNames } from '../../features/bookings/messages.ts';
import { getBookingBadge } from '../../features/bookings/statusBadges.ts';
import { useQuirks } from '../../platform/api.tsx';
import RefundTables from '../../platform/refund-terms/RefundTables.tsx';
import { useQrCode } from '../../platform/useQrCode.ts';
import { voucherMessages as messages } from './voucherMessages.ts';
import { listVoucherRows } from './voucherRows.ts';

interface BookingVoucherProps {
  readonly booking: Booking;
  /** Of its heading. */
  readonly level: 1 | 2;
}

/** The voucher of a booking (BOOK-28 to BOOK-30); a cancelled one has no code. */
export function BookingVoucher({ booking, level }: BookingVoucherProps) {
  const { voucherRows: rows } = useQuirks();
  const isValid = !isCancelled(booking);
  const preview = booking.refund_if_cancelled;
  const cells = useQrCode(booking.booking_number);
  return (
    <>
      {!isValid && <Banner tone="critical" title={messages.cancelled} />}
      <Voucher
        level={level}
        title={messages.title}
        number={{ label: rowNames.number, value: booking.booking_number }}
        status={getBookingBadge(booking.booking_status)}
        details={listVoucherRows(booking)}
        code={isValid ? { label: bookingText.codeOf(booking.booking_number), cells } : undefined}
        itinerary={
          booking.booking_type === 'tour'
            ? { title: messages.itinerary, days: formatVoucherItinerary(booking.tour.days, rows) }
            : undefined
        }
        refund={
          preview
            ? {
                title: messages.refund,
                periods: <RefundTables tables={[{ steps: preview.steps }]} withAmounts={wasPaid(booking)} />,
              }
            : undefined
        }
        advice={{
          title: messages.advice,
          // BOOK-28 fixes the first sentence; what is true of a pick-up follows it.
          items: [
            ...new Set([messages.arrive, ...describeArrival(booking)]),
            messages.bring,
            messages.emergency(formatEmergencyPhone(booking)),
            hasOwnTerms(booking) ? messages.adviceByTerms : messages.adviceByDefault,
          ],
        }}
      />
    </>
  );
}
