import { formatWhen } from '@aitours/domain/booked';
import {
  type BookingKind,
  bookingKinds,
  formatDiscountLabel,
  hasActions,
  splitBookings,
} from '@aitours/domain/booking';
import { toDubaiDate } from '@aitours/domain/dates';
import { formatPrice, parseFils } from '@aitours/domain/money';
import { BookingCard, Button, ChoicePills, LinkButton, Section, Stack, Text, VisuallyHidden } from '@aitours/ui';
import { Car, type LucideIcon, Map as MapIcon, Sparkles, Ticket } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { type Booking, formatBookingTitle } from '../../features/bookings/booking.ts';
import type { Cancellation } from '../../features/bookings/CancelDialog.tsx';
import { ChangeLink, openChangeText } from '../../features/bookings/changes.tsx';
import { changeRefundText, findRefundedText, refundUntilText } from '../../features/bookings/describeRefund.ts';
import type { ListedBooking } from '../../features/bookings/fetchBookings.ts';
import { messages as bookingText } from '../../features/bookings/messages.ts';
import { canReview, ReviewLink } from '../../features/bookings/reviews.tsx';
import { getBookingBadge, getBookingPaymentBadge } from '../../features/bookings/statusBadges.ts';
import { findUnpaid, formatUnpaidText, PayLink } from '../../features/bookings/unpaid.tsx';
import { useIsOffline } from '../../platform/offline/readReports.ts';
import { paths } from '../../platform/paths.ts';
import { messages } from './messages.ts';
import { useFocusAfterCancelling } from './useFocusAfterCancelling.ts';

const CancelDialog = lazy(() => import('../../features/bookings/CancelDialog.tsx'));

export interface BookingListProps {
  bookings: readonly ListedBooking[];
  onCancelled: (booking: Booking, cancellation: Cancellation) => void;
  onSessionOver: (text: string) => void;
}

const icons: Readonly<Record<BookingKind, LucideIcon>> = {
  activity: Sparkles,
  ticket: Ticket,
  transfer: Car,
  tour: MapIcon,
};

/** Upcoming and past bookings (GAP-33), all or those of one kind, with cancellation where possible. */
export function BookingList({ bookings, onCancelled, onSessionOver }: BookingListProps) {
  const [filter, setFilter] = useState<BookingKind | 'all'>('all');
  const [cancelledNumber, setCancelledNumber] = useState<string>();
  const kinds = bookingKinds.filter((kind) => bookings.some((entry) => entry.kind === kind));
  const shown = bookings.filter(({ kind }) => filter === 'all' || kind === filter);
  const { upcoming, past } = splitBookings(shown, toDubaiDate(new Date()));
  const { list, focusNextAfter } = useFocusAfterCancelling(bookings);
  const toCancel = bookings.find(({ booking }) => booking.booking_number === cancelledNumber)?.booking;
  return (
    <Stack gap="medium">
      {kinds.length > 1 && (
        <ChoicePills label={messages.filter} options={filterOptions(kinds)} value={filter} onChange={setFilter} />
      )}
      <VisuallyHidden role="status">{messages.count(shown.length)}</VisuallyHidden>
      <div ref={list}>
        <Stack gap="xlarge">
          <Section title={messages.upcoming} size="medium">
            {upcoming.length === 0 && <Text tone="soft">{messages.noneUpcoming}</Text>}
            <Entries bookings={upcoming} onCancel={setCancelledNumber} />
          </Section>
          {past.length > 0 && (
            <Section title={messages.past} size="medium">
              <Entries bookings={past} onCancel={setCancelledNumber} />
            </Section>
          )}
        </Stack>
      </div>
      {toCancel && (
        <Suspense>
          <CancelDialog
            booking={toCancel}
            onClose={() => setCancelledNumber(undefined)}
            onCancelled={(cancellation) => {
              setCancelledNumber(undefined);
              focusNextAfter(toCancel.booking_number);
              onCancelled(toCancel, cancellation);
            }}
            onSessionOver={onSessionOver}
          />
        </Suspense>
      )}
    </Stack>
  );
}

const filterOptions = (kinds: readonly BookingKind[]): { value: BookingKind | 'all'; label: string }[] => [
  { value: 'all', label: messages.all },
  ...kinds.map((kind) => ({ value: kind, label: messages.kinds[kind] })),
];

function Entries({ bookings, onCancel }: Pick<BookingListProps, 'bookings'> & { onCancel: (number: string) => void }) {
  return (
    <Stack gap="medium">
      {bookings.map(({ kind, booking }) => (
        <div key={booking.booking_number} data-booking={booking.booking_number} tabIndex={-1}>
          <Entry kind={kind} booking={booking} onCancel={() => onCancel(booking.booking_number)} />
        </div>
      ))}
    </Stack>
  );
}

/** Returns the promo code of a booking, and what happens with its money if it is paid or cancelled. */
function findNote(booking: Booking): string | undefined {
  const { discount } = booking;
  const promoText = discount?.promo_code === undefined ? undefined : `${formatDiscountLabel(discount)}.`;
  const text = openChangeText(booking) ?? findRefundedText(booking) ?? refundUntilText(booking, new Date());
  return [promoText, changeRefundText(booking), text].filter(Boolean).join(' ') || undefined;
}

function Entry({ kind, booking, onCancel }: { kind: BookingKind; booking: Booking; onCancel: () => void }) {
  const { booking_number: number, booking_date: date, booking_time: time } = booking;
  const unpaid = findUnpaid(booking);
  const isOffline = useIsOffline();
  const isReviewable = canReview(booking);
  return (
    <BookingCard
      level={3}
      number={number}
      kind={messages.kindOf(bookingText.kinds[kind], formatBookingTitle(booking))}
      icon={icons[kind]}
      date={formatWhen(date, time)}
      dateTime={time === null ? date : `${date}T${time}`}
      note={unpaid ? formatUnpaidText(unpaid) : findNote(booking)}
      amount={formatPrice(parseFils(booking.total_amount))}
      payment={getBookingPaymentBadge(booking)}
      booking={getBookingBadge(booking.booking_status)}
      actions={
        unpaid ? (
          <PayLink size="small" payment={unpaid} number={number} />
        ) : hasActions(booking.booking_status) ? (
          <>
            <LinkButton
              size="small"
              tone="secondary"
              href={paths.voucher(number)}
              aria-label={messages.voucherOf(number)}
            >
              {messages.voucher}
            </LinkButton>
            <ChangeLink size="small" booking={booking} isInList />
            {booking.refund_if_cancelled && (
              <Button
                size="small"
                tone="quiet"
                disabled={isOffline}
                aria-label={messages.cancelOf(number)}
                onClick={onCancel}
              >
                {messages.cancel}
              </Button>
            )}
            {isReviewable && <ReviewLink number={number} />}
          </>
        ) : undefined
      }
    />
  );
}
