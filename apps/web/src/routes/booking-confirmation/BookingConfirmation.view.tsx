import { getBookingPath, listDiscountRows, sumConfirmation } from '@aitours/domain/booking';
import { checkoutMessages } from '@aitours/domain/messages';
import {
  Banner,
  Button,
  Card,
  Container,
  Heading,
  LinkButton,
  Receipt,
  type ReceiptRow,
  type ReceiptSection,
  Stack,
  StatusBadge,
} from '@aitours/ui';
import { House, Printer } from 'lucide-react';
import { BookingRefund } from '../../features/bookings/BookingRefund.tsx';
import type { Booking } from '../../features/bookings/booking.ts';
import { getOutcome, isCancelled } from '../../features/bookings/bookingOutcome.ts';
import {
  listActivityRows,
  listContactRows,
  listFactRows,
  listTicketRows,
  omitEmptyRows,
} from '../../features/bookings/bookingSections.tsx';
import { messages as bookingText, rowNames } from '../../features/bookings/messages.ts';
import { getBookingPaymentBadge } from '../../features/bookings/statusBadges.ts';
import { PayLink } from '../../features/bookings/unpaid.tsx';
import { WithoutBooking } from '../../features/bookings/WithoutBooking.tsx';
import { PriceNote } from '../../platform/PriceNote.tsx';
import { paths } from '../../platform/paths.ts';
import { usePriceFormat } from '../../platform/usePriceFormat.ts';
import { Letterhead } from '../shared/Letterhead.tsx';
import { MeetingPoints } from '../shared/MeetingPoints.tsx';
import { listBookedRows } from '../shared/voucherRows.ts';
import * as styles from './BookingConfirmation.css.ts';
import { messages } from './messages.ts';

type Confirmed = Extract<Booking, { booking_type: 'activity' | 'ticket' }>;

export type ConfirmationState =
  | { readonly is: 'loading' }
  /** There is no booking to show (CHECKOUT-47 to CHECKOUT-50). */
  | { readonly is: 'missing'; readonly text: string; readonly other?: Booking }
  | { readonly is: 'loaded'; readonly first: Booking; readonly bookings: readonly Booking[] };

const isConfirmed = (booking: Booking): booking is Confirmed =>
  booking.booking_type === 'activity' || booking.booking_type === 'ticket';

/** Confirmations exist for activities and tickets (CHECKOUT-48), with what was booked together with them. */
export function toConfirmation(bookings: readonly Booking[]): ConfirmationState {
  const first = bookings.find(isConfirmed);
  if (first) return { is: 'loaded', first, bookings };
  const [other] = bookings;
  return { is: 'missing', text: checkoutMessages.nothingToConfirm, ...(other && { other }) };
}

/** The booking confirmation in each of its states (CHECKOUT-40 to CHECKOUT-50). */
export function ConfirmationView({ state }: { state: ConfirmationState }) {
  if (state.is === 'loaded') return <Confirmation first={state.first} bookings={state.bookings} />;
  const home = (tone?: 'secondary') => (
    <LinkButton href={paths.home} {...(tone && { tone })}>
      {messages.home}
    </LinkButton>
  );
  const other = state.is === 'missing' ? state.other : undefined;
  return (
    <WithoutBooking
      state={state}
      loading={messages.loading}
      missing={{
        title: messages.notFound,
        ...(state.is === 'missing' && { text: state.text }),
        ...(other && { hint: messages.ownPage(other.booking_number) }),
      }}
      action={
        other ? (
          <>
            <LinkButton href={getBookingPath(other.booking_number)}>{messages.see}</LinkButton>
            {home('secondary')}
          </>
        ) : (
          home()
        )
      }
    />
  );
}

function Confirmation({ first, bookings }: { first: Booking; bookings: readonly Booking[] }) {
  const format = usePriceFormat('bookingConfirmation');
  return (
    <Container width="form">
      <Letterhead />
      <Stack gap="large">
        <Heading level={1}>{messages.title}</Heading>
        <OutcomeBanner bookings={bookings} />
        <Card padding="large">
          <Receipt
            sections={[
              ...bookings.flatMap(listItemSections),
              ...listSharedSections(first, omitEmptyRows(listDiscountRows(bookings, format))),
            ]}
            total={{ label: messages.total, value: format(sumConfirmation(bookings)) }}
          />
          <PriceNote />
        </Card>
        <MeetingPoints bookings={bookings.filter((booking) => !isCancelled(booking))} />
        <BookingRefund bookings={bookings} />
        <div className={styles.links}>
          <Button icon={Printer} onClick={() => print()}>
            {messages.print}
          </Button>
          <LinkButton tone="secondary" icon={House} href={paths.home}>
            {messages.home}
          </LinkButton>
        </div>
      </Stack>
    </Container>
  );
}

function OutcomeBanner({ bookings }: { bookings: readonly Booking[] }) {
  const outcome = getOutcome(bookings);
  const numbers = (
    <>
      {rowNames.number}: <strong>{bookings.map(({ booking_number }) => booking_number).join(', ')}</strong>
      <br />
    </>
  );
  switch (outcome.is) {
    case 'confirmed':
      return (
        <Banner tone="positive" title={messages.confirmed}>
          {numbers}
          {messages.confirmedText}
        </Banner>
      );
    case 'cancelled':
      return (
        <Banner tone="critical" title={bookingText.cancelledTitle}>
          {numbers}
          {bookingText.cancelledText}
        </Banner>
      );
    case 'unpaid':
      return (
        <Banner
          tone="pending"
          title={bookingText.unpaid}
          action={outcome.payment && <PayLink size="small" payment={outcome.payment} />}
        >
          {numbers}
          {outcome.text}
        </Banner>
      );
  }
}

/** One section per item, so that duplicates stay separate. */
function listItemSections(booking: Booking): ReceiptSection[] {
  const { booking_number: number } = booking;
  const isActivity = booking.booking_type === 'activity';
  const named = messages.items[booking.booking_type](number);
  const title = isCancelled(booking) ? bookingText.cancelled(named) : named;
  if (!isConfirmed(booking)) return [{ title, rows: listBookedRows(booking) }];
  return booking.cart_items.map((line, index) => ({
    title: index === 0 ? title : `${title} (${index + 1})`,
    rows: [...(isActivity ? listActivityRows(line) : listTicketRows(line)), ...listFactRows(line)],
  }));
}

function listSharedSections(booking: Booking, discountRows: ReceiptRow[]): ReceiptSection[] {
  return [
    { title: messages.contact, rows: listContactRows(booking) },
    {
      title: messages.payment,
      rows: [
        ...omitEmptyRows([[rowNames.paymentMethod, bookingText.paymentMethods[booking.payment_method]]]),
        { label: rowNames.paymentStatus, value: <StatusBadge {...getBookingPaymentBadge(booking)} /> },
        ...discountRows,
      ],
    },
  ];
}
