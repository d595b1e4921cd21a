import { Card, Section } from '@aitours/ui';
import { TransferSearchForm } from '../../features/transfer-search/TransferSearchForm.tsx';
import { messages } from './messages.ts';

const lead = 'Enter pickup and drop-off to see the vehicles with enough room.';

/** The transfer search instead of cards (BROWSE-07). */
export default function TransferForm() {
  return (
    <Section title={messages.category.transfers} description={lead}>
      <Card padding="large">
        <TransferSearchForm />
      </Card>
    </Section>
  );
}
