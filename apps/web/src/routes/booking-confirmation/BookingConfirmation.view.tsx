import { listDiscountRows, sumConfirmation } from '@aitours/domain/booking';
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
import {
  listActivityRows,
  listContactRows,
  listFactRows,
  listTicketRows,
  omitEmptyRows,
} from '../../features/bookings/bookingSections.tsx';
import { messages as bookingText, rowNames } from '../../features/bookings/messages.ts';
import { getBookingPaymentBadge } from '../../features/bookings/statusBadges.ts';
import { findUnpaid, formatUnpaidText, PayLink } from '../../features/bookings/unpaid.tsx';
import { WithoutBooking } from '../../features/bookings/WithoutBooking.tsx';
import { PriceNote } from '../../platform/PriceNote.tsx';
import { paths } from '../../platform/paths.ts';
import { usePriceFormat } from '../../platform/usePriceFormat.ts';
import { Letterhead } from '../shared/Letterhead.tsx';
import { MeetingPoints } from '../shared/MeetingPoints.tsx';
import * as styles from './BookingConfirmation.css.ts';
import { messages } from './messages.ts';

type Confirmed = Extract<Booking, { booking_type: 'activity' | 'ticket' }>;

export type ConfirmationState =
  | { readonly is: 'loading' }
  /** There is no booking to show (CHECKOUT-47 to CHECKOUT-50). */
  | { readonly is: 'missing'; readonly text: string }
  | { readonly is: 'loaded'; readonly first: Confirmed; readonly bookings: readonly Confirmed[] };

const isConfirmed = (booking: Booking): booking is Confirmed =>
  booking.booking_type === 'activity' || booking.booking_type === 'ticket';

/** Confirmations exist for activities and tickets only (CHECKOUT-48). */
export function toConfirmation(all: readonly Booking[]): ConfirmationState {
  const bookings = all.filter(isConfirmed);
  const [first] = bookings;
  if (!first) return { is: 'missing', text: checkoutMessages.nothingToConfirm };
  return { is: 'loaded', first, bookings };
}

/** The booking confirmation in each of its states (CHECKOUT-40 to CHECKOUT-50). */
export function ConfirmationView({ state }: { state: ConfirmationState }) {
  if (state.is === 'loaded') return <Confirmation first={state.first} bookings={state.bookings} />;
  return (
    <WithoutBooking
      state={state}
      loading={messages.loading}
      missing={{ title: messages.notFound, ...(state.is === 'missing' && { text: state.text }) }}
      action={<LinkButton href={paths.home}>{messages.home}</LinkButton>}
    />
  );
}

function Confirmation({ first, bookings }: { first: Confirmed; bookings: readonly Confirmed[] }) {
  const format = usePriceFormat('bookingConfirmation');
  const [unpaid] = bookings.flatMap((booking) => findUnpaid(booking) ?? []);
  const numbers = bookings.map(({ booking_number }) => booking_number).join(', ');
  return (
    <Container width="form">
      <Letterhead />
      <Stack gap="large">
        <Heading level={1}>{messages.title}</Heading>
        {unpaid ? (
          <Banner tone="pending" title={bookingText.unpaid} action={<PayLink size="small" payment={unpaid} />}>
            {rowNames.number}: <strong>{numbers}</strong>
            <br />
            {formatUnpaidText(unpaid)}
          </Banner>
        ) : (
          <Banner tone="positive" title={messages.confirmed}>
            {rowNames.number}: <strong>{numbers}</strong>
            <br />
            {messages.confirmedText}
          </Banner>
        )}
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
        <MeetingPoints bookings={bookings} />
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

/** One section per item, so that duplicates stay separate. */
function listItemSections(booking: Confirmed): ReceiptSection[] {
  const { booking_number: number } = booking;
  const isActivity = booking.booking_type === 'activity';
  const title = isActivity ? messages.activities(number) : messages.tickets(number);
  return booking.cart_items.map((line, index) => ({
    title: index === 0 ? title : `${title} (${index + 1})`,
    rows: [...(isActivity ? listActivityRows(line) : listTicketRows(line)), ...listFactRows(line)],
  }));
}

function listSharedSections(booking: Confirmed, discountRows: ReceiptRow[]): ReceiptSection[] {
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
