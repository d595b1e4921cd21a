import { Card, Section, Stack } from '@aitours/ui';
import type { CheckoutDraft } from '../../features/checkout/checkoutDraft.ts';
import { RequestsField } from '../../platform/traveller-fields/RequestsField.tsx';
import { TravellerFields } from '../../platform/traveller-fields/TravellerFields.tsx';
import { messages } from './messages.ts';

export interface PersonalFieldsProps {
  draft: CheckoutDraft;
  onChange: (part: Partial<CheckoutDraft>) => void;
}

/** The customer's details (CHECKOUT-07, CHECKOUT-21). */
export function PersonalFields({ draft, onChange }: PersonalFieldsProps) {
  return (
    <Card padding="large">
      <Section title={messages.personal} description={messages.personalHint} size="medium">
        <Stack gap="medium">
          <TravellerFields values={draft} onChange={onChange} />
          <RequestsField value={draft.specialRequests} onChange={(specialRequests) => onChange({ specialRequests })} />
        </Stack>
      </Section>
    </Card>
  );
}
