import { formatPrice, parseFils } from '@aitours/domain/money';
import { Banner, Button, Card, Inline, LinkButton, PriceSummary, Stack, Text } from '@aitours/ui';
import { Clock, Hourglass, type LucideIcon, TimerOff, Undo2 } from 'lucide-react';
import { toChangeQuery } from '../../features/bookings/changeQuery.ts';
import { OutcomeHead } from '../../features/bookings/OutcomeHead.tsx';
import type { Payment, PaymentStage } from '../../features/payment/payment.ts';
import { paths } from '../../platform/paths.ts';
import { Changes } from './Changes.tsx';
import { getMessages, messages } from './messages.ts';
import type { PaymentPageProps } from './PaymentPage.view.tsx';
import { listPaidLines } from './paidLines.ts';

interface Outcome {
  readonly title: string;
  readonly text: string;
  /** Something is still open. */
  readonly pending?: LucideIcon;
  /** Nothing is booked. */
  readonly cancelled?: boolean;
}

export interface PaymentOutcomeProps extends Pick<PaymentPageProps, 'actions' | 'changes'> {
  payment: Payment;
  stage: Exclude<PaymentStage, 'open'>;
}

/** What became of a payment: what happened, what it means for the money, and what to do next. */
export function PaymentOutcome({ payment, stage, actions, changes }: PaymentOutcomeProps) {
  const { title, text, ...mark } = getOutcome(payment, stage, changes !== undefined);
  const canRenew = payment.purpose === 'booking' && stage === 'expired' && payment.renewed_as === null && !changes;
  return (
    <Stack gap="large">
      <OutcomeHead title={title} {...mark}>
        <div role="status">{text}</div>
      </OutcomeHead>
      {stage === 'expired' && changes && <Changes changes={changes} />}
      {canRenew && <Text>{messages.renewText}</Text>}
      {actions.failure && (
        <Banner tone="critical" announce="alert" title={messages.actionFailed}>
          {actions.failure}
        </Banner>
      )}
      <Inline justify="center" wrap="stack">
        {canRenew && (
          <Button busy={actions.pending === 'renew'} busyLabel={messages.renewing} onClick={actions.renew}>
            {messages.renew}
          </Button>
        )}
        {payment.renewed_as !== null && (
          <LinkButton href={paths.pay(payment.renewed_as)}>{messages.openNew}</LinkButton>
        )}
        {stage === 'disputed' && <LinkButton href={paths.contact}>{messages.contact}</LinkButton>}
        <LinkButton tone="secondary" href={paths.myBookings}>
          {messages.myBookings}
        </LinkButton>
        {payment.purpose === 'change'
          ? (stage === 'paid' || mark.cancelled) && <ChangeLink payment={payment} isMade={stage === 'paid'} />
          : mark.cancelled && (
              <LinkButton tone="secondary" href={paths.thingsToDo()}>
                {messages.browse}
              </LinkButton>
            )}
      </Inline>
      {payment.bookings.length > 0 && (
        <Card padding="large">
          <PriceSummary
            lines={listPaidLines(payment)}
            totalLabel={messages.total}
            total={formatPrice(parseFils(payment.amount))}
          />
        </Card>
      )}
    </Stack>
  );
}

/** The voucher after a change; if it wasn't made, the form with what was chosen. */
function ChangeLink({ payment, isMade }: { payment: Payment; isMade: boolean }) {
  const [booking] = payment.bookings;
  if (!booking) return null;
  const { booking_number: number } = booking;
  const query = payment.change_request ? `?${toChangeQuery(payment.change_request)}` : '';
  return (
    <LinkButton tone="secondary" href={isMade ? paths.voucher(number) : `${paths.changeBooking(number)}${query}`}>
      {isMade ? messages.voucher : messages.changeAgain}
    </LinkButton>
  );
}

function getOutcome(payment: Payment, stage: PaymentOutcomeProps['stage'], isNothingLeft: boolean): Outcome {
  const messages = getMessages(payment);
  const amount = formatPrice(parseFils(payment.amount));
  switch (stage) {
    case 'ending':
      return { title: messages.ending, text: messages.endingText, pending: Hourglass };
    case 'processing':
      return { title: messages.processing, text: messages.processingText, pending: Clock };
    case 'paid':
      return { title: messages.paid, text: messages.paidText };
    case 'expired':
      return expired(payment, isNothingLeft);
    case 'released':
      return { title: messages.released, text: messages.releasedText, cancelled: true };
    case 'declined':
      return { title: messages.failed, text: messages.failedText, cancelled: true };
    case 'late':
      return { title: messages.late, text: messages.lateText(amount), cancelled: true };
    case 'refunded':
      return {
        title: messages.refunded(formatPrice(parseFils(payment.refunded_amount))),
        text: messages.refundedText(amount),
        pending: Undo2,
      };
    case 'disputed':
      return { title: messages.disputed, text: messages.disputedText, pending: Clock };
  }
}

function expired(payment: Payment, isNothingLeft: boolean): Outcome {
  const { renewed_as } = payment;
  const messages = getMessages(payment);
  if (renewed_as !== null) return { title: messages.renewed, text: messages.renewedText, pending: TimerOff };
  if (isNothingLeft) return { title: messages.nothingLeft, text: messages.nothingLeftText, cancelled: true };
  return { title: messages.expired, text: messages.expiredText, cancelled: true };
}
