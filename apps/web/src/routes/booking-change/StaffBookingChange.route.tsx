import { Container, EmptyState, ErrorState, LinkButton } from '@aitours/ui';
import { CalendarX2 } from 'lucide-react';
import { useLocation, useParams } from 'wouter';
import { type StaffBooking, useStaffBooking } from '../../features/bookings/useStaffBooking.ts';
import { WithoutBooking } from '../../features/bookings/WithoutBooking.tsx';
import { useNotify } from '../../features/notifications/NotificationsProvider.tsx';
import { useSignInRequired } from '../../features/session/useSignInRequired.ts';
import { createPageMeta } from '../../platform/page.ts';
import { paths } from '../../platform/paths.ts';
import { staffPaths } from '../shared/staffPaths.ts';
import { ChangePage } from './ChangePage.tsx';
import { ChangeTextsContext } from './changeTexts.ts';
import { formatInstantText, messages } from './messages.ts';
import { staffMessages, staffTexts } from './staffMessages.ts';
import { useChangeForCustomer } from './useChangeForCustomer.ts';

/** /dashboard/bookings/{number}/change: changes a booking of any customer, for staff (GAP-59) */
export default function StaffBookingChange() {
  const { bookingNumber = '' } = useParams();
  return useSignInRequired() ? <OneBooking key={bookingNumber} number={bookingNumber} /> : null;
}

function OneBooking({ number }: { readonly number: string }) {
  const state = useStaffBooking(number);
  const back = <LinkButton href={paths.dashboard}>{staffMessages.dashboard}</LinkButton>;
  if (state.is === 'loaded') return <Loaded details={state.details} reload={state.reload} />;
  if (state.is === 'failed') {
    return (
      <ErrorState level={1} title={staffMessages.failed} onRetry={state.retry} action={back}>
        {state.reason}
      </ErrorState>
    );
  }
  const missing = { title: staffMessages.missing, text: staffMessages.missingText };
  return <WithoutBooking state={state} loading={staffMessages.loading} missing={missing} action={back} />;
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
    notify('success', staffMessages.done(number));
    // Back leads to the page before the choice, which is made.
    navigate(back.href, { replace: true });
  });
  const back = { href: staffPaths.booking(number), label: staffMessages.back(number) };
  if (change || !change_options || !customer) {
    return (
      <Container width="form">
        <EmptyState
          level={1}
          icon={CalendarX2}
          title={change ? staffMessages.customerPays : messages.notChangeable}
          action={<LinkButton href={back.href}>{back.label}</LinkButton>}
        >
          {change
            ? staffMessages.customerPaysText(formatInstantText(change.hold_expires_at))
            : staffMessages.notChangeable}
        </EmptyState>
      </Container>
    );
  }
  return (
    <ChangeTextsContext value={staffTexts}>
      <ChangePage booking={booking} operations={operations} back={back} />
    </ChangeTextsContext>
  );
}

export const meta = createPageMeta('Change a booking · Dashboard');

export const isPrivate = true;
