import type { Problem } from '@aitours/api-client';
import { formatPrice, parseFils } from '@aitours/domain/money';
import { Button, Dialog, Inline, Price, Stack, Text } from '@aitours/ui';
import { messages } from './messages.ts';
import { PriceChanges } from './PriceChanges.tsx';

export interface PriceDialogProps {
  change: Problem<'price-changed'>;
  onAccept: () => void;
  onDecline: () => void;
}

/** Old and new price; nothing is booked before the traveller agrees (GAP-26). */
export default function PriceDialog({ change, onAccept, onDecline }: PriceDialogProps) {
  const changes = change.lines.map(({ id, title, sent, amount }) => ({
    id,
    title,
    before: parseFils(sent),
    amount: parseFils(amount),
  }));
  return (
    <Dialog
      open
      role="alertdialog"
      title={messages.priceTitle}
      onClose={onDecline}
      footer={
        <>
          <Button tone="secondary" onClick={onDecline}>
            {messages.decline}
          </Button>
          <Button onClick={onAccept}>{messages.accept}</Button>
        </>
      }
    >
      <Stack gap="medium">
        <Text>{changes.length > 0 ? messages.priceText : change.message}</Text>
        <PriceChanges changes={changes} />
        <Inline justify="between" align="baseline">
          <Text as="span" strong>
            {messages.newTotal}
          </Text>
          <Price size="large" amount={formatPrice(parseFils(change.amount))} />
        </Inline>
      </Stack>
    </Dialog>
  );
}
