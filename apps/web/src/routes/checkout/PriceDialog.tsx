import type { Problem } from '@aitours/api-client';
import { formatPrice, parseFils } from '@aitours/domain/money';
import { Button, Dialog, Inline, Price, Stack, Text } from '@aitours/ui';
import { messages } from './messages.ts';

export interface PriceDialogProps {
  change: Problem<'price-changed'>;
  onAccept: () => void;
  onDecline: () => void;
}

const shown = (amount: string): string => formatPrice(parseFils(amount));

/** Old and new price; nothing is booked before the traveller agrees (GAP-26). */
export default function PriceDialog({ change, onAccept, onDecline }: PriceDialogProps) {
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
        <Text>{change.lines.length > 0 ? messages.priceText : change.message}</Text>
        {change.lines.map(({ id, title, sent, amount }) => (
          <Inline key={id} justify="between" align="baseline">
            <Text as="span">{title}</Text>
            <Price previousAmount={shown(sent)} amount={shown(amount)} />
          </Inline>
        ))}
        <Inline justify="between" align="baseline">
          <Text as="span" strong>
            {messages.newTotal}
          </Text>
          <Price size="large" amount={shown(change.amount)} />
        </Inline>
      </Stack>
    </Dialog>
  );
}
