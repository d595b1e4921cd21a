import type { Output } from '@aitours/api-client';
import { wasPaid } from '@aitours/domain/booking';
import { bookingMessages } from '@aitours/domain/messages';
import { Banner, Button, Dialog, Stack, Text } from '@aitours/ui';
import RefundTables from '../../platform/refund-terms/RefundTables.tsx';
import type { Booking } from './booking.ts';
import { describeRefund, hasOwnTerms } from './describeRefund.ts';
import { messages } from './messages.ts';
import { type CancelOutcomes, useCancelBooking } from './useCancelBooking.ts';
import { useQuotedBooking } from './useQuotedBooking.ts';

export interface CancelDialogProps extends CancelOutcomes {
  readonly booking: Booking;
  readonly onClose: () => void;
}

export type Cancellation = Output<'cancelBooking'>;

/** Confirms a cancellation and shows a quote for the refund (BOOK-16 to BOOK-18). */
export default function CancelDialog({ booking: listed, onClose, ...outcomes }: CancelDialogProps) {
  const booking = useQuotedBooking(listed);
  const { isCancelling, failure, cancel } = useCancelBooking(booking, outcomes);
  const preview = booking.refund_if_cancelled;
  return (
    <Dialog
      open
      role="alertdialog"
      size="small"
      title={messages.cancelTitle(booking.booking_number)}
      onClose={onClose}
      dismissable={!isCancelling}
      footer={
        <>
          <Button tone="secondary" onClick={onClose} disabled={isCancelling}>
            {messages.keep}
          </Button>
          <Button tone="danger" busy={isCancelling} busyLabel={messages.cancelling} onClick={cancel}>
            {messages.confirm}
          </Button>
        </>
      }
    >
      <Stack gap="medium">
        <Text strong>{messages.cannotBeUndone}</Text>
        <div role="status">
          <RefundNow booking={booking} />
        </div>
        {preview && <RefundTables tables={[{ steps: preview.steps }]} withAmounts={wasPaid(booking)} />}
        <Text size="small" tone="soft">
          {hasOwnTerms(booking) ? messages.ownRefundRule : messages.refundRule}
        </Text>
        {failure && (
          <Banner tone="critical" announce="alert" title={bookingMessages.cancelFailedShort}>
            {failure}
          </Banner>
        )}
      </Stack>
    </Dialog>
  );
}

/** Shows the refund of cancelling now. */
function RefundNow({ booking }: { booking: Booking }) {
  const refund = describeRefund(booking, new Date());
  if (!refund) return null;
  if (refund.is === 'none') return <Banner tone="pending">{refund.title}</Banner>;
  return (
    <Banner tone={refund.is === 'full' ? 'positive' : 'info'} title={refund.title}>
      {refund.text}
    </Banner>
  );
}
