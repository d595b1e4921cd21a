import type { StaffRole } from '@aitours/domain/staff';
import { Stack } from '@aitours/ui';
import { useRef, useState } from 'react';
import { useParams } from 'wouter';
import { useStaffBooking } from '../../features/bookings/useStaffBooking.ts';
import { useNotify } from '../../features/notifications/NotificationsProvider.tsx';
import { createPageMeta } from '../../platform/page.ts';
import { useTitleFocus } from '../../platform/useTitleFocus.ts';
import { DashboardFrame } from '../shared/DashboardFrame.tsx';
import { mailMessages } from './mailMessages.ts';
import { StaffBookingView } from './StaffBooking.view.tsx';

/** /dashboard/bookings/{number}: a booking of any customer, for staff */
export default function StaffBooking() {
  const { bookingNumber } = useParams<'/dashboard/bookings/:bookingNumber'>();
  return (
    <DashboardFrame current="bookings">
      {({ staff_role: role }) => <OneBooking key={bookingNumber} number={bookingNumber} role={role ?? 'gate'} />}
    </DashboardFrame>
  );
}

interface OneBookingProps {
  readonly number: string;
  readonly role: StaffRole;
}

function OneBooking({ number, role }: OneBookingProps) {
  const state = useStaffBooking(number);
  const notify = useNotify();
  const page = useRef<HTMLDivElement>(null);
  const [done, setDone] = useState(0);
  // The button of the action may be gone.
  useTitleFocus(page, String(done));
  return (
    <div ref={page}>
      <Stack gap="xlarge">
        <StaffBookingView
          number={number}
          role={role}
          state={state}
          onDone={(text) => {
            notify('success', text);
            setDone(done + 1);
          }}
          onNoted={(text) => notify('success', text)}
          onMailResent={() => {
            notify('success', mailMessages.resent);
            if (state.is === 'loaded') void state.reload();
          }}
        />
      </Stack>
    </div>
  );
}

export const meta = createPageMeta('Booking · Dashboard');

export const isPrivate = true;
export const hasShell = false;
