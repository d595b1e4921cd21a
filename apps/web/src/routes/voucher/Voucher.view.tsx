import { formatVoucherItinerary } from '@aitours/domain/booking';
import { Banner, Button, Container, EmptyState, LinkButton, Stack, TextLink, Voucher } from '@aitours/ui';
import { ArrowLeft, Clock, Printer } from 'lucide-react';
import { AddToCalendar } from '../../features/bookings/AddToCalendar.tsx';
import type { Booking } from '../../features/bookings/booking.ts';
import { hasOwnTerms } from '../../features/bookings/describeRefund.ts';
import { FailedBooking } from '../../features/bookings/FailedBooking.tsx';
import { messages as bookingText, rowNames } from '../../features/bookings/messages.ts';
import { bookingBadge } from '../../features/bookings/statusBadges.ts';
import { PayLink, type UnpaidPayment, unpaidOf, unpaidText } from '../../features/bookings/unpaid.tsx';
import type { BookingState } from '../../features/bookings/useBooking.ts';
import { WithoutBooking } from '../../features/bookings/WithoutBooking.tsx';
import { DownloadVoucher } from '../../features/passes/DownloadVoucher.tsx';
import { PassList } from '../../features/passes/PassList.tsx';
import { useQuirks } from '../../platform/api.tsx';
import { paths } from '../../platform/paths.ts';
import RefundTables from '../../platform/refund-terms/RefundTables.tsx';
import { useQrCode } from '../../platform/useQrCode.ts';
import { messages } from './messages.ts';
import * as styles from './Voucher.css.ts';
import { voucherRows } from './voucherRows.ts';

const back = (
  <LinkButton tone="secondary" href={paths.myBookings}>
    {messages.back}
  </LinkButton>
);

/** The voucher of a booking in each of its states (BOOK-28 to BOOK-30). */
export function VoucherView({ state }: { state: BookingState }) {
  if (state.is === 'loaded') {
    const unpaid = unpaidOf(state.booking);
    return unpaid ? <NotPaidYet payment={unpaid} /> : <Loaded booking={state.booking} />;
  }
  if (state.is === 'failed') return <FailedBooking error={state.error} retry={state.retry} action={back} />;
  const missing = { title: messages.notFound, text: messages.notFoundHint };
  return <WithoutBooking state={state} loading={messages.loading} missing={missing} action={back} />;
}

/** A booking without its payment isn't confirmed: nothing shows a code that a gate may accept. */
function NotPaidYet({ payment }: { payment: UnpaidPayment }) {
  return (
    <EmptyState
      level={1}
      icon={Clock}
      title={messages.notPaid}
      action={
        <>
          <PayLink payment={payment} />
          {back}
        </>
      }
    >
      {unpaidText(payment)} {messages.notPaidText}
    </EmptyState>
  );
}

function Loaded({ booking }: { booking: Booking }) {
  const { voucherRows: rows } = useQuirks();
  const isValid = booking.booking_status !== 'cancelled';
  const preview = booking.refund_if_cancelled;
  const cells = useQrCode(booking.booking_number);
  return (
    <Container width="form">
      <Stack gap="medium">
        <Links booking={booking} isValid={isValid} />
        {!isValid && <Banner tone="critical" title={messages.cancelled} />}
        <Voucher
          title={messages.title}
          number={{ label: rowNames.number, value: booking.booking_number }}
          status={bookingBadge(booking.booking_status)}
          details={voucherRows(booking)}
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
                  periods: (
                    <RefundTables tables={[{ steps: preview.steps }]} withAmounts={booking.payment_status === 'paid'} />
                  ),
                }
              : undefined
          }
          advice={{
            title: messages.advice,
            items: [...messages.adviceItems, hasOwnTerms(booking) ? messages.adviceByTerms : messages.adviceByDefault],
          }}
        />
        {isValid && <PassList booking={booking.booking_number} />}
      </Stack>
    </Container>
  );
}

const Links = ({ booking, isValid }: { booking: Booking; isValid: boolean }) => (
  <div className={styles.links}>
    <TextLink standalone tone="quiet" icon={ArrowLeft} href={paths.myBookings}>
      {messages.back}
    </TextLink>
    <div className={styles.actions}>
      {isValid && <AddToCalendar booking={booking} />}
      <DownloadVoucher booking={booking.booking_number} />
      <Button tone="secondary" icon={Printer} onClick={() => print()}>
        {messages.print}
      </Button>
    </div>
  </div>
);
