import { Banner, Button, Dialog, Stack, Text } from '@aitours/ui';
import type { Payment } from '../../features/payment/payment.ts';
import { getMessages } from './messages.ts';

export interface ReleaseDialogProps {
  payment: Payment;
  isReleasing: boolean;
  failure: string | undefined;
  onRelease: () => void;
  onClose: () => void;
}

/** Confirms giving the places back; of a change, the new ones. */
export default function ReleaseDialog({ payment, isReleasing, failure, onRelease, onClose }: ReleaseDialogProps) {
  const messages = getMessages(payment);
  return (
    <Dialog
      open
      role="alertdialog"
      size="small"
      title={messages.releaseTitle}
      onClose={onClose}
      dismissable={!isReleasing}
      footer={
        <>
          <Button tone="secondary" onClick={onClose} disabled={isReleasing}>
            {messages.keep}
          </Button>
          <Button tone="danger" busy={isReleasing} busyLabel={messages.releasing} onClick={onRelease}>
            {messages.releaseConfirm}
          </Button>
        </>
      }
    >
      <Stack gap="medium">
        <Text>{messages.releaseText(payment.bookings.length)}</Text>
        {failure && (
          <Banner tone="critical" announce="alert" title={messages.actionFailed}>
            {failure}
          </Banner>
        )}
      </Stack>
    </Dialog>
  );
}
