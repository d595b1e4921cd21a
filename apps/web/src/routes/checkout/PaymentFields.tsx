import { nothingToPay } from '@aitours/domain/booking';
import type { CardInfo, PaymentMethod } from '@aitours/domain/checkout';
import { Card, Grid, RadioGroup, type RadioOption, Section, Stack, Text, TextField } from '@aitours/ui';
import { Banknote, CreditCard } from 'lucide-react';
import { formatExpiry } from '../../features/checkout/formatExpiry.ts';
import { type OnlinePayment, useConfig } from '../../platform/api.tsx';
import { messages } from './messages.ts';

export interface PaymentFieldsProps {
  /** Whether the order costs nothing. */
  isFree: boolean;
  method: PaymentMethod;
  card: CardInfo;
  onMethod: (method: PaymentMethod) => void;
  onCard: (part: Partial<CardInfo>) => void;
}

/** Returns the payment methods as options (CHECKOUT-14). */
const listMethodsFor = (onlinePayment: OnlinePayment | null): readonly RadioOption<PaymentMethod>[] => [
  {
    value: 'card',
    label: messages.card,
    description: onlinePayment ? messages.cardOnlineHint(onlinePayment.holdMinutes) : messages.cardHint,
    icon: CreditCard,
  },
  { value: 'cash', label: messages.cash, description: messages.cashHint, icon: Banknote },
];

/**
 * Payment method and, without online payments, card fields; the card is only validated, never sent (CHECKOUT-13,
 * CHECKOUT-15).
 */
export function PaymentFields({ isFree, method, card, onMethod, onCard }: PaymentFieldsProps) {
  const { onlinePayment } = useConfig();
  return (
    <Card padding="large">
      <Section title={messages.payment} size="medium">
        {isFree ? (
          <Text>{nothingToPay}</Text>
        ) : (
          <Stack gap="medium">
            <RadioGroup
              variant="cards"
              label={messages.method}
              options={listMethodsFor(onlinePayment)}
              value={method}
              onChange={onMethod}
            />
            {method === 'card' && !onlinePayment && <CardFields card={card} onCard={onCard} />}
          </Stack>
        )}
      </Section>
    </Card>
  );
}

function CardFields({ card, onCard }: Pick<PaymentFieldsProps, 'card' | 'onCard'>) {
  return (
    <Stack gap="medium">
      <TextField
        name="cardNumber"
        label={messages.cardNumber}
        inputMode="numeric"
        autoComplete="cc-number"
        maxLength={23}
        required
        value={card.cardNumber}
        onChange={(cardNumber) => onCard({ cardNumber })}
      />
      <Grid columns={2} gap="medium">
        <TextField
          name="expiry"
          label={messages.expiry}
          description={messages.expiryHint}
          inputMode="numeric"
          autoComplete="cc-exp"
          maxLength={7}
          required
          value={card.expiry}
          onChange={(typed) => onCard({ expiry: formatExpiry(typed) })}
        />
        <TextField
          name="cvv"
          label={messages.cvv}
          description={messages.cvvHint}
          inputMode="numeric"
          autoComplete="cc-csc"
          maxLength={4}
          required
          value={card.cvv}
          onChange={(cvv) => onCard({ cvv })}
        />
      </Grid>
    </Stack>
  );
}
