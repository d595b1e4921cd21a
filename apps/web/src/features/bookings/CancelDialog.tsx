import type { Output } from '@aitours/api-client';
import { dubaiDate, dubaiTime, formatDate, formatTime } from '@aitours/domain/dates';
import { bookingMessages } from '@aitours/domain/messages';
import { formatPrice, parseFils } from '@aitours/domain/money';
import { Banner, Button, Dialog, Stack, Text } from '@aitours/ui';
import type { Booking } from './booking.ts';
import { messages } from './messages.ts';
import { type CancelOutcomes, useCancelBooking } from './useCancelBooking.ts';

export interface CancelDialogProps extends CancelOutcomes {
  readonly booking: Booking;
  readonly onClose: () => void;
}

export type Cancellation = Output<'cancelBooking'>;

/** Asks before a booking is cancelled, and says what comes back (BOOK-16 to BOOK-18). */
export default function CancelDialog({ booking, onClose, ...outcomes }: CancelDialogProps) {
  const { isCancelling, failure, cancel } = useCancelBooking(booking.booking_number, outcomes);
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
        <RefundNow preview={booking.refund_if_cancelled} />
        <Text size="small" tone="soft">
          {messages.refundRule}
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

/** What cancelling now would bring back; nothing is said when the server doesn't say. */
function RefundNow({ preview }: { preview: Booking['refund_if_cancelled'] }) {
  if (!preview) return null;
  if (preview.refund === 'none') return <Banner tone="pending">{messages.noRefund}</Banner>;
  const until = preview.free_until === null ? undefined : new Date(preview.free_until);
  return (
    <Banner tone="positive" title={messages.fullRefund(formatPrice(parseFils(preview.amount)))}>
      {until && messages.freeUntil(formatDate(dubaiDate(until)), formatTime(dubaiTime(until)))}
    </Banner>
  );
}
