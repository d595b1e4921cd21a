import { Banner, Button, Dialog, Stack, Text } from '@aitours/ui';
import { messages } from './messages.ts';

export interface ReleaseDialogProps {
  /** The number of bookings. */
  count: number;
  isReleasing: boolean;
  failure: string | undefined;
  onRelease: () => void;
  onClose: () => void;
}

/** Confirms giving the places back. */
export default function ReleaseDialog({ count, isReleasing, failure, onRelease, onClose }: ReleaseDialogProps) {
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
        <Text>{messages.releaseText(count)}</Text>
        {failure && (
          <Banner tone="critical" announce="alert" title={messages.actionFailed}>
            {failure}
          </Banner>
        )}
      </Stack>
    </Dialog>
  );
}
