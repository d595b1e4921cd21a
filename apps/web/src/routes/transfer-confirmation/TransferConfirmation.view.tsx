import { formatWhen } from '@aitours/domain/booked';
import { getTransferPaymentColour, listDiscountRows } from '@aitours/domain/booking';
import { formatDate, formatTime } from '@aitours/domain/dates';
import { transferMessages } from '@aitours/domain/messages';
import { type Fils, parseFils } from '@aitours/domain/money';
import { describeRide, formatChildSeats } from '@aitours/domain/transfers';
import {
  Button,
  Card,
  Container,
  LinkButton,
  Receipt,
  type ReceiptSection,
  Stack,
  StatusBadge,
  TextLink,
} from '@aitours/ui';
import { Clock, House, Printer } from 'lucide-react';
import { BookingRefund } from '../../features/bookings/BookingRefund.tsx';
import type { Booking } from '../../features/bookings/booking.ts';
import { getOutcome } from '../../features/bookings/bookingOutcome.ts';
import { omitEmptyRows } from '../../features/bookings/bookingSections.tsx';
import { ChangeLink } from '../../features/bookings/changes.tsx';
import { messages as bookingText } from '../../features/bookings/messages.ts';
import { OutcomeHead } from '../../features/bookings/OutcomeHead.tsx';
import { PayLink } from '../../features/bookings/unpaid.tsx';
import { WithoutBooking } from '../../features/bookings/WithoutBooking.tsx';
import { Confetti } from '../../features/confetti/Confetti.tsx';
import { PriceNote } from '../../platform/PriceNote.tsx';
import { paths } from '../../platform/paths.ts';
import { usePriceFormat } from '../../platform/usePriceFormat.ts';
import { Letterhead } from '../shared/Letterhead.tsx';
import { messages } from './messages.ts';
import * as styles from './TransferConfirmation.css.ts';

type Transfer = Extract<Booking, { booking_type: 'transfer' }>;

export type TransferConfirmationState =
  | { readonly is: 'loading' }
  /** XFER-45; has `retry` when loading may succeed later. */
  | { readonly is: 'missing'; readonly retry?: () => void }
  | { readonly is: 'loaded'; readonly booking: Transfer };

const isTransfer = (booking: Booking): booking is Transfer => booking.booking_type === 'transfer';

/** A booking without a vehicle is not a transfer (XFER-44). */
export const toConfirmation = (booking: Booking): TransferConfirmationState =>
  isTransfer(booking) && (booking.vehicle?.name || booking.vehicle_name)
    ? { is: 'loaded', booking }
    : { is: 'missing' };

/** The transfer confirmation in each of its states (XFER-40 to XFER-45). */
export function TransferConfirmationView({ state }: { state: TransferConfirmationState }) {
  if (state.is === 'loaded') return <Confirmation booking={state.booking} />;
  return (
    <WithoutBooking
      state={state}
      loading={messages.loading}
      missing={{ title: transferMessages.notFound }}
      action={
        <LinkButton tone="secondary" href={paths.home}>
          {messages.home}
        </LinkButton>
      }
    />
  );
}

function Confirmation({ booking }: { booking: Transfer }) {
  const format = usePriceFormat('transfers');
  const outcome = getOutcome([booking]);
  const isUnpaid = outcome.is === 'unpaid';
  return (
    <Container width="form">
      {outcome.is === 'confirmed' && <Confetti />}
      <Letterhead />
      <Stack gap="large">
        <OutcomeHead
          title={titles[outcome.is]}
          cancelled={outcome.is === 'cancelled'}
          pending={isUnpaid ? Clock : undefined}
        >
          {messages.number}: <strong>{booking.booking_number}</strong>
          {isUnpaid && <p>{outcome.text}</p>}
        </OutcomeHead>
        <Card padding="large">
          <Receipt
            sections={listSections(booking, format)}
            total={{ label: messages.total, value: format(parseFils(booking.total_amount)) }}
          />
          <PriceNote />
        </Card>
        <BookingRefund bookings={[booking]} />
        <div className={styles.links}>
          {isUnpaid ? (
            outcome.payment && <PayLink payment={outcome.payment} />
          ) : (
            <Button icon={Printer} onClick={() => print()}>
              {messages.print}
            </Button>
          )}
          <ChangeLink booking={booking} />
          <LinkButton tone="secondary" icon={House} href={paths.home}>
            {messages.home}
          </LinkButton>
          <TextLink standalone href={paths.myBookings}>
            {messages.myBookings}
          </TextLink>
        </div>
      </Stack>
    </Container>
  );
}

const titles = { confirmed: messages.title, cancelled: messages.cancelled, unpaid: bookingText.unpaid };

/** Returns the details of a booking by section (XFER-41). */
const listSections = (
  booking: Transfer,
  format: (amount: Fils) => string,
  { pickup, dropoff, meetingPoint } = describeRide(booking),
): ReceiptSection[] => [
  {
    title: messages.trip,
    rows: omitEmptyRows([
      [messages.from, pickup],
      [messages.meetingPoint, meetingPoint],
      [messages.to, dropoff],
      [messages.date, formatDate(booking.booking_date)],
      [messages.time, booking.booking_time && formatTime(booking.booking_time)],
      [messages.passengers, booking.passengers],
      [messages.luggage, booking.luggage],
      [messages.flight, booking.flight_number],
      [messages.childSeats, booking.child_seats && formatChildSeats(booking.child_seats)],
      [messages.wayBack, booking.return_date && formatWhen(booking.return_date, booking.return_time)],
    ]),
  },
  {
    title: messages.vehicle,
    rows: omitEmptyRows([
      [messages.name, booking.vehicle?.name || booking.vehicle_name],
      [messages.category, booking.vehicle?.category],
      [messages.features, booking.vehicle?.features.join(', ')],
    ]),
  },
  {
    title: messages.payment,
    rows: [
      ...omitEmptyRows([[messages.method, bookingText.paymentMethods[booking.payment_method]]]),
      { label: messages.status, value: <PaymentStatus status={booking.payment_status} /> },
      ...omitEmptyRows(listDiscountRows([booking], format)),
    ],
  },
];

/** Upper-cased; green for paid, yellow for anything else (XFER-42). */
const PaymentStatus = ({ status }: { status: string }) => (
  <StatusBadge
    of="payment"
    label={status.toUpperCase()}
    meaning={getTransferPaymentColour(status) === 'green' ? 'settled' : 'pending'}
  />
);
