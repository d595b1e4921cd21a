import { Grid, Stack, Text, TextField } from '@aitours/ui';
import { bindFields } from '../product/bindFields.ts';
import type { PromoDraft } from './promoDraft.ts';
import { promoMessages as messages } from './promoMessages.ts';

export interface PromoLimitsProps {
  readonly draft: PromoDraft;
  readonly change: (part: Partial<PromoDraft>) => void;
}

/** The days on which a promo code can be used. */
export function PromoDays({ draft, change }: PromoLimitsProps) {
  const field = bindFields({ draft, change });
  return (
    <Stack gap="xsmall">
      <Grid columns={2} gap="medium">
        <TextField {...field('validFrom', 'valid_from')} type="date" label={messages.validFrom} />
        <TextField
          {...field('validUntil', 'valid_until')}
          type="date"
          label={messages.validUntil}
          min={draft.validFrom || undefined}
        />
      </Grid>
      <Text size="small" tone="soft">
        {messages.daysHint}
      </Text>
    </Stack>
  );
}

/** How many bookings can use a promo code. */
export function PromoLimits({ draft, change }: PromoLimitsProps) {
  const field = bindFields({ draft, change });
  return (
    <Stack gap="xsmall">
      <Grid columns={2} gap="medium">
        <TextField {...field('maxUses', 'max_uses')} label={messages.maxUses} inputMode="numeric" maxLength={7} />
        <TextField
          {...field('maxUsesPerCustomer', 'max_uses_per_customer')}
          label={messages.maxUsesPerCustomer}
          inputMode="numeric"
          maxLength={7}
        />
      </Grid>
      <Text size="small" tone="soft">
        {messages.usesHint}
      </Text>
    </Stack>
  );
}
