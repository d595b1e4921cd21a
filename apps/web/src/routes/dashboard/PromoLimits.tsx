import { Grid, Stack, Text, TextField } from '@aitours/ui';
import type { PromoDraft } from './promoDraft.ts';
import { promoMessages as messages } from './promoMessages.ts';

export interface PromoLimitsProps {
  readonly draft: PromoDraft;
  readonly change: (part: Partial<PromoDraft>) => void;
}

/** The days on which a promo code can be used. */
export function PromoDays({ draft, change }: PromoLimitsProps) {
  return (
    <Stack gap="xsmall">
      <Grid columns={2} gap="medium">
        <TextField
          name="valid_from"
          type="date"
          label={messages.validFrom}
          value={draft.validFrom}
          onChange={(validFrom) => change({ validFrom })}
        />
        <TextField
          name="valid_until"
          type="date"
          label={messages.validUntil}
          min={draft.validFrom || undefined}
          value={draft.validUntil}
          onChange={(validUntil) => change({ validUntil })}
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
  return (
    <Stack gap="xsmall">
      <Grid columns={2} gap="medium">
        <TextField
          name="max_uses"
          label={messages.maxUses}
          inputMode="numeric"
          maxLength={7}
          value={draft.maxUses}
          onChange={(maxUses) => change({ maxUses })}
        />
        <TextField
          name="max_uses_per_customer"
          label={messages.maxUsesPerCustomer}
          inputMode="numeric"
          maxLength={7}
          value={draft.maxUsesPerCustomer}
          onChange={(maxUsesPerCustomer) => change({ maxUsesPerCustomer })}
        />
      </Grid>
      <Text size="small" tone="soft">
        {messages.usesHint}
      </Text>
    </Stack>
  );
}
