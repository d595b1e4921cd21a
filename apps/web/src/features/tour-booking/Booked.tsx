import type { Schema } from '@aitours/api-client';
import { listDiscountRows } from '@aitours/domain/booking';
import { formatPrice, parseFils } from '@aitours/domain/money';
import { Banner, Button, FactList, Inline, LinkButton, Stack } from '@aitours/ui';
import { BadgePercent, CalendarDays, Hash, Mail, Users, Wallet } from 'lucide-react';
import { useQuirks } from '../../platform/api.tsx';
import { travellerMessages } from '../../platform/traveller-fields/messages.ts';
import { dialogMessages } from './dialogMessages.ts';
import { formatPeople, formatTravelDates } from './formatTourQuote.ts';

export interface BookedProps {
  booking: Schema<'TourBooking'>;
  onClose: () => void;
}

/** The confirmation of a booking (TOUR-38, TOUR-39, TOUR-43). */
export function Booked({ booking, onClose }: BookedProps) {
  const { tour, booking_number, booking_date, email, payment_method, total_amount } = booking;
  const { tourDialogBookingsPath } = useQuirks();
  const method = payment_method === 'cash' ? dialogMessages.methods.cash : dialogMessages.methods.card;
  return (
    <Stack gap="large">
      <Banner tone="positive" announce="status">
        {dialogMessages.booked(tour.title)}
      </Banner>
      <FactList
        facts={[
          { icon: Hash, label: dialogMessages.reference, value: booking_number },
          {
            icon: CalendarDays,
            label: dialogMessages.when,
            value: formatTravelDates({ duration_days: tour.days.length }, booking_date),
          },
          { icon: Users, label: dialogMessages.who, value: formatPeople(booking) },
          ...listDiscountRows([booking]).map(([label, value]) => ({ icon: BadgePercent, label, value })),
          {
            icon: Wallet,
            label: dialogMessages.paid,
            value: `${formatPrice(parseFils(total_amount))} · ${method.label}`,
          },
          { icon: Mail, label: travellerMessages.email, value: email },
        ]}
      />
      <Inline justify="end">
        <Button tone="secondary" onClick={onClose}>
          {dialogMessages.close}
        </Button>
        <LinkButton href={tourDialogBookingsPath}>{dialogMessages.viewBookings}</LinkButton>
      </Inline>
    </Stack>
  );
}
