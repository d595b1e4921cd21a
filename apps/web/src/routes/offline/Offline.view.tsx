import { formatDate } from '@aitours/domain/dates';
import { Button, Container, Heading, Section, Stack, Text, TextLink } from '@aitours/ui';
import { RefreshCw } from 'lucide-react';
import { formatBookingTitle } from '../../features/bookings/booking.ts';
import type { ListedBooking } from '../../features/bookings/fetchBookings.ts';
import { paths } from '../../platform/paths.ts';
import { messages } from './messages.ts';

export interface OfflineViewProps {
  /** The shop responds again. */
  isOnline: boolean;
  /** The next bookings that are stored; `null` without a session. */
  bookings: readonly ListedBooking[] | null;
  /** How to call the shop. */
  phone: { readonly href: string; readonly number: string };
  /** Opens the page that was requested. */
  onOpen: () => void;
}

/** What is available without a connection. */
export function OfflineView({ isOnline, bookings, phone, onOpen }: OfflineViewProps) {
  return (
    <Container width="form">
      <Stack gap="large">
        <Stack gap="small">
          <Heading level={1}>{isOnline ? messages.online : messages.offline}</Heading>
          <div role="status">
            <Text tone="soft">{isOnline ? messages.onlineText : messages.offlineText}</Text>
          </div>
        </Stack>
        <div>
          <Button icon={RefreshCw} onClick={onOpen}>
            {isOnline ? messages.open : messages.retry}
          </Button>
        </div>
        {bookings && <Bookings bookings={bookings} />}
        <Text>
          {messages.call} <TextLink href={phone.href}>{phone.number}</TextLink>.
        </Text>
      </Stack>
    </Container>
  );
}

function Bookings({ bookings }: { bookings: readonly ListedBooking[] }) {
  if (bookings.length === 0) return <Text>{messages.none}</Text>;
  return (
    <Section title={messages.bookings} description={messages.bookingsText} size="medium">
      <Stack as="ul" gap="small">
        {bookings.map(({ booking }) => (
          <li key={booking.booking_number}>
            <TextLink standalone href={paths.voucher(booking.booking_number)}>
              {`${formatBookingTitle(booking)}, ${formatDate(booking.booking_date)}`}
            </TextLink>
          </li>
        ))}
      </Stack>
    </Section>
  );
}
