import { Card, Grid, Section, Stack, TextArea, TextField } from '@aitours/ui';
import type { CheckoutDraft } from '../../features/checkout/checkoutDraft.ts';
import { messages } from './messages.ts';

const LONGEST_REQUEST = 500;

export interface PersonalFieldsProps {
  draft: CheckoutDraft;
  onChange: (part: Partial<CheckoutDraft>) => void;
}

/** Who books (CHECKOUT-07, CHECKOUT-21). */
export function PersonalFields({ draft, onChange }: PersonalFieldsProps) {
  return (
    <Card padding="large">
      <Section title={messages.personal} description={messages.personalHint} size="medium">
        <Stack gap="medium">
          <Grid columns={2} gap="medium">
            <TextField
              name="firstName"
              label={messages.firstName}
              autoComplete="given-name"
              required
              value={draft.firstName}
              onChange={(firstName) => onChange({ firstName })}
            />
            <TextField
              name="lastName"
              label={messages.lastName}
              autoComplete="family-name"
              required
              value={draft.lastName}
              onChange={(lastName) => onChange({ lastName })}
            />
          </Grid>
          <TextField
            name="email"
            type="email"
            label={messages.email}
            autoComplete="email"
            required
            value={draft.email}
            onChange={(email) => onChange({ email })}
          />
          <TextField
            name="phone"
            type="tel"
            label={messages.phone}
            description={messages.phoneHint}
            autoComplete="tel"
            required
            value={draft.phone}
            onChange={(phone) => onChange({ phone })}
          />
          <TextArea
            name="specialRequests"
            label={messages.requests}
            description={messages.requestsHint}
            rows={3}
            maxLength={LONGEST_REQUEST}
            value={draft.specialRequests}
            onChange={(specialRequests) => onChange({ specialRequests })}
          />
        </Stack>
      </Section>
    </Card>
  );
}
