import { Button, Container, EmptyState, LinkButton, Stack, TextLink } from '@aitours/ui';
import { ArrowLeft, Clock, Printer } from 'lucide-react';
import { AddToCalendar } from '../../features/bookings/AddToCalendar.tsx';
import type { Booking } from '../../features/bookings/booking.ts';
import { getOutcome, isCancelled, type UnpaidOutcome } from '../../features/bookings/bookingOutcome.ts';
import { ChangeLink } from '../../features/bookings/changes.tsx';
import { FailedBooking } from '../../features/bookings/FailedBooking.tsx';
import { PayLink } from '../../features/bookings/unpaid.tsx';
import type { BookingState } from '../../features/bookings/useBooking.ts';
import { WithoutBooking } from '../../features/bookings/WithoutBooking.tsx';
import { DownloadVoucher } from '../../features/passes/DownloadVoucher.tsx';
import { PassList } from '../../features/passes/PassList.tsx';
import { paths } from '../../platform/paths.ts';
import { BookingVoucher } from '../shared/BookingVoucher.tsx';
import { MeetingPoints } from '../shared/MeetingPoints.tsx';
import { messages } from './messages.ts';
import * as styles from './Voucher.css.ts';

const back = (
  <LinkButton tone="secondary" href={paths.myBookings}>
    {messages.back}
  </LinkButton>
);

/** The voucher of a booking in each of its states (BOOK-28 to BOOK-30). */
export function VoucherView({ state }: { state: BookingState }) {
  if (state.is === 'loaded') {
    const outcome = getOutcome([state.booking]);
    return outcome.is === 'unpaid' ? <NotPaidYet {...outcome} /> : <Loaded booking={state.booking} />;
  }
  if (state.is === 'failed') return <FailedBooking error={state.error} retry={state.retry} action={back} />;
  const missing = { title: messages.notFound, text: messages.notFoundHint };
  return <WithoutBooking state={state} loading={messages.loading} missing={missing} action={back} />;
}

/** A booking without its payment isn't confirmed: nothing shows a code that a gate may accept. */
function NotPaidYet({ payment, text }: Pick<UnpaidOutcome, 'payment' | 'text'>) {
  return (
    <EmptyState
      level={1}
      icon={Clock}
      title={messages.notPaid}
      action={
        <>
          {payment && <PayLink payment={payment} />}
          {back}
        </>
      }
    >
      {payment ? `${text} ${messages.notPaidText}` : text}
    </EmptyState>
  );
}

function Loaded({ booking }: { booking: Booking }) {
  const isValid = !isCancelled(booking);
  return (
    <Container width="form">
      <Stack gap="medium">
        <Links booking={booking} isValid={isValid} />
        <BookingVoucher level={1} booking={booking} />
        {isValid && <MeetingPoints bookings={[booking]} />}
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
      <ChangeLink booking={booking} />
      {isValid && <AddToCalendar booking={booking} />}
      <DownloadVoucher booking={booking.booking_number} />
      <Button tone="secondary" icon={Printer} onClick={() => print()}>
        {messages.print}
      </Button>
    </div>
  </div>
);
