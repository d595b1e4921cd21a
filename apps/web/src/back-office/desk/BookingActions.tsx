import { parseFils } from '@aitours/domain/money';
import { type BookingAction, hasPermission, listBookingActions, type StaffRole } from '@aitours/domain/staff';
import { Button, Inline, LinkButton, Section, Text } from '@aitours/ui';
import { useState } from 'react';
import type { StaffBooking } from '../../features/bookings/useStaffBooking.ts';
import { staffPaths } from '../../platform/staffPaths.ts';
import { formatInstant } from '../shared/formatInstant.ts';
import { CancelStaffBooking } from './CancelStaffBooking.tsx';
import { ConfirmAction, type ConfirmedAction } from './ConfirmAction.tsx';
import { staffBookingMessages as messages } from './staffBookingMessages.ts';
import type { HandledBooking } from './useDeskAction.ts';

export interface BookingActionsProps extends HandledBooking {
  readonly role: StaffRole;
}

const buttons = [
  { action: 'record-cash', label: messages.recordCash, tone: 'primary' },
  { action: 'send-confirmation', label: messages.send, tone: 'secondary' },
  { action: 'withdraw-cash', label: messages.withdrawCash, tone: 'secondary' },
  { action: 'cancel', label: messages.cancel, tone: 'danger' },
] as const satisfies readonly { action: BookingAction; label: string; tone: string }[];

/** Returns what a role can do with a booking now. */
export function listActionsOf(role: StaffRole, { booking, customer }: StaffBooking): readonly BookingAction[] {
  if (!hasPermission(role, 'bookings.write')) return [];
  const { booking_status: status, payment_status: paymentStatus, payment_method: paymentMethod } = booking;
  const total = parseFils(booking.total_amount);
  return listBookingActions({ status, paymentStatus, paymentMethod, total, isAnonymous: customer === null }).filter(
    (action) => action !== 'override-refund' || hasPermission(role, 'bookings.override'),
  );
}

/** The actions on a booking, each confirmed in a dialog. */
export function BookingActions({ role, onDone, ...handled }: BookingActionsProps) {
  const [open, setOpen] = useState<ConfirmedAction | 'cancel'>();
  const actions = listActionsOf(role, handled.details);
  const { booking } = handled.details;
  const canChange = actions.includes('change') && booking.change_options !== undefined && !booking.change;
  const shown = buttons.filter(({ action }) => actions.includes(action));
  const button = ({ action, label, tone }: (typeof buttons)[number]) => (
    <Button key={action} tone={tone} onClick={() => setOpen(action)}>
      {label}
    </Button>
  );
  const dialog = {
    ...handled,
    onClose: () => setOpen(undefined),
    onDone: (text: string) => {
      setOpen(undefined);
      onDone(text);
    },
  };
  if (shown.length === 0 && open === undefined)
    return hasPermission(role, 'bookings.write') ? null : <Text tone="soft">{messages.seesOnly}</Text>;
  return (
    <Section title={messages.actions} size="medium">
      <Inline wrap="stack">
        {shown.filter(({ action }) => action !== 'cancel').map(button)}
        {canChange && (
          <LinkButton tone="secondary" href={staffPaths.changeBooking(booking.booking_number)}>
            {messages.change}
          </LinkButton>
        )}
        {shown.filter(({ action }) => action === 'cancel').map(button)}
      </Inline>
      {actions.includes('change') && !canChange && <Text tone="soft">{describeObstacle(booking)}</Text>}
      {open === 'cancel' && (
        <CancelStaffBooking
          {...dialog}
          isPossible={actions.includes('cancel')}
          canDecide={actions.includes('override-refund')}
        />
      )}
      {open !== undefined && open !== 'cancel' && (
        <ConfirmAction {...dialog} action={open} isPossible={actions.includes(open)} />
      )}
    </Section>
  );
}

/** Returns why date and travellers of a confirmed booking can't be changed. */
const describeObstacle = ({ change, change_obstacle }: StaffBooking['booking']): string =>
  change
    ? messages.changeOpen(formatInstant(change.hold_expires_at), change.description, change.to_pay)
    : `${messages.notChangeable} ${change_obstacle ?? ''}`;
