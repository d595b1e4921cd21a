import type { Schema } from '@aitours/api-client';
import { listDiscountRows } from '@aitours/domain/booking';
import { formatPrice, parseFils } from '@aitours/domain/money';
import { hasPermission, type StaffRole } from '@aitours/domain/staff';
import {
  Card,
  EmptyState,
  ErrorState,
  Grid,
  Heading,
  Inline,
  LinkButton,
  PageSkeleton,
  Receipt,
  Section,
  Stack,
  StatusBadge,
  Table,
  Text,
  TextLink,
} from '@aitours/ui';
import { ArrowLeft, SearchX } from 'lucide-react';
import { formatBookingTitle } from '../../features/bookings/booking.ts';
import { listContactRows, omitEmptyRows } from '../../features/bookings/bookingSections.tsx';
import { changeRefundText, findRefundedText } from '../../features/bookings/describeRefund.ts';
import { messages as bookingMessages, rowNames } from '../../features/bookings/messages.ts';
import { getBookingBadge, getBookingPaymentBadge } from '../../features/bookings/statusBadges.ts';
import type { StaffBookingState } from '../../features/bookings/useStaffBooking.ts';
import { staffPaths } from '../../platform/staffPaths.ts';
import { listBookedRows } from '../../routes/shared/voucherRows.ts';
import { BookingActions, listActionsOf } from './BookingActions.tsx';
import { BookingNotes } from './BookingNotes.tsx';
import { createMailColumns } from './mailColumns.tsx';
import { historyTable, paymentColumns } from './staffBookingColumns.tsx';
import { staffBookingMessages as messages } from './staffBookingMessages.ts';
import type { HandledBooking } from './useDeskAction.ts';

export interface StaffBookingViewProps {
  readonly number: string;
  readonly state: StaffBookingState;
  readonly role: StaffRole;
  /** Called after an action whose button may be gone. @param text says what has been done */
  readonly onDone: (text: string) => void;
  readonly onNoted: (text: string) => void;
  readonly onMailResent: () => void;
}

/** A booking of any customer, with what staff can do with it. */
export function StaffBookingView({ number, state, ...rest }: StaffBookingViewProps) {
  const back = (
    <TextLink standalone tone="quiet" icon={ArrowLeft} href={staffPaths.bookings}>
      {messages.back}
    </TextLink>
  );
  switch (state.is) {
    case 'loading':
      return <PageSkeleton shape="detail" label={messages.loading} />;
    case 'missing':
      return (
        <EmptyState
          level={1}
          icon={SearchX}
          title={messages.missing}
          action={<LinkButton href={staffPaths.bookings}>{messages.back}</LinkButton>}
        >
          <Text>{messages.missingText(number)}</Text>
        </EmptyState>
      );
    case 'failed':
      return (
        <ErrorState level={1} title={messages.failed} onRetry={state.retry} action={back}>
          {state.reason}
        </ErrorState>
      );
    case 'loaded':
      return (
        <>
          {back}
          <LoadedBooking {...rest} details={state.details} reload={state.reload} />
        </>
      );
  }
}

type LoadedBookingProps = HandledBooking & Pick<StaffBookingViewProps, 'role' | 'onNoted' | 'onMailResent'>;

function LoadedBooking({ role, onNoted, onMailResent, ...handled }: LoadedBookingProps) {
  const { details } = handled;
  const { booking, payments, history } = details;
  return (
    <>
      <Head booking={booking} />
      <BookingActions {...handled} role={role} />
      <Grid columns={2} gap="large">
        <Card padding="large">
          <Receipt
            sections={[
              { title: messages.booked, rows: listBookedRows(booking) },
              { rows: omitEmptyRows([[rowNames.requests, booking.special_requests], ...listDiscountRows([booking])]) },
            ].filter((section) => section.rows.length > 0)}
            total={{ label: messages.total, value: formatPrice(parseFils(booking.total_amount)) }}
          />
        </Card>
        <Card padding="large">
          <Receipt sections={[{ title: messages.customer, rows: listCustomerRows(details) }]} />
        </Card>
      </Grid>
      <BookingNotes {...handled} onDone={onNoted} canAdd={listActionsOf(role, details).includes('add-note')} />
      <Section title={messages.payments} size="medium">
        <Table
          caption={messages.payments}
          captionHidden
          columns={paymentColumns}
          rows={payments}
          rowKey={({ id }) => id}
          empty={<Text>{messages.noPayments}</Text>}
        />
      </Section>
      <Mails mails={details.mails} canResend={hasPermission(role, 'mails.send')} onResent={onMailResent} />
      <Section title={messages.history} size="medium">
        <Table
          caption={messages.history}
          captionHidden
          columns={historyTable}
          rows={history}
          rowKey={(event) => JSON.stringify(event)}
          empty={null}
        />
      </Section>
    </>
  );
}

function Head({ booking }: { booking: Schema<'Booking'> }) {
  const money = [findRefundedText(booking), changeRefundText(booking)].filter(Boolean).join(' ');
  return (
    <Stack gap="small">
      <Heading level={1} size="large" focusable>
        {booking.booking_number}
      </Heading>
      <Text size="lead">
        {bookingMessages.kinds[booking.booking_type]}: {formatBookingTitle(booking)}
      </Text>
      <Inline gap="small">
        <StatusBadge labelled {...getBookingBadge(booking.booking_status)} />
        <StatusBadge labelled {...getBookingPaymentBadge(booking)} />
      </Inline>
      {money && <Text>{money}</Text>}
    </Stack>
  );
}

const listCustomerRows = ({ booking, customer }: HandledBooking['details']) => [
  ...(customer ? listContactRows(booking) : []),
  ...omitEmptyRows([
    [messages.account, customer ? `${customer.full_name} ${customer.email}`.trim() : messages.accountDeleted],
    [messages.paymentMethod, bookingMessages.paymentMethods[booking.payment_method]],
  ]),
];

interface MailsProps {
  readonly mails: readonly Schema<'QueuedMail'>[];
  readonly canResend: boolean;
  readonly onResent: () => void;
}

const Mails = ({ mails, canResend, onResent }: MailsProps) => (
  <Section title={messages.mails} size="medium">
    <Table
      caption={messages.mails}
      captionHidden
      columns={createMailColumns(onResent).filter(({ key }) => canResend || key !== 'action')}
      rows={mails}
      rowKey={({ id }) => id}
      empty={<Text>{messages.noMails}</Text>}
    />
  </Section>
);
