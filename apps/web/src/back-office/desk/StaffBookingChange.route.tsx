import { EmptyState, ErrorState, LinkButton } from '@aitours/ui';
import { CalendarX2 } from 'lucide-react';
import { useLocation, useParams } from 'wouter';
import { type StaffBooking, useStaffBooking } from '../../features/bookings/useStaffBooking.ts';
import { WithoutBooking } from '../../features/bookings/WithoutBooking.tsx';
import { useNotify } from '../../features/notifications/NotificationsProvider.tsx';
import { createPageMeta } from '../../platform/page.ts';
import { paths } from '../../platform/paths.ts';
import { staffPaths } from '../../platform/staffPaths.ts';
import { ChangePage } from '../../routes/shared/booking-change/ChangePage.tsx';
import { ChangeTextsContext } from '../../routes/shared/booking-change/changeTexts.ts';
import { formatInstantText, messages } from '../../routes/shared/booking-change/messages.ts';
import { DashboardFrame } from '../shared/DashboardFrame.tsx';
import { bookingChangeMessages, changeTexts } from './bookingChangeMessages.ts';
import { useChangeForCustomer } from './useChangeForCustomer.ts';

/** /dashboard/bookings/{number}/change: changes a booking of any customer, for staff */
export default function StaffBookingChange() {
  const { bookingNumber } = useParams<'/dashboard/bookings/:bookingNumber/change'>();
  return (
    <DashboardFrame current="bookings">
      {() => <OneBooking key={bookingNumber} number={bookingNumber} />}
    </DashboardFrame>
  );
}

function OneBooking({ number }: { readonly number: string }) {
  const state = useStaffBooking(number);
  const back = <LinkButton href={paths.dashboard}>{bookingChangeMessages.dashboard}</LinkButton>;
  if (state.is === 'loaded') return <Loaded details={state.details} reload={state.reload} />;
  if (state.is === 'failed') {
    return (
      <ErrorState level={1} title={bookingChangeMessages.failed} onRetry={state.retry} action={back}>
        {state.reason}
      </ErrorState>
    );
  }
  const missing = { title: bookingChangeMessages.missing, text: bookingChangeMessages.missingText };
  return <WithoutBooking state={state} loading={bookingChangeMessages.loading} missing={missing} action={back} />;
}

interface LoadedProps {
  readonly details: StaffBooking;
  readonly reload: () => Promise<StaffBooking>;
}

function Loaded({ details, reload }: LoadedProps) {
  const [, navigate] = useLocation();
  const notify = useNotify();
  const { booking, customer } = details;
  const { booking_number: number, change, change_options } = booking;
  const operations = useChangeForCustomer(details, reload, () => {
    notify('success', bookingChangeMessages.done(number));
    // Back leads to the page before the choice, which is made.
    navigate(back.href, { replace: true });
  });
  const back = { href: staffPaths.booking(number), label: bookingChangeMessages.back(number) };
  if (change || !change_options || !customer) {
    return (
      <EmptyState
        level={1}
        icon={CalendarX2}
        title={change ? bookingChangeMessages.customerPays : messages.notChangeable}
        action={<LinkButton href={back.href}>{back.label}</LinkButton>}
      >
        {change
          ? bookingChangeMessages.customerPaysText(formatInstantText(change.hold_expires_at))
          : booking.change_obstacle}
      </EmptyState>
    );
  }
  return (
    <ChangeTextsContext value={changeTexts}>
      <ChangePage booking={booking} operations={operations} back={back} />
    </ChangeTextsContext>
  );
}

export const meta = createPageMeta('Change a booking · Dashboard');

export const isPrivate = true;
export const hasShell = false;
