import type { Schema } from '@aitours/api-client';
import { formatPrice, parseFils } from '@aitours/domain/money';
import { tourDialogBookingsPath } from '@aitours/domain/quirks';
import { Banner, Button, FactList, Inline, LinkButton, Stack } from '@aitours/ui';
import { CalendarDays, Hash, Mail, Users, Wallet } from 'lucide-react';
import { messages } from './messages.ts';
import { peopleOf, travelDates } from './shownQuote.ts';

export interface BookedProps {
  booking: Schema<'TourBooking'>;
  onClose: () => void;
}

/** The booking as the server made it (TOUR-38, TOUR-39, TOUR-43). */
export function Booked({ booking, onClose }: BookedProps) {
  const { tour, booking_number, booking_date, email, payment_method, total_amount } = booking;
  const method = payment_method === 'cash' ? messages.methods.cash : messages.methods.card;
  return (
    <Stack gap="large">
      <Banner tone="positive" announce="status">
        {messages.booked(tour.title)}
      </Banner>
      <FactList
        facts={[
          { icon: Hash, label: messages.reference, value: booking_number },
          {
            icon: CalendarDays,
            label: messages.when,
            value: travelDates({ duration_days: tour.days.length }, booking_date),
          },
          { icon: Users, label: messages.who, value: peopleOf(booking) },
          {
            icon: Wallet,
            label: messages.paid,
            value: `${formatPrice(parseFils(total_amount))} · ${method.label}`,
          },
          { icon: Mail, label: messages.email, value: email },
        ]}
      />
      <Inline justify="end">
        <Button tone="secondary" onClick={onClose}>
          {messages.close}
        </Button>
        <LinkButton href={tourDialogBookingsPath}>{messages.viewBookings}</LinkButton>
      </Inline>
    </Stack>
  );
}
