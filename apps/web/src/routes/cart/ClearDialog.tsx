import { Button, Dialog, Text } from '@aitours/ui';
import { messages } from './messages.ts';

export interface ClearDialogProps {
  count: number;
  onClose: () => void;
  onConfirm: () => void;
}

/** Confirms that the cart is emptied. */
export default function ClearDialog({ count, onClose, onConfirm }: ClearDialogProps) {
  return (
    <Dialog
      open
      role="alertdialog"
      size="small"
      title={messages.clearTitle}
      onClose={onClose}
      footer={
        <>
          <Button tone="secondary" onClick={onClose}>
            {messages.keep}
          </Button>
          <Button tone="danger" onClick={onConfirm}>
            {messages.clearConfirmed}
          </Button>
        </>
      }
    >
      <Text>{messages.clearText(count)}</Text>
    </Dialog>
  );
}
