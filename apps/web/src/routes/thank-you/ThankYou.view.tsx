import { getBookingPath, listDiscountRows, sumConfirmation } from '@aitours/domain/booking';
import { formatPrice } from '@aitours/domain/money';
import { Card, Container, Inline, LinkButton, PriceSummary, Receipt, Section, Stack } from '@aitours/ui';
import { Clock } from 'lucide-react';
import { useLocation } from 'wouter';
import { BookingRefund } from '../../features/bookings/BookingRefund.tsx';
import type { Booking } from '../../features/bookings/booking.ts';
import { type BookingOutcome, getOutcome } from '../../features/bookings/bookingOutcome.ts';
import { omitEmptyRows } from '../../features/bookings/bookingSections.tsx';
import { FailedBooking } from '../../features/bookings/FailedBooking.tsx';
import { messages as bookingText, rowNames } from '../../features/bookings/messages.ts';
import { OutcomeHead } from '../../features/bookings/OutcomeHead.tsx';
import { listOrderedItems } from '../../features/bookings/orderedItems.ts';
import { PayLink } from '../../features/bookings/unpaid.tsx';
import { WithoutBooking } from '../../features/bookings/WithoutBooking.tsx';
import { Confetti } from '../../features/confetti/Confetti.tsx';
import { paths } from '../../platform/paths.ts';
import { Letterhead } from '../shared/Letterhead.tsx';
import { messages } from './messages.ts';
import * as styles from './ThankYou.css.ts';

export type ThankYouState =
  | { readonly is: 'loading' }
  | { readonly is: 'missing' }
  | { readonly is: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly is: 'loaded'; readonly bookings: readonly Booking[] };

/** The page after booking, in each of its states (CHECKOUT-37, GAP-78). */
export function ThankYouView({ state }: { state: ThankYouState }) {
  if (state.is === 'loaded') return <Thanks bookings={state.bookings} />;
  if (state.is === 'failed') return <FailedBooking error={state.error} retry={state.retry} action={home} />;
  const missing = { title: messages.notFound, text: messages.notFoundHint };
  return <WithoutBooking state={state} loading={messages.loading} missing={missing} action={home} />;
}

const home = (
  <LinkButton tone="secondary" href={paths.home}>
    {messages.home}
  </LinkButton>
);

function Thanks({ bookings }: { bookings: readonly Booking[] }) {
  const [first] = bookings;
  if (!first) return null;
  const outcome = getOutcome(bookings);
  const isUnpaid = outcome.is === 'unpaid';
  return (
    <Container width="form">
      {outcome.is === 'confirmed' && <Confetti />}
      <Letterhead />
      <Stack gap="large">
        <Head outcome={outcome} bookings={bookings} first={first} />
        <Card padding="large">
          <Stack gap="large">
            <Receipt sections={[{ rows: orderRows(bookings, first) }]} />
            <Section title={messages.details} size="small">
              <PriceSummary
                lines={[
                  ...listOrderedItems(bookings),
                  ...listDiscountRows(bookings).map(([label, amount]) => ({ label, amount })),
                ]}
                totalLabel={messages.total}
                total={formatPrice(sumConfirmation(bookings))}
              />
            </Section>
          </Stack>
        </Card>
        <BookingRefund bookings={bookings} />
        <div className={styles.links}>
          {isUnpaid ? (
            <Inline justify="center" wrap="stack">
              {outcome.payment && <PayLink payment={outcome.payment} />}
              {home}
            </Inline>
          ) : (
            <NextLinks bookings={bookings} first={first} />
          )}
        </div>
      </Stack>
    </Container>
  );
}

interface HeadProps {
  outcome: BookingOutcome;
  bookings: readonly Booking[];
  first: Booking;
}

function Head({ outcome, bookings, first }: HeadProps) {
  switch (outcome.is) {
    case 'confirmed':
      return (
        <OutcomeHead title={messages.title}>
          {[messages.lead(first.first_name), findMailText(bookings, first.email)].filter(Boolean).join(' ')}
        </OutcomeHead>
      );
    case 'cancelled':
      return (
        <OutcomeHead title={bookingText.cancelledTitle} cancelled>
          {bookingText.cancelledText}
        </OutcomeHead>
      );
    case 'unpaid':
      return (
        <OutcomeHead title={bookingText.unpaid} pending={Clock}>
          {outcome.text}
        </OutcomeHead>
      );
  }
}

/** Returns that the confirmations were sent, or are being sent; nothing unless the server says so of each booking. */
function findMailText(bookings: readonly Booking[], email: string): string | undefined {
  const states = bookings.map(({ confirmation_mail }) => confirmation_mail);
  if (states.every((state) => state === 'sent')) return messages.mailed(email);
  return states.every((state) => state === 'sent' || state === 'sending') ? messages.mailing(email) : undefined;
}

/** Returns reference, name, e-mail and payment method (CHECKOUT-37). */
const orderRows = (bookings: readonly Booking[], { first_name, last_name, email, payment_method }: Booking) =>
  omitEmptyRows([
    [messages.references(bookings.length), bookings.map(({ booking_number }) => booking_number).join(', ')],
    [rowNames.name, `${first_name} ${last_name}`.trim()],
    [rowNames.email, email],
    [rowNames.paymentMethod, bookingText.paymentMethods[payment_method]],
  ]);

/** Links to the confirmation with the same bookings (CHECKOUT-35), My Bookings and home (CHECKOUT-38). */
function NextLinks({ bookings, first }: { bookings: readonly Booking[]; first: Booking }) {
  const [, navigate] = useLocation();
  const confirmed = bookings.find(({ booking_type: kind }) => kind === 'activity' || kind === 'ticket') ?? first;
  const confirmation = getBookingPath(confirmed.booking_number);
  return (
    <Inline justify="center" wrap="stack">
      <LinkButton
        href={confirmation}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          navigate(confirmation, { state: { bookings } });
        }}
      >
        {messages.confirmation}
      </LinkButton>
      <LinkButton tone="secondary" href={paths.myBookings}>
        {messages.myBookings}
      </LinkButton>
      {home}
    </Inline>
  );
}
