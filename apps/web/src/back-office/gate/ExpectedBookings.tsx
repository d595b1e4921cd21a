import { formatShortDate, formatTime, toDubaiTime } from '@aitours/domain/dates';
import { Badge, Button, Card, Heading, Inline, Stack, Text } from '@aitours/ui';
import { Undo2, UserCheck } from 'lucide-react';
import type { ExpectedBooking, ExpectedPass } from './expectedDay.ts';
import { messages } from './messages.ts';

interface Actions {
  readonly onCheckIn: (numbers: readonly string[]) => void;
  readonly onUndo: (id: string, number: string) => void;
}

export interface ExpectedBookingsProps extends Actions {
  readonly bookings: readonly ExpectedBooking[];
  /** Passes of other days show their day. */
  readonly today: string;
}

/** Bookings with their passes, to check in by hand. */
export const ExpectedBookings = ({ bookings, ...rest }: ExpectedBookingsProps) => (
  <Stack as="ul" gap="small">
    {bookings.map((booking) => (
      <Card key={booking.booking_number} as="li">
        <Booking booking={booking} {...rest} />
      </Card>
    ))}
  </Stack>
);

function Booking({
  booking: { booking_number, customer_name, status, passes },
  today,
  ...actions
}: { readonly booking: ExpectedBooking } & Omit<ExpectedBookingsProps, 'bookings'>) {
  const isAdmitting = status === 'valid';
  const open = isAdmitting ? passes.filter(({ check_in, date }) => check_in === null && date === today) : [];
  return (
    <Stack gap="small">
      <Inline justify="between">
        <Stack gap="xxsmall">
          <Heading level={3} size="small">
            {customer_name}
          </Heading>
          <Text size="small" tone="soft" figures>
            {booking_number}
          </Text>
        </Stack>
        {status !== 'valid' && (
          <Badge tone={status === 'unpaid' ? 'pending' : 'critical'}>{messages.status[status]}</Badge>
        )}
      </Inline>
      {open.length > 1 && (
        <Button icon={UserCheck} width="full" onClick={() => actions.onCheckIn(open.map(({ number }) => number))}>
          {messages.checkInAll(open.length)}
        </Button>
      )}
      <Stack as="ul" gap="small">
        {passes.map((pass) => (
          <li key={pass.number}>
            <Pass pass={pass} canCheckIn={open.includes(pass)} {...actions} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function Pass({
  pass: { number, title, kind, date, time, check_in },
  canCheckIn,
  onCheckIn,
  onUndo,
}: { readonly pass: ExpectedPass; readonly canCheckIn: boolean } & Actions) {
  const when = canCheckIn || check_in ? time && formatTime(time) : formatShortDate(date);
  return (
    <Inline justify="between">
      <Stack gap="xxsmall">
        <Text>{messages.kinds[kind]}</Text>
        <Text size="small" tone="soft">
          {[title, when].filter(Boolean).join(' · ')}
        </Text>
        {check_in && (
          <Text size="small" tone="positive" strong>
            {messages.inSince(formatTime(toDubaiTime(new Date(check_in.at))), check_in.gate)}
          </Text>
        )}
      </Stack>
      {/* Keys, so that a second tap on the same place doesn't undo. */}
      {check_in ? (
        <Button
          key="undo"
          tone="quiet"
          icon={Undo2}
          aria-label={messages.undoOf(number)}
          onClick={() => onUndo(check_in.id, number)}
        >
          {messages.undo}
        </Button>
      ) : (
        canCheckIn && (
          <Button
            key="check-in"
            tone="secondary"
            aria-label={messages.checkInOf(number)}
            onClick={() => onCheckIn([number])}
          >
            {messages.checkIn}
          </Button>
        )
      )}
    </Inline>
  );
}
