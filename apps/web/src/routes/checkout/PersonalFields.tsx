import { Card, Section, Stack } from '@aitours/ui';
import { RequestsField } from '../../app/people/RequestsField.tsx';
import { TravellerFields } from '../../app/people/TravellerFields.tsx';
import type { CheckoutDraft } from '../../features/checkout/checkoutDraft.ts';
import { messages } from './messages.ts';

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
          <TravellerFields values={draft} onChange={onChange} />
          <RequestsField value={draft.specialRequests} onChange={(specialRequests) => onChange({ specialRequests })} />
        </Stack>
      </Section>
    </Card>
  );
}
